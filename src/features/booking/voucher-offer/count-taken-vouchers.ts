import type { Cancellation } from '../model/bookings.ts';
import type { ShownVoucherOffer } from './shown-voucher-offer.ts';

/** What a cancellation gives back, with the money that vouchers were taken in place of among what vouchers get. */
export function countTakenVouchers(
  cancellation: Cancellation | null,
  offers: readonly Pick<ShownVoucherOffer, 'state' | 'reason' | 'amount'>[],
): Cancellation | null {
  const taken = offers.filter(({ state, reason }) => state === 'taken' && reason === 'cancellation');
  const money = taken.reduce((sum, { amount }) => sum + amount, 0);
  if (cancellation?.parts == null || money === 0) return cancellation;
  const { later, card, miles, vouchers } = cancellation.parts;
  const ofLater = Math.max(0, money - card);
  return {
    ...cancellation,
    parts: { later: later - ofLater, card: card - (money - ofLater), miles, vouchers: vouchers + money },
  };
}
