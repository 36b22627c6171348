import { sql } from 'kysely';
import { HORIZON_DAYS, type PlanNights, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { FlightRow } from './flight-rows.server.ts';
import { type FlightBlock, unpackFlights } from './pack-flights.server.ts';
import { readNights, slotOf } from './pack-nights.server.ts';
import { readFirstDay } from './stock.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/** About 100 plans of a year are 1 MB in the feed. */
const hotelsPerPart = 25;
const blocksPerRead = 100;
const flightsPerPart = 2_000;

/** Everything on sale as the transaction sees it: horizon, airlines, hotels with plans and nights, flights. */
export async function* readEverything(db: SupplierDb): AsyncGenerator<readonly SupplyChange[]> {
  const firstDay = await readFirstDay(db);
  yield [{ kind: 'horizon', firstDay }, ...(await readAirlines(db))];
  yield* readHotels(db, firstDay);
  yield* readFlights(db, firstDay);
}

async function readAirlines(db: SupplierDb): Promise<SupplyChange[]> {
  const rows = await db.selectFrom('supplier.airline').select('facts').orderBy('code').execute();
  return rows.map(({ facts }) => ({ kind: 'airline', airline: facts }));
}

async function* readHotels(db: SupplierDb, firstDay: Day): AsyncGenerator<SupplyChange[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('supplier.hotel')
      .select(['id', 'facts'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(hotelsPerPart)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    const hotels = rows.map(({ facts }): SupplyChange => ({ kind: 'hotel', hotel: facts }));
    yield [...hotels, ...(await readPlans(db, last, end.id, firstDay))];
    last = end.id;
  }
}

async function readPlans(
  db: SupplierDb,
  above: number,
  upTo: number,
  firstDay: Day,
): Promise<SupplyChange[]> {
  const rows = await db
    .selectFrom('supplier.plan as plan')
    .innerJoin('supplier.nights', 'supplier.nights.plan_id', 'plan.id')
    .innerJoin('supplier.room as room', (join) =>
      join.onRef('room.hotel_id', '=', 'plan.hotel_id').onRef('room.room_id', '=', 'plan.room_id'),
    )
    .select(['plan.facts', 'nights', 'free'])
    .where('plan.hotel_id', '>', above)
    .where('plan.hotel_id', '<=', upTo)
    .orderBy('plan.id')
    .execute();
  return rows.flatMap(({ facts: plan, nights, free }): SupplyChange[] => {
    const year = closeFullNights(readNights(nights, firstDay, HORIZON_DAYS), free);
    return [
      { kind: 'plan', plan },
      { kind: 'nights', planId: plan.id, nights: year },
    ];
  });
}

function closeFullNights(nights: PlanNights, free: Buffer): PlanNights {
  const states = nights.states.map((state, index) =>
    free[slotOf(nights.from + index)] === 0 ? 'closed' : state,
  );
  return { ...nights, states };
}

async function* readFlights(db: SupplierDb, firstDay: Day): AsyncGenerator<SupplyChange[]> {
  let last: FlightBlock = { origin: '', destination: '', block: 0 };
  for (;;) {
    const { rows } = await sql<FlightRow>`select origin, destination, block, flights from supplier.flights
      where (origin, destination, block) > (${last.origin}, ${last.destination}, ${last.block}::integer)
      order by origin, destination, block limit ${blocksPerRead}`.execute(db);
    const end = rows.at(-1);
    if (end === undefined) return;
    const flights = rows
      .flatMap((row) => unpackFlights(row.flights, row))
      .filter(({ day }) => day >= firstDay)
      .map((flight): SupplyChange => ({ kind: 'flight', flight }));
    for (let from = 0; from < flights.length; from += flightsPerPart) {
      yield flights.slice(from, from + flightsPerPart);
    }
    last = end;
  }
}
