import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase, openPool } from '../../../tests/database.ts';
import { tripOf } from '../../../tests/factories/booking-order.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';
import { fillContent } from '../../content-seeds/fill-content.server.ts';
import { openKysely } from '../../database/open-kysely.server.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import { systemClock } from '../../domain/time/clock.ts';
import type { BookingFile } from '../../features/booking/model/booking-file.ts';
import { listOpenNotices } from '../../features/booking/notices/trip-notices.server.ts';
import { buildApp } from '../../main/build-app.server.ts';
import { readEnv } from '../../main/settings/env.server.ts';
import { namedBookings } from './named-bookings.ts';

const database = await createTestDatabase();
/** As many connections as a process of the shop has: its background work holds some of them. */
const pool = openPool(database.url, 10);
const db = openKysely(pool);
await fillContent(pool);
const dataDir = mkdtempSync(join(tmpdir(), 'demo-bookings-'));
const log: string[] = [];

function startShop() {
  return buildApp({
    env: readEnv({ DATA_DIR: dataDir, WORLD_HOTELS: '60', PAYMENT_PORT: '0', OPERATOR_PORT: '0' }),
    pool,
    log: pino({ level: 'error' }, { write: (line: string) => void log.push(line) }),
    cookieSecret: 'a secret for tests that nobody else has',
  });
}

let app = await startShop();
const office = createOfficeDeps(db, systemClock);
const numbers = await findNumbers();

/** Booking numbers by the name of the demo booking with that address: old checkouts are erased from the start on. */
async function findNumbers(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ email: string; number: string }>(
    `select "order" -> 'contact' ->> 'email' as email, booking_number as number from booking`,
  );
  return new Map(
    rows.map(({ email, number }) => [
      namedBookings.find((named) => named.email === email)?.name ?? email,
      number,
    ]),
  );
}

afterAll(async () => {
  await app.close();
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function openFile(name: string): Promise<BookingFile> {
  const file = await office.service.open(numbers.get(name) ?? '');
  if (file === null) throw new Error(`There is no demo booking ${name}`);
  return file;
}

async function countRows(): Promise<unknown> {
  const tables = ['booking', 'booking_event', 'booking_step', 'booking_document', 'booking_mail', 'checkout'];
  const others = ['ledger_transaction', 'mail', 'supplier.hold', 'payment_provider.payment'];
  const counts = [...tables, ...others].map((table) => `(select count(*) from ${table}) as "${table}"`);
  const versions = '(select sum(version) from booking) as versions';
  return (await pool.query(`select ${[...counts, versions].join()}`)).rows[0];
}

test('the shop fills every named booking without an error', () => {
  expect(log).toEqual([]);
  expect([...numbers.keys()].sort()).toEqual(namedBookings.map(({ name }) => name).sort());
});

describe('the demo booking', () => {
  test.each([
    ['paid', 'booked', 'captured', null],
    ['deposit-paid', 'booked', 'captured', null],
    ['charged-back', 'booked', 'charged-back', null],
    ['free-by-voucher', 'booked', 'free', null],
    ['notice-open', 'booked', 'captured', null],
    ['pending', 'awaiting-shopper', 'pending', null],
    ['price-changed', 'failed', 'none', 'price-changed'],
    ['sold-out', 'failed', 'none', 'gone'],
    ['declined', 'failed', 'cancelled', 'declined'],
    ['card-declined', 'failed', 'refused', 'refused'],
    ['soft-booked', 'confirming', 'authorised', null],
    ['needs-review', 'manual-review', 'authorised', null],
    ['cancelled', 'cancelled', 'captured', null],
    ['refunded', 'cancelled', 'refunded', null],
    ['departed', 'booked', 'captured', null],
    ['leaving-soon', 'booked', 'captured', null],
  ])('%s is %s, its payment %s, its failure %s', async (name, state, paymentState, failure) => {
    expect((await openFile(name)).booking).toMatchObject({ state, paymentState, failure });
  });

  test.each([
    ['paid', ['confirmation']],
    ['deposit-paid', ['confirmation']],
    ['charged-back', ['confirmation']],
    ['free-by-voucher', ['confirmation']],
    ['notice-open', ['confirmation']],
    ['pending', []],
    ['price-changed', []],
    ['sold-out', []],
    ['declined', []],
    ['card-declined', []],
    ['soft-booked', ['soft-booked']],
    ['needs-review', ['soft-booked']],
    ['cancelled', ['cancelled', 'confirmation']],
    ['refunded', ['cancelled', 'confirmation']],
    ['departed', ['confirmation']],
    ['leaving-soon', ['confirmation']],
  ])('%s has its documents, and its mails are in the outbox: %j', async (name, mails) => {
    const file = await openFile(name);
    expect(file.mails.map(({ kind, state }) => [kind, state])).toEqual(mails.map((kind) => [kind, 'taken']));
    const isBooked = mails.includes('confirmation');
    expect(file.documents.map(({ kind }) => kind)).toEqual(
      isBooked
        ? expect.arrayContaining(['calendar', 'certificate', 'confirmation', 'hotel-voucher', 'invoice'])
        : expect.not.arrayContaining(['confirmation', 'invoice']),
    );
  });

  test.each([
    ['refunded', 0],
    ['charged-back', 0],
    ['free-by-voucher', 0],
    ['cancelled', 1],
  ])('%s costs the shopper %d times its price', async (name, share) => {
    const { booking, ledger } = await openFile(name);
    const received = ledger
      .flatMap(({ entries }) => entries)
      .filter(({ account }) => account === 'provider')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(received).toBe(share * totalOf(booking.order.price));
  });

  test('deposit-paid owes a balance that is due before the trip', async () => {
    const order = tripOf((await openFile('deposit-paid')).booking.order);
    const { deposit, balance, dueOn } = order.instalments ?? { deposit: 0, balance: 0, dueOn: '' };
    expect(deposit + balance).toBe(totalOf(order.price));
    expect(Math.min(deposit, balance)).toBeGreaterThan(0);
    expect(dueOn < order.trip.checkIn).toBe(true);
  });

  test('free-by-voucher leaves nothing on the voucher that pays for it', async () => {
    const { order } = (await openFile('free-by-voucher')).booking;
    expect(order.price.coupon).toBeGreaterThan(0);
    const { rows } = await pool.query<{ left: string }>(
      `select coalesce(sum(amount), 0) as left from voucher_movement where voucher_id = any($1)`,
      [tripOf(order).vouchers.map(({ voucherId }) => voucherId)],
    );
    expect(rows[0]?.left).toBe('0');
  });

  test('charged-back waits for staff to look at it', async () => {
    expect((await openFile('charged-back')).booking.attention).toEqual(['chargeback']);
  });

  test('notice-open waits for the answer of a traveller who has the mail', async () => {
    const { booking } = await openFile('notice-open');
    expect(await listOpenNotices(db, booking.id)).toMatchObject([{ facts: { kind: 'hotel-overbooked' } }]);
    const mailed = await pool.query(
      `select from mail where content ->> 'text' like '%/my-trips/' || $1 || '/notice/%'`,
      [booking.checkoutId],
    );
    expect(mailed.rowCount).toBe(1);
  });

  test('departed has a timeline that lies in the past as a whole', async () => {
    const { booking, events, ledger, steps } = await openFile('departed');
    const lastMinute = booking.placedAt.getTime() + 60_000;
    for (const { at } of [...events, ...ledger, ...steps]) expect(at.getTime()).toBeLessThan(lastMinute);
  });

  test('departed is over, and every other trip lies ahead', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const files = await Promise.all(namedBookings.map(({ name }) => openFile(name)));
    const over = files.filter(({ booking }) => tripOf(booking.order).trip.checkOut < today);
    expect(over.map(({ booking }) => booking.bookingNumber)).toEqual([numbers.get('departed')]);
    for (const { booking } of files) {
      if (booking.bookingNumber !== numbers.get('departed'))
        expect(tripOf(booking.order).trip.checkIn > today).toBe(true);
      expect(booking.placedAt.toISOString().slice(0, 10) < tripOf(booking.order).trip.checkIn).toBe(true);
    }
  });
});

test('the ledger of the demo bookings agrees with supplier and payment provider', async () => {
  expect(await reconcileLedger(pool)).toEqual([]);
});

test('the demo bookings belong to both brands', () => {
  expect(new Set(namedBookings.map(({ brand }) => brand))).toEqual(new Set(['abendmeer', 'tagwind']));
});

test('the back office lists every demo booking and opens its file', async () => {
  const cookie = await signInStaff(office.staff, systemClock, 'service');
  const read = (url: string) => app.inject({ url, headers: { host: 'abendmeer.localhost', cookie } });
  const list = await read('/_office');
  expect(list.statusCode).toBe(200);
  for (const number of numbers.values()) {
    expect(list.body).toContain(number);
    expect((await read(`/_office/booking/${number}`)).statusCode).toBe(200);
  }
});

test('a second start changes no demo booking, though the checkout of an old one was erased', async () => {
  const listOld = () =>
    db.selectFrom('checkout').select('id').where('session', 'like', 'demo-departed%').execute();
  await expect.poll(listOld).toEqual([]);
  const before = await countRows();
  await app.close();
  app = await startShop();
  expect(await countRows()).toEqual(before);
  expect(await findNumbers()).toEqual(numbers);
});

test('a database with a booking of a shopper gets no demo bookings', async () => {
  const belongTo = (session: string) =>
    pool.query(
      `update checkout set session = $2 from booking, checkout before
       where checkout.id = checkout_id and before.id = checkout.id and booking_number = $1
       returning before.session as session`,
      [numbers.get('pending'), session],
    );
  const { rows } = await belongTo('session-of-one-shopper');
  const before = await countRows();
  await app.close();
  app = await startShop();
  expect(await countRows()).toEqual(before);
  await belongTo(rows[0].session);
});
