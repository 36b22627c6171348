import { sql } from 'kysely';
import type { RatePlanFacts, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { WorldHotel } from '../../world/model/world-hotel.ts';
import { collectFlights, insertFlights } from './insert-flights.server.ts';
import { encodeNights, packNoNights } from './pack-nights.server.ts';
import { generateAllotment } from './room-allotment.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';
import type { WorldSupply } from './world-supply.server.ts';

const hotelsPerInsert = 500;

/** Writes everything a world sells into empty tables. */
export async function fillSupplierStore(
  db: SupplierDb,
  world: WorldSupply,
  { seed, firstDay }: { readonly seed: number; readonly firstDay: Day },
): Promise<void> {
  await insertEntries(db, world.hotels());
  const flights = collectFlights();
  for (const part of world.everything()) {
    await insertAirlines(db, part);
    await insertHotels(db, part);
    await insertPlans(db, part);
    await insertNights(db, part, firstDay);
    await insertRooms(db, part, { seed, firstDay });
    flights.add(part);
    if (flights.isFull()) await insertFlights(db, flights.take());
  }
  await insertFlights(db, flights.take());
}

async function insertEntries(db: SupplierDb, hotels: Iterable<WorldHotel>): Promise<void> {
  let batch: WorldHotel[] = [];
  for (const hotel of hotels) {
    batch.push(hotel);
    if (batch.length < hotelsPerInsert) continue;
    await insertEntryBatch(db, batch);
    batch = [];
  }
  await insertEntryBatch(db, batch);
}

async function insertEntryBatch(db: SupplierDb, hotels: readonly WorldHotel[]): Promise<void> {
  await db
    .insertInto('supplier.hotel_entry')
    .columns(['hotel_id', 'entry'])
    .expression(
      sql`select * from unnest(${hotels.map(({ card }) => card.id)}::integer[],
        ${hotels.map((hotel) => JSON.stringify(hotel))}::jsonb[])`,
    )
    .execute();
}

async function insertAirlines(db: SupplierDb, part: readonly SupplyChange[]): Promise<void> {
  const airlines = part.flatMap((change) => (change.kind === 'airline' ? [change.airline] : []));
  if (airlines.length === 0) return;
  await db
    .insertInto('supplier.airline')
    .columns(['code', 'facts'])
    .expression(
      sql`select * from unnest(${airlines.map(({ code }) => code)}::text[],
        ${airlines.map((airline) => JSON.stringify(airline))}::jsonb[])`,
    )
    .execute();
}

async function insertHotels(db: SupplierDb, part: readonly SupplyChange[]): Promise<void> {
  const hotels = part.flatMap((change) => (change.kind === 'hotel' ? [change.hotel] : []));
  if (hotels.length === 0) return;
  await db
    .insertInto('supplier.hotel')
    .columns(['id', 'facts'])
    .expression(
      sql`select * from unnest(${hotels.map(({ id }) => id)}::integer[],
        ${hotels.map((hotel) => JSON.stringify(hotel))}::jsonb[])`,
    )
    .execute();
}

async function insertPlans(db: SupplierDb, part: readonly SupplyChange[]): Promise<void> {
  const plans = listPlans(part);
  if (plans.length === 0) return;
  await db
    .insertInto('supplier.plan')
    .columns(['id', 'hotel_id', 'room_id', 'facts'])
    .expression(
      sql`select * from unnest(${plans.map(({ id }) => id)}::bigint[],
        ${plans.map(({ hotelId }) => hotelId)}::integer[],
        ${plans.map(({ roomId }) => roomId)}::integer[],
        ${plans.map((plan) => JSON.stringify(plan))}::jsonb[])`,
    )
    .execute();
}

/** A plan's year comes in one change: nights that it leaves out are not sold. */
async function insertNights(db: SupplierDb, part: readonly SupplyChange[], firstDay: Day): Promise<void> {
  const years = part.flatMap((change) => (change.kind === 'nights' ? [change] : []));
  if (years.length === 0) return;
  const packed = years.map(({ nights }) => {
    const year = packNoNights();
    encodeNights(year, nights, firstDay);
    return year;
  });
  await db
    .insertInto('supplier.nights')
    .columns(['plan_id', 'nights'])
    .expression(
      sql`select * from unnest(${years.map(({ planId }) => planId)}::bigint[],
        ${packed}::bytea[])`,
    )
    .execute();
}

async function insertRooms(
  db: SupplierDb,
  part: readonly SupplyChange[],
  { seed, firstDay }: { readonly seed: number; readonly firstDay: Day },
): Promise<void> {
  const plans = listPlans(part);
  if (plans.length === 0) return;
  await db
    .insertInto('supplier.room')
    .columns(['hotel_id', 'room_id', 'free'])
    .expression(
      sql`select * from unnest(${plans.map(({ hotelId }) => hotelId)}::integer[],
        ${plans.map(({ roomId }) => roomId)}::integer[],
        ${plans.map(({ hotelId, roomId }) => generateAllotment(hotelId, roomId, seed, firstDay))}::bytea[])`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function listPlans(part: readonly SupplyChange[]): RatePlanFacts[] {
  return part.flatMap((change) => (change.kind === 'plan' ? [change.plan] : []));
}
