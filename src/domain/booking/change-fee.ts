import type { TariffTerms, TermsFee } from '../search/tariff-terms.ts';
import type { Day } from '../time/calendar-day.ts';
import { calculateFee } from './cancellation-steps.ts';

/** What the fee of a change is calculated from. */
export interface ChangedCharge {
  /** Day of the outbound flight, or of check-in without flights. */
  readonly departure: Day;
  readonly nights: number;
  /** Total of trip and extras before the change, minor units. */
  readonly total: number;
}

/**
 * What other dates, another room, board or flight cost on a day, minor units, never more than the whole price; null where the tariff cannot be
 * changed any more: its fees are listed to a day before departure, and after the last one nothing is changed.
 */
export function calculateChangeFee(
  { change }: Pick<TariffTerms, 'change'>,
  charge: ChangedCharge,
  today: Day,
): number | null {
  const fee = findChangeFee({ change }, charge.departure, today);
  return fee && Math.min(charge.total, calculateFee(fee, charge.total, charge.nights));
}

/** The fee that applies on a day; null where nothing can be changed on it. */
export function findChangeFee(
  { change }: Pick<TariffTerms, 'change'>,
  departure: Day,
  today: Day,
): TermsFee | null {
  return change?.fees.find(({ daysBefore }) => today <= departure - daysBefore) ?? null;
}
