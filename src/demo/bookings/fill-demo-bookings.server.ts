import type { Db } from '../../database/open-kysely.server.ts';
import { markAllDelivered } from '../payment-provider/webhook-outbox.server.ts';
import type { NamedBooking } from './named-booking.ts';
import { namedBookings } from './named-bookings.ts';
import { type DemoBookingDeps, placeNamedBooking } from './place-named-booking.server.ts';

/** Number of the advisory lock under which one process at a time fills the bookings. */
const fillLock = 7_201_002;
/** Letters of a session. */
const sessionLength = 22;

/**
 * Makes the missing named bookings in a database that has no other bookings. Call it before this process works on bookings, mails and
 * webhooks: it runs the workflow on an earlier clock, turns the supplier's switches and settles the provider's messages.
 * A booking that cannot be made is reported and left out.
 * @returns number of bookings made
 */
export async function fillDemoBookings(deps: DemoBookingDeps): Promise<number> {
  const { db, pool, clock, report } = deps;
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [fillLock]);
    const missing = await listMissing(db);
    const takenHotels = new Set<number>();
    let made = 0;
    for (const named of missing) {
      try {
        await placeNamedBooking(deps, named, sessionOf(named), takenHotels);
        made += 1;
      } catch (error) {
        report(error);
      }
    }
    // The shop has the outcome of these payments; a message would wake bookings that must not move on.
    if (missing.length > 0) await markAllDelivered(db, clock);
    return made;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [fillLock]).catch(() => undefined);
    client.release();
  }
}

/** Session of a demo checkout, which identifies the booking. A browser's session is random and signed, so no shopper gets this one. */
function sessionOf({ name }: Pick<NamedBooking, 'name'>): string {
  return `demo-${name}`.padEnd(sessionLength, '_');
}

/** Returns them in the order in which they were placed, so that invoice numbers grow with time. */
async function listMissing(db: Db): Promise<readonly NamedBooking[]> {
  const rows = await db
    .selectFrom('booking')
    .leftJoin('checkout', 'checkout.id', 'booking.checkout_id')
    .select('checkout.session')
    .execute();
  const present = new Set(rows.map(({ session }) => session));
  const missing = namedBookings.filter((named) => !present.has(sessionOf(named)));
  const hasOthers = present.size > namedBookings.length - missing.length;
  if (hasOthers) return [];
  return missing.toSorted((one, other) => other.placedMinutesAgo - one.placedMinutesAgo);
}
