import type { PoolClient } from 'pg';
import type { RatePlanFacts, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { WorldHotel } from '../../world/model/world-hotel.ts';
import { collectFlights, insertFlights } from './insert-flights.server.ts';
import { encodeNights, packNoNights } from './pack-nights.server.ts';
import { generateAllotment } from './room-allotment.server.ts';
import type { WorldSupply } from './world-supply.server.ts';

const hotelsPerInsert = 500;

/** Writes everything a world sells into empty tables. */
export async function fillSupplierStore(
  client: PoolClient,
  world: WorldSupply,
  { seed, firstDay }: { readonly seed: number; readonly firstDay: Day },
): Promise<void> {
  await insertEntries(client, world.hotels());
  const flights = collectFlights();
  for (const part of world.everything()) {
    await insertAirlines(client, part);
    await insertHotels(client, part);
    await insertPlans(client, part);
    await insertNights(client, part, firstDay);
    await insertRooms(client, part, { seed, firstDay });
    flights.add(part);
    if (flights.isFull()) await insertFlights(client, flights.take());
  }
  await insertFlights(client, flights.take());
}

async function insertEntries(client: PoolClient, hotels: Iterable<WorldHotel>): Promise<void> {
  let batch: WorldHotel[] = [];
  for (const hotel of hotels) {
    batch.push(hotel);
    if (batch.length < hotelsPerInsert) continue;
    await insertEntryBatch(client, batch);
    batch = [];
  }
  await insertEntryBatch(client, batch);
}

async function insertEntryBatch(client: PoolClient, hotels: readonly WorldHotel[]): Promise<void> {
  await client.query(
    'insert into supplier.hotel_entry (hotel_id, entry) select * from unnest($1::integer[], $2::jsonb[])',
    [hotels.map(({ card }) => card.id), hotels.map((hotel) => JSON.stringify(hotel))],
  );
}

async function insertAirlines(client: PoolClient, part: readonly SupplyChange[]): Promise<void> {
  const airlines = part.flatMap((change) => (change.kind === 'airline' ? [change.airline] : []));
  if (airlines.length === 0) return;
  await client.query(
    'insert into supplier.airline (code, facts) select * from unnest($1::text[], $2::jsonb[])',
    [airlines.map(({ code }) => code), airlines.map((airline) => JSON.stringify(airline))],
  );
}

async function insertHotels(client: PoolClient, part: readonly SupplyChange[]): Promise<void> {
  const hotels = part.flatMap((change) => (change.kind === 'hotel' ? [change.hotel] : []));
  if (hotels.length === 0) return;
  await client.query(
    'insert into supplier.hotel (id, facts) select * from unnest($1::integer[], $2::jsonb[])',
    [hotels.map(({ id }) => id), hotels.map((hotel) => JSON.stringify(hotel))],
  );
}

async function insertPlans(client: PoolClient, part: readonly SupplyChange[]): Promise<void> {
  const plans = listPlans(part);
  if (plans.length === 0) return;
  await client.query(
    `insert into supplier.plan (id, hotel_id, room_id, facts)
     select * from unnest($1::bigint[], $2::integer[], $3::integer[], $4::jsonb[])`,
    [
      plans.map(({ id }) => id),
      plans.map(({ hotelId }) => hotelId),
      plans.map(({ roomId }) => roomId),
      plans.map((plan) => JSON.stringify(plan)),
    ],
  );
}

/** A plan's year comes in one change: nights that it leaves out are not sold. */
async function insertNights(client: PoolClient, part: readonly SupplyChange[], firstDay: Day): Promise<void> {
  const years = part.flatMap((change) => (change.kind === 'nights' ? [change] : []));
  if (years.length === 0) return;
  const packed = years.map(({ nights }) => {
    const year = packNoNights();
    encodeNights(year, nights, firstDay);
    return year;
  });
  await client.query(
    'insert into supplier.nights (plan_id, nights) select * from unnest($1::bigint[], $2::bytea[])',
    [years.map(({ planId }) => planId), packed],
  );
}

async function insertRooms(
  client: PoolClient,
  part: readonly SupplyChange[],
  { seed, firstDay }: { readonly seed: number; readonly firstDay: Day },
): Promise<void> {
  const plans = listPlans(part);
  if (plans.length === 0) return;
  await client.query(
    `insert into supplier.room (hotel_id, room_id, free)
     select * from unnest($1::integer[], $2::integer[], $3::bytea[]) on conflict do nothing`,
    [
      plans.map(({ hotelId }) => hotelId),
      plans.map(({ roomId }) => roomId),
      plans.map(({ hotelId, roomId }) => generateAllotment(hotelId, roomId, seed, firstDay)),
    ],
  );
}

function listPlans(part: readonly SupplyChange[]): RatePlanFacts[] {
  return part.flatMap((change) => (change.kind === 'plan' ? [change.plan] : []));
}
