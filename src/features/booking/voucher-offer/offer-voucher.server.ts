import { randomBytes } from 'node:crypto';
import type { Db } from '../../../database/open-kysely.server.ts';
import { voucherOffers } from '../../../defaults.ts';
import { calculatePercentage } from '../../../domain/money/calculate-percentage.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { instantOf } from '../../../domain/time/local-moment.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import type { StaffOutcome } from '../model/staff-outcome.ts';
import type { VoucherSales } from '../model/voucher-sales.server.ts';
import { listRefundsWithOffers, type TripRefundWithOffer } from './trip-refunds.server.ts';

export interface VoucherOfferDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sales: Pick<VoucherSales, 'lastDayInPlace'>;
  /** For which refunds wait before they are sent, milliseconds. */
  readonly refundWaitMs: number;
}

export interface OfferedVoucher {
  readonly refundId: string;
  /** What the voucher is worth above the money, minor units. */
  readonly bonus: number;
  readonly by: string;
  readonly note: string;
}

/** Offers a voucher in place of the money of a refund of a trip. The refund stays as it is. */
export type OfferVoucher = (tripBookingId: string, offered: OfferedVoucher) => Promise<StaffOutcome>;

export function createVoucherOffering({ db, clock, sales, refundWaitMs }: VoucherOfferDeps): OfferVoucher {
  return async (tripBookingId, { refundId, bonus, by, note }) => {
    const now = clock.now();
    const refunds = await listRefundsWithOffers(db, tripBookingId, refundWaitMs);
    const found = refunds.find(({ refund }) => refund.id === refundId);
    if (found === undefined || !isOfferable(found, now)) return 'not-possible';
    const { booking, replaceable } = found;
    if (replaceable === null || sales.lastDayInPlace(booking.order.brand, dayAt(now)) === null)
      return 'not-possible';
    if (bonus < 0 || bonus > mostBonus(replaceable)) return 'too-much';
    return db.transaction().execute(async (trx) => {
      const inserted = await trx
        .insertInto('voucher_offer')
        .values({
          id: randomBytes(15).toString('base64url'),
          due_refund_id: refundId,
          amount: replaceable,
          bonus,
          offered_by: by,
          note,
          offered_at: now,
          ends_at: findEnd(found, now),
          next_at: now,
        })
        // Each refund is offered a voucher once.
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted === undefined) return 'not-possible';
      const { currency } = booking.order;
      const facts = JSON.stringify({ by, note, voucher: { amount: replaceable, bonus, currency } });
      await trx
        .insertInto('booking_event')
        .values({ booking_id: tripBookingId, at: now, kind: 'staff-voucher-offer', facts })
        .execute();
      return 'done';
    });
  };
}

/** True for a refund for which a voucher can be offered now: nobody has offered one before, and its money is not sent. */
export function isOfferable(
  { replaceable, offer, sendsAt, promisedOn }: TripRefundWithOffer,
  now: Date,
): boolean {
  if (replaceable === null || offer !== null) return false;
  return (sendsAt === null || sendsAt > now) && now < endOfDay(promisedOn);
}

/** The most that a voucher may be worth above the money, minor units. */
export function mostBonus(amount: number): number {
  return Math.min(voucherOffers.mostBonus, calculatePercentage(amount, voucherOffers.bonusPercent));
}

/** The offer ends by itself, when the money is sent, or when it has to be there: whichever is first. */
function findEnd({ sendsAt, promisedOn }: TripRefundWithOffer, now: Date): Date {
  const ends = [now.getTime() + voucherOffers.answerMs, endOfDay(promisedOn).getTime()];
  return new Date(Math.min(...ends, ...(sendsAt === null ? [] : [sendsAt.getTime()])));
}

const endOfDay = (day: string) =>
  new Date(instantOf({ day: requireDay(day) + 1, minutes: 0, timeZone: SHOP_TIME_ZONE }));
