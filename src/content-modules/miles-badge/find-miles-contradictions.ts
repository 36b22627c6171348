import type { Brand } from '../../brands/brand.ts';
import type { MilesBadgeProps } from './schema.ts';

/**
 * Returns the fields that contradict the brand, which is the only source of rate and minimum (MILES-003, MILES-005): editors leave them empty or
 * repeat the brand's number.
 */
export function findMilesContradictions(
  { rate, minimumPointsFee }: Partial<MilesBadgeProps>,
  { milesPayment }: Pick<Brand, 'milesPayment'>,
): readonly string[] {
  return [
    ...(rate === undefined || rate === milesPayment?.rates.EUR ? [] : ['rate']),
    ...(minimumPointsFee === undefined || minimumPointsFee === milesPayment?.minimumPointsFee
      ? []
      : ['minimumPointsFee']),
  ];
}
