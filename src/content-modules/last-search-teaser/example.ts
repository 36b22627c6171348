import type { ModuleExample } from '../definition/module-example.ts';
import type { LastSearchTeaserProps } from './schema.ts';

/** Seen only where something was searched for on this device. */
export const examples: readonly ModuleExample<LastSearchTeaserProps>[] = [
  { name: 'Its own words', props: {} },
  { name: 'An editor’s words', props: { headline: 'Noch einmal von vorn?', buttonText: 'Weitersuchen' } },
];
