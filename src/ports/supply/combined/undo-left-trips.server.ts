import { liveSupplyPolicy } from '../../../defaults.ts';
import { carryPartCall } from '../vendor/carry-part-call.ts';
import type { CombinedDeps } from './combined-deps.ts';
import { claimUndoneTrips, type TripWork, withTrip } from './combined-rows.server.ts';
import { leaveToStaff, undoTrip } from './confirm-trip.server.ts';

type UndoDeps = Pick<CombinedDeps, 'own' | 'db' | 'flights' | 'rooms' | 'clock' | 'report'>;

/**
 * Goes on giving back trips of which a supplier may have more than it has said: a booking gives up its release after a minute. What nobody knows once
 * it is as old as a room is free to cancel is left to staff.
 */
export async function undoLeftTrips(deps: UndoDeps): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - liveSupplyPolicy.watchIntervalMs);
  for (;;) {
    const trips = await claimUndoneTrips(deps.db, { since, now, limit: liveSupplyPolicy.watchBatch });
    for (const { id } of trips) await undoLeftTrip(deps, id);
    if (trips.length < liveSupplyPolicy.watchBatch) return;
  }
}

async function undoLeftTrip(deps: UndoDeps, id: string): Promise<void> {
  const timeoutMs = liveSupplyPolicy.undoTimeoutMs;
  await carryPartCall(deps.report, async () => {
    await withTrip(deps.db, 'id', id, timeoutMs, async (work) => {
      if (work.trip.state !== 'undoing') return;
      const call = { signal: AbortSignal.timeout(timeoutMs), timeoutMs };
      const step = { deps, call, endsAt: performance.now() + timeoutMs };
      // What a call leaves open does not keep the trip from staff.
      const undone = await carryPartCall(deps.report, () => undoTrip(step, work));
      if (undone.outcome === 'unknown' && work.trip.state === 'undoing' && isOld(deps, work))
        await leaveToStaff(
          step,
          work,
          'staff',
          'Nobody knows what a supplier has of a trip that is given back',
        );
    });
    return {};
  });
}

function isOld({ clock }: UndoDeps, { trip: { room, flights } }: TripWork): boolean {
  const sentAt = Math.max(room.sentAt ?? 0, flights?.sentAt ?? 0);
  return clock.now().getTime() - sentAt >= liveSupplyPolicy.undoMs;
}
