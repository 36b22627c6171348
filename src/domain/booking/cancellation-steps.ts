import { calculatePercentage } from '../money/calculate-percentage.ts';
import type { TariffTerms, TermsFee } from '../search/tariff-terms.ts';
import { type Day, requireDay } from '../time/calendar-day.ts';
import { type BookedTrip, firstDayOf } from './booked-trip.ts';

/** What cancelling costs up to a day, that day included; the last step has no end. */
export interface CancellationStep {
  readonly until: Day | null;
  readonly fee: Pick<TermsFee, 'by' | 'value'>;
}

const free: CancellationStep['fee'] = { by: 'percent', value: 0 };
const wholePrice: CancellationStep['fee'] = { by: 'percent', value: 100 };

/** Days that the fees of a trip are counted back from, and its nights. */
export interface CancellableStay {
  readonly checkIn: Day;
  /** Day of the outbound flight, or of check-in without flights (CONST-028). */
  readonly departure: Day;
  readonly nights: number;
}

/** The days of a booked trip that its fees are counted back from. */
export function stayOfTrip(trip: Pick<BookedTrip, 'checkIn' | 'nights' | 'outbound'>): CancellableStay {
  return { checkIn: requireDay(trip.checkIn), departure: firstDayOf(trip), nights: trip.nights };
}

/** Last day of free cancellation; null where it never is free. */
export function lastFreeDay(
  { cancellation: { freeDays } }: Pick<TariffTerms, 'cancellation'>,
  { checkIn }: Pick<CancellableStay, 'checkIn'>,
): Day | null {
  return freeDays === null ? null : checkIn - freeDays;
}

/**
 * Lists the cancellation fees of a trip as steps in time: free at first where it is, then more expensive the nearer departure comes
 * (CONST-028, CONST-029).
 * @param today steps that end before this day are left out
 */
export function listCancellationSteps(
  terms: Pick<TariffTerms, 'cancellation'>,
  stay: CancellableStay,
  today: Day,
): CancellationStep[] {
  const freeUntil = lastFreeDay(terms, stay) ?? Number.NEGATIVE_INFINITY;
  const steps = terms.cancellation.fees.map((fee) => ({ until: stay.departure - fee.daysBefore, fee }));
  return [
    ...(freeUntil >= today ? [{ until: freeUntil, fee: free }] : []),
    ...steps.filter(({ until }) => until > freeUntil && until >= today),
    { until: null, fee: wholePrice },
  ];
}

/** What cancelling a trip costs on a day: the first of its steps from that day on. */
export function findCancellationStep(
  terms: Pick<TariffTerms, 'cancellation'>,
  stay: CancellableStay,
  today: Day,
): CancellationStep {
  return listCancellationSteps(terms, stay, today)[0] ?? { until: null, fee: wholePrice };
}

/**
 * The fee in minor units, halves rounded up, never more than the whole price. Insurances have contracts of their own, which run on, so that
 * they can pay for the fee: their premiums are retained in full.
 * @param price total of trip and extras, premiums included; minor units
 */
export function calculateCancellationFee(
  { by, value }: CancellationStep['fee'],
  { total, premiums, nights }: { readonly total: number; readonly premiums: number; readonly nights: number },
): number {
  const cancellable = Math.max(0, total - premiums);
  return Math.min(total, premiums + calculateFee({ by, value }, cancellable, nights));
}

/** A fee of a tariff in minor units, halves rounded up. @param price what it is a part of, minor units */
export function calculateFee(
  { by, value }: Pick<TermsFee, 'by' | 'value'>,
  price: number,
  nights: number,
): number {
  const fees: Readonly<Record<typeof by, number>> = {
    percent: calculatePercentage(price, value),
    nights: Math.floor((2 * price * value + nights) / (2 * nights)),
    amount: value,
  };
  return fees[by];
}
