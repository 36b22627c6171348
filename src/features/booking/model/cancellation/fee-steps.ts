import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import {
  calculateCancellationFee,
  listCancellationSteps,
  stayOfTrip,
} from '../../../../domain/booking/cancellation-steps.ts';
import { premiumOf } from '../../../../domain/extras/extra.ts';
import { invoiceTotalOf } from '../../../../domain/money/package-price.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';

/** What cancelling costs on each of the days from one to another, both included. */
export interface FeeStep {
  readonly from: Day;
  /** Null for the last step: until departure and later. */
  readonly until: Day | null;
  /** Minor units. */
  readonly fee: number;
}

/** The fees of an order from a day on; steps of the same fee are one. */
export function listFeeSteps(
  { trip, extras, price }: Pick<BookingOrder, 'trip' | 'extras' | 'price'>,
  today: Day,
): readonly FeeStep[] {
  const whole = { total: invoiceTotalOf(price), premiums: premiumOf(extras), nights: trip.nights };
  const steps: FeeStep[] = [];
  let from = today;
  for (const { until, fee } of listCancellationSteps(trip.terms, stayOfTrip(trip), today)) {
    const amount = calculateCancellationFee(fee, whole);
    const last = steps.at(-1);
    if (last?.fee === amount) steps[steps.length - 1] = { ...last, until };
    else steps.push({ from, until, fee: amount });
    if (until !== null) from = until + 1;
  }
  return steps;
}
