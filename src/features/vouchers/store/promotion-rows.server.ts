import { type Selectable, sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { PromotionDiscount } from '../../../domain/money/package-price.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { Promotion } from '../../../domain/vouchers/judge-promotion.ts';

interface PromotionTables {
  promotion: NarrowedColumns<
    'promotion',
    { discount: PromotionDiscount; currency: CurrencyCode | null; market: MarketCode[] }
  >;
}

export const openPromotionTables = (db: Db) => narrowColumns<PromotionTables>(db);

export function selectPromotions(db: Db) {
  return openPromotionTables(db)
    .selectFrom('promotion')
    .selectAll()
    .select((eb) => [
      eb.cast<string | null>('valid_from', 'text').as('first_day'),
      eb.cast<string | null>('valid_to', 'text').as('last_day'),
      eb.cast<string | null>('travel_from', 'text').as('first_departure'),
      eb.cast<string | null>('travel_to', 'text').as('last_departure'),
    ]);
}

type PromotionRow = Selectable<PromotionTables['promotion']> &
  Readonly<Record<'first_day' | 'last_day' | 'first_departure' | 'last_departure', string | null>>;

const toDay = (text: string | null) => (text === null ? null : requireDay(text));

export function readPromotionRow(row: PromotionRow): Promotion {
  return {
    id: row.id,
    companyId: row.company_id,
    brand: row.brand,
    code: row.code,
    discount: row.discount,
    currency: row.currency,
    markets: row.market,
    validFrom: toDay(row.first_day),
    validTo: toDay(row.last_day),
    travelFrom: toDay(row.first_departure),
    travelTo: toDay(row.last_departure),
    destinations: row.destinations,
    minimum: Number(row.minimum),
    usesInAll: row.uses_in_all,
    usesPerPerson: row.uses_per_person,
    isCombinable: row.combinable_with_vouchers,
    isForMembers: row.members_only,
  };
}

/** Orders that have used a promotion: all, and those of a person; failed ones do not count. */
export async function countUses(
  db: Db,
  promotionId: string,
  person: Buffer | null,
): Promise<{ readonly inAll: number; readonly ofPerson: number }> {
  const row = await db
    .selectFrom('promotion_use')
    .select(({ fn }) => [
      fn.countAll<string>().as('in_all'),
      sql<string>`count(*) filter (where person_digest = ${person})`.as('of_person'),
    ])
    .where('promotion_id', '=', promotionId)
    .where('state', '!=', 'released')
    .executeTakeFirstOrThrow();
  return { inAll: Number(row.in_all), ofPerson: Number(row.of_person) };
}
