import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../brands/with-market-hotline.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { mailPolicy, tripCodes } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { MailPort } from '../../../ports/mail/mail-port.ts';
import { attachLogo } from '../../../site/mails/mail-logo.server.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { composeCodeMail } from './compose-code-mail.ts';

/** One-time codes that prove that somebody reads the mails of a booking (checkout X-092). */
export interface TripCodes {
  /**
   * Sends a code to the booking's address; an earlier one no longer opens anything.
   * `too-many`: the hour's mails are used up · `not-sent`: the mail server has not taken it
   */
  send(booking: BookingRecord): Promise<'sent' | 'too-many' | 'not-sent'>;
  /** True for the code sent last, once, within its time and attempts. Compares in constant time. */
  check(bookingId: string, code: string): Promise<boolean>;
}

interface TripCodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly brands: LiveBrands;
  /** Key of the digests: six digits alone could be guessed from a plain hash. */
  readonly secret: string;
}

const hourMs = 3_600_000;
/** What the hour's limit counts is forgotten after this long. */
const storedMs = 24 * hourMs;

export function createTripCodes({ db, clock, mail, brands, secret }: TripCodeDeps): TripCodes {
  const digest = (bookingId: string, code: string) =>
    createHmac('sha256', secret).update(`trip code ${bookingId} ${code}`).digest();

  /** @returns id of the stored code; null where the hour's mails are used up */
  function store(bookingId: string, code: string): Promise<string | null> {
    const now = clock.now();
    return db.transaction().execute(async (trx) => {
      // Two requests at once would both find room for the last mail of the hour.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`trip code ${bookingId}`}, 0))`.execute(trx);
      await trx
        .deleteFrom('trip_code')
        .where('booking_id', '=', bookingId)
        .where('sent_at', '<', new Date(now.getTime() - storedMs))
        .execute();
      const { sent } = await trx
        .selectFrom('trip_code')
        .select(({ fn }) => fn.countAll<string>().as('sent'))
        .where('booking_id', '=', bookingId)
        .where('sent_at', '>', new Date(now.getTime() - hourMs))
        .executeTakeFirstOrThrow();
      if (Number(sent) >= tripCodes.mailsAnHour) return null;
      const { id } = await trx
        .insertInto('trip_code')
        .values({
          booking_id: bookingId,
          code_digest: digest(bookingId, code),
          sent_at: now,
          expires_at: new Date(now.getTime() + tripCodes.lifetimeMs),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(id);
    });
  }

  return {
    async send(booking) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const id = await store(booking.id, code);
      if (id === null) return 'too-many';
      const { order } = booking;
      const brand = withMarketHotline(brands.get(order.brand), order.chosenMarket);
      const outcome = await mail.send(
        {
          id: `trip-code-${id}`,
          to: { name: '', address: order.contact.email },
          from: { name: brand.name, address: brand.company.email },
          ...composeCodeMail(booking, code, { brand, texts: await loadTexts(order.language) }),
          attachments: [await attachLogo(brand)],
        },
        mailPolicy.sendTimeoutMs,
      );
      return outcome === 'taken' ? 'sent' : 'not-sent';
    },
    async check(bookingId, code) {
      const tried = await db
        .updateTable('trip_code')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', ({ selectFrom }) =>
          selectFrom('trip_code as latest')
            .select('latest.id')
            .where('latest.booking_id', '=', bookingId)
            .orderBy('latest.id', 'desc')
            .limit(1),
        )
        .where('attempts', '<', tripCodes.maxAttempts)
        .where('expires_at', '>', clock.now())
        .where('used_at', 'is', null)
        .returning(['id', 'code_digest'])
        .executeTakeFirst();
      // Compared in any case: an answer takes as long without a code.
      const expected = tried?.code_digest ?? digest(bookingId, '');
      const isRight = timingSafeEqual(expected, digest(bookingId, code.replace(/\s/g, '')));
      if (tried === undefined || !isRight) return false;
      const used = await db
        .updateTable('trip_code')
        .set({ used_at: clock.now() })
        .where('id', '=', tried.id)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}
