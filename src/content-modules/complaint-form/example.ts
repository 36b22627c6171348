import type { ModuleExample } from '../definition/module-example.ts';
import type { ComplaintFormProps } from './schema.ts';

export const examples: readonly ModuleExample<ComplaintFormProps>[] = [
  {
    name: 'With an external link',
    props: {
      title: 'Lob und Beschwerden',
      copytext: 'Beides hilft uns, und beides wird gelesen.',
      link: 'https://example.com/',
      linkText: 'Schlichtung im Reiserecht',
      isExternal: true,
    },
  },
  { name: 'Title alone', props: { title: 'Was dürfen wir besser machen?' } },
];
