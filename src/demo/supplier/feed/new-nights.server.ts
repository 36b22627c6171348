import { sql } from 'kysely';
import { type PlanNights, type SupplyChange, unsetNight } from '../../../domain/search/supply-facts.ts';
import type { DayRange } from '../../../domain/time/calendar-day.ts';
import { encodeNights, slotOf } from '../store/pack-nights.server.ts';
import { generateAllotmentOfDay } from '../store/room-allotment.server.ts';
import { type RoomPlan, saveNights, selectNights } from '../store/room-plans.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

const plansPerStatement = 2_000;

/** Rooms for days that come into the horizon, both ends included: their slots still hold the days that left it. */
export async function addNewRooms(db: SupplierDb, seed: number, { from, to }: DayRange): Promise<void> {
  const rows = await db.selectFrom('supplier.room').select(['hotel_id', 'room_id', 'allotment']).execute();
  const hotels = rows.map(({ hotel_id }) => hotel_id);
  const rooms = rows.map(({ room_id }) => room_id);
  for (let day = from; day <= to; day += 1) {
    const free = rows.map(
      ({ hotel_id, room_id, allotment }) => allotment ?? generateAllotmentOfDay(hotel_id, room_id, seed, day),
    );
    await sql`update supplier.room set free = set_byte(room.free, ${slotOf(day)}, drawn.free)
      from unnest(${hotels}::integer[], ${rooms}::integer[], ${free}::integer[]) as drawn (hotel_id, room_id, free)
      where room.hotel_id = drawn.hotel_id and room.room_id = drawn.room_id`.execute(db);
  }
}

/** Leaves out the nights of plans that an import has ended: the world still has them. */
export async function withoutGonePlans(
  db: SupplierDb,
  news: readonly SupplyChange[],
): Promise<SupplyChange[]> {
  const rows = await db.selectFrom('supplier.plan').select('id').execute();
  const sold = new Set(rows.map(({ id }) => Number(id)));
  return news.filter((change) => change.kind !== 'nights' || sold.has(change.planId));
}

/** Writes runs of nights that lie within the horizon. */
export async function addNewNights(db: SupplierDb, news: readonly SupplyChange[]): Promise<void> {
  const runs = news.filter((change) => change.kind === 'nights');
  for (let from = 0; from < runs.length; from += plansPerStatement) {
    const some = new Map(runs.slice(from, from + plansPerStatement).map((run) => [run.planId, run.nights]));
    await saveNightRuns(db, some);
  }
}

/**
 * Days that come into the horizon have no rate in plans that feeds have brought, until a feed sets them: their slots
 * still hold the days that left it.
 */
export async function clearNewNights(db: SupplierDb, { from, to }: DayRange): Promise<void> {
  const days = Array.from({ length: to - from + 1 }, () => unsetNight);
  const unset: PlanNights = {
    from,
    rates: days.map(({ rate }) => rate),
    states: days.map(({ state }) => state),
    minStays: days.map(({ minStay }) => minStay),
    closedToArrival: days.map(({ closedToArrival }) => closedToArrival),
  };
  const rows = await db.selectFrom('supplier.plan').select('id').where('code', 'is not', null).execute();
  for (let at = 0; at < rows.length; at += plansPerStatement) {
    const some = rows.slice(at, at + plansPerStatement);
    await saveNightRuns(db, new Map(some.map(({ id }) => [Number(id), unset])));
  }
}

async function saveNightRuns(db: SupplierDb, runs: ReadonlyMap<number, PlanNights>): Promise<void> {
  const rows = await selectNights(db, [...runs.keys()]);
  const plans = rows.map((row): RoomPlan => ({ planId: Number(row.plan_id), nights: row.nights }));
  for (const { planId, nights } of plans) {
    const run = runs.get(planId);
    if (run !== undefined) encodeNights(nights, run, run.from);
  }
  await saveNights(db, plans);
}
