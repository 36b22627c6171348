import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { orderTrip, orderWithDeposit, payWith } from '../../../../tests/factories/booking-fixture.ts';
import { swissBrand } from '../../../../tests/factories/brands/swiss-brand.ts';
import {
  type DocumentFixture,
  openDocumentFixture,
  readAttachments,
} from '../../../../tests/factories/documents/document-fixture.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { buyInCharged } from '../../../domain/money/purchase-currency.ts';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import type { TariffTerms } from '../../../domain/search/tariff-terms.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { quoteOwnCancellation } from '../cancellation/quote-own-cancellation.ts';
import { loadTripRecords } from '../my-trips/trip-records.server.ts';
import { buildPriceRaise } from '../notices/raise-price.server.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { readBookingFile } from '../office/read-booking-file.server.ts';
import { eraseGuestData } from '../retention/erase-guest-data.server.ts';

let database: TestDatabase;
let fixture: DocumentFixture;
let isSwiss: boolean;

const brands = {
  of: (order: Parameters<typeof brandsAsShipped.of>[0]) => (isSwiss ? swissBrand : brandsAsShipped.of(order)),
};

beforeEach(async () => {
  database = await createTestDatabase();
  isSwiss = false;
  fixture = await openDocumentFixture(database, brands, { isMailing: true });
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

const kinds = ['cancellation-invoice', 'fee-invoice'] as const;

/** A quarter of the price from now on. */
const costly: TariffTerms = {
  ...buildExampleTerms(null),
  cancellation: { freeDays: null, fees: [{ daysBefore: 100, by: 'percent', value: 25 }] },
};
const withFee = (order: BookingOrder): BookingOrder => ({ ...order, trip: { ...order.trip, terms: costly } });

async function book(traits: Partial<BookingOrder> = {}) {
  return fixture.book(withFee(await orderTrip(fixture.supply, {}, { language: 'en', ...traits })));
}

/** The traveller cancels at the fee of the day. @returns the fee, minor units */
async function cancel(checkoutId: string): Promise<number> {
  const quote = quoteOwnCancellation(await fixture.find(checkoutId), fixture.clock.now(), { kind: 'terms' });
  if (quote === null) throw new Error('The trip cannot be cancelled');
  await fixture.bookings.cancel(checkoutId, quote);
  await awaitCancelled(checkoutId);
  return quote.fee;
}

const awaitCancelled = (checkoutId: string) =>
  expect.poll(async () => (await fixture.find(checkoutId)).state, { timeout: 10_000 }).toBe('cancelled');

const read = (checkoutId: string, wanted: string) => fixture.read(checkoutId, wanted);
const numberOf = (document: string) => /"Invoice number","([^"]+)"/.exec(document)?.[1];
const tidy = (text: string) => text.replaceAll(/\s/g, ' ');

async function fileDocuments(checkoutId: string) {
  const deps = {
    db: database.db,
    clock: fixture.clock,
    sales: { find: async () => new Map(), lastDayInPlace: () => null },
  };
  const { documents: listed } = await readBookingFile(deps, await fixture.find(checkoutId));
  return listed.map(({ address }) => address);
}

test('a trip that its traveller cancels has its invoice cancelled, and the fee invoiced', async () => {
  const { id, checkoutId, order, invoiceNumber } = await book();
  const invoice = await read(checkoutId, 'invoice');
  const fee = await cancel(checkoutId);
  expect(fee).toBeGreaterThan(0);
  const [cancellation, ofFee] = await Promise.all(kinds.map((kind) => read(checkoutId, kind)));
  const formatTidy = (amount: number) => tidy(formatAmount(amount, order.currency));
  const total = invoiceTotalOf(order.price);
  expect(numberOf(cancellation ?? '')).toMatch(/^ABE-K2026-\d{7}$/);
  expect(cancellation).toContain(`cancels invoice ${invoiceNumber} of 2 March 2026 in full`);
  expect(tidy(cancellation ?? '')).toContain(`["Total price","${formatTidy(-total)}"]`);
  expect(tidy(cancellation ?? '')).toContain(`we refund ${formatTidy(total - fee)}`);
  expect(numberOf(ofFee ?? '')).toMatch(/^ABE-K2026-\d{7}$/);
  expect(numberOf(ofFee ?? '')).not.toBe(numberOf(cancellation ?? ''));
  expect(ofFee).toContain(`charged by invoice ${invoiceNumber}`);
  expect(tidy(ofFee ?? '')).toContain(`["Total price","${formatTidy(fee)}"]`);
  expect(ofFee).toContain('covered by what you have paid');
  expect(await read(checkoutId, 'invoice')).toBe(invoice);
  const { documents: listed } = await loadTripRecords(database.db, id);
  expect(listed).toEqual(expect.arrayContaining([...kinds]));
  expect(listed).toHaveLength(new Set(listed).size);
  expect(await fileDocuments(checkoutId)).toEqual(expect.arrayContaining([...kinds]));
  const mails = () => fixture.mailed.filter((each) => each.id === `booking-${id}-cancelled`);
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(1);
  expect(readAttachments(mails())).toEqual(expect.arrayContaining([cancellation, ofFee]));
  expect(mails()[0]?.text).toContain('The cancellation invoice is attached');
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('a trip that the organiser calls off has no invoice of a fee', async () => {
  const { id, checkoutId, order } = await book();
  await fixture.bookings.cancelFree(id);
  await awaitCancelled(checkoutId);
  const total = tidy(formatAmount(invoiceTotalOf(order.price), order.currency));
  expect(tidy(await read(checkoutId, 'cancellation-invoice'))).toContain(`we refund ${total}`);
  expect(await read(checkoutId, 'fee-invoice')).toBe('');
  expect((await loadTripRecords(database.db, id)).documents).not.toContain('fee-invoice');
});

test('a trip whose cancellation the supplier has refused, and that staff give up, has its invoice cancelled without a fee', async () => {
  const { id, checkoutId, order, invoiceNumber } = await book();
  await database.pool.query(
    `update booking set state = 'manual-review', resume_state = 'cancelling', reason = 'not-cancellable', next_at = null`,
  );
  const office = createOfficeService({ db: database.db, clock: fixture.clock });
  expect(await office.resolve(id, 'voiding', { by: 'Ada', note: 'The hotel has closed' })).toBe('done');
  await awaitCancelled(checkoutId);
  const cancellation = await read(checkoutId, 'cancellation-invoice');
  expect(cancellation).toContain(`cancels invoice ${invoiceNumber} of`);
  const total = tidy(formatAmount(invoiceTotalOf(order.price), order.currency));
  expect(tidy(cancellation)).toContain(`we refund ${total}`);
  expect(await read(checkoutId, 'fee-invoice')).toBe('');
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('of a trip with a change the invoice of the change is cancelled, at its total', async () => {
  const trip = await book();
  const raise = buildPriceRaise(trip, randomBytes(16).toString('base64url'), 5_000);
  const { invoiceNumber } = await fixture.book(raise);
  await cancel(trip.checkoutId);
  const cancellation = await read(trip.checkoutId, 'cancellation-invoice');
  expect(cancellation).toContain(`cancels invoice ${invoiceNumber} of`);
  const total = invoiceTotalOf(trip.order.price) + 5_000;
  expect(tidy(cancellation)).toContain(`["Total price","${tidy(formatAmount(-total, 'EUR'))}"]`);
});

test('a trip in francs has its invoice cancelled in francs', async () => {
  isSwiss = true;
  const { checkoutId } = await book({ market: 'ch', currency: 'CHF', purchase: buyInCharged('CHF') });
  await cancel(checkoutId);
  for (const kind of kinds) {
    const document = await read(checkoutId, kind);
    expect(document).toContain('CHF');
    expect(document).not.toMatch(/€|EUR/);
  }
});

test('what of a fee nothing has paid is open on its invoice', async () => {
  const order = await orderWithDeposit(fixture.supply, 0.1, undefined, { language: 'en' });
  const { checkoutId } = await fixture.book(withFee(order));
  const fee = await cancel(checkoutId);
  const open = fee - order.instalments.deposit;
  expect(open).toBeGreaterThan(0);
  expect(tidy(await read(checkoutId, 'fee-invoice'))).toContain(
    `${tidy(formatAmount(open, order.currency))} is still to be paid`,
  );
  expect(await read(checkoutId, 'cancellation-invoice')).not.toContain('we refund');
});

test('what a bank has taken back beyond the fee is not asked for by its invoice', async () => {
  const { id, checkoutId, order } = await book();
  // It was refunded in part before its bank took all of it back.
  await database.pool.query(
    `update booking set payment_state = 'charged-back', charged_back = $2, refunded = 5000 where id = $1`,
    [id, invoiceTotalOf(order.price)],
  );
  const fee = tidy(formatAmount(await cancel(checkoutId), order.currency));
  const ofFee = tidy(await read(checkoutId, 'fee-invoice'));
  expect(ofFee).toContain(`["Total price","${fee}"]`);
  expect(ofFee).toContain(`Of this, ${fee} is still to be paid`);
});

test('fees of changes are a line of the invoice of the fee', async () => {
  const { id, checkoutId, order } = await book();
  await database.pool.query('update booking set change_fees = 3000 where id = $1', [id]);
  const fee = await cancel(checkoutId);
  const formatTidy = (amount: number) => tidy(formatAmount(amount, order.currency));
  const ofFee = tidy(await read(checkoutId, 'fee-invoice'));
  expect(ofFee).toContain(`"${formatTidy(fee)}"],["Fees for changes","${formatTidy(3_000)}"]`);
  expect(ofFee).toContain(`["Total price","${formatTidy(fee + 3_000)}"]`);
  const refund = invoiceTotalOf(order.price) - fee - 3_000;
  expect(tidy(await read(checkoutId, 'cancellation-invoice'))).toContain(`we refund ${formatTidy(refund)}`);
});

test('of a trip that is cancelled free of charge the fees of changes alone are invoiced', async () => {
  const { id, checkoutId, order } = await book();
  await database.pool.query('update booking set change_fees = 3000 where id = $1', [id]);
  await fixture.bookings.cancelFree(id);
  await awaitCancelled(checkoutId);
  const ofFee = tidy(await read(checkoutId, 'fee-invoice'));
  expect(ofFee).toContain('"Invoice for change fees"');
  expect(ofFee).toContain(`["Total price","${tidy(formatAmount(3_000, order.currency))}"]`);
  expect(ofFee).not.toContain('compensation');
});

test('numbers of several cancellations have no gap, and each document stays', async () => {
  const [one, other] = [await book(), await book()];
  await Promise.all([cancel(one.checkoutId), cancel(other.checkoutId)]);
  const first = await read(one.checkoutId, 'cancellation-invoice');
  const numbers = [first, await read(other.checkoutId, 'cancellation-invoice')].map(numberOf);
  expect(new Set(numbers).size).toBe(2);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
  fixture.clock.advance(86_400_000);
  expect(await read(one.checkoutId, 'cancellation-invoice')).toBe(first);
});

test('no further invoice is issued behind a cancellation', async () => {
  const order = await orderWithDeposit(fixture.supply, 0.2, undefined, {
    language: 'en',
    payment: payWith('granted'),
  });
  const { id, checkoutId, invoiceNumber } = await fixture.book(order);
  await cancel(checkoutId);
  // As where what was open is paid by the time somebody reads it.
  await database.pool.query(`update booking_document set open_amount = 4711 where kind = 'invoice'`);
  await database.pool.query(
    `update payment_request set state = 'paid', amount = 4711 where booking_id = $1`,
    [id],
  );
  expect(numberOf(await read(checkoutId, 'invoice'))).toBe(invoiceNumber);
  expect(await read(checkoutId, `${invoiceNumber}-2`)).toBe('');
});

test('what cannot be rendered is mailed once it can', async () => {
  const { id, checkoutId } = await book();
  fixture.printer.isBroken = true;
  await cancel(checkoutId);
  const isMailed = () => fixture.mailed.some((mail) => mail.id === `booking-${id}-cancelled`);
  await expect(read(checkoutId, 'cancellation-invoice')).rejects.toThrow('The printer is broken');
  expect(isMailed()).toBe(false);
  fixture.printer.isBroken = false;
  await expect.poll(isMailed, { timeout: 10_000 }).toBe(true);
  expect(await read(checkoutId, 'cancellation-invoice')).toContain('in full');
});

test('no guest is erased before each number that was issued has its document', async () => {
  const { id, checkoutId } = await book();
  fixture.printer.isBroken = true;
  await cancel(checkoutId);
  const erase = () => eraseGuestData(database.db, id, fixture.clock.now(), requireDay('2026-03-02'));
  expect(await erase()).toBe(false);
  fixture.printer.isBroken = false;
  expect(await read(checkoutId, 'fee-invoice')).toContain('Invoice number');
  expect(await erase()).toBe(true);
});

test('the cancellation of an invoice stays when its guest is erased, and is not rendered afterwards', async () => {
  const { id, checkoutId } = await book();
  await cancel(checkoutId);
  await expect.poll(() => read(checkoutId, 'cancellation-invoice')).toContain('in full');
  expect(await eraseGuestData(database.db, id, fixture.clock.now(), requireDay('2026-03-02'))).toBe(true);
  expect(await read(checkoutId, 'cancellation-invoice')).toContain('in full');
  await database.pool.query(`delete from booking_document where kind = 'cancellation-invoice'`);
  expect(await read(checkoutId, 'cancellation-invoice')).toBe('');
});
