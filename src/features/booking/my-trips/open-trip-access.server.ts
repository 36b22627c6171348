import type { Db } from '../../../database/open-kysely.server.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { isFreshSignIn } from '../../../site/fresh-sign-in.ts';
import { provesResult } from '../store/result-key.server.ts';
import type { TripAccess, TripVisitor } from './trip-access.ts';
import { type BookedTripRow, findBookedTrip } from './trip-queries.server.ts';

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
export function openTripAccess({ db, clock, secret, ownsCheckout }: TripAccessDeps): TripAccess {
  async function mayRead(
    { booking: { checkoutId }, member }: BookedTripRow,
    { session, memberId, key }: TripVisitor,
  ): Promise<boolean> {
    if (memberId !== null && memberId === member?.id) return true;
    if (key !== null && provesResult(secret, checkoutId, key, dayAt(clock.now()))) return true;
    return ownsCheckout(checkoutId, session, memberId);
  }

  return {
    async open(checkoutId, visitor) {
      const found = await findBookedTrip(db, checkoutId);
      if (found === null || found.booking.order.brand !== visitor.brand) return null;
      const { booking, member } = found;
      if (visitor.isForCaller === true)
        return { booking, right: 'act', ownsAddress: false, needsSignIn: false };
      const now = clock.now();
      const hasCode = (visitor.tripGrants?.[checkoutId] ?? 0) > now.getTime();
      const acting = member !== null && member.id === visitor.memberId && member.mayAct ? member : null;
      const isFresh = isFreshSignIn(visitor.memberAuthenticatedAt, now);
      if (hasCode || (acting !== null && isFresh)) {
        const ownsAddress = hasCode || acting?.ownsAddress === true;
        return { booking, right: 'act', ownsAddress, needsSignIn: false };
      }
      if (!(await mayRead(found, visitor))) return null;
      return { booking, right: 'read', ownsAddress: false, needsSignIn: acting !== null };
    },
  };
}
