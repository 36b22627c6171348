import { invoiceTotalOf, type PackagePrice, totalOf } from '../../../domain/money/package-price.ts';
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
  /** To the card, account or wallet. */
  readonly card: number;
  readonly miles: number;
  readonly vouchers: number;
}

/**
 * Splits what goes back to the shopper: first to the card, then miles, then vouchers, each at most what it paid. The fee is so taken from the
 * vouchers first and from the shopper's own money last. What the bank has taken back counts as refunded.
 * @param fee what the shopper pays of the cancellation, minor units; 0 for a booking that failed
 */
export function splitRefund(
  price: PackagePrice,
  { fee, chargedBack }: { readonly fee: number; readonly chargedBack: number },
): RefundParts {
  const refund = Math.max(invoiceTotalOf(price) - fee - chargedBack, 0);
  const card = Math.min(Math.max(totalOf(price) - chargedBack, 0), refund);
  const miles = Math.min(price.miles, refund - card);
  return { card, miles, vouchers: refund - card - miles };
}

/**
 * Settles what the shopper has paid against the fee of a cancellation.
 * @param fee what the shopper pays of it, minor units
 */
export function settleFee(
  booking: Pick<BookingRecord, 'order' | 'amended' | 'chargedBack'>,
  fee: number,
): Settlement {
  const { chargedBack } = booking;
  const order = currentOrder(booking);
  const parts = splitRefund(order.price, { fee, chargedBack });
  const refund = parts.card + parts.miles + parts.vouchers;
  const total = invoiceTotalOf(order.price);
  if (total === 0) return { fee, refund, parts, money: 'free' };
  if (refund > 0) return { fee, refund, parts, money: 'refunded' };
  return { fee, refund, parts, money: chargedBack > 0 && total > fee ? 'takenBack' : 'nothing' };
}

/** Returns the settlement of an order cancelled for the shopper; null for any other booking. */
export function toSettlement(
  booking: Pick<
    BookingRecord,
    'state' | 'order' | 'amended' | 'supplierFee' | 'paymentState' | 'chargedBack'
  >,
): Settlement | null {
  const { state, supplierFee, paymentState } = booking;
  if (state !== 'cancelled' || supplierFee === null) return null;
  const settlement = settleFee(booking, shopperFee(currentOrder(booking), supplierFee));
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
