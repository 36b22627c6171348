import type { Db } from '../../../database/open-kysely.server.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { countUses, readPromotionRow, selectPromotions } from './promotion-rows.server.ts';

interface PromotionOrder {
  readonly bookingId: string;
  readonly promotionId: string;
  readonly companyId: string;
  /** Digest of the person who orders. */
  readonly person: Buffer;
  readonly at: Date;
}

/**
 * Counts an order that uses a promotion. Orders of one promotion pass one at a time, so that none is used more often than it may be.
 * @returns false where it is over or used up meanwhile
 */
export async function lockPromotion(trx: Db, order: PromotionOrder): Promise<boolean> {
  const { bookingId, promotionId, companyId, person, at } = order;
  await trx.selectFrom('promotion').select('id').where('id', '=', promotionId).forUpdate().execute();
  const counted = await trx
    .selectFrom('promotion_use')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (counted !== undefined) return true;
  const row = await selectPromotions(trx).where('id', '=', promotionId).executeTakeFirst();
  if (row === undefined) return false;
  const promotion = readPromotionRow(row);
  const today = dayAt(at);
  const { validFrom, validTo, usesInAll, usesPerPerson } = promotion;
  if (promotion.companyId !== companyId) return false;
  if (validFrom !== null && today < validFrom) return false;
  if (validTo !== null && validTo < today) return false;
  const uses = await countUses(trx, promotionId, person);
  if (usesInAll !== null && uses.inAll >= usesInAll) return false;
  if (usesPerPerson !== null && uses.ofPerson >= usesPerPerson) return false;
  await trx
    .insertInto('promotion_use')
    .values({ booking_id: bookingId, promotion_id: promotionId, person_digest: person, state: 'locked', at })
    .execute();
  return true;
}
