import type { PoolClient } from 'pg';
import {
  type AirlineFacts,
  HORIZON_DAYS,
  type HotelFacts,
  type PlanNights,
  type RatePlanFacts,
  type SupplyChange,
} from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { type FlightBlock, unpackFlights } from './pack-flights.server.ts';
import { readNights, slotOf } from './pack-nights.server.ts';
import { readFirstDay } from './stock.server.ts';

/** About 100 plans of a year are 1 MB in the feed. */
const hotelsPerPart = 25;
const blocksPerRead = 100;
const flightsPerPart = 2_000;

/** Everything on sale as the client's transaction sees it: horizon, airlines, hotels with plans and nights, flights. */
export async function* readEverything(client: PoolClient): AsyncGenerator<readonly SupplyChange[]> {
  const firstDay = await readFirstDay(client);
  yield [{ kind: 'horizon', firstDay }, ...(await readAirlines(client))];
  yield* readHotels(client, firstDay);
  yield* readFlights(client, firstDay);
}

async function readAirlines(client: PoolClient): Promise<SupplyChange[]> {
  const { rows } = await client.query<{ facts: AirlineFacts }>(
    'select facts from supplier.airline order by code',
  );
  return rows.map(({ facts }) => ({ kind: 'airline', airline: facts }));
}

async function* readHotels(client: PoolClient, firstDay: Day): AsyncGenerator<SupplyChange[]> {
  for (let last = 0; ; ) {
    const { rows } = await client.query<{ id: number; facts: HotelFacts }>(
      'select id, facts from supplier.hotel where id > $1 order by id limit $2',
      [last, hotelsPerPart],
    );
    const end = rows.at(-1);
    if (end === undefined) return;
    const hotels = rows.map(({ facts }): SupplyChange => ({ kind: 'hotel', hotel: facts }));
    yield [...hotels, ...(await readPlans(client, last, end.id, firstDay))];
    last = end.id;
  }
}

interface PlanRow {
  facts: RatePlanFacts;
  nights: Buffer;
  free: Buffer;
}

async function readPlans(
  client: PoolClient,
  above: number,
  upTo: number,
  firstDay: Day,
): Promise<SupplyChange[]> {
  const { rows } = await client.query<PlanRow>(
    `select plan.facts, nights, free from supplier.plan join supplier.nights on plan_id = id
     join supplier.room on room.hotel_id = plan.hotel_id and room.room_id = plan.room_id
     where plan.hotel_id > $1 and plan.hotel_id <= $2 order by id`,
    [above, upTo],
  );
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

async function* readFlights(client: PoolClient, firstDay: Day): AsyncGenerator<SupplyChange[]> {
  let last: FlightBlock = { origin: '', destination: '', block: 0 };
  for (;;) {
    const { rows } = await client.query<FlightBlock & { flights: Buffer }>(
      `select origin, destination, block, flights from supplier.flights
       where (origin, destination, block) > ($1, $2, $3) order by origin, destination, block limit $4`,
      [last.origin, last.destination, last.block, blocksPerRead],
    );
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
