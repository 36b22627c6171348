import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  payWith,
} from '../../../../tests/factories/booking-fixture.ts';
import { buildPaymentOrder } from '../../../../tests/factories/booking-order.ts';
import { swissBrand } from '../../../../tests/factories/brands/swiss-brand.ts';
import { findOtherOffer, orderChange } from '../../../../tests/factories/change-order.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { readPdf } from '../../../../tests/read-pdf.ts';
import type { Order } from '../../../domain/booking/booking-order.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { invoiceTotalOf, priceOfBase } from '../../../domain/money/package-price.ts';
import { buyInCharged } from '../../../domain/money/purchase-currency.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { Worker } from '../../../jobs/start-worker.server.ts';
import type { Mail } from '../../../ports/mail/mail-port.ts';
import { renderSheet } from '../../../site/documents/render-sheet.server.ts';
import { quoteAlternativeOffer } from '../alternatives/quote-alternative-offer.ts';
import { createDocumentRenderer } from '../documents/document-renderer.server.ts';
import { noHotelPictures } from '../documents/hotel-pictures.server.ts';
import { createBookingMails } from '../mails/booking-mails.server.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { quoteChange } from '../model/quote-change.ts';
import { createGoodwill } from '../refunds/goodwill.server.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { createPriceRaiseEntry } from './enter-price-raise.server.ts';
import { createNoticeMails } from './notice-mails.server.ts';
import { startNoticeSender } from './notice-sender.server.ts';
import { createPriceRaise } from './raise-price.server.ts';
import { takeNotices } from './take-notices.server.ts';
import { listOpenNotices, readNoticeOfBooking } from './trip-notices.server.ts';

const eventually = { timeout: 20_000, interval: 100 };
const clock = settableClock('2026-03-02T06:00:00Z');
const brands = { of: () => swissBrand };
const documents = createDocumentRenderer({ brands, pictures: noHotelPictures, render: renderSheet });
const sent: Mail[] = [];
const reports: unknown[] = [];
const mail = {
  async send(each: Mail) {
    sent.push(each);
    return 'taken' as const;
  },
  close: async () => undefined,
};

let database: TestDatabase;
let fixture: BookingFixture;
let worker: Worker;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const secret = 'for tests only';
  fixture = await openBookingFixture(database.pool, {
    clock,
    documents,
    mails: createBookingMails({
      db,
      clock,
      mail,
      brands,
      pictures: noHotelPictures,
      documents,
      bookings: createBookingStore(db),
      secret,
    }),
  });
  worker = startNoticeSender({
    db,
    clock,
    documents,
    mails: createNoticeMails({ brands, clock, mail, secret }),
    cancelFree: (id) => fixture.bookings.cancelFree(id),
    raisePrice: createPriceRaise(fixture.bookings, (bookingId, id) => readNoticeOfBooking(db, bookingId, id)),
    // The clock stands still: what could not be done is tried again at once.
    timings: { pollIntervalMs: 200, leaseMs: 30_000, heartbeatMs: 5_000, retryDelaysMs: [0] },
    report: (error) => void reports.push(error),
  });
}, 60_000);
afterAll(async () => {
  await worker.close();
  await fixture.close();
  await database.drop();
});

const francs = (amount: number) => formatPrice(money(amount, 'CHF'), { fractionDigits: true });
const tidy = (text: string) => text.replaceAll(/\s/g, ' ');

const find = (checkoutId: string) => fixture.find(checkoutId);
const place = (order: Order) => fixture.book(order);

/** Waits for a mail of a kind that says each amount in francs. */
async function readMail(id: RegExp, amounts: readonly number[]): Promise<void> {
  const isSaid = (text: string) => amounts.every((amount) => tidy(text).includes(tidy(francs(amount))));
  await expect.poll(() => sent.some((mail) => id.test(mail.id) && isSaid(mail.text)), eventually).toBe(true);
}

/** The invoice of an order says its total in francs. */
async function readInvoice({ id }: BookingRecord, total: number): Promise<void> {
  const { rows } = await database.pool.query<{ content: Buffer }>(
    `select content from booking_document where booking_id = $1 and kind = 'invoice'`,
    [id],
  );
  const { words } = await readPdf({ content: rows[0]?.content ?? new Uint8Array() });
  expect(tidy(words)).toContain(tidy(francs(total)));
}

/** The trip for so many nights, at the price of now. */
const quoteNights = (trip: BookingRecord, nights: number) => findOtherOffer(fixture.supply, trip, { nights });

test('[SHELL-005] change, raise, alternative and part refund of a trip in francs are in francs, to the centime', async () => {
  const booked = await orderTrip(
    fixture.supply,
    {},
    {
      market: 'ch',
      currency: 'CHF',
      purchase: buyInCharged('CHF'),
    },
  );
  let trip = await place(booked);
  const reread = async () => {
    trip = await find(trip.checkoutId);
    return invoiceTotalOf(currentOrder(trip).price);
  };

  const longer = await quoteNights(trip, 9);
  const quote = quoteChange(booked.price, { base: longer.base, extras: [], floorPrice: null }, 2_500);
  const changed = await place(orderChange(trip, { change: 'dates', after: longer.after, quote }));
  await readMail(new RegExp(`${changed.id}-confirmation`), []);
  await readInvoice(changed, quote.newTotal);

  const before = await reread();
  const enterRaise = createPriceRaiseEntry({ db: database.db, clock, onEntered: () => worker.wake() });
  const raise = {
    id: 'raise',
    amount: 4_321,
    reason: 'fuel',
    calculation: 'Kerosin: 3 % teurer',
    by: 'Kim',
  } as const;
  expect(await enterRaise(trip.bookingNumber, raise)).toBe('done');
  await readMail(/^trip-notice-.*-notice$/, [4_321, before + 4_321]);
  await expect.poll(reread, eventually).toBe(before + 4_321);
  const [asked] = (await database.pool.query<{ id: string }>('select id from payment_request')).rows;
  const { currency, purchase } = booked;
  const paid = await place(
    buildPaymentOrder({
      currency,
      purchase,
      tripBookingId: trip.id,
      checkoutId: asked?.id ?? '',
      purpose: 'request',
      price: priceOfBase(4_321),
      payment: payWith('granted'),
    }),
  );
  await readMail(new RegExp(`${paid.id}-confirmation`), [4_321]);

  await fixture.supply.announce(trip.supplierNumber ?? '', { kind: 'hotel-overbooked' });
  const report = (error: unknown) => void reports.push(error);
  const onTaken = () => worker.wake();
  await takeNotices({ db: database.db, clock, notices: fixture.supply.notices, onTaken, report });
  const findNotice = async () =>
    (await listOpenNotices(database.db, trip.id)).find(({ facts }) => facts.kind === 'hotel-overbooked');
  await expect.poll(findNotice, eventually).toBeDefined();
  await reread();
  const cheaper = await quoteNights(trip, 8);
  const quoted = quoteAlternativeOffer(
    cheaper.order,
    { base: cheaper.base, extras: [], floorPrice: null },
    0,
  );
  expect(quoted.refund).toBeGreaterThan(0);
  const noticeId = (await findNotice())?.id ?? '';
  const alternative = await place(
    orderChange(trip, { change: 'hotel', noticeId, after: cheaper.after, quote: quoted }),
  );
  await readMail(new RegExp(`${alternative.id}-confirmation`), []);
  await readInvoice(alternative, quoted.newTotal);
  const refunded = () => fixture.payments.list().reduce((sum, payment) => sum + payment.refunded, 0);
  await expect.poll(refunded, eventually).toBe(quoted.refund);

  await expect.poll(async () => (await find(trip.checkoutId)).state, eventually).toBe('booked');
  const goodwill = createGoodwill({ db: database.db, clock });
  expect(await goodwill.give(trip.id, 1_234, { by: 'Ada', note: 'The pool was closed' })).toBe('done');
  await expect.poll(refunded, eventually).toBe(quoted.refund + 1_234);
  await readMail(/-part-refund-/, [1_234]);
  await expect.poll(async () => (await find(trip.checkoutId)).state, eventually).toBe('booked');

  // The traveller has paid the trip as it is now, the fee of the change, and nothing else.
  const kept = fixture.payments.list().reduce((sum, payment) => sum + payment.captured - payment.refunded, 0);
  expect(kept).toBe((await reread()) + 2_500 - 1_234);
  const { rows: movements } = await database.pool.query<{ currency: string; sum: string }>(
    'select currency, sum(amount) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id group by t.id, currency',
  );
  expect(movements.length).toBeGreaterThan(6);
  for (const { currency: of, sum } of movements) expect([of, Number(sum)]).toEqual(['CHF', 0]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
  for (const { subject, text, html } of sent) expect(subject + text + html).not.toMatch(/€|EUR/);
  const { rows: documents } = await database.pool.query<{ content: Buffer }>(
    `select content from booking_document where type = 'application/pdf'`,
  );
  expect(documents.length).toBeGreaterThan(4);
  for (const document of documents) expect((await readPdf(document)).words).not.toMatch(/\d\s*€|EUR \d/);
}, 120_000);
