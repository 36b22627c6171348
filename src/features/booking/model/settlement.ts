import { totalOf } from '../../../domain/money/package-price.ts';
import type { BookingRecord } from './booking-record.ts';
import { shopperFee } from './shopper-fee.ts';

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

/**
 * Settles what the shopper has paid against the fee of a cancellation.
 * @param fee what the shopper pays of it, minor units
 */
export function settleFee(
  { order, paymentState, chargedBack }: Pick<BookingRecord, 'order' | 'paymentState' | 'chargedBack'>,
  fee: number,
): Settlement {
  if (paymentState === 'free') return { fee, refund: 0, money: 'free' };
  const rest = totalOf(order.price) - fee;
  const refund = Math.max(rest - chargedBack, 0);
  if (refund > 0) return { fee, refund, money: 'refunded' };
  return { fee, refund, money: chargedBack > 0 && rest > 0 ? 'takenBack' : 'nothing' };
}

/** Returns the settlement of a trip cancelled for the shopper; null for any other booking. */
export function toSettlement(
  booking: Pick<BookingRecord, 'state' | 'order' | 'supplierFee' | 'paymentState' | 'chargedBack'>,
): Settlement | null {
  const { state, order, supplierFee, paymentState } = booking;
  if (state !== 'cancelled' || supplierFee === null) return null;
  const settlement = settleFee(booking, shopperFee(order, supplierFee));
  return paymentState === 'charged-back' ? { ...settlement, refund: 0, money: 'takenBack' } : settlement;
}
