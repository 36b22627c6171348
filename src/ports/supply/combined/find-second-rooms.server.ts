import { liveSupplyPolicy } from '../../../defaults.ts';
import type { LiveTripState } from '../../../domain/states/live-trip-states.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { CombinedDeps } from './combined-deps.ts';
import { claimRepeatedRooms, saveSecondRoom } from './combined-rows.server.ts';
import type { CombinedTrip } from './combined-trip.ts';
import { UnsoldPartError } from './quote-parts.server.ts';

type CountDeps = Pick<CombinedDeps, 'db' | 'rooms' | 'clock' | 'report'>;

/** A trip in one of them has no room. */
const over: readonly LiveTripState[] = ['cancelled', 'released', 'refused'];

/**
 * Asks once more for rooms whose booking was repeated: the first one may have arrived after all. One too many is reported, is listed among what waits
 * for staff, and is counted again until it is gone. Seats need no such look: of a vendor's
 * only a hold is ordered again, and a second one lapses unpaid; an attempt at own ones is ended before the next.
 */
export async function findSecondRooms(deps: CountDeps): Promise<void> {
  const now = deps.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const asked = {
    before: ago(liveSupplyPolicy.countRoomsAfterMs),
    since: ago(liveSupplyPolicy.countRoomsIntervalMs),
    now,
    limit: liveSupplyPolicy.watchBatch,
  };
  for (;;) {
    const trips = await claimRepeatedRooms(deps.db, asked);
    for (const trip of trips) await countRooms(deps, trip);
    if (trips.length < liveSupplyPolicy.watchBatch) return;
  }
}

/** What nobody answers waits for the next time. */
async function countRooms({ db, rooms, report }: CountDeps, trip: CombinedTrip): Promise<void> {
  const { supplier, reference, firstSentAt } = trip.room;
  const port = rooms[supplier];
  if (port === undefined || firstSentAt === null) return;
  const { callTimeoutMs } = liveSupplyPolicy;
  const call = { signal: AbortSignal.timeout(callTimeoutMs), timeoutMs: callTimeoutMs };
  const counted = await port.count({ reference, since: dayAt(new Date(firstSentAt)) }, call);
  if (counted.outcome !== 'confirmed') return;
  const hasSecondRoom = counted.booked > (over.includes(trip.state) ? 0 : 1);
  if (hasSecondRoom)
    report(
      new UnsoldPartError(
        `${supplier} has ${counted.booked} rooms of ${reference}, one too many: ${trip.id}`,
      ),
    );
  await saveSecondRoom(db, trip.id, hasSecondRoom);
}
