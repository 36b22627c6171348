import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { orderTrip, orderWithDeposit, payWith } from '../../../../tests/factories/booking-fixture.ts';
import { buildPaymentOrder } from '../../../../tests/factories/booking-order.ts';
import {
  type DocumentFixture,
  openDocumentFixture,
  readAttachments,
} from '../../../../tests/factories/documents/document-fixture.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { listPaymentRequests } from '../instalments/payment-requests.server.ts';
import { loadTripRecords } from '../my-trips/trip-records.server.ts';
import { buildPriceRaise } from '../notices/raise-price.server.ts';
import { readBookingFile } from '../office/read-booking-file.server.ts';
import { renewStatement } from './renew-statement.server.ts';

let database: TestDatabase;
let fixture: DocumentFixture;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openDocumentFixture(database, brandsAsShipped, { isMailing: false });
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

const find = (checkoutId: string) => fixture.find(checkoutId);

/** A booked trip with a balance. @param share of the total that is paid at once */
async function bookWithBalance(share: number) {
  const payment = share === 0 ? ({ method: 'None' } as const) : payWith('granted');
  const order = await orderWithDeposit(fixture.supply, share, undefined, { language: 'en', payment });
  const { id, checkoutId } = await fixture.book(order);
  return { id, checkoutId };
}

async function payBalance(tripBookingId: string): Promise<void> {
  const [request] = await listPaymentRequests(database.db, tripBookingId);
  const order = buildPaymentOrder({
    tripBookingId,
    checkoutId: request?.id ?? '',
    price: priceOfBase(request?.amount ?? 0),
    payment: payWith('granted'),
  });
  await fixture.book(order);
}

const kinds = ['confirmation', 'invoice'] as const;

const read = (checkoutId: string, wanted: string) => fixture.read(checkoutId, wanted);

const openSentences = async () => {
  const texts = await loadTexts('en');
  const due = texts('documents.balance', { day: '' }).trim();
  return [texts('documents.paidByLink'), 'outstanding until its day', 'is still open', due];
};
const claimsOf = async (document: string) =>
  (await openSentences()).filter((sentence) => document.includes(sentence));

test.each([
  ['a deposit', 0.2],
  ['a payment by link', 0],
] as const)('[CONST-027] after the balance of %s nobody gets a document that claims it', async (_, share) => {
  const { id, checkoutId } = await bookWithBalance(share);
  const before = await Promise.all(kinds.map((kind) => read(checkoutId, kind)));
  for (const document of before) expect(await claimsOf(document)).not.toEqual([]);
  const known = fixture.printer.rendered;
  for (const kind of kinds) await read(checkoutId, kind);
  expect(fixture.printer.rendered).toBe(known);
  await payBalance(id);
  for (const kind of kinds) expect(await claimsOf(await read(checkoutId, kind))).toEqual([]);
  const renewed = fixture.printer.rendered;
  for (const kind of kinds) await read(checkoutId, kind);
  expect(fixture.printer.rendered).toBe(renewed);
});

const formerNumbers = async (id: string) =>
  (await loadTripRecords(database.db, id)).formerInvoices.map(({ number }) => number);

test('an issued invoice stays, and the one of after a payment corrects it with a number and date of its own', async () => {
  const { id, checkoutId } = await bookWithBalance(0.2);
  const { invoiceNumber = '' } = await find(checkoutId);
  const first = await read(checkoutId, 'invoice');
  expect(first).toContain(invoiceNumber);
  expect(first).not.toContain('corrects');
  expect(await formerNumbers(id)).toEqual([]);
  fixture.clock.advance(3 * 86_400_000);
  await payBalance(id);
  const [corrected, again] = await Promise.all(
    ['invoice', 'invoice'].map((wanted) => read(checkoutId, wanted)),
  );
  expect(corrected).toContain(`"${invoiceNumber}-2"`);
  expect(corrected).toContain(`This invoice corrects and replaces invoice ${invoiceNumber} and any`);
  expect(dateOfInvoice(corrected)).not.toBe(dateOfInvoice(first));
  expect(again).toBe(corrected);
  expect(await formerNumbers(id)).toEqual([invoiceNumber]);
  expect(await read(checkoutId, invoiceNumber ?? '')).toBe(first);
  expect(await read(checkoutId, `${invoiceNumber}-2`)).toBe(corrected);
  expect(await read(checkoutId, `${invoiceNumber}-3`)).toBe('');
  const sales = { find: async () => new Map(), lastDayInPlace: () => null };
  const deps = { db: database.db, clock: fixture.clock, sales };
  const { documents: listed } = await readBookingFile(deps, await find(checkoutId));
  expect(listed.flatMap(({ kind, address }) => (kind === 'invoice' ? [address] : []))).toEqual([
    invoiceNumber,
    'invoice',
  ]);
});

const dateOfInvoice = (document = '') => /"Invoice date","([^"]+)"/.exec(document)?.[1];

test('the invoice of a change corrects the first one, which stays', async () => {
  const trip = { ...(await orderTrip(fixture.supply)), language: 'en' } as const;
  await fixture.bookings.place(trip, 10_000);
  await expect.poll(async () => (await find(trip.checkoutId)).state).toBe('booked');
  const booking = await find(trip.checkoutId);
  const first = await read(trip.checkoutId, 'invoice');
  fixture.clock.advance(1_000);
  const raise = buildPriceRaise(booking, randomBytes(16).toString('base64url'), 5_000);
  await fixture.bookings.place(raise, 10_000);
  await expect.poll(async () => (await find(raise.checkoutId)).state).toBe('booked');
  const { invoiceNumber } = await find(raise.checkoutId);
  const corrected = await read(trip.checkoutId, 'invoice');
  expect(corrected).toContain(`"${invoiceNumber}"`);
  expect(corrected).toContain(`corrects and replaces invoice ${booking.invoiceNumber} and any`);
  expect(await formerNumbers(booking.id)).toEqual([booking.invoiceNumber]);
  expect(await read(trip.checkoutId, booking.invoiceNumber ?? '')).toBe(first);
  const deps = {
    db: database.db,
    clock: fixture.clock,
    sales: { find: async () => new Map(), lastDayInPlace: () => null },
  };
  const addressesOf = async (checkoutId: string) =>
    (await readBookingFile(deps, await find(checkoutId))).documents.flatMap(({ kind, address }) =>
      kind === 'invoice' ? [address] : [],
    );
  expect(await addressesOf(trip.checkoutId)).toEqual([booking.invoiceNumber]);
  expect(await addressesOf(raise.checkoutId)).toEqual(['invoice']);
  // The invoice of the change replaces that of the order: it is not issued again, whatever is open.
  const stored = { bookingId: booking.id, kind: 'invoice', issue: 1, open: 4_711 } as const;
  expect(await renewStatement({ ...fixture, db: database.db }, stored)).toBe(false);
});

test('a document of a change is renewed with the trip locked before the change, as everything else does', async () => {
  const trip = await fixture.book({ ...(await orderTrip(fixture.supply)), language: 'en' });
  fixture.clock.advance(1_000);
  const raise = buildPriceRaise(trip, randomBytes(16).toString('base64url'), 5_000);
  const { id, invoiceNumber } = await fixture.book(raise);
  await database.pool.query('update booking_document set open_amount = 4711 where booking_id = $1', [id]);
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('select from booking where id = $1 for update', [trip.id]);
  const renewed = read(trip.checkoutId, 'invoice');
  const countWaiting = async () => {
    const { rows } = await other.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1);
  // Would not return at once if the change were locked.
  await other.query('select from booking where id = $1 for update nowait', [id]);
  await other.query('rollback');
  other.release();
  expect(await renewed).toContain(`"${invoiceNumber}-2"`);
});

test('nobody gets the invoice of another trip by its number', async () => {
  const [own, other] = [await bookWithBalance(0.2), await bookWithBalance(0.2)];
  const { invoiceNumber } = await find(other.checkoutId);
  expect(await read(own.checkoutId, invoiceNumber ?? '')).toBe('');
});

test('a document that is older than what it says is known by is renewed, too', async () => {
  const { id, checkoutId } = await bookWithBalance(0.2);
  await payBalance(id);
  await database.pool.query('update booking_document set open_amount = null');
  for (const kind of kinds) expect(await claimsOf(await read(checkoutId, kind))).toEqual([]);
});

test('an invoice that is older than what it says is known by is issued again only where that has changed', async () => {
  const { id, checkoutId } = await bookWithBalance(0.2);
  const first = await read(checkoutId, 'invoice');
  await database.pool.query('update booking_document set open_amount = null');
  expect(await read(checkoutId, 'invoice')).toBe(first);
  expect(await formerNumbers(id)).toEqual([]);
  await payBalance(id);
  expect(await claimsOf(await read(checkoutId, 'invoice'))).toEqual([]);
  expect(await formerNumbers(id)).toHaveLength(1);
});

test('a trip without anything open keeps the documents that it has', async () => {
  const trip = await orderTrip(fixture.supply);
  await fixture.bookings.place(trip, 10_000);
  await expect.poll(async () => (await find(trip.checkoutId)).state).toBe('booked');
  await database.pool.query('update booking_document set open_amount = null');
  const known = fixture.printer.rendered;
  for (const kind of kinds) expect(await read(trip.checkoutId, kind)).not.toBe('');
  expect(fixture.printer.rendered).toBe(known);
});

test('nobody gets a document that is wrong where it cannot be rendered again', async () => {
  const { id, checkoutId } = await bookWithBalance(0.2);
  await payBalance(id);
  fixture.printer.isBroken = true;
  await expect(read(checkoutId, 'confirmation')).rejects.toThrow('The printer is broken');
  fixture.printer.isBroken = false;
  expect(await claimsOf(await read(checkoutId, 'confirmation'))).toEqual([]);
});

/** Mails the confirmation of an order once more. @returns the text of all that is attached */
async function mailAgain(id: string): Promise<string> {
  await fixture.mails.confirmation(id, 2);
  return readAttachments(fixture.mailed).join();
}

test('documents that are mailed once more say what is open then', async () => {
  const { id, checkoutId } = await bookWithBalance(0.2);
  await payBalance(id);
  const attached = await mailAgain(id);
  expect(attached).toContain((await find(checkoutId)).invoiceNumber);
  expect(await claimsOf(attached)).toEqual([]);
});

test('documents that are mailed once more are those of the last change', async () => {
  const trip = await fixture.book({ ...(await orderTrip(fixture.supply)), language: 'en' });
  fixture.clock.advance(1_000);
  const { invoiceNumber } = await fixture.book(
    buildPriceRaise(trip, randomBytes(16).toString('base64url'), 5_000),
  );
  const attached = await mailAgain(trip.id);
  expect(attached).toContain(`"${invoiceNumber}"`);
  expect(attached).not.toContain(`"${trip.invoiceNumber}"`);
  expect(attached).toContain('["Booking confirmation"');
  expect(attached).toContain(trip.certificateNumber);
});

test('a voucher is listed once a change has added what it is for, and no more once one has removed it', async () => {
  const trip = await fixture.book({ ...(await orderTrip(fixture.supply)), language: 'en' });
  const listed = async () => (await loadTripRecords(database.db, trip.id)).documents;
  const addVoucher = (bookingId: string) =>
    database.pool.query(
      `insert into booking_document (booking_id, kind, name, type, content) values ($1, 'transfer-voucher', 'x', 'application/pdf', '')`,
      [bookingId],
    );
  const change = (amount: number) => {
    fixture.clock.advance(1_000);
    return find(trip.checkoutId).then((booking) =>
      fixture.book(buildPriceRaise(booking, randomBytes(16).toString('base64url'), amount)),
    );
  };
  expect(await listed()).not.toContain('transfer-voucher');
  await addVoucher((await change(5_000)).id);
  expect(await listed()).toContain('transfer-voucher');
  await change(1_000);
  expect(await listed()).not.toContain('transfer-voucher');
  expect(await listed()).toEqual(expect.arrayContaining(['certificate', 'confirmation', 'invoice']));
});

test('of a cancelled trip only what was paid is said to be paid', async () => {
  const [open, settled] = [await bookWithBalance(0.2), await bookWithBalance(0.2)];
  await payBalance(settled.id);
  await database.pool.query(`update booking set state = 'cancelled' where trip_booking_id is null`);
  expect(await claimsOf(await read(open.checkoutId, 'invoice'))).not.toEqual([]);
  expect(await claimsOf(await read(settled.checkoutId, 'invoice'))).toEqual([]);
});

test('what was erased of a guest is not rendered again', async () => {
  const { id, checkoutId } = await bookWithBalance(0.2);
  await payBalance(id);
  await database.pool.query('update booking set guest_erased_at = now() where id = $1', [id]);
  const known = fixture.printer.rendered;
  await read(checkoutId, 'invoice');
  expect(fixture.printer.rendered).toBe(known);
});
