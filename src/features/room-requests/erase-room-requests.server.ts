import type { Db } from '../../database/open-kysely.server.ts';
import { roomRequestPolicy } from '../../defaults.ts';

/**
 * Forgets who asked how often; the requests themselves are cases and end with them.
 * @returns how many rows were deleted
 */
export async function eraseRoomRequests(db: Db, now: Date, limit: number): Promise<number> {
  const { requestWindowMs, networkWindowMs } = roomRequestPolicy;
  const counted = new Date(now.getTime() - Math.max(requestWindowMs, networkWindowMs));
  const { numDeletedRows } = await db
    .deleteFrom('room_request')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('room_request as old')
        .select('old.id')
        .where('old.requested_at', '<', counted)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
