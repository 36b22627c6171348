import type { Pool, PoolClient } from 'pg';
import type { NightState, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { type Night, readNight, slotOf } from './pack-nights.server.ts';

/** Nights of one of the plans a room is sold by. */
export interface RoomPlan {
  readonly planId: number;
  readonly nights: Buffer;
}

/** All plans of a room, in order of their ids; the room has to be locked. */
export async function readRoomPlans(
  client: Pool | PoolClient,
  hotelId: number,
  roomId: number,
): Promise<RoomPlan[]> {
  const { rows } = await client.query<{ plan_id: string; nights: Buffer }>({
    name: 'supplier-room-plans',
    text: `select plan_id, nights from supplier.plan join supplier.nights on plan_id = id
     where hotel_id = $1 and room_id = $2 order by plan_id`,
    values: [hotelId, roomId],
  });
  return rows.map((row) => ({ planId: Number(row.plan_id), nights: row.nights }));
}

/** Writes the nights of plans whose rooms are locked. */
export async function saveNights(client: Pool | PoolClient, plans: readonly RoomPlan[]): Promise<void> {
  await client.query(
    `update supplier.nights set nights = changed.nights
     from unnest($1::bigint[], $2::bytea[]) as changed (plan_id, nights) where nights.plan_id = changed.plan_id`,
    [plans.map(({ planId }) => planId), plans.map(({ nights }) => nights)],
  );
}

/** A night as it is sold: closed where no room is left, also where the plan is open. */
export function readSoldNight(nights: Buffer, free: Buffer, day: Day): Night {
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
