import { sql } from 'kysely';
import { type ExtraFeed, type ExtraGoods, feedOfExtra } from '../../../domain/extras/goods/extra-goods.ts';
import type { HotelFacts } from '../../../domain/search/supply-facts.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/**
 * Extras of an operator's files that may be sold with a hotel, by code, and what the hotel lies in: its city, then what holds it.
 * @param airports of the trip's flights; extras of others are left out
 */
export async function readExtraGoods(
  db: SupplierDb,
  { id, cityId }: Pick<HotelFacts, 'id' | 'cityId'>,
  airports: readonly string[],
): Promise<{ readonly placeIds: readonly number[]; readonly goods: readonly ExtraGoods[] }> {
  const { rows } = await sql<{ place_ids: readonly number[]; goods: readonly ExtraGoods[] }>`
    with recursive around as (
      select id, (facts ->> 'parentId')::integer as parent, 0 as step from supplier.place where id = ${cityId}::integer
      union all select place.id, (place.facts ->> 'parentId')::integer, step + 1
      from supplier.place join around on place.id = around.parent)
    select (select coalesce(array_agg(id order by step), '{}') from around) as place_ids,
      (select coalesce(jsonb_agg(facts order by feed desc, code collate "C"), '[]') from supplier.extra_goods
        where (hotel_id is null or hotel_id = ${id}::integer)
          and (place_id is null or place_id in (select id from around))
          and (airport is null or airport = any(${airports}::text[]))) as goods`.execute(db);
  const [{ place_ids: placeIds, goods } = { place_ids: [], goods: [] }] = rows;
  return { placeIds, goods };
}

/** Null where no file has brought it, or one has removed it. */
export async function findExtraGoods(
  db: SupplierDb,
  feed: ExtraFeed,
  code: string,
): Promise<ExtraGoods | null> {
  const found = await db
    .selectFrom('supplier.extra_goods')
    .select('facts')
    .where('feed', '=', feed)
    .where('code', '=', code)
    .executeTakeFirst();
  return found?.facts ?? null;
}

/** Writes an extra over the one that has its code. */
export async function upsertExtraGoods(db: SupplierDb, goods: ExtraGoods): Promise<void> {
  const { code, hotelId, placeId, airport } = goods;
  const row = { hotel_id: hotelId, place_id: placeId, airport, facts: JSON.stringify(goods) };
  await db
    .insertInto('supplier.extra_goods')
    .values({ feed: feedOfExtra(goods), code, ...row })
    .onConflict((conflict) => conflict.columns(['feed', 'code']).doUpdateSet(row))
    .execute();
}

/** Takes an extra off sale; what was booked before stays booked. */
export async function removeExtraGoods(db: SupplierDb, feed: ExtraFeed, code: string): Promise<void> {
  await db.deleteFrom('supplier.extra_goods').where('feed', '=', feed).where('code', '=', code).execute();
}

/** Codes of all extras of a kind of file, in ascending order. */
export async function listExtraCodes(db: SupplierDb, feed: ExtraFeed): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('supplier.extra_goods')
    .select('code')
    .where('feed', '=', feed)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}
