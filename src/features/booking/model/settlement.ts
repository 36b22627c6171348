import { chargedNow } from '../../../domain/booking/instalments.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { type BookingRecord, currentOrder } from './booking-record.ts';
import { shopperFee } from './shopper-fee.ts';

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
  /** To the payments that came after the order's own, the last one first. */
  readonly later: number;
  /** To the card, account or wallet of the order. */
  readonly card: number;
  readonly miles: number;
  readonly vouchers: number;
}

/** What of a booking says how it was paid. */
type Paid = Pick<BookingRecord, 'order' | 'chargedBack' | 'paidLater'>;

/**
 * Splits what goes back to the shopper: first to later payments, then to the order's own card, then miles, then vouchers, each at most what
 * it paid. The fee is so taken from the vouchers first and from the shopper's own money last. What the bank has taken back counts as refunded;
 * what was never paid does not go back.
 * @param fee what the shopper pays of the cancellation, minor units; 0 for a booking that failed
 */
export function splitRefund({ order, chargedBack, paidLater }: Paid, fee: number): RefundParts {
  const { coupon, miles } = order.price;
  const own = chargedNow(order);
  const refund = Math.max(own + coupon + miles + paidLater - fee - chargedBack, 0);
  const later = Math.min(Math.max(paidLater, 0), refund);
  const card = Math.min(Math.max(own - chargedBack, 0), refund - later);
  const toMiles = Math.min(miles, refund - later - card);
  return { later, card, miles: toMiles, vouchers: refund - later - card - toMiles };
}

/**
 * What the shopper still owes, minor units.
 * @param due what the trip costs now: its price, or the fee of a cancelled one
 */
export function owedOf({ order, chargedBack, paidLater }: Paid, due: number): number {
  const { coupon, miles } = order.price;
  return Math.max(due + chargedBack - chargedNow(order) - coupon - miles - paidLater, 0);
}

/** What the shopper still owes for a trip as it is: the balance, or the part of a fee that nothing has paid. Minor units. */
export function owedNow(booking: Paid & Pick<BookingRecord, 'amended' | 'supplierFee'>): number {
  const { supplierFee } = booking;
  const order = currentOrder(booking);
  return owedOf(booking, supplierFee === null ? invoiceTotalOf(order.price) : shopperFee(order, supplierFee));
}

/**
 * Settles what the shopper has paid against the fee of a cancellation.
 * @param fee what the shopper pays of it, minor units
 */
export function settleFee(paid: Paid, fee: number): Settlement {
  const { order, chargedBack } = paid;
  const parts = splitRefund(paid, fee);
  const refund = parts.later + parts.card + parts.miles + parts.vouchers;
  const total = invoiceTotalOf(order.price);
  if (total === 0) return { fee, refund, parts, money: 'free' };
  if (refund > 0) return { fee, refund, parts, money: 'refunded' };
  return { fee, refund, parts, money: chargedBack > 0 && total > fee ? 'takenBack' : 'nothing' };
}

/** Returns the settlement of an order cancelled for the shopper; null for any other booking. */
export function toSettlement(
  booking: Paid & Pick<BookingRecord, 'state' | 'supplierFee' | 'paymentState'>,
): Settlement | null {
  const { state, order, supplierFee, paymentState } = booking;
  if (state !== 'cancelled' || supplierFee === null) return null;
  const settlement = settleFee(booking, shopperFee(order, supplierFee));
  if (paymentState !== 'charged-back') return settlement;
  const { later, miles, vouchers } = settlement.parts;
  const refund = later + miles + vouchers;
  return {
    ...settlement,
    refund,
    parts: { later, card: 0, miles, vouchers },
    money: refund > 0 ? 'refunded' : 'takenBack',
  };
}
