import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ListeningShop, signUpSwissShopper } from '../../../tests/factories/listening-shop.ts';
import { openFrancsShop, toFrancs } from '../../../tests/factories/selling/francs-shop.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';
import { readPdf } from '../../../tests/read-pdf.ts';
import { euroRates } from '../../brands/euro-rates.ts';
import { createPictureLoader } from '../../demo/supplier/content/create-picture-loader.server.ts';
import { importIntoSupplierStore } from '../../demo/supplier/import/import-into-supplier-store.server.ts';
import { readSampleShop } from '../../demo/supplier/import/own-shop-under-test.server.ts';
import { dayAt, formatDay, weekdayOf } from '../../domain/time/calendar-day.ts';
import { systemClock } from '../../domain/time/clock.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 300_000 });
const eventually = { timeout: 90_000, interval: 500 };

const today = dayAt(new Date());
const soon = today + 60;
/** The flights of the sample shop depart on Mondays. */
const monday = soon + ((7 - weekdayOf(soon)) % 7);

let listening: ListeningShop;
beforeAll(async () => {
  listening = await openFrancsShop({ DEMO_WORLD: '0' });
  const { pool } = listening.database;
  const report = await importIntoSupplierStore(await readSampleShop(), {
    pool,
    clock: systemClock,
    currencyInfo: euroRates,
    pictures: createPictureLoader(new Set()),
  });
  expect(report.refusedCount).toBe(0);
}, 120_000);
afterAll(() => listening.close());

test('[EXTRA-002] [EXTRA-004] extras of files in euros are offered, booked, invoiced and cancelled in francs, with both in the ledger', async () => {
  const shopper = await signUpSwissShopper(listening, 'urs@traveller.example');
  const { browser } = shopper;
  const search = new URLSearchParams({
    departureDate: formatDay(monday),
    returnDate: formatDay(monday + 7),
    exact: '1',
    airports: 'QXD',
    sort: 'price',
  });
  const offers = await vi.waitFor(async () => {
    const found = await shopper.list(`${search}`);
    expect(found.length).toBeGreaterThan(0);
    return found;
  }, eventually);
  // HB-SAVE: seven nights of 71.00 for each of two, flights of 129.00 and 119.50.
  const base = 2 * (7 * 71_00 + 129_00 + 119_50);
  const offer = offers.find(({ price }) => price.totalAmount === toFrancs(base));
  if (offer === undefined) throw new Error('The plan HB-SAVE is not sold');
  const id = await shopper.begin(offer);

  await browser.open(`${listening.origin}/de-de/booking/${id}/ancillaries`);
  expect(browser.status).toBe(200);
  expect(browser.body).toContain('Etwa 25 Minuten, 9 Kilometer.');
  expect(browser.body).toContain('Etwa 30 Minuten, 14 Kilometer.');
  expect(browser.body).not.toContain('"bought');
  const { ancillaries } = await shopper.post<{
    ancillaries: {
      refId: string;
      kind: string;
      variant: string;
      price: { amount: number; currency: string };
    }[];
  }>(`booking/${id}/get-ancillaries`);
  // The hotel's own bus costs 18.00 for each of two, the car for three 58.00, the cover of a resident of Switzerland 39.00.
  const pricesOf = (kind: string) =>
    ancillaries
      .filter((each) => each.kind === kind)
      .map(({ variant, price }) => [variant, price.amount, price.currency]);
  expect(pricesOf('transfer')).toEqual([
    ['private', toFrancs(58_00), 'CHF'],
    ['bus', toFrancs(36_00), 'CHF'],
  ]);
  expect(pricesOf('insurance')).toEqual([['cancellation', toFrancs(39_00), 'CHF']]);
  const atExit = ['outbound', 'inbound'].flatMap(() => [['12A', toFrancs(24_00), 'CHF']]);
  expect(pricesOf('seat').filter(([variant]) => variant === '12A')).toEqual(atExit);

  const refIdOf = (variant: string) => ancillaries.find((each) => each.variant === variant)?.refId ?? '';
  const totalAmount = toFrancs(base) + toFrancs(36_00) + 2 * toFrancs(39_00);
  const choices = ['bus', 'cancellation'].map((variant) => ({ id: refIdOf(variant), travellers: [] }));
  await shopper.post(`booking/${id}/set-ancillaries`, { data: { extras: choices, total: totalAmount } });
  expect(JSON.parse(browser.body)).toMatchObject({ success: true });
  await shopper.order(id, totalAmount, await shopper.typeCard(id));
  await listening.waitForBooking(id, 'booked');

  // The supplier is owed what its files say, in euros; what rounding up each price leaves is ours.
  const bought = base + 36_00 + 2 * 39_00;
  const sale = await readLedger(id, 'sale');
  expect(sale).toContainEqual({ account: 'shopper', amount: totalAmount, currency: 'CHF' });
  expect(sale).toContainEqual({ account: 'supplier', amount: -toFrancs(bought), currency: 'CHF' });
  expect(await readBought(id, 'sale')).toBe(-bought);

  const documents = await listening.query<{ kind: string; content: Buffer }>(
    `select kind, content from booking_document p join booking b on b.id = p.booking_id
      where b.checkout_id = $1 and kind in ('confirmation', 'invoice')`,
    [id],
  );
  expect(documents).toHaveLength(2);
  for (const document of documents) {
    const { words } = await readPdf(document);
    for (const text of [
      `Transfer (Bus) ${formatFrancs(toFrancs(36_00))}`,
      `Versicherung (Reiserücktritt) ${formatFrancs(2 * toFrancs(39_00))}`,
      formatFrancs(totalAmount),
    ])
      expect(words).toContain(text);
  }

  await browser.open(`${listening.origin}/de-de/my-trips/${id}`);
  expect(browser.body).toContain('Transfer');
  await browser.open(`${listening.origin}/de-de/my-trips/${id}/cancel?step=last`);
  await browser.submit(`trip/${id}/cancel`);
  await listening.waitForBooking(id, 'cancelled');
  // HB-SAVE is never free of charge: everything is kept.
  expect(await readBought(id, 'cancellation')).toBe(0);
  const [balance] = await listening.query<{ open: string }>(
    `select sum(amount) filter (where account = 'shopper') as open from ledger_entry`,
  );
  expect(balance?.open).toBe('0');
  expect(await reconcileLedger(listening.database.pool)).toEqual([]);
  expect(listening.log).toEqual([]);
});

const readLedger = (checkoutId: string, kind: string) =>
  listening.query<object>(
    `select account, amount::int as amount, t.currency
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join booking b on b.id = t.booking_id
      where b.checkout_id = $1 and t.kind = $2 and amount <> 0`,
    [checkoutId, kind],
  );

/** What is owed to the supplier by one kind of transaction, in cents. */
async function readBought(checkoutId: string, kind: string): Promise<number> {
  const [row] = await listening.query<{ bought: number }>(
    `select sum(purchase_amount)::int as bought
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join booking b on b.id = t.booking_id
      where b.checkout_id = $1 and t.kind = $2 and account = 'supplier'`,
    [checkoutId, kind],
  );
  return row?.bought ?? 0;
}

/** As documents write an amount. */
const formatFrancs = (amount: number) => `CHF ${(amount / 100).toFixed(2).replace(/(\d)(\d{3}\.)/, "$1'$2")}`;
