import type { Db } from '../../../database/open-kysely.server.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { provesResult } from '../store/result-key.server.ts';
import type { TripAccess, TripRight, TripVisitor } from './trip-access.ts';
import { findBookedTrip } from './trip-queries.server.ts';

interface TripAccessDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Secret that signs the links in mails. */
  readonly secret: string;
  /** Whether a checkout belongs to the session of a browser, or to the member. */
  readonly ownsCheckout: (
    checkoutId: string,
    session: string | null,
    memberId: string | null,
  ) => Promise<boolean>;
}

/** Opens booked trips by member, one-time code, browser or link of a mail (checkout X-092). */
export function createTripAccess({ db, clock, secret, ownsCheckout }: TripAccessDeps): TripAccess {
  async function findRight(
    { checkoutId }: BookingRecord,
    memberOfBooking: string | null,
    { session, memberId, tripGrants, key }: TripVisitor,
  ): Promise<TripRight | null> {
    const now = clock.now();
    if (memberId !== null && memberId === memberOfBooking) return 'act';
    if ((tripGrants?.[checkoutId] ?? 0) > now.getTime()) return 'act';
    if (key !== null && provesResult(secret, checkoutId, key, dayAt(now))) return 'read';
    return (await ownsCheckout(checkoutId, session, memberId)) ? 'read' : null;
  }

  return {
    async open(checkoutId, visitor) {
      const found = await findBookedTrip(db, checkoutId);
      if (found === null) return null;
      const right = await findRight(found.booking, found.memberId, visitor);
      return right === null ? null : { booking: found.booking, right };
    },
  };
}
