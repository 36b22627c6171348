import { invoiceTotalOf, type PackagePrice, totalOf } from '../../../domain/money/package-price.ts';
import type { BookingRecord } from './booking-record.ts';
import { cancellationFee } from './shopper-fee.ts';

/** Fee and refund of a cancelled trip, minor units. */
export interface Settlement {
  readonly fee: number;
  /** All that goes back, whatever it was paid with. */
  readonly refund: number;
  readonly parts: RefundParts;
  /**
   * - `refunded`: refunded the way it was paid
   * - `nothing`: the fee is the whole price
   * - `free`: the shopper paid nothing
   * - `takenBack`: the shopper's bank had already charged the payment back, so we refund nothing
   */
  readonly money: 'refunded' | 'nothing' | 'free' | 'takenBack';
}

/** A refund by what it goes back to, minor units: none is more than what was paid with it. */
export interface RefundParts {
  /** To the card, account or wallet. */
  readonly card: number;
  readonly miles: number;
  readonly vouchers: number;
}

/** What a booking has refunded while its trip goes ahead, by what it went back to; minor units. */
export function refundedParts(
  booking: Pick<BookingRecord, 'refunded' | 'paidOut' | 'refundedMiles' | 'refundedVouchers'>,
): RefundParts {
  const { refunded, paidOut, refundedMiles, refundedVouchers } = booking;
  return { card: refunded + paidOut, miles: refundedMiles, vouchers: refundedVouchers };
}

export const sumOfParts = ({ card, miles, vouchers }: RefundParts): number => card + miles + vouchers;

const nothing: RefundParts = { card: 0, miles: 0, vouchers: 0 };

/**
 * Splits what goes back to the shopper: first to the card, then miles, then vouchers, each at most what it paid. The fee is so taken from the
 * vouchers first and from the shopper's own money last. What the bank has taken back counts as refunded.
 * @param fee what the shopper pays of the cancellation, minor units; 0 for a booking that failed
 * @param refunded what was refunded before: it goes back once
 */
export function splitRefund(
  price: PackagePrice,
  {
    fee,
    chargedBack,
    refunded = nothing,
  }: { readonly fee: number; readonly chargedBack: number; readonly refunded?: RefundParts },
): RefundParts {
  const refund = Math.max(invoiceTotalOf(price) - fee - chargedBack - sumOfParts(refunded), 0);
  const card = Math.min(Math.max(totalOf(price) - chargedBack - refunded.card, 0), refund);
  const miles = Math.min(price.miles - refunded.miles, refund - card);
  return { card, miles, vouchers: refund - card - miles };
}

type Settled = Pick<
  BookingRecord,
  'order' | 'chargedBack' | 'refunded' | 'paidOut' | 'refundedMiles' | 'refundedVouchers'
>;

/** The most that can go back while the trip goes ahead, minor units: what was paid and is not back yet. */
export function refundableAmount(booking: Settled): number {
  const { order, chargedBack } = booking;
  return sumOfParts(splitRefund(order.price, { fee: 0, chargedBack, refunded: refundedParts(booking) }));
}

/** Splits a refund of a part in the same order; null where it is more than was paid. @param amount minor units */
export function splitPartialRefund(booking: Settled, amount: number): RefundParts | null {
  const { order, chargedBack } = booking;
  const fee = refundableAmount(booking) - amount;
  return fee < 0 ? null : splitRefund(order.price, { fee, chargedBack, refunded: refundedParts(booking) });
}

/**
 * Settles what the shopper has paid against the fee of a cancellation.
 * @param fee what the shopper pays of it, minor units
 */
export function settleFee(booking: Settled, fee: number): Settlement {
  const { order, chargedBack } = booking;
  const parts = splitRefund(order.price, { fee, chargedBack, refunded: refundedParts(booking) });
  const refund = sumOfParts(parts);
  const total = invoiceTotalOf(order.price);
  if (total === 0) return { fee, refund, parts, money: 'free' };
  if (refund > 0) return { fee, refund, parts, money: 'refunded' };
  return { fee, refund, parts, money: chargedBack > 0 && total > fee ? 'takenBack' : 'nothing' };
}

/** Returns the settlement of an order cancelled for the shopper; null for any other booking. */
export function toSettlement(
  booking: Settled & Pick<BookingRecord, 'state' | 'supplierFee' | 'agreedFee' | 'paymentState'>,
): Settlement | null {
  const { state, supplierFee, paymentState } = booking;
  if (state !== 'cancelled' || supplierFee === null) return null;
  const settlement = settleFee(booking, cancellationFee(booking, supplierFee));
  if (paymentState !== 'charged-back') return settlement;
  const { miles, vouchers } = settlement.parts;
  const refund = miles + vouchers;
  return {
    ...settlement,
    refund,
    parts: { card: 0, miles, vouchers },
    money: refund > 0 ? 'refunded' : 'takenBack',
  };
}
