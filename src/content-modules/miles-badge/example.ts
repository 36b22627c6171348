import type { ModuleExample } from '../definition/module-example.ts';
import type { MilesBadgeProps } from './schema.ts';

const regular: MilesBadgeProps = { earnRateRegular: 1, earnRateBoost: 3 };

export const examples: readonly ModuleExample<MilesBadgeProps>[] = [
  { name: 'The brand’s rate', props: regular },
  { name: 'A campaign', props: { ...regular, rateOriginal: 250 } },
];
