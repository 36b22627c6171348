import type { ModuleExample } from '../definition/module-example.ts';
import type { NewsletterCustomerEditProps } from './schema.ts';

export const examples: readonly ModuleExample<NewsletterCustomerEditProps>[] = [
  {
    name: 'With an introduction',
    props: { headline: 'Ihre Angaben', copytext: 'Damit wir Ihnen nur schreiben, was Sie interessiert.' },
  },
  { name: 'Headline alone', props: { headline: 'Ihre Angaben', showsTrackingPermission: true } },
];
