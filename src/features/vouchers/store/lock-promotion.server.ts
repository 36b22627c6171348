import type { Db } from '../../../database/open-kysely.server.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { judgeLockedPromotion } from '../../../domain/vouchers/judge-promotion.ts';
import { listVouchers } from './find-voucher.server.ts';
import { countUses, readPromotionRow, selectPromotions } from './promotion-rows.server.ts';

interface PromotionOrder {
  readonly bookingId: string;
  readonly promotionId: string;
  readonly brand: string;
  readonly companyId: string;
  /** Vouchers of the same order, locked before. */
  readonly voucherIds: readonly string[];
  /** Digest of the person who orders. */
  readonly person: Buffer;
  readonly at: Date;
}

/**
 * Counts an order that uses a promotion. Orders of one promotion pass one at a time, so that none is used more often than it may be.
 * @returns false where it does not apply any more: it is over, used up, or does not go with a voucher that staff have limited since
 */
export async function lockPromotion(trx: Db, order: PromotionOrder): Promise<boolean> {
  const { bookingId, promotionId, brand, companyId, voucherIds, person, at } = order;
  await trx.selectFrom('promotion').select('id').where('id', '=', promotionId).forUpdate().execute();
  const counted = await trx
    .selectFrom('promotion_use')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (counted !== undefined) return true;
  const row = await selectPromotions(trx).where('id', '=', promotionId).executeTakeFirst();
  if (row === undefined) return false;
  const uses = await countUses(trx, promotionId, person);
  const vouchers = await listVouchers(trx, voucherIds);
  const use = { brand, companyId, today: dayAt(at), vouchers, uses };
  if (judgeLockedPromotion(readPromotionRow(row), use) !== null) return false;
  await trx
    .insertInto('promotion_use')
    .values({ booking_id: bookingId, promotion_id: promotionId, person_digest: person, state: 'locked', at })
    .execute();
  return true;
}
