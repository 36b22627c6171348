import { sql } from 'kysely';
import {
  type AirlineFacts,
  HORIZON_DAYS,
  type RatePlanFacts,
  type SupplyChange,
} from '../../../domain/search/supply-facts.ts';
import type {
  CatalogueEntry,
  OnewayFlightEntry,
  RoomEntry,
} from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import { refuse } from '../../../ports/supply/feeds/records/feed-record.ts';
import { saveHotelContent } from '../content/save-hotel-content.server.ts';
import { removeExtraGoods, upsertExtraGoods } from '../store/extra-goods.server.ts';
import { packNoNights } from '../store/pack-nights.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/**
 * Writes what the catalogue gets to know with a record, apart from the entries of hotels. Returns true for a plan that is new: it is written with its
 * facts and has no nights.
 */
export async function saveCatalogueEntry(
  db: SupplierDb,
  entry: CatalogueEntry,
  changes: readonly SupplyChange[],
): Promise<boolean> {
  switch (entry.kind) {
    case 'hotel':
      await saveHotelContent(db, entry.content ?? []);
      break;
    case 'hotel-content':
      await saveHotelContent(db, entry.items);
      break;
    case 'place':
      await sql`insert into supplier.place (id, facts) values (${entry.place.id}, ${JSON.stringify(entry.place)}::jsonb)
        on conflict (id) do update set facts = excluded.facts`.execute(db);
      break;
    case 'airport':
      await sql`insert into supplier.airport (code, facts)
        values (${entry.airport.code}, ${JSON.stringify(entry.airport)}::jsonb)
        on conflict (code) do update set facts = excluded.facts`.execute(db);
      break;
    case 'airline':
      for (const change of changes)
        if (change.kind === 'airline') await upsertAirline(db, change.airline, entry.airline.name);
      if (entry.supplier !== undefined)
        await db
          .updateTable('supplier.airline')
          .set({ supplier: entry.supplier })
          .where('code', '=', entry.airline.code)
          .execute();
      break;
    case 'room':
      await upsertRoom(db, entry);
      break;
    case 'oneway-flight':
      await saveKeyedFlight(db, entry, changes);
      break;
    case 'extra-goods':
      await upsertExtraGoods(db, entry.goods);
      break;
    case 'extra-goods-gone':
      await removeExtraGoods(db, entry.feed, entry.code);
      break;
    default: {
      const plan = changes.find((change) => change.kind === 'plan')?.plan;
      const isNew = plan !== undefined && (await insertPlan(db, plan, entry.code));
      if (entry.supplier !== undefined)
        await db
          .updateTable('supplier.plan')
          .set({ supplier: entry.supplier })
          .where('id', '=', String(entry.planId))
          .execute();
      return isNew;
    }
  }
  return false;
}

/** A departure that another key had is this key's now. */
async function saveKeyedFlight(
  db: SupplierDb,
  { key, hasEnded }: OnewayFlightEntry,
  changes: readonly SupplyChange[],
): Promise<void> {
  await db.deleteFrom('supplier.oneway_departure').where('key', '=', key).execute();
  if (hasEnded) {
    await db.deleteFrom('supplier.oneway_flight').where('key', '=', key).execute();
    return;
  }
  await sql`insert into supplier.oneway_flight (key) values (${key}) on conflict (key) do nothing`.execute(
    db,
  );
  const departures = changes.flatMap((change) =>
    change.kind === 'flight'
      ? [
          {
            origin: change.flight.from,
            destination: change.flight.to,
            day: change.flight.day,
            id: change.flight.id,
          },
        ]
      : [],
  );
  await sql`insert into supplier.oneway_departure (origin, destination, day, flight_id, key)
    select origin, destination, day, id, ${key}
    from jsonb_to_recordset(${JSON.stringify(departures)}::jsonb) as each (origin text, destination text, day integer, id integer)
    on conflict (origin, destination, day, flight_id) do update set key = excluded.key`.execute(db);
}

async function upsertAirline(db: SupplierDb, facts: AirlineFacts, name: string): Promise<void> {
  await sql`insert into supplier.airline (code, facts, name) values (${facts.code}, ${JSON.stringify(facts)}::jsonb, ${name})
    on conflict (code) do update set facts = excluded.facts, name = excluded.name`.execute(db);
}

/** A known room keeps its number; a new allotment changes the rooms left by the difference, so that sold rooms stay sold. */
async function upsertRoom(db: SupplierDb, { hotelId, code, room, allotment }: RoomEntry): Promise<void> {
  const facts = JSON.stringify(room);
  const known = await db
    .selectFrom('supplier.room')
    .select(['room_id', 'free', 'allotment'])
    .where('hotel_id', '=', hotelId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (known === undefined) {
    await sql`insert into supplier.room (hotel_id, room_id, code, facts, allotment, free)
      select ${hotelId}::integer, coalesce(max(room_id), 0) + 1, ${code}, ${facts}::jsonb, ${allotment}::integer,
        ${Buffer.alloc(HORIZON_DAYS, allotment)}::bytea
      from supplier.room where hotel_id = ${hotelId}`.execute(db);
    return;
  }
  const difference = allotment - (known.allotment ?? allotment);
  requireUnsold(allotment, (known.allotment ?? allotment) - Math.min(...known.free));
  const free = known.free.map((left) => left + difference);
  await db
    .updateTable('supplier.room')
    .set({ facts, allotment, free: Buffer.from(free) })
    .where('hotel_id', '=', hotelId)
    .where('room_id', '=', known.room_id)
    .execute();
}

/** @throws FeedError where more rooms are sold or held for a night than there would be */
function requireUnsold(allotment: number, mostSold: number): void {
  if (allotment < mostSold)
    refuse(`allotment '${allotment}' is below the ${mostSold} rooms that are sold or held for a night`);
}

/** False for a plan that is known: it is changed as a draft. */
async function insertPlan(db: SupplierDb, plan: RatePlanFacts, code: string): Promise<boolean> {
  const { id, hotelId, roomId } = plan;
  const { rows } = await sql`with added as (
      insert into supplier.plan (id, hotel_id, room_id, code, facts)
      values (${id}, ${hotelId}, ${roomId}, ${code}, ${JSON.stringify(plan)}::jsonb) on conflict (id) do nothing
      returning id)
    insert into supplier.nights (plan_id, nights) select id, ${packNoNights()}::bytea from added returning plan_id`.execute(
    db,
  );
  return rows.length > 0;
}
