import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { type OfficeApp, openOfficeApp } from '../../../tests/factories/office/office-app.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import {
  addBooking,
  addVoucher,
  germanOrder,
  readBalance,
  testDigests,
} from '../../../tests/factories/vouchers/voucher-fixture.ts';
import { voucherLimits } from '../../defaults.ts';
import { everyBrand } from '../../domain/staff/brand-scope.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { parseVoucherCode } from '../../domain/vouchers/voucher-code.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { findVoucher } from '../../features/vouchers/store/find-voucher.server.ts';
import { createVoucherHolds } from '../../features/vouchers/store/voucher-holds.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

let database: TestDatabase;
let office: OfficeDeps;
let served: OfficeApp;
const clock = settableClock('2026-11-28T12:00:00Z');
let kim: string;
let lee: string;

beforeAll(async () => {
  database = await createTestDatabase();
  office = createOfficeDeps(database.db, clock);
  served = await openOfficeApp(office);
  kim = await signInStaff(office.staff, clock, 'service', 'kim@staff.example');
  lee = await signInStaff(office.staff, clock, 'admin', 'lee@staff.example');
});
afterAll(async () => {
  await served.app.close();
  await database.drop();
});

const read = (url: string, session = kim, language = 'en') => served.read(url, session, language);
const post = (url: string, form: Record<string, string>, session = kim) => served.post(url, form, session);
const change = (id: string, form: Record<string, string>, session = kim) =>
  post(`/_office/voucher/${id}/change`, form, session);
const outcomeOf = async (answer: ReturnType<typeof change>) =>
  new URL(String((await answer).headers.location), 'http://x').searchParams.get('outcome');
const stateOf = async (id: string) => (await office.vouchers.office.open(id))?.voucher.state;
/** Redeems a part of a voucher for good. */
async function redeem(id: string, amount: number): Promise<string> {
  const bookingId = await addBooking(database.db);
  const holds = createVoucherHolds(testDigests);
  await database.db.transaction().execute(async (trx) => {
    const vouchers = [{ voucherId: id, amount, hint: 'XXXX' }];
    const promotion = null;
    const at = clock.now();
    await holds.lock(trx, { bookingId, vouchers, ...germanOrder, promotion, at });
    await holds.burn(trx, bookingId, clock.now());
  });
  return bookingId;
}

test('a voucher is found by its last characters and by a booking that it paid, never by an address with a name', async () => {
  const { id, code } = await addVoucher(database.db);
  const bookingId = await redeem(id, 1_000);
  const { booking_number: number } = await database.db
    .selectFrom('booking')
    .select('booking_number')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  for (const text of [code.slice(-4), code.slice(-4).toLowerCase(), number]) {
    const sent = await post('/_office/vouchers/search', { text });
    expect(String(sent.headers.location)).not.toContain(text);
    expect((await read(String(sent.headers.location))).body).toContain(`/_office/voucher/${id}`);
  }
  const none = await post('/_office/vouchers/search', { text: 'Unsought' });
  expect((await read(String(none.headers.location))).body).toContain('No voucher found.');
});

test('editors see no vouchers, and who is not signed in is sent to the sign-in', async () => {
  const { id } = await addVoucher(database.db);
  const editor = await signInStaff(office.staff, clock, 'editor');
  for (const path of [
    '/_office/vouchers',
    `/_office/voucher/${id}`,
    '/_office/promotions',
    '/_office/vouchers/export?month=2026-10',
    '/_office/vouchers/liability',
  ]) {
    expect((await read(path, editor)).statusCode).toBe(403);
    expect((await read(path, '')).headers.location).toContain('/_office/sign-in');
  }
  expect((await change(id, { change: 'block', reason: 'Lost in the post' }, editor)).statusCode).toBe(403);
  expect(await stateOf(id)).toBe('active');
});

test.each(LANGUAGES)('a voucher with its whole history is shown in %s', async (language) => {
  const { id } = await addVoucher(database.db);
  await redeem(id, 1_000);
  await change(id, { change: 'correct', amount: '-12,50', reason: '<script>alert(1)</script>' });
  await change(id, { change: 'correct', amount: '99', reason: 'For a second person' });
  await change(id, { change: 'extend', until: '2030-12-31', reason: 'Was ill for a year' });
  const page = await read(`/_office/voucher/${id}`, lee, language);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('<script>alert');
  expect(page.body).not.toContain('office.');
  expect((await read('/_office/vouchers', lee, language)).body).not.toContain('office.');
  expect((await read('/_office/promotions', lee, language)).body).not.toContain('office.');
  expect((await read('/_office/vouchers/liability', lee, language)).body).not.toContain('office.');
});

test('a blocked voucher pays nothing until it is unblocked, and a change needs a reason', async () => {
  const { id } = await addVoucher(database.db);
  const refused = await change(id, { change: 'block', reason: 'x' });
  expect([refused.statusCode, refused.body.includes('at least 5 characters')]).toEqual([400, true]);
  expect(await outcomeOf(change(id, { change: 'block', reason: 'Reported as stolen' }))).toBe('done');
  expect(await stateOf(id)).toBe('blocked');
  expect(await outcomeOf(change(id, { change: 'block', reason: 'Reported as stolen' }))).toBe('not-possible');
  expect(await outcomeOf(change(id, { change: 'unblock', reason: 'Found in a drawer' }))).toBe('done');
  expect(await stateOf(id)).toBe('active');
  const page = await read(`/_office/voucher/${id}`);
  for (const words of ['Reported as stolen', 'Found in a drawer', 'service'])
    expect(page.body).toContain(words);
});

test('a voucher is only ever extended, by ten years at most', async () => {
  const { id } = await addVoucher(database.db);
  const extend = (until: string) => change(id, { change: 'extend', until, reason: 'Was ill for a year' });
  expect((await extend('2029-12-31')).statusCode).toBe(400);
  expect(await outcomeOf(extend('2036-11-29'))).toBe('not-possible');
  expect(await outcomeOf(extend('2036-11-28'))).toBe('done');
});

test('staff set from when, from which price on and with what a voucher pays, each with a reason', async () => {
  const { id, code } = await addVoucher(database.db);
  const terms = { change: 'limit', validFrom: '2027-01-01', minimum: '500', reason: 'A voucher of goodwill' };
  expect((await change(id, { ...terms, reason: 'x' })).statusCode).toBe(400);
  expect((await change(id, { ...terms, validFrom: '2030-01-01' })).statusCode).toBe(400);
  expect((await change(id, { ...terms, minimum: '-1' })).statusCode).toBe(400);
  expect(await outcomeOf(change(id, terms))).toBe('done');
  const parsed = parseVoucherCode(code);
  const stored = parsed && (await findVoucher(database.db, testDigests, parsed));
  expect(stored).toMatchObject({
    validFrom: requireDay('2027-01-01'),
    minimum: 50_000,
    isCombinable: false,
  });
  const page = (await read(`/_office/voucher/${id}`)).body;
  for (const words of ['Conditions changed', 'on its own only', 'A voucher of goodwill'])
    expect(page).toContain(words);
  expect(await outcomeOf(change(id, { ...terms, validFrom: '', minimum: '', combinable: 'yes' }))).toBe(
    'done',
  );
  expect((await office.vouchers.office.open(id))?.voucher).toMatchObject({
    validFrom: null,
    minimum: 0,
    isCombinable: true,
  });
});

test('up to a limit one person corrects a balance, above it a second one confirms, and never below zero', async () => {
  const { id } = await addVoucher(database.db);
  const correct = (amount: string) =>
    outcomeOf(change(id, { change: 'correct', amount, reason: 'Wrong amount printed' }));
  const limit = voucherLimits.maxUnconfirmedAmount / 100;
  expect(await correct(`-${limit}`)).toBe('done');
  expect(await readBalance(database.db, id)).toBe(10_000 - limit * 100);
  expect(await correct('-50,01')).toBe('below-zero');
  expect(await correct(`${limit},01`)).toBe('proposed');
  expect(await readBalance(database.db, id)).toBe(10_000 - limit * 100);
  const correction = (await office.vouchers.office.open(id))?.proposed[0]?.id ?? '';
  expect(await outcomeOf(change(id, { change: 'confirm', correction }))).toBe('same-person');
  expect((await read(`/_office/voucher/${id}`)).body).not.toContain('value="confirm"');
  expect((await read(`/_office/voucher/${id}`, lee)).body).toContain('value="confirm"');
  expect(await outcomeOf(change(id, { change: 'confirm', correction }, lee))).toBe('done');
  expect(await outcomeOf(change(id, { change: 'confirm', correction }, lee))).toBe('not-possible');
  expect(await readBalance(database.db, id)).toBe(10_001);
  expect((await change(id, { change: 'correct', amount: 'much', reason: 'Wrong amount' })).statusCode).toBe(
    400,
  );
});

test('a decision about no correction is not possible', async () => {
  const { id } = await addVoucher(database.db);
  for (const decision of ['confirm', 'withdraw'])
    expect(await outcomeOf(change(id, { change: decision, correction: '' }))).toBe('not-possible');
});

test('many small corrections of a voucher are one above the limit', async () => {
  const { id } = await addVoucher(database.db);
  const correct = (amount: string) =>
    outcomeOf(change(id, { change: 'correct', amount, reason: 'Wrong amount printed' }));
  const half = voucherLimits.maxUnconfirmedAmount / 200;
  expect([await correct(`${half}`), await correct(`-${half}`)]).toEqual(['done', 'done']);
  expect(await correct('0,01')).toBe('proposed');
});

test('sent again, the old code is void and the new one is good', async () => {
  const { id, code } = await addVoucher(database.db);
  expect(await outcomeOf(change(id, { change: 'resend' }))).toBe('done');
  const parsed = parseVoucherCode(code);
  expect(parsed && (await findVoucher(database.db, testDigests, parsed))).toBeNull();
  const { body } = await read(`/_office/voucher/${id}`);
  expect(body).toContain(`… ${code.slice(-4)} → … `);
});

test('the export has what was issued, redeemed, expired and is outstanding at the end of the month', async () => {
  const own = await createTestDatabase();
  try {
    const deps = createOfficeDeps(own.db, clock).vouchers.office;
    const { id } = await addVoucher(own.db, { at: new Date('2026-10-31T22:59:59Z') });
    await addVoucher(own.db, { at: new Date('2026-10-31T23:00:00Z'), amount: 700 });
    const bookings = [await addBooking(own.db), await addBooking(own.db)];
    const holds = createVoucherHolds(testDigests);
    const at = new Date('2026-11-05T12:00:00Z');
    for (const bookingId of bookings)
      await own.db.transaction().execute((trx) =>
        holds.lock(trx, {
          bookingId,
          vouchers: [{ voucherId: id, amount: 3_000, hint: 'XXXX' }],
          ...germanOrder,
          promotion: null,
          at,
        }),
      );
    await own.db.transaction().execute((trx) => holds.burn(trx, bookings[0] ?? '', at));
    const october = { from: new Date('2026-09-30T22:00:00Z'), to: new Date('2026-10-31T23:00:00Z') };
    const november = { from: october.to, to: new Date('2026-11-30T23:00:00Z') };
    const nothing = { expired: 0, corrected: 0, refunded: 0, brand: 'abendmeer', currency: 'EUR' };
    expect(await deps.sumMonth(october, everyBrand)).toEqual([
      { ...nothing, issued: 10_000, redeemed: 0, outstanding: 10_000 },
    ]);
    // What the open booking has set aside is still owed.
    expect(await deps.sumMonth(november, everyBrand)).toEqual([
      { ...nothing, issued: 700, redeemed: 3_000, outstanding: 7_700 },
    ]);
  } finally {
    await own.drop();
  }
  await addVoucher(database.db, { at: new Date('2026-11-10T12:00:00Z') });
  const file = await read('/_office/vouchers/export?month=2026-11');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body).toMatch(
    /^\uFEFFmonth,brand,currency,issued,redeemed,expired,corrected,refunded,outstanding\r\n2026-11,abendmeer,EUR,\d+\.\d\d,/,
  );
  expect((await read('/_office/vouchers/export?month=2026-13')).statusCode).toBe(400);
});

test('the liability of a past day is shown by brand, by default that of the last month’s end, and a day to come has what is owed today', async () => {
  const own = await createTestDatabase();
  const deps = createOfficeDeps(own.db, clock);
  const app = await openOfficeApp(deps);
  try {
    const session = await signInStaff(deps.staff, clock, 'service', 'mo@staff.example');
    await addVoucher(own.db, { at: new Date('2026-10-31T22:59:59Z') });
    await addVoucher(own.db, { at: new Date('2026-10-31T23:00:00Z'), amount: 700 });
    await addVoucher(own.db, { at: new Date('2026-11-02T12:00:00Z'), brand: 'tagwind', currency: 'CHF' });
    const show = async (query: string) => {
      const { statusCode, body } = await app.read(`/_office/vouchers/liability${query}`, session);
      const rows = [...body.matchAll(/<(?:th|td)[^>]*role="(?:rowheader|cell)"[^>]*>(.*?)<\/(?:th|td)>/g)];
      return [statusCode, ...rows.map(([, cell]) => cell?.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' '))];
    };
    expect(await show('?day=2026-10-30')).toEqual([200]);
    expect(await show('')).toEqual([200, 'Abendmeer', '100.00 €']);
    expect(await show('?day=2026-11-01')).toEqual([200, 'Abendmeer', '107.00 €']);
    expect(await show('?day=2026-11-28')).toEqual([200, 'Abendmeer', '107.00 €', 'Tagwind', 'CHF 100.00']);
    expect(await show('?day=2026-12-24')).toEqual(await show('?day=2026-11-28'));
    expect(await show('?day=')).toEqual(await show(''));
    expect((await show('?day=2026-02-30'))[0]).toBe(400);
  } finally {
    await app.app.close();
    await own.drop();
  }
});

test('a promotion is added once for a brand, refused with its wrong field, and ended', async () => {
  const form = { change: 'add', brand: 'abendmeer', code: 'winter 27', discount: '7,5 %', combinable: '1' };
  expect(await outcomeOf(post('/_office/promotions/change', form))).toBe('done');
  const again = await post('/_office/promotions/change', { ...form, code: 'WINTER-27' });
  expect([again.statusCode, again.body.includes('This code exists already')]).toEqual([400, true]);
  const wrong = await post('/_office/promotions/change', { ...form, code: 'NEU', discount: '51 %' });
  expect([wrong.statusCode, wrong.body.includes('steps of a half')]).toEqual([400, true]);
  const [promotion] = (await office.vouchers.promotions.list(everyBrand)).filter(
    ({ code }) => code === 'WINTER 27',
  );
  expect(promotion).toMatchObject({
    discount: { kind: 'percent', percent: 7.5 },
    isCombinable: true,
    uses: 0,
  });
  const end = () => outcomeOf(post('/_office/promotions/change', { change: 'end', id: promotion?.id ?? '' }));
  expect(await end()).toBe('done');
  expect(await end()).toBe('not-possible');
});
