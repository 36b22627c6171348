import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database.ts';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../../tests/factories/booking-record.ts';
import { brandsAsShipped } from '../../../../brands/load-brands.server.ts';
import { tripCodes } from '../../../../defaults.ts';
import type { Mail, MailOutcome } from '../../../../ports/mail/mail-port.ts';
import { createTripCodes, eraseTripCodes } from './trip-codes.server.ts';

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
const own = { browser: 'the browser of the traveller', network: '192.0.2.1' };
const stranger = { browser: 'another browser', network: '198.51.100.7' };
const send = (asker: Parameters<ReturnType<typeof codes>['send']>[1] = own) => codes().send(booking, asker);
const check = (code: string, { browser }: { readonly browser: string | null } = own) =>
  codes().check(booking.id, browser, code);
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
  expect(await send()).toBe('sent');
  expect(sent[0]?.to.address).toBe(booking.order.contact.email);
  const code = lastCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(await check(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true);
  expect(await check(code)).toBe(false);
});

test('[checkout X-092] the code is in the mail alone: not in its subject, and not in the database', async () => {
  await send();
  expect(sent[0]?.subject).not.toContain(lastCode());
  const { rows } = await database.pool.query('select * from trip_code');
  expect(JSON.stringify(rows)).not.toContain(lastCode());
});

test('[checkout X-092] a code works until its last moment, and not after', async () => {
  await send();
  wait(tripCodes.lifetimeMs - 1);
  const code = lastCode();
  expect(await check(code)).toBe(true);
  await send();
  wait(tripCodes.lifetimeMs);
  expect(await check(lastCode())).toBe(false);
});

test('[checkout X-092] the fifth attempt may still hit, the sixth may not', async () => {
  await send();
  for (let tries = 1; tries < tripCodes.maxAttempts; tries += 1) expect(await check(wrongCode())).toBe(false);
  expect(await check(lastCode())).toBe(true);
  await send();
  for (let tries = 0; tries < tripCodes.maxAttempts; tries += 1) await check(wrongCode());
  expect(await check(lastCode())).toBe(false);
});

test('[checkout X-092] guesses made at once count one by one', async () => {
  await send();
  await Promise.all(Array.from({ length: 20 }, () => check(wrongCode())));
  const { rows } = await database.pool.query('select attempts from trip_code');
  expect(rows).toEqual([{ attempts: tripCodes.maxAttempts }]);
});

test('[checkout X-092] a code that two send at once opens the trip for one of them', async () => {
  await send();
  const code = lastCode();
  const opened = await Promise.all([check(code), check(code)]);
  expect(opened.toSorted()).toEqual([false, true]);
});

test('[checkout X-092] a new code ends the one before', async () => {
  await send();
  const first = lastCode();
  await send();
  if (lastCode() !== first) expect(await check(first)).toBe(false);
  expect(await check(lastCode())).toBe(true);
});

test('[checkout X-092] an hour has three mails, also when they are asked for at once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => send()));
  expect(outcomes.filter((each) => each === 'sent')).toHaveLength(tripCodes.mailsAnHour);
  expect(sent).toHaveLength(tripCodes.mailsAnHour);
  wait(3_600_000 - 1);
  expect(await send()).toBe('too-many');
  wait(1);
  expect(await send()).toBe('sent');
});

test('[checkout X-092] the code of another booking opens nothing', async () => {
  await send();
  expect(await codes().check('another'.padEnd(20, 'a'), own.browser, lastCode())).toBe(false);
});

test('[checkout X-092] a code works in the browser that has asked for it, and in no other', async () => {
  await send();
  const code = lastCode();
  expect(await check(code, stranger)).toBe(false);
  expect(await check(code, { browser: null })).toBe(false);
  expect(await check(code)).toBe(true);
});

test('[checkout X-092] another browser with the link neither ends a code nor uses up its attempts', async () => {
  await send();
  const code = lastCode();
  await send(stranger);
  for (let tries = 0; tries <= tripCodes.maxAttempts; tries += 1) await check(wrongCode(), stranger);
  expect(await check(code)).toBe(true);
});

test('[checkout X-092] browsers of one network share its mails, those of another have their own', async () => {
  const others = ['a', 'b', 'c', 'd'].map((browser) => ({ ...stranger, browser }));
  for (const asker of others.slice(0, tripCodes.mailsAnHour)) expect(await send(asker)).toBe('sent');
  expect(await send(others[3])).toBe('too-many');
  expect(await send()).toBe('sent');
});

test('[checkout X-092] a network that asks all day leaves mails for a browser of another one', async () => {
  const outcomes: string[] = [];
  for (let hour = 0; hour < 12; hour += 1) {
    for (let at = 0; at < tripCodes.mailsAnHour; at += 1)
      outcomes.push(await send({ ...stranger, browser: `${hour} ${at}` }));
    wait(3_600_000);
  }
  expect(outcomes.filter((each) => each === 'sent')).toHaveLength(tripCodes.mailsADayPerNetwork);
  expect(await send()).toBe('sent');
});

test('[checkout X-092] a booking has ten mails a day, from however many networks', async () => {
  for (let at = 0; at < tripCodes.mailsADay; at += 1)
    expect(await send({ browser: `${at}`, network: `198.51.100.${at}` })).toBe('sent');
  expect(await send()).toBe('too-many');
  wait(tripCodes.storedMs - 1);
  expect(await send()).toBe('too-many');
  wait(1);
  expect(await send()).toBe('sent');
});

test('codes are deleted a day after they were sent, as many as a batch has', async () => {
  await send();
  await send(stranger);
  const erase = () => eraseTripCodes(database.db, new Date(now.getTime() - tripCodes.storedMs), 1);
  wait(tripCodes.storedMs - 1);
  expect(await erase()).toBe(0);
  wait(1);
  expect([await erase(), await erase(), await erase()]).toEqual([1, 1, 0]);
});

test('neither the browser nor its network can be read from the database', async () => {
  await send();
  const { rows } = await database.pool.query('select t::text as row, browser, network from trip_code t');
  expect(rows[0]?.browser).toHaveLength(32);
  const hex = (text: string) => Buffer.from(text).toString('hex');
  expect(rows[0]?.row).not.toMatch(new RegExp(`${hex(own.browser)}|${hex(own.network)}`));
});

test('a mail that the server does not take is named', async () => {
  outcome = 'unknown';
  expect(await send()).toBe('not-sent');
});
