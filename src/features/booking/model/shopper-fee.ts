import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { totalOf } from '../../../domain/money/package-price.ts';

/**
 * What a shopper pays for a cancelled trip of which the supplier keeps a fee: the share of their own price that the supplier
 * keeps of the one it asks for, because they were told a share of their price and a discount is ours. Insurances run on and are
 * kept whole. Minor units, halves up.
 */
export function shopperFee({ price, extras }: Pick<BookingOrder, 'price' | 'extras'>, fee: number): number {
  const total = totalOf(price);
  const insured = premiumOf(extras);
  const asked = extras.reduce((sum, { amount }) => sum + amount, price.base) - insured;
  const kept = Math.max(0, fee - insured);
  const share = Math.floor((kept * Math.max(0, total - insured) + asked / 2) / Math.max(1, asked));
  return Math.min(total, fee - kept + share);
}
