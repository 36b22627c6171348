import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import {
  calculateCancellationFee,
  findCancellationStep,
  stayOfTrip,
} from '../../../domain/booking/cancellation-steps.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { currentOrder } from '../model/booking-record.ts';
import { type Paid, type Settlement, settleFee } from '../model/settlement.ts';

/**
 * Quotes fee and refund of a cancellation on a day; a gift voucher has no fee. It is an estimate for staff and shopper; the supplier's answer
 * decides.
 */
export function quoteCancellation(booking: Paid, today: Day): Settlement {
  const order = currentOrder(booking);
  return settleFee(booking, order.kind === 'trip' ? feeByTerms(order, today) : 0);
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
