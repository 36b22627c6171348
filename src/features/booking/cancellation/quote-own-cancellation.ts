import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import { type BookingRecord, currentOrder, givenOf } from '../model/booking-record.ts';
import type { CancellationBasis } from '../model/cancellation/cancellation-basis.ts';
import { type FeeStep, listFeeSteps } from '../model/cancellation/fee-steps.ts';
import { promisedDay } from '../model/refunds/promised-day.ts';
import type { Settlement } from '../model/settlement.ts';
import { quoteCancellation } from '../office/quote-cancellation.ts';

/** What a traveller reads before cancelling; amounts are minor units. */
export interface OwnCancellation extends Settlement {
  /** The last day on which the refund has to be there. */
  readonly promisedOn: Day;
  /** From today on, the cheapest first. */
  readonly steps: readonly FeeStep[];
  readonly departure: Day;
}

/**
 * Quotes what the traveller pays and gets back for cancelling now; null where the trip is not theirs to cancel any more.
 * @param basis that the fee follows
 */
export function quoteOwnCancellation(
  booking: BookingRecord,
  now: Date,
  basis: CancellationBasis,
): OwnCancellation | null {
  const order = currentOrder(booking);
  if (order.kind !== 'trip' || booking.state !== 'booked') return null;
  const today = dayAt(now);
  const { departure } = stayOfTrip(order.trip);
  if (today >= departure) return null;
  // What we gave of the price stays with the traveller.
  const most = Math.max(0, invoiceTotalOf(order.price) - givenOf(booking));
  const quote = quoteCancellation(booking, today, basis);
  return {
    ...quote,
    promisedOn: promisedDay(now),
    departure,
    steps: listFeeSteps(order, today).map((step) => ({ ...step, fee: Math.min(step.fee, most) })),
  };
}
