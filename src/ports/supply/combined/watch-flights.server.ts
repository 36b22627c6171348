import { liveSupplyPolicy } from '../../../defaults.ts';
import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { CombinedDeps } from './combined-deps.ts';
import { claimBookedFlights } from './combined-rows.server.ts';
import type { CombinedTrip } from './combined-trip.ts';

/** Where announcements go; the same id twice is one announcement. */
export type Announce = (
  bookingNumber: string,
  announced: { readonly id: string; readonly at: number; readonly change: AnnouncedChange },
) => Promise<void>;

/**
 * Reads the orders of all booked flights that have not left yet, and announces what their airlines have changed. Each is read
 * once an interval, whatever number of processes watch; one that cannot be read waits for the next.
 */
export async function watchFlights(
  deps: Pick<CombinedDeps, 'db' | 'flights' | 'clock' | 'report'>,
  announce: Announce,
): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - liveSupplyPolicy.watchIntervalMs);
  for (;;) {
    const trips = await claimBookedFlights(deps.db, { since, now, limit: liveSupplyPolicy.watchBatch });
    for (const trip of trips) if (returnOf(trip) >= dayAt(now)) await readOrder(deps, trip, announce);
    if (trips.length < liveSupplyPolicy.watchBatch) return;
  }
}

async function readOrder(
  { flights: ports }: Pick<CombinedDeps, 'flights'>,
  { flights, bookingNumber }: CombinedTrip,
  announce: Announce,
): Promise<void> {
  const port = ports[flights?.supplier ?? ''];
  if (port === undefined || flights === null || flights.vendorId === null || bookingNumber === null) return;
  const call = {
    signal: AbortSignal.timeout(liveSupplyPolicy.callTimeoutMs),
    timeoutMs: liveSupplyPolicy.callTimeoutMs,
  };
  const found = await port.read({ orderId: flights.vendorId }, call);
  if (found.outcome !== 'confirmed') return;
  for (const change of found.order.changes) await announce(bookingNumber, change);
}

function returnOf({ offer: { key } }: CombinedTrip): number {
  return key.inbound?.day ?? key.checkIn + key.nights;
}
