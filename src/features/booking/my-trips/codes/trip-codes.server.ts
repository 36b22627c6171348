import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { LiveBrands } from '../../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../../brands/with-market-hotline.ts';
import type { Db } from '../../../../database/open-kysely.server.ts';
import { mailPolicy, tripCodes } from '../../../../defaults.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import { hourMs } from '../../../../domain/time/time-units.ts';
import type { MailPort } from '../../../../ports/mail/mail-port.ts';
import { attachLogo } from '../../../../site/mails/attach-logo.server.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { composeCodeMail } from './compose-code-mail.ts';
import { mailWithinLimit } from './mail-within-limit.server.ts';

/** One-time codes that prove that somebody reads the mails of a booking (checkout X-092). */
export interface TripCodes {
  /**
   * Sends a code to the booking's address, for the browser that asks: an earlier one of this browser no longer opens anything.
   * `too-many`: the mails of the browser, its network or the booking are used up · `not-sent`: the mail server has not taken it
   */
  send(booking: BookingRecord, asker: CodeAsker): Promise<'sent' | 'too-many' | 'not-sent'>;
  /**
   * True for the code that was sent last for this browser, once, within its time and attempts. Compares in constant time.
   * @param browser key of its cookie; null for a browser that has asked for nothing
   */
  check(bookingId: string, browser: string | null, code: string): Promise<boolean>;
}

/** The browser that asks for a code: nobody else can type it, use up its attempts or end it. */
interface CodeAsker {
  /** Unguessable key of the browser, from its signed cookie. */
  readonly browser: string;
  /** The client's network; null where the address says nothing about the client. */
  readonly network: string | null;
}

interface TripCodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly brands: Pick<LiveBrands, 'of'>;
  /** Key of the digests: six digits alone could be guessed from a plain hash. */
  readonly secret: string;
}

export function createTripCodes({ db, clock, mail, brands, secret }: TripCodeDeps): TripCodes {
  const digest = (purpose: string, ...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update([`trip ${purpose}`, ...parts].join(' '))
      .digest();
  const digestCode = (bookingId: string, code: string) => digest('code', bookingId, code);
  const digestBrowser = (browser: string) => digest('browser', browser);

  /** @returns id of the stored code; null where the limits of the browser, its network or the booking are reached */
  function store(bookingId: string, code: string, asker: CodeAsker): Promise<string | null> {
    const now = clock.now();
    const browser = digestBrowser(asker.browser);
    const network = asker.network === null ? null : digest('network', asker.network);
    return mailWithinLimit(db, {
      purpose: 'trip code',
      bookingId,
      async hasRoom(trx) {
        const isLate = sql<boolean>`sent_at > ${new Date(now.getTime() - hourMs)}`;
        const { ofBrowser, ofNetwork, ofNetworkToday, today } = await trx
          .selectFrom('trip_code')
          .select(({ fn }) => [
            fn.countAll<string>().as('today'),
            fn.countAll<string>().filterWhere('browser', '=', browser).filterWhere(isLate).as('ofBrowser'),
            fn.countAll<string>().filterWhere('network', '=', network).as('ofNetworkToday'),
            fn.countAll<string>().filterWhere('network', '=', network).filterWhere(isLate).as('ofNetwork'),
          ])
          .where('booking_id', '=', bookingId)
          .where('sent_at', '>', new Date(now.getTime() - tripCodes.storedMs))
          .executeTakeFirstOrThrow();
        return (
          Number(ofBrowser) < tripCodes.mailsAnHour &&
          Number(ofNetwork) < tripCodes.mailsAnHour &&
          Number(ofNetworkToday) < tripCodes.mailsADayPerNetwork &&
          Number(today) < tripCodes.mailsADay
        );
      },
      async record(trx) {
        const { id } = await trx
          .insertInto('trip_code')
          .values({
            booking_id: bookingId,
            code_digest: digestCode(bookingId, code),
            browser,
            network,
            sent_at: now,
            expires_at: new Date(now.getTime() + tripCodes.lifetimeMs),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return String(id);
      },
    });
  }

  return {
    async send(booking, asker) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const id = await store(booking.id, code, asker);
      if (id === null) return 'too-many';
      const { order } = booking;
      const brand = withMarketHotline(brands.of(order), order.chosenMarket);
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
    async check(bookingId, browser, code) {
      const tried = await db
        .updateTable('trip_code')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', ({ selectFrom }) =>
          selectFrom('trip_code as latest')
            .select('latest.id')
            .where('latest.booking_id', '=', bookingId)
            .where('latest.browser', '=', digestBrowser(browser ?? ''))
            .orderBy('latest.id', 'desc')
            .limit(1),
        )
        .where('attempts', '<', tripCodes.maxAttempts)
        .where('expires_at', '>', clock.now())
        .where('used_at', 'is', null)
        .returning(['id', 'code_digest'])
        .executeTakeFirst();
      // Compared in any case: an answer takes as long without a code.
      const expected = tried?.code_digest ?? digestCode(bookingId, '');
      const isRight = timingSafeEqual(expected, digestCode(bookingId, code.replace(/\s/g, '')));
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

/** Deletes codes that no limit counts any more. @returns how many were deleted */
export async function eraseTripCodes(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('trip_code')
    .where('id', 'in', (eb) =>
      eb.selectFrom('trip_code as old').select('old.id').where('old.sent_at', '<=', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
