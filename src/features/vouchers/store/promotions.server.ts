import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { normalisePromotionCode, type Promotion } from '../../../domain/vouchers/judge-promotion.ts';
import type { ListedPromotion } from '../model/listed-promotion.ts';
import { openPromotionTables, readPromotionRow, selectPromotions } from './promotion-rows.server.ts';

/** Promotion codes. */
export interface Promotions {
  /** The newest first. */
  list(brands: BrandScope): Promise<readonly ListedPromotion[]>;
  /** False where the brand has a promotion with this code already. */
  add(promotion: Omit<Promotion, 'id'>): Promise<boolean>;
  /** From today on nobody can use it; false where it is over already, or of another brand. */
  end(id: string, brands: BrandScope): Promise<boolean>;
}

/** Finds a brand's promotion by its code in any spelling. */
export async function findPromotion(db: Db, brand: string, normalised: string): Promise<Promotion | null> {
  const row = await selectPromotions(db)
    .where('brand', '=', brand)
    .where('normalised', '=', normalised)
    .executeTakeFirst();
  return row === undefined ? null : readPromotionRow(row);
}

export async function findPromotionById(db: Db, id: string): Promise<Promotion | null> {
  const row = await selectPromotions(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : readPromotionRow(row);
}

export function createPromotions(db: Db, clock: Clock): Promotions {
  return {
    async list(brands) {
      const rows = await selectPromotions(db)
        .where(isOneOf(sql.ref('promotion.brand'), brands))
        .select(
          sql<string>`(select count(*) from promotion_use where promotion_id = promotion.id and state <> 'released')`.as(
            'uses',
          ),
        )
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map((row) => ({ ...readPromotionRow(row), uses: Number(row.uses) }));
    },
    async add(promotion) {
      const normalised = normalisePromotionCode(promotion.code);
      if (normalised === null) throw new RangeError(`Not a promotion code: ${promotion.code}`);
      const added = await openPromotionTables(db)
        .insertInto('promotion')
        .values({
          id: randomBytes(16).toString('base64url'),
          company_id: promotion.companyId,
          brand: promotion.brand,
          code: promotion.code,
          normalised,
          discount: JSON.stringify(promotion.discount),
          currency: promotion.currency,
          market: [...promotion.markets],
          valid_from: toText(promotion.validFrom),
          valid_to: toText(promotion.validTo),
          travel_from: toText(promotion.travelFrom),
          travel_to: toText(promotion.travelTo),
          destinations: [...promotion.destinations],
          minimum: promotion.minimum,
          uses_in_all: promotion.usesInAll,
          uses_per_person: promotion.usesPerPerson,
          combinable_with_vouchers: promotion.isCombinable,
          members_only: promotion.isForMembers,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.columns(['brand', 'normalised']).doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },
    async end(id, brands) {
      const yesterday = formatDay(dayAt(clock.now()) - 1);
      const ended = await db
        .updateTable('promotion')
        .set({ valid_to: yesterday })
        .where('id', '=', id)
        .where(isOneOf(sql.ref('promotion.brand'), brands))
        .where((eb) =>
          eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', sql<Date>`${yesterday}::date`)]),
        )
        .executeTakeFirst();
      return ended.numUpdatedRows === 1n;
    },
  };
}

const toText = (day: number | null) => (day === null ? null : formatDay(day));
