import type { ModuleExample } from '../definition/module-example.ts';
import type { NewsletterUnsubscribeProps } from './schema.ts';

export const examples: readonly ModuleExample<NewsletterUnsubscribeProps>[] = [
  {
    name: 'With an introduction',
    props: {
      headline: 'Keine Post mehr',
      copytext: 'Schade, aber verständlich. Ihre Buchungen berührt das nicht.',
    },
  },
  { name: 'Headline alone', props: { headline: 'Keine Post mehr' } },
];
