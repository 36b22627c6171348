import { totalOf } from '../../../domain/money/package-price.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { shopperFee } from '../model/shopper-fee.ts';

/** Fee and refund of a cancelled trip, minor units. */
export interface Settlement {
  readonly fee: number;
  readonly refund: number;
  /**
   * - `refunded`: refunded to the original payment method
   * - `nothing`: the fee is the whole price
   * - `free`: the shopper paid nothing
   * - `takenBack`: the shopper's bank had already charged the payment back, so we refund nothing
   */
  readonly money: 'refunded' | 'nothing' | 'free' | 'takenBack';
}

/** Returns the settlement of a trip cancelled for the shopper; null for any other booking. */
export function toSettlement({
  state,
  order,
  supplierFee,
  paymentState,
  chargedBack,
}: Pick<
  BookingRecord,
  'state' | 'order' | 'supplierFee' | 'paymentState' | 'chargedBack'
>): Settlement | null {
  if (state !== 'cancelled' || supplierFee === null) return null;
  const total = totalOf(order.price);
  const fee = shopperFee(order, supplierFee);
  if (paymentState === 'free') return { fee, refund: 0, money: 'free' };
  if (paymentState === 'charged-back') return { fee, refund: 0, money: 'takenBack' };
  const refund = Math.max(total - fee - chargedBack, 0);
  return { fee, refund, money: refund === 0 ? 'nothing' : 'refunded' };
}
