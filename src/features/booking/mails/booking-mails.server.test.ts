import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import { plainDocuments } from '../../../../tests/factories/booking-fixture.ts';
import { buildOrder, buildPaymentOrder, tripOf } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { Mail, MailOutcome } from '../../../ports/mail/mail-port.ts';
import type { RefundReason } from '../model/refunds/due-refund.ts';
import { provesResult } from '../store/result-key.server.ts';
import { createBookingMails } from './booking-mails.server.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

let booking = buildBooking({ order: buildOrder() });
/** Bookings that are found by their ids; any other id is that of `booking`. */
const byId = new Map<string, typeof booking>();
const clock = settableClock('2027-03-01T10:00:00Z');
const sent: Mail[] = [];
let picture: Uint8Array | null = null;
let outcome: MailOutcome = 'taken';
const confirmed: string[] = [];
let failsAfterwards = false;
const mails = createBookingMails({
  db: database.db,
  clock,
  bookings: { find: async (id) => byId.get(id) ?? booking },
  mail: {
    send: async (mail) => {
      sent.push(mail);
      return outcome;
    },
    close: async () => {},
  },
  brands: brandsAsShipped,
  pictures: { prepare: () => {}, find: async () => picture },
  documents: plainDocuments,
  secret: 'a secret',
  onConfirmed: async ({ checkoutId }) => {
    confirmed.push(checkoutId);
    if (failsAfterwards) throw new Error('the database is gone');
  },
});

/** The key of the link in the mail that was sent last. */
function readKey(): string {
  const [, key = ''] = /[?&]key=([\w.%-]+)/.exec(sent.at(-1)?.text ?? '') ?? [];
  return decodeURIComponent(key);
}

const opens = (key: string, day: string) =>
  provesResult('a secret', booking.checkoutId, key, requireDay(day));

test('[checkout X-092] the link of a confirmation opens until 30 days after the trip', async () => {
  clock.set('2027-03-01T10:00:00Z');
  await mails.confirmation(booking.id, 1);
  expect(tripOf(booking.order).trip.checkOut).toBe('2027-05-08');
  expect(opens(readKey(), '2027-06-07')).toBe(true);
  expect(opens(readKey(), '2027-06-08')).toBe(false);
});

test('[checkout X-092] a link that is sent again has a new end, and each copy is a mail of its own', async () => {
  clock.set('2027-09-01T10:00:00Z');
  await mails.link(booking.id, 1);
  expect(opens(readKey(), '2027-10-01')).toBe(true);
  expect(opens(readKey(), '2027-10-02')).toBe(false);
  await mails.link(booking.id, 2);
  expect(sent.slice(-2).map(({ id }) => id)).toEqual([
    `booking-${booking.id}-link-1`,
    `booking-${booking.id}-link-2`,
  ]);
  expect(sent.at(-1)?.attachments.map(({ name }) => name)).toEqual(['abendmeer.png']);
});

test('a confirmation that staff send again is a mail of its own, and nothing follows from it', async () => {
  confirmed.length = 0;
  await mails.confirmation(booking.id, 2);
  expect(sent.at(-1)?.id).toBe(`booking-${booking.id}-confirmation-2`);
  expect(confirmed).toEqual([]);
});

test('a mail that promises a refund has the day as a calendar file', async () => {
  const cancelled = buildBooking({ order: buildOrder(), agreedFee: 10_000 });
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, company_id)
     values ($1, $2, 1, 'cancelling', $3, 'AB12-CD34', now(), 'default')`,
    [cancelled.id, cancelled.checkoutId, JSON.stringify(cancelled.order)],
  );
  await database.pool.query(
    `insert into booking_event (booking_id, at, kind, facts) values ($1, '2027-03-01T10:00:00Z', 'cancelling', '{}')`,
    [cancelled.id],
  );
  const shown = booking;
  booking = cancelled;
  await mails.cancellationReceived(cancelled.id);
  booking = shown;
  const file = sent.at(-1)?.attachments.find(({ type }) => type === 'text/calendar');
  expect(new TextDecoder().decode(file?.content)).toContain('DTSTART;VALUE=DATE:20270315');
});

/** A part of the balance of a trip goes back. @returns the mail that says so */
async function refundBalance(reason: RefundReason): Promise<Mail | undefined> {
  const trip = buildBooking({ id: 'a'.repeat(20), bookingNumber: 'AB12-CD34', order: buildOrder() });
  const payment = buildPaymentOrder({ tripBookingId: trip.id, price: priceOfBase(50_000) });
  const id = `part-of-${reason}`;
  const paid = buildBooking({ id: reason.padEnd(20, 'x'), order: payment, dueRefund: { id, reason } });
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, company_id)
     values ($1, $1, 1, 'booked', $2, $1, now(), 'default')`,
    [paid.id, JSON.stringify(payment)],
  );
  await database.pool.query(
    `insert into due_refund (id, booking_id, amount, reason, created_at, promised_on, state)
     values ($1, $2, 1234, $3, now(), '2027-03-15', 'refunding')`,
    [id, paid.id, reason],
  );
  byId.set(trip.id, trip).set(paid.id, paid);
  await mails.partRefund(paid.id, 1);
  byId.clear();
  return sent.at(-1);
}

test('a refund of a later payment of a trip that goes ahead is mailed with its amount and day', async () => {
  const mail = await refundBalance('goodwill');
  expect(mail?.subject).toBe('Ihre Erstattung: Hotel Cala Blava, Sa., 1. Mai 2027 (AB12-CD34)');
  expect(mail?.text).toContain('wir erstatten Ihnen 12.34\u00a0€');
  expect(mail?.text).not.toContain('500.00');
  const file = mail?.attachments.find(({ type }) => type === 'text/calendar');
  expect(new TextDecoder().decode(file?.content)).toContain('DTSTART;VALUE=DATE:20270315');
});

test('what goes back of a later payment of a cancelled trip is said with its own amount, and with that of the payment', async () => {
  const mail = await refundBalance('cancellation');
  expect(mail?.subject).toBe('Wir erstatten 12.34\u00a0€ für Buchung AB12-CD34');
  expect(mail?.text).toContain('Von Ihrer Zahlung über 500.00\u00a0€ gehen 12.34\u00a0€ an Sie zurück');
  expect(mail?.text).toContain('spätestens am Mo., 15. März 2027');
});

test('[SHELL-023] mails name the hotline of the chosen market, and the brand’s own where the order names none', async () => {
  const brand = brandsAsShipped.get('abendmeer');
  const own = brand.hotline.display;
  const irish = brand.marketHotlines.ie?.display ?? '';
  for (const [chosenMarket, shown, hidden] of [
    ['ie', irish, own],
    [undefined, own, irish],
  ] as const) {
    const order = buildOrder();
    booking = buildBooking({ order: chosenMarket === undefined ? order : { ...order, chosenMarket } });
    for (const send of [mails.confirmation, mails.softBooked, mails.failed, mails.cancelled]) {
      await send(booking.id, 1);
      const { text = '', html = '' } = sent.at(-1) ?? {};
      for (const content of [text, html]) {
        expect(content).toContain(shown);
        expect(content).not.toContain(hidden);
      }
    }
  }
});

test('what follows a booking follows its confirmation alone, and is repeated with it where it fails', async () => {
  confirmed.length = 0;
  await mails.softBooked(booking.id);
  await mails.failed(booking.id);
  await mails.link(booking.id, 3);
  expect(confirmed).toEqual([]);
  outcome = 'unknown';
  await mails.confirmation(booking.id, 1);
  expect(confirmed).toEqual([]);
  outcome = 'taken';
  failsAfterwards = true;
  await expect(mails.confirmation(booking.id, 1)).rejects.toThrow('the database is gone');
  failsAfterwards = false;
  expect(await mails.confirmation(booking.id, 1)).toBe('taken');
  expect(confirmed).toEqual([booking.checkoutId, booking.checkoutId].map(() => booking.order.checkoutId));
});

test('a mail about a trip that goes ahead contains the picture of its hotel, where there is one', async () => {
  outcome = 'taken';
  booking = buildBooking({ order: buildOrder() });
  picture = Uint8Array.of(1, 2, 3);
  await mails.link(booking.id, 4);
  expect(sent.at(-1)?.attachments.map(({ contentId }) => contentId)).toEqual(['picture', 'logo']);
  expect(sent.at(-1)?.html).toContain('src="cid:picture"');
  await mails.failed(booking.id);
  expect(sent.at(-1)?.html).not.toContain('cid:picture');
  picture = null;
  await mails.link(booking.id, 5);
  expect(sent.at(-1)?.html).not.toContain('cid:picture');
  expect(sent.at(-1)?.attachments.map(({ contentId }) => contentId)).toEqual(['logo']);
});
