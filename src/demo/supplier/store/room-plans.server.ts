import { sql } from 'kysely';
import type { NightState, PlanNight, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { readNight, slotOf } from './pack-nights.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/** Nights of one of the plans a room is sold by. */
export interface RoomPlan {
  readonly planId: number;
  readonly nights: Buffer;
}

interface NightsRow {
  readonly plan_id: string;
  readonly nights: Buffer;
}

/** All plans of a room, in order of their ids; the room has to be locked. */
export async function readRoomPlans(db: SupplierDb, hotelId: number, roomId: number): Promise<RoomPlan[]> {
  const rows = await db
    .selectFrom('supplier.plan')
    .innerJoin('supplier.nights', 'supplier.nights.plan_id', 'supplier.plan.id')
    .select(['plan_id', 'nights'])
    .where('hotel_id', '=', hotelId)
    .where('room_id', '=', roomId)
    .orderBy('plan_id')
    .execute();
  return rows.map((row) => ({ planId: Number(row.plan_id), nights: row.nights }));
}

/** The nights of plans, those that exist, in order of their ids. */
export async function selectNights(
  db: SupplierDb,
  planIds: readonly (number | string)[],
): Promise<NightsRow[]> {
  return db
    .selectFrom('supplier.nights')
    .select(['plan_id', 'nights'])
    .where('plan_id', '=', sql<string>`any(${planIds}::bigint[])`)
    .orderBy('plan_id')
    .execute();
}

/** Writes the nights of plans whose rooms are locked. */
export async function saveNights(db: SupplierDb, plans: readonly RoomPlan[]): Promise<void> {
  const ids = plans.map(({ planId }) => planId);
  await sql`update supplier.nights set nights = changed.nights
    from unnest(${ids}::bigint[], ${plans.map(({ nights }) => nights)}::bytea[]) as changed (plan_id, nights)
    where nights.plan_id = changed.plan_id`.execute(db);
}

/** A night as it is sold: closed where no room is left, also where the plan is open. */
export function readSoldNight(nights: Buffer, free: Buffer, day: Day): PlanNight {
  const night = readNight(nights, day);
  return free.readUInt8(slotOf(day)) === 0 ? { ...night, state: 'closed' } : night;
}

/** The states of some days, in ascending order, as changes: one for each run of days of one state. */
export function toStateChanges(
  { planId, nights }: RoomPlan,
  free: Buffer,
  days: readonly Day[],
): SupplyChange[] {
  const runs: { from: Day; to: Day; state: NightState }[] = [];
  for (const day of days) {
    const { state } = readSoldNight(nights, free, day);
    const last = runs.at(-1);
    if (last !== undefined && last.to === day - 1 && last.state === state) last.to = day;
    else runs.push({ from: day, to: day, state });
  }
  return runs.map((run) => ({ kind: 'availability', planId, ...run }));
}
