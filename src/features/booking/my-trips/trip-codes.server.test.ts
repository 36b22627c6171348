import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { tripCodes } from '../../../defaults.ts';
import type { Mail, MailOutcome } from '../../../ports/mail/mail-port.ts';
import { createTripCodes } from './trip-codes.server.ts';

let database: TestDatabase;
let now = new Date('2027-01-10T12:00:00Z');
let sent: Mail[] = [];
let outcome: MailOutcome = 'taken';
const booking = buildBooking({ order: buildOrder() });

const codes = () =>
  createTripCodes({
    db: database.db,
    clock: { now: () => now },
    mail: {
      send: async (mail) => {
        sent.push(mail);
        return outcome;
      },
      close: async () => {},
    },
    brands: brandsAsShipped,
    secret: 'a secret of the test',
  });
const lastCode = () => /\b(\d{3} \d{3})\b/.exec(sent.at(-1)?.text ?? '')?.[1]?.replace(' ', '') ?? '';
const wrongCode = () => (lastCode() === '000000' ? '000001' : '000000');
const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, company_id)
     values ($1, 'c', 1, 'booked', $2, 'AB12-CD34', now(), 'default')`,
    [booking.id, JSON.stringify(booking.order)],
  );
});
beforeEach(async () => {
  await database.pool.query('delete from trip_code');
  sent = [];
  outcome = 'taken';
});
afterAll(() => database.drop());

test('[checkout X-092] a code opens the trip once', async () => {
  expect(await codes().send(booking)).toBe('sent');
  expect(sent[0]?.to.address).toBe(booking.order.contact.email);
  const code = lastCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(await codes().check(booking.id, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true);
  expect(await codes().check(booking.id, code)).toBe(false);
});

test('[checkout X-092] the code is in the mail alone: not in its subject, and not in the database', async () => {
  await codes().send(booking);
  expect(sent[0]?.subject).not.toContain(lastCode());
  const { rows } = await database.pool.query('select * from trip_code');
  expect(JSON.stringify(rows)).not.toContain(lastCode());
});

test('[checkout X-092] a code works until its last moment, and not after', async () => {
  await codes().send(booking);
  wait(tripCodes.lifetimeMs - 1);
  const code = lastCode();
  expect(await codes().check(booking.id, code)).toBe(true);
  await codes().send(booking);
  wait(tripCodes.lifetimeMs);
  expect(await codes().check(booking.id, lastCode())).toBe(false);
});

test('[checkout X-092] the fifth attempt may still hit, the sixth may not', async () => {
  await codes().send(booking);
  for (let tries = 1; tries < tripCodes.maxAttempts; tries += 1)
    expect(await codes().check(booking.id, wrongCode())).toBe(false);
  expect(await codes().check(booking.id, lastCode())).toBe(true);
  await codes().send(booking);
  for (let tries = 0; tries < tripCodes.maxAttempts; tries += 1) await codes().check(booking.id, wrongCode());
  expect(await codes().check(booking.id, lastCode())).toBe(false);
});

test('[checkout X-092] guesses made at once count one by one', async () => {
  await codes().send(booking);
  await Promise.all(Array.from({ length: 20 }, () => codes().check(booking.id, wrongCode())));
  const { rows } = await database.pool.query('select attempts from trip_code');
  expect(rows).toEqual([{ attempts: tripCodes.maxAttempts }]);
});

test('[checkout X-092] a code that two send at once opens the trip for one of them', async () => {
  await codes().send(booking);
  const code = lastCode();
  const opened = await Promise.all([codes().check(booking.id, code), codes().check(booking.id, code)]);
  expect(opened.toSorted()).toEqual([false, true]);
});

test('[checkout X-092] a new code ends the one before', async () => {
  await codes().send(booking);
  const first = lastCode();
  await codes().send(booking);
  if (lastCode() !== first) expect(await codes().check(booking.id, first)).toBe(false);
  expect(await codes().check(booking.id, lastCode())).toBe(true);
});

test('[checkout X-092] an hour has three mails, also when they are asked for at once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => codes().send(booking)));
  expect(outcomes.filter((each) => each === 'sent')).toHaveLength(tripCodes.mailsAnHour);
  expect(sent).toHaveLength(tripCodes.mailsAnHour);
  wait(3_600_000 - 1);
  expect(await codes().send(booking)).toBe('too-many');
  wait(1);
  expect(await codes().send(booking)).toBe('sent');
});

test('[checkout X-092] the code of another booking opens nothing', async () => {
  await codes().send(booking);
  expect(await codes().check('another'.padEnd(20, 'a'), lastCode())).toBe(false);
});

test('a mail that the server does not take is named', async () => {
  outcome = 'unknown';
  expect(await codes().send(booking)).toBe('not-sent');
});
