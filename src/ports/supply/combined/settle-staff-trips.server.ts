import { liveSupplyPolicy } from '../../../defaults.ts';
import { waitsForStaff } from '../../../domain/states/live-trip-states.ts';
import { carryPartCall } from '../vendor/carry-part-call.ts';
import type { CombinedDeps } from './combined-deps.ts';
import { claimStaffTrips, withTrip } from './combined-rows.server.ts';
import { buyParts, undoTrip } from './confirm-trip.server.ts';

type SettleDeps = Pick<CombinedDeps, 'own' | 'db' | 'flights' | 'rooms' | 'clock' | 'report'>;

/**
 * Looks again at trips that wait for staff and are not booked yet. One whose payment was open ends as booked once its supplier has the money, or is
 * given back once the supplier has let it lapse. One that is to be given back ends once nothing of it is left, also where staff have cancelled it at the supplier. Nothing is
 * paid twice, and nothing is cancelled that would cost something.
 */
export async function settleStaffTrips(deps: SettleDeps): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - liveSupplyPolicy.watchIntervalMs);
  for (;;) {
    const trips = await claimStaffTrips(deps.db, { since, now, limit: liveSupplyPolicy.watchBatch });
    for (const { id } of trips) await settleTrip(deps, id);
    if (trips.length < liveSupplyPolicy.watchBatch) return;
  }
}

async function settleTrip(deps: SettleDeps, id: string): Promise<void> {
  const timeoutMs = liveSupplyPolicy.undoTimeoutMs;
  await carryPartCall(deps.report, async () => {
    await withTrip(deps.db, 'id', id, timeoutMs, async (work) => {
      const { state } = work.trip;
      if (!waitsForStaff(state)) return;
      const call = { signal: AbortSignal.timeout(timeoutMs), timeoutMs };
      const step = { deps, call, endsAt: performance.now() + timeoutMs };
      await (state === 'staff' ? undoTrip(step, work) : buyParts(step, work));
    });
    return {};
  });
}
