import type { Db } from '../../database/open-kysely.server.ts';
import { retention } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { anonymiseBookings } from '../../features/booking/retention/anonymise-bookings.server.ts';
import { eraseCheckouts } from '../../features/checkout/erase-checkouts.server.ts';
import { eraseStaffData } from '../../features/staff/erase-staff-data.server.ts';
import { type Interval, startInterval } from '../../jobs/start-interval.server.ts';
import { eraseMails } from '../../ports/mail/erase-mails.server.ts';

/** Deletes and anonymises what the retention periods of `src/defaults.ts` no longer allow; every process may, and twice does no harm. */
export async function erasePersonalData(db: Db, clock: Clock): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  await eraseCheckouts(db, ago(retention.checkoutsMs));
  await anonymiseBookings(db, {
    failedBefore: ago(retention.failedOrdersMs),
    placedBefore: ago(retention.bookingsMs),
  });
  await eraseMails(db, ago(retention.mailsMs));
  await eraseStaffData(db, { now: clock.now(), closedBefore: ago(retention.closedAccountsMs) });
}

/** Erases once an hour, from an hour after the start. */
export function wireRetention(db: Db, clock: Clock, report: (error: unknown) => void): Interval {
  return startInterval({
    intervalMs: retention.personalDataIntervalMs,
    run: () => erasePersonalData(db, clock),
    report,
  });
}
