import type { Db } from '../../../database/open-kysely.server.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import { buildPath } from '../../../url.ts';
import { showOfferState, worthOf } from '../model/voucher-offers/voucher-offer.ts';
import type { VoucherSales } from '../model/voucher-sales.server.ts';
import type { ShownVoucherOffer } from './shown-voucher-offer.ts';
import { listRefundsWithOffers } from './trip-refunds.server.ts';

export interface ShownOfferDeps {
  readonly db: Db;
  readonly sales: Pick<VoucherSales, 'lastDayInPlace'>;
  /** For which refunds wait before they are sent, milliseconds. */
  readonly refundWaitMs: number;
}

/** The trip, and who opens it. */
export interface OpenedOffers {
  readonly bookingId: string;
  readonly checkoutId: string;
  readonly locale: string;
  /** Signed key of a mail's link; null for none. */
  readonly linkKey: string | null;
  readonly now: Date;
}

/** The vouchers that were offered in place of money of a trip, the earliest refund first. */
export async function showVoucherOffers(
  { db, sales, refundWaitMs }: ShownOfferDeps,
  { bookingId, checkoutId, locale, linkKey, now }: OpenedOffers,
): Promise<readonly ShownVoucherOffer[]> {
  const refunds = await listRefundsWithOffers(db, bookingId, refundWaitMs);
  return refunds.flatMap(({ offer, booking, promisedOn, refund }) => {
    if (offer === null) return [];
    const lastDay = sales.lastDayInPlace(booking.order.brand, dayAt(now));
    if (lastDay === null) return [];
    return [
      {
        id: offer.id,
        reason: refund.reason,
        amount: offer.amount,
        worth: worthOf(offer),
        currency: offer.currency,
        endsAt: offer.endsAt.toISOString(),
        promisedOn,
        lastDay: formatDay(lastDay),
        state: showOfferState(offer, now),
        path: buildPath(
          'trip_voucher_offer',
          { _locale: locale, checkoutId, offerId: offer.id },
          { key: linkKey },
        ),
      },
    ];
  });
}
