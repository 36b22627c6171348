import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { VoucherOffersOfTrip } from '../model/booking-file.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { showOfferState } from '../model/voucher-offers/voucher-offer.ts';
import { isOfferable, mostBonus, type VoucherOfferDeps } from './offer-voucher.server.ts';
import { listRefundsWithOffers } from './trip-refunds.server.ts';

/** What was offered for a trip in place of money, and for which refunds staff can offer a voucher now. */
export async function listVoucherOffers(
  { db, clock, sales, refundWaitMs }: VoucherOfferDeps,
  { id, order }: Pick<BookingRecord, 'id' | 'order'>,
): Promise<VoucherOffersOfTrip> {
  const now = clock.now();
  if (order.kind !== 'trip') return { offers: [], offerable: [] };
  const refunds = await listRefundsWithOffers(db, id, refundWaitMs);
  const hasVouchers = sales.lastDayInPlace(order.brand, dayAt(now)) !== null;
  return {
    offers: refunds.flatMap(({ offer }) =>
      offer === null ? [] : [{ ...offer, shownState: showOfferState(offer, now) }],
    ),
    offerable: refunds.flatMap((found) => {
      const { refund, replaceable: amount, sendsAt } = found;
      if (amount === null || !hasVouchers || !isOfferable(found, now)) return [];
      return [{ refundId: refund.id, reason: refund.reason, amount, mostBonus: mostBonus(amount), sendsAt }];
    }),
  };
}
