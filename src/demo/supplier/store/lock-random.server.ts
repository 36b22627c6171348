import { sql } from 'kysely';
import { HORIZON_DAYS } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { SeededRandom } from '../../world/model/seeded-random.ts';
import { columnsOf, type FlightRow } from './flight-rows.server.ts';
import { blockOf } from './pack-flights.server.ts';
import { type RoomPlan, selectNights } from './room-plans.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/** A plan whose room is locked, with the rooms left. */
export interface LockedPlan extends RoomPlan {
  readonly free: Buffer;
}

/** Up to so many plans from all over the world, one for a room: rooms are locked in their order, then nights are read. */
export async function lockRandomPlans(
  db: SupplierDb,
  count: number,
  random: SeededRandom,
): Promise<LockedPlan[]> {
  const points = Array.from({ length: count }, () => random.next());
  const { rows: rooms } = await sql<{
    plan_id: string;
    free: Buffer;
  }>`with ends as (select min(id) as low, max(id) as high from supplier.plan),
     drawn as (
       select distinct on (hotel_id, room_id) id as plan_id, hotel_id, room_id
       from ends, unnest(${points}::float8[]) as point, lateral (
         select id, hotel_id, room_id from supplier.plan
         where id >= (low + point * (high - low))::bigint order by id limit 1
       ) as plan order by hotel_id, room_id, id
     )
     select plan_id, free from drawn join supplier.room using (hotel_id, room_id)
     order by hotel_id, room_id for update of room`.execute(db);
  const rows = await selectNights(
    db,
    rooms.map(({ plan_id }) => plan_id),
  );
  const nights = new Map(rows.map((row) => [row.plan_id, row.nights]));
  return rooms.flatMap(({ plan_id, free }) => {
    const own = nights.get(plan_id);
    return own === undefined ? [] : [{ planId: Number(plan_id), free, nights: own }];
  });
}

/** Up to so many rows of flights, each of another route and month, locked in the order of their key. */
export async function lockRandomFlights(
  db: SupplierDb,
  count: number,
  firstDay: Day,
  random: SeededRandom,
): Promise<FlightRow[]> {
  const positions = Array.from({ length: count }, () => ({
    origin: generateLetters(random),
    destination: generateLetters(random),
    block: blockOf(firstDay + random.between(0, HORIZON_DAYS - 1)),
  }));
  const { rows } = await sql<FlightRow>`with drawn as (
       select distinct next.origin, next.destination, next.block
       from unnest(${columnsOf(positions)}) as draw (origin, destination, block), lateral (
         select origin, destination, block from supplier.flights
         where (origin, destination, block) >= (draw.origin, draw.destination, draw.block)
         order by origin, destination, block limit 1
       ) as next
     )
     select origin, destination, block, flights from supplier.flights join drawn using (origin, destination, block)
     order by origin, destination, block for update of flights`.execute(db);
  return rows;
}

/** Three capitals: a place in the alphabet of airports. */
function generateLetters(random: SeededRandom): string {
  return String.fromCharCode(...Array.from({ length: 3 }, () => random.between(65, 90)));
}
