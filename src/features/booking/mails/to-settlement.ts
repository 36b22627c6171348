import { totalOf } from '../../../domain/money/package-price.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { shopperFee } from '../model/shopper-fee.ts';

/** What a cancelled trip costs the shopper and gives back, minor units. */
export interface Settlement {
  readonly fee: number;
  readonly refund: number;
  /**
   * - `refunded`: paid back the way it was paid
   * - `nothing`: the fee is all of the price
   * - `free`: nothing was paid
   * - `takenBack`: their bank had taken the money back before, nothing goes back from us
   */
  readonly money: 'refunded' | 'nothing' | 'free' | 'takenBack';
}

/** How a trip that is cancelled for the shopper was settled; null for one that is not. */
export function toSettlement({
  state,
  order,
  supplierFee,
  paymentState,
}: Pick<BookingRecord, 'state' | 'order' | 'supplierFee' | 'paymentState'>): Settlement | null {
  if (state !== 'cancelled' || supplierFee === null) return null;
  const total = totalOf(order.price);
  const fee = shopperFee(order, supplierFee);
  if (paymentState === 'free') return { fee, refund: 0, money: 'free' };
  if (paymentState === 'charged-back') return { fee, refund: 0, money: 'takenBack' };
  return { fee, refund: total - fee, money: fee === total ? 'nothing' : 'refunded' };
}
