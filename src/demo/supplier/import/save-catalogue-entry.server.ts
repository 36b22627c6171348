import { sql } from 'kysely';
import { HORIZON_DAYS, type RatePlanFacts, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { CatalogueEntry, RoomEntry } from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import { packNoNights } from '../store/pack-nights.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** Writes what the catalogue gets to know with a record, apart from hotels; a new plan gets a row for its nights. */
export async function saveCatalogueEntry(
  db: SupplierDb,
  entry: CatalogueEntry,
  changes: readonly SupplyChange[],
): Promise<void> {
  switch (entry.kind) {
    case 'hotel':
      return;
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
      for (const change of changes) {
        if (change.kind !== 'airline') continue;
        await sql`insert into supplier.airline (code, facts, name)
          values (${change.airline.code}, ${JSON.stringify(change.airline)}::jsonb, ${entry.airline.name})
          on conflict (code) do update set facts = excluded.facts, name = excluded.name`.execute(db);
      }
      break;
    case 'room':
      await upsertRoom(db, entry);
      break;
    default:
      for (const change of changes) if (change.kind === 'plan') await insertPlan(db, change.plan, entry.code);
  }
  await bumpCatalogue(db);
}

/** The shop reads the catalogue again. */
async function bumpCatalogue(db: SupplierDb): Promise<void> {
  await db
    .updateTable('supplier.world')
    .set((row) => ({ catalogue_changes: row('catalogue_changes', '+', 1) }))
    .execute();
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
  const free = known.free.map((left) => Math.min(255, Math.max(0, left + difference)));
  await db
    .updateTable('supplier.room')
    .set({ facts, allotment, free: Buffer.from(free) })
    .where('hotel_id', '=', hotelId)
    .where('room_id', '=', known.room_id)
    .execute();
}

/** A known plan is changed as a draft afterwards; a new one has no nights. */
async function insertPlan(db: SupplierDb, plan: RatePlanFacts, code: string): Promise<void> {
  const { id, hotelId, roomId } = plan;
  await sql`insert into supplier.plan (id, hotel_id, room_id, code, facts)
    values (${id}, ${hotelId}, ${roomId}, ${code}, ${JSON.stringify(plan)}::jsonb) on conflict (id) do nothing`.execute(
    db,
  );
  await sql`insert into supplier.nights (plan_id, nights) values (${id}, ${packNoNights()})
    on conflict (plan_id) do nothing`.execute(db);
}
