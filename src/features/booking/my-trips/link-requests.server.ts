import type { Db } from '../../../database/open-kysely.server.ts';
import { tripCodes } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { hourMs } from '../../../domain/time/time-units.ts';
import { tidyNumber } from '../find-own-booking.server.ts';
import { queueMailCopy } from '../store/queue-mail-copy.server.ts';
import { mailWithinLimit } from './codes/mail-within-limit.server.ts';
import { findTripByNumber } from './trip-queries.server.ts';

/** What a guest types who looks for a trip. */
export interface TripQuestion {
  readonly bookingNumber: string;
  readonly email: string;
}

/** Sends the link to a trip to the address that it was booked with. */
export interface LinkRequests {
  /** Sends nothing for another number or address, and no more than the hour's mails; the caller learns none of it. */
  request(question: TripQuestion): Promise<void>;
}

export function createLinkRequests({ db, clock }: { readonly db: Db; readonly clock: Clock }): LinkRequests {
  return {
    async request({ bookingNumber, email }) {
      const booking = await findTripByNumber(db, tidyNumber(bookingNumber));
      if (booking === null || fold(booking.order.contact.email) !== fold(email)) return;
      const now = clock.now();
      await mailWithinLimit(db, {
        purpose: 'trip link',
        bookingId: booking.id,
        async hasRoom(trx) {
          const { sent } = await trx
            .selectFrom('booking_event')
            .select(({ fn }) => fn.countAll<string>().as('sent'))
            .where('booking_id', '=', booking.id)
            .where('kind', '=', 'shopper-link')
            .where('at', '>', new Date(now.getTime() - hourMs))
            .executeTakeFirstOrThrow();
          return Number(sent) < tripCodes.mailsAnHour;
        },
        async record(trx) {
          await queueMailCopy(trx, booking.id, 'link');
          await trx
            .insertInto('booking_event')
            .values({ booking_id: booking.id, at: now, kind: 'shopper-link', facts: '{}' })
            .execute();
        },
      });
    },
  };
}

const fold = (text: string) => text.trim().normalize('NFC').toLowerCase();
