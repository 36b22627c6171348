import type { Order } from '../../../domain/booking/booking-order.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { toChargedAmount } from '../../../domain/money/purchase-currency.ts';
import { type BookingRecord, currentOrder } from './booking-record.ts';

/**
 * What the shopper pays of a cancellation whose fee the supplier has answered: what was agreed with them, where something was.
 * @param supplierFee minor units of the currency that the supplier sells in
 */
export function cancellationFee(
  booking: Pick<BookingRecord, 'order' | 'amended' | 'agreedFee'>,
  supplierFee: number,
): number {
  const order = currentOrder(booking);
  return booking.agreedFee ?? shopperFee(order, toChargedAmount(supplierFee, order));
}

/**
 * Calculates what the shopper pays for a cancelled trip. The shopper pays the same share of their own price as the
 * supplier's fee is of the supplier's price, because a discount is ours. Insurances are not refunded.
 * Minor units of the charged currency, rounded half up.
 */
export function shopperFee(order: Order, fee: number): number {
  const { price } = order;
  const total = invoiceTotalOf(price);
  if (order.kind !== 'trip') return Math.min(total, fee);
  const { extras } = order;
  const insured = premiumOf(extras);
  const asked = extras.reduce((sum, { amount }) => sum + amount, price.base) - insured;
  const tripFee = Math.max(0, fee - insured);
  const share = Math.floor((tripFee * Math.max(0, total - insured) + asked / 2) / Math.max(1, asked));
  return Math.min(total, fee - tripFee + share);
}
