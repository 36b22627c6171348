import type { Order } from '../../../domain/booking/booking-order.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { toChargedAmount } from '../../../domain/money/purchase-currency.ts';
import { type BookingRecord, currentOrder, givenOf } from './booking-record.ts';
import { boughtAmount } from './bought-amount.ts';
import { supplierTotalOf } from './supplier-price.ts';

/**
 * What the shopper pays of a cancellation whose fee the supplier has answered: what was agreed with them, where something was. What we gave
 * of the price stays with them, whatever the fee is.
 * @param supplierFee minor units of the currency that the supplier sells in
 * @returns minor units; negative where more was given than the price, out of the fees of changes
 */
export function cancellationFee(
  booking: Pick<BookingRecord, 'order' | 'amended' | 'agreedFee' | 'goodwill' | 'laterGoodwill'>,
  supplierFee: number,
): number {
  const order = currentOrder(booking);
  const fee = booking.agreedFee ?? shopperFee(order, supplierFee);
  return Math.min(fee, invoiceTotalOf(order.price) - givenOf(booking));
}

/**
 * Calculates what the shopper pays for a cancelled trip. The shopper pays the same share of their own price as the
 * supplier's fee is of the supplier's price, because a discount is ours. Insurances are not refunded. The share is one of the
 * supplier's amounts: those that are charged are each rounded, and a fee of the whole price would leave a cent to refund.
 * @param fee minor units of the currency that the supplier sells in
 * @returns minor units of the charged currency, rounded half up
 */
export function shopperFee(order: Order, fee: number): number {
  const total = invoiceTotalOf(order.price);
  if (order.kind !== 'trip') return Math.min(total, toChargedAmount(fee, order));
  const insurances = order.extras.filter(({ kind }) => kind === 'insurance');
  const premiums = premiumOf(insurances);
  const insured = insurances.reduce(
    (sum, { amount, bought }) => sum + boughtAmount(amount, bought, order),
    0,
  );
  const asked = supplierTotalOf(order, order) - insured;
  const tripFee = Math.max(0, fee - insured);
  const share = Math.floor((tripFee * Math.max(0, total - premiums) + asked / 2) / Math.max(1, asked));
  const kept = fee >= insured ? premiums : toChargedAmount(fee, order);
  return Math.min(total, kept + share);
}
