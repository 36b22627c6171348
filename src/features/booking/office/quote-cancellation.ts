import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import {
  calculateCancellationFee,
  findCancellationStep,
  stayOfTrip,
} from '../../../domain/booking/cancellation-steps.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { type BookingRecord, currentOrder, givenOf } from '../model/booking-record.ts';
import { agreedFeeOf, type CancellationBasis } from '../model/cancellation/cancellation-basis.ts';
import { type Paid, type Settlement, settleFee } from '../model/settlement.ts';

/**
 * Quotes fee and refund of a cancellation on a day; a gift voucher has no fee, and what we gave of a price stays with the shopper. It is an
 * estimate for staff and shopper; the supplier's answer decides.
 * @param basis that the fee of a trip follows
 */
export function quoteCancellation(
  booking: Paid & Pick<BookingRecord, 'goodwill' | 'laterGoodwill'>,
  today: Day,
  basis: CancellationBasis,
): Settlement {
  const order = currentOrder(booking);
  if (order.kind !== 'trip') return settleFee(booking, 0);
  const most = invoiceTotalOf(order.price) - givenOf(booking);
  return settleFee(booking, Math.min(agreedFeeOf(basis) ?? feeByTerms(order, today), most));
}

/**
 * Calculates the fee by the order's terms on a day: a share of trip and extras except insurances, which are never
 * refunded. Minor units, rounded half up.
 */
export function feeByTerms({ trip, extras, price }: BookingOrder, today: Day): number {
  const total = invoiceTotalOf(price);
  const { fee } = findCancellationStep(trip.terms, stayOfTrip(trip), today);
  return calculateCancellationFee(fee, { total, premiums: premiumOf(extras), nights: trip.nights });
}
