import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { swissBrand } from '../../../tests/factories/brands/swiss-brand.ts';
import {
  type ListeningShop,
  openListeningShop,
  signUpMember,
} from '../../../tests/factories/listening-shop.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import { buildBillingAddress, infoOfTwo } from '../../../tests/factories/travellers.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';
import { readPdf } from '../../../tests/read-pdf.ts';
import { euroRates } from '../../brands/euro-rates.ts';
import { brands } from '../../brands/load-brands.server.ts';
import { createPictureLoader } from '../../demo/supplier/content/create-picture-loader.server.ts';
import { importIntoSupplierStore } from '../../demo/supplier/import/import-into-supplier-store.server.ts';
import { readSampleShop } from '../../demo/supplier/import/own-shop-under-test.server.ts';
import { dayAt, formatDay, weekdayOf } from '../../domain/time/calendar-day.ts';
import { systemClock } from '../../domain/time/clock.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 300_000 });
const eventually = { timeout: 90_000, interval: 500 };

const folder = mkdtempSync(join(tmpdir(), 'rates-'));
const table = join(folder, 'rates.json');
const today = dayAt(new Date());
const soon = today + 60;
/** The flights of the sample shop depart on Mondays. */
const monday = soon + ((7 - weekdayOf(soon)) % 7);
const francs = { ...swissBrand, membershipDiscountPercent: 0 };

let listening: ListeningShop;
beforeAll(async () => {
  writeFileSync(table, JSON.stringify({ day: formatDay(today), base: 'EUR', rates: { CHF: '0.9342' } }));
  listening = await openListeningShop(
    { DEMO_WORLD: '0', SUPPLY_CURRENCY: 'EUR', EXCHANGE_RATES: table, EXCHANGE_MARGINS: 'CHF:100' },
    new Map([...brands, [francs.key, francs]]),
  );
  const { pool } = listening.database;
  const report = await importIntoSupplierStore(await readSampleShop(), {
    pool,
    clock: systemClock,
    currencyInfo: euroRates,
    pictures: createPictureLoader(new Set()),
  });
  expect(report.refusedCount).toBe(0);
}, 120_000);
afterAll(async () => {
  await listening.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Rappen for cents at 0.9342 and a margin of 100 basis points, by whole numbers. */
const toFrancs = (cents: number) => Math.ceil((cents * 943_542) / 1_000_000);

interface Listed {
  readonly id: string;
  readonly price: { readonly totalAmount: number };
}

async function list(browser: SoftBrowser): Promise<readonly Listed[]> {
  const search = new URLSearchParams({
    departureDate: formatDay(monday),
    returnDate: formatDay(monday + 7),
    exact: '1',
    airports: 'QXD',
    sort: 'price',
  });
  await browser.open(`${listening.origin}/de-de/ajax/mixed-resultlist?${search}`);
  return (JSON.parse(browser.body) as { results: { offer: Listed }[] }).results.map(({ offer }) => offer);
}

async function post<Answer>(browser: SoftBrowser, path: string, body: object): Promise<Answer> {
  await browser.postJson(`${listening.origin}/de-de/ajax/${path}`, body);
  return JSON.parse(browser.body) as Answer;
}

async function query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await listening.database.pool.query<Row>(sql, [...values])).rows;
}

/** Types a card into the provider's own fields, as its frames do. */
async function typeCard(browser: SoftBrowser, checkoutId: string): Promise<string> {
  const { cardFields } = await post<{ cardFields: { script: string; transactionId: string } }>(
    browser,
    `booking/${checkoutId}/get-payment`,
    {},
  );
  const { script, transactionId } = cardFields;
  const holder = { holder: 'Ada Lovelace', cvv: '123', expm: 12, expy: 2030 };
  await fetch(`http://127.0.0.1:${new URL(script).port}/fields/${transactionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: '5105105105105100', ...holder }),
  });
  return transactionId;
}

test('[EXTRA-002] [EXTRA-004] extras of files in euros are offered, booked, invoiced and cancelled in francs, with both in the ledger', async () => {
  const browser = await signUpMember(listening, 'urs@traveller.example');
  const offers = await vi.waitFor(async () => {
    const found = await list(browser);
    expect(found.length).toBeGreaterThan(0);
    return found;
  }, eventually);
  // HB-SAVE: seven nights of 71.00 for each of two, flights of 129.00 and 119.50.
  const base = 2 * (7 * 71_00 + 129_00 + 119_50);
  const offer = offers.find(({ price }) => price.totalAmount === toFrancs(base));
  const { cart } = await post<{ cart: { checkout: { id: string } } | null }>(browser, 'booking/create', {
    offer: offer?.id,
    total: toFrancs(base),
    search: { duration: '7' },
    trackingParams: {},
  });
  const id = cart?.checkout.id ?? '';

  await browser.open(`${listening.origin}/de-de/booking/${id}/ancillaries`);
  expect(browser.status).toBe(200);
  expect(browser.body).toContain('Etwa 25 Minuten, 9 Kilometer.');
  expect(browser.body).toContain('Etwa 30 Minuten, 14 Kilometer.');
  expect(browser.body).not.toContain('"bought');
  const { ancillaries } = await post<{
    ancillaries: {
      refId: string;
      kind: string;
      variant: string;
      price: { amount: number; currency: string };
    }[];
  }>(browser, `booking/${id}/get-ancillaries`, {});
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
  expect(pricesOf('seat')).toEqual([]);

  const refIdOf = (variant: string) => ancillaries.find((each) => each.variant === variant)?.refId ?? '';
  const totalAmount = toFrancs(base) + toFrancs(36_00) + 2 * toFrancs(39_00);
  const choices = ['bus', 'cancellation'].map((variant) => ({ id: refIdOf(variant), travellers: [] }));
  await post(browser, `booking/${id}/set-ancillaries`, { data: { extras: choices, total: totalAmount } });
  expect(JSON.parse(browser.body)).toMatchObject({ success: true });
  await post(browser, `booking/${id}/set-info`, { data: infoOfTwo });
  const customer = buildBillingAddress({
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'CH',
    zip: '8001',
  });
  const payment = { token: await typeCard(browser, id), holderName: 'Ada Lovelace' };
  const data = { customer, selectedPayment: 'CreditCard', payment, totalAmount };
  let answer = await post<{ finished: boolean; success: boolean }>(browser, `booking/${id}/do-payment-set`, {
    data,
  });
  for (let calls = 0; answer.success && !answer.finished && calls < 40; calls += 1)
    answer = await post(browser, `booking/${id}/book`, {});
  expect(answer).toMatchObject({ success: true, finished: true });
  await waitFor(id, 'booked');

  // The supplier is owed what its files say, in euros; what rounding up each price leaves is ours.
  const bought = base + 36_00 + 2 * 39_00;
  const sale = await readLedger(id, 'sale');
  expect(sale).toContainEqual({ account: 'shopper', amount: totalAmount, currency: 'CHF' });
  expect(sale).toContainEqual({ account: 'supplier', amount: -toFrancs(bought), currency: 'CHF' });
  expect(await readBought(id, 'sale')).toBe(-bought);

  const documents = await query<{ kind: string; content: Buffer }>(
    `select kind, content from booking_paper p join booking b on b.id = p.booking_id
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
  await waitFor(id, 'cancelled');
  // HB-SAVE is never free of charge: everything is kept.
  expect(await readBought(id, 'cancellation')).toBe(0);
  const [shopper] = await query<{ open: string }>(
    `select sum(amount) filter (where account = 'shopper') as open from ledger_entry`,
  );
  expect(shopper?.open).toBe('0');
  expect(await reconcileLedger(listening.database.pool)).toEqual([]);
  expect(listening.log).toEqual([]);
});

const waitFor = (checkoutId: string, state: string) =>
  vi.waitFor(async () => {
    const [booking] = await query<{ state: string }>('select state from booking where checkout_id = $1', [
      checkoutId,
    ]);
    expect(booking?.state).toBe(state);
  }, eventually);

const readLedger = (checkoutId: string, kind: string) =>
  query<object>(
    `select account, amount::int as amount, t.currency
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join booking b on b.id = t.booking_id
      where b.checkout_id = $1 and t.kind = $2 and amount <> 0`,
    [checkoutId, kind],
  );

/** What is owed to the supplier by one kind of transaction, in cents. */
async function readBought(checkoutId: string, kind: string): Promise<number> {
  const [row] = await query<{ bought: number }>(
    `select sum(purchase_amount)::int as bought
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join booking b on b.id = t.booking_id
      where b.checkout_id = $1 and t.kind = $2 and account = 'supplier'`,
    [checkoutId, kind],
  );
  return row?.bought ?? 0;
}

/** As documents write an amount. */
const formatFrancs = (amount: number) => `CHF ${(amount / 100).toFixed(2).replace(/(\d)(\d{3}\.)/, "$1'$2")}`;
