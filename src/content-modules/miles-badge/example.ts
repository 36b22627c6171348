import type { ModuleExample } from '../definition/module-example.ts';
import type { MilesBadgeProps } from './schema.ts';

const regular: MilesBadgeProps = { rate: 1, earnRateRegular: 1, earnRateBoost: 3, minimumPointsFee: 7500 };

export const examples: readonly ModuleExample<MilesBadgeProps>[] = [
  { name: 'A mile for a euro', props: regular },
  { name: 'A campaign', props: { ...regular, rate: 4, rateOriginal: 1 } },
];
