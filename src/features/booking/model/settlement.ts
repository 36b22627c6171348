import { chargedNow } from '../../../domain/booking/instalments.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { type BookingRecord, currentOrder, givenOf } from './booking-record.ts';
import type { RefundParts } from './refunds/refund-parts.ts';
import { cancellationFee } from './shopper-fee.ts';

/** Fee and refund of a cancelled trip, minor units. */
export interface Settlement {
  readonly fee: number;
  /** All that goes back, whatever it was paid with. */
  readonly refund: number;
  readonly parts: RefundParts;
  /**
   * - `refunded`: refunded the way it was paid
   * - `nothing`: no more was paid than the fee
   * - `free`: the shopper paid nothing
   * - `takenBack`: the shopper's bank had already charged the payment back, so we refund nothing
   */
  readonly money: 'refunded' | 'nothing' | 'free' | 'takenBack';
}

/** What of a booking says how it was paid, and what is back already. */
export type Paid = Pick<
  BookingRecord,
  'order' | 'amended' | 'changeFees' | 'chargedBack' | 'paidLater' | 'refunded' | 'paidOut'
> &
  Pick<BookingRecord, 'refundedMiles' | 'refundedVouchers'>;

export const sumOfParts = ({ later, card, miles, vouchers }: RefundParts): number =>
  later + card + miles + vouchers;

/** What was refunded while the trip goes ahead, whatever it went back to; minor units. */
export function refundedBefore(
  booking: Pick<BookingRecord, 'refunded' | 'paidOut' | 'refundedMiles' | 'refundedVouchers'>,
): number {
  return booking.refunded + booking.paidOut + booking.refundedMiles + booking.refundedVouchers;
}

/**
 * What is paid and not back, minor units. What the bank has taken back counts as refunded; below 0 where it took what was refunded already.
 */
function paidNow({ order, chargedBack, paidLater, ...back }: Paid): number {
  const { coupon, miles } = order.price;
  return chargedNow(order) + coupon + miles + paidLater - chargedBack - refundedBefore(back);
}

/**
 * Splits what goes back to the shopper: first to later payments, then to the order's own card, then miles, then vouchers, each at most what
 * it paid and has not got back. A fee is so taken from the vouchers first and from the shopper's own money last.
 * @param amount at most what is paid and not back, minor units
 */
function splitAmong(booking: Paid, amount: number): RefundParts {
  const { order, chargedBack, paidLater, refunded, paidOut, refundedMiles } = booking;
  const later = Math.min(Math.max(paidLater, 0), amount);
  const own = Math.max(chargedNow(order) - chargedBack - refunded - paidOut, 0);
  const card = Math.min(own, amount - later);
  const miles = Math.min(order.price.miles - refundedMiles, amount - later - card);
  return { later, card, miles, vouchers: amount - later - card - miles };
}

/**
 * Splits what a booking gives back that ends.
 * @param fee what the shopper pays of the cancellation, minor units; 0 for a booking that failed
 */
export function splitRefund(booking: Paid, fee: number): RefundParts {
  return splitAmong(booking, Math.max(paidNow(booking) - fee - booking.changeFees, 0));
}

/** The most that can go back of an order's own payment while its trip goes ahead, minor units. */
function refundableAmount(booking: Paid): number {
  return Math.max(paidNow({ ...booking, paidLater: 0 }), 0);
}

/** The most that can go back of all payments of a trip while it goes ahead, minor units. */
export function refundableOfTrip(booking: Paid): number {
  return refundableAmount(booking) + Math.max(booking.paidLater, 0);
}

/** Splits a refund of a part of the order's own payment; null where it is more than was paid. @param amount minor units */
export function splitPartialRefund(booking: Paid, amount: number): RefundParts | null {
  return amount > refundableAmount(booking) ? null : splitAmong({ ...booking, paidLater: 0 }, amount);
}

/**
 * What the shopper still owes for a trip as it is: the balance, or the part of a fee that nothing has paid. Minor units.
 */
export function owedNow(
  booking: Paid & Pick<BookingRecord, 'supplierFee' | 'agreedFee' | 'goodwill' | 'laterGoodwill'>,
): number {
  const { supplierFee, changeFees } = booking;
  const price = invoiceTotalOf(currentOrder(booking).price);
  const due = supplierFee === null ? price - givenOf(booking) : cancellationFee(booking, supplierFee);
  return Math.max(due + changeFees - paidNow(booking), 0);
}

/**
 * Settles what the shopper has paid against the fee of a cancellation.
 * @param fee what the shopper pays of it, minor units; negative where more was given than the price, of which nothing is asked back
 */
export function settleFee(booking: Paid, fee: number): Settlement {
  const parts = splitRefund(booking, fee);
  const refund = sumOfParts(parts);
  const total = invoiceTotalOf(currentOrder(booking).price);
  const shown = { fee: Math.max(0, fee), refund, parts };
  if (total === 0) return { ...shown, money: 'free' };
  if (refund > 0) return { ...shown, money: 'refunded' };
  return { ...shown, money: booking.chargedBack > 0 && total > fee ? 'takenBack' : 'nothing' };
}

/** Returns the settlement of an order cancelled for the shopper; null for any other booking. */
export function toSettlement(
  booking: Paid &
    Pick<
      BookingRecord,
      'state' | 'supplierFee' | 'agreedFee' | 'goodwill' | 'laterGoodwill' | 'paymentState' | 'laterRefund'
    >,
): Settlement | null {
  const { state, supplierFee, paymentState } = booking;
  if (state !== 'cancelled' || supplierFee === null) return null;
  // What later payments get back counts as refunded by now.
  const paidLater = booking.paidLater + booking.laterRefund;
  const settlement = settleFee({ ...booking, paidLater }, cancellationFee(booking, supplierFee));
  if (paymentState !== 'charged-back') return settlement;
  const parts = { ...settlement.parts, card: 0 };
  const refund = sumOfParts(parts);
  return { ...settlement, refund, parts, money: refund > 0 ? 'refunded' : 'takenBack' };
}
