import type { PoolClient } from 'pg';
import type { PlanNights, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { DayRange } from '../../../domain/time/calendar-day.ts';
import { encodeNights, slotOf } from '../store/pack-nights.server.ts';
import { generateAllotmentOfDay } from '../store/room-allotment.server.ts';
import { type RoomPlan, saveNights } from '../store/room-plans.server.ts';

const plansPerStatement = 2_000;

/** Rooms for days that come into the horizon, both ends included: their slots still hold the days that left it. */
export async function addNewRooms(client: PoolClient, seed: number, { from, to }: DayRange): Promise<void> {
  const { rows } = await client.query<{ hotel_id: number; room_id: number }>(
    'select hotel_id, room_id from supplier.room',
  );
  for (let day = from; day <= to; day += 1) {
    await client.query(
      `update supplier.room set free = set_byte(room.free, $4, drawn.free)
       from unnest($1::integer[], $2::integer[], $3::integer[]) as drawn (hotel_id, room_id, free)
       where room.hotel_id = drawn.hotel_id and room.room_id = drawn.room_id`,
      [
        rows.map(({ hotel_id }) => hotel_id),
        rows.map(({ room_id }) => room_id),
        rows.map(({ hotel_id, room_id }) => generateAllotmentOfDay(hotel_id, room_id, seed, day)),
        slotOf(day),
      ],
    );
  }
}

/** Leaves out the nights of plans that an import has ended: the world still has them. */
export async function withoutGonePlans(
  client: PoolClient,
  news: readonly SupplyChange[],
): Promise<SupplyChange[]> {
  const { rows } = await client.query<{ id: string }>('select id from supplier.plan');
  const sold = new Set(rows.map(({ id }) => Number(id)));
  return news.filter((change) => change.kind !== 'nights' || sold.has(change.planId));
}

/** Writes runs of nights that lie within the horizon. */
export async function addNewNights(client: PoolClient, news: readonly SupplyChange[]): Promise<void> {
  const runs = news.filter((change) => change.kind === 'nights');
  for (let from = 0; from < runs.length; from += plansPerStatement) {
    const some = new Map(runs.slice(from, from + plansPerStatement).map((run) => [run.planId, run.nights]));
    await saveNightRuns(client, some);
  }
}

async function saveNightRuns(client: PoolClient, runs: ReadonlyMap<number, PlanNights>): Promise<void> {
  const { rows } = await client.query<{ plan_id: string; nights: Buffer }>(
    'select plan_id, nights from supplier.nights where plan_id = any($1::bigint[])',
    [[...runs.keys()]],
  );
  const plans = rows.map((row): RoomPlan => ({ planId: Number(row.plan_id), nights: row.nights }));
  for (const { planId, nights } of plans) {
    const run = runs.get(planId);
    if (run !== undefined) encodeNights(nights, run, run.from);
  }
  await saveNights(client, plans);
}
