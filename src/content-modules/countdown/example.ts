import type { ModuleExample } from '../definition/module-example.ts';
import type { CountdownProps } from './schema.ts';

export const examples: readonly ModuleExample<CountdownProps>[] = [
  {
    name: 'Still running',
    props: {
      headline: 'Frühbucherpreise enden',
      date: '2027-03-27T23:00:00Z',
      until: '28. März 2027, 00:00',
    },
  },
  {
    name: 'Over',
    props: {
      headline: 'Der Winterkatalog ist da',
      date: '2026-01-05T08:00:00Z',
      until: '5. Januar 2026, 09:00',
    },
  },
];
