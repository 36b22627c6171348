import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sevenMarketsBrand } from '../../../tests/factories/brands/seven-markets-brand.ts';
import { type ListeningShop, openListeningShop } from '../../../tests/factories/listening-shop.ts';
import { writeExchangeTable } from '../../../tests/factories/selling/exchange-table.ts';
import { createSoftShopper } from '../../../tests/factories/selling/soft-shopper.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';
import { readPdf } from '../../../tests/read-pdf.ts';
import { brands } from '../../brands/load-brands.server.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatAmount } from '../../domain/money/format-price.ts';
import { countryOf, MARKET_CODES, type MarketCode } from '../../domain/places/market.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 180_000 });
const eventually = { timeout: 60_000, interval: 250 };

/** Where a market sells, at a whole number of ten-thousandths of what is bought in euros, and a postcode of its customers. */
interface SoldMarket {
  readonly locale: string;
  readonly currency: CurrencyCode;
  readonly rate: number;
  readonly zip: string;
}

const sold: Readonly<Record<MarketCode, SoldMarket>> = {
  de: { locale: 'de-de', currency: 'EUR', rate: 10_000, zip: '10115' },
  at: { locale: 'de-at', currency: 'EUR', rate: 10_000, zip: '1010' },
  ch: { locale: 'de-ch', currency: 'CHF', rate: 9_342, zip: '8001' },
  gb: { locale: 'en-gb', currency: 'GBP', rate: 8_721, zip: 'SW1A 1AA' },
  ie: { locale: 'en-ie', currency: 'EUR', rate: 10_000, zip: 'D02 X285' },
  it: { locale: 'it-it', currency: 'EUR', rate: 10_000, zip: '00184' },
  es: { locale: 'es-es', currency: 'EUR', rate: 10_000, zip: '28001' },
};
const table = writeExchangeTable({ CHF: '0.9342', GBP: '0.8721' });

let listening: ListeningShop;
beforeAll(async () => {
  listening = await openListeningShop(
    table.settings,
    new Map([...brands, [sevenMarketsBrand.key, sevenMarketsBrand]]),
  );
}, 240_000);
afterAll(async () => {
  await listening.close();
  table.remove();
});

test.each(MARKET_CODES)(
  '[SHELL-005] in the market %s a trip costs what the list showed, in its currency, from the list to ledger, mail and documents',
  async (market) => {
    const { locale, currency, rate, zip } = sold[market];
    const browser = listening.openBrowser();
    const customer = { firstName: 'Ada', lastName: 'Lovelace', country: countryOf(market), zip };
    const shopper = createSoftShopper(browser, `${listening.origin}/${locale}`, customer);
    const [offer] = await shopper.list('duration=7&sort=price&airports=any');
    if (offer === undefined) throw new Error(`Nothing is sold in ${market}`);
    const { totalAmount } = offer.price;
    expect(offer.price.currency).toBe(currency);

    const id = await shopper.begin(offer, { duration: '7', airports: 'any' });
    await shopper.setTravellers(id);
    await browser.open(`${shopper.home}/booking/${id}/customer_payment`);
    expect(browser.body).toContain(formatAmount(totalAmount, currency));
    await shopper.order(id, totalAmount);
    await listening.waitForBooking(id, 'booked');
    await browser.open(`${shopper.home}/booking/${id}/success`);
    expect(browser.body).toContain(formatAmount(totalAmount, currency));

    // What is bought has no part of a minor unit, and of what is charged for it none is lost.
    const [hold] = await listening.query<{ bought: number; number: string }>(
      `select (h.offer ->> 'total')::int as bought, b.booking_number as number from booking b
        join supplier.hold h on h.booking_number = b.supplier_number where b.checkout_id = $1`,
      [id],
    );
    const bought = hold?.bought ?? 0;
    expect(totalAmount).toBe(Math.ceil((bought * rate) / 10_000));

    await vi.waitFor(async () => expect(await readLedger(id)).toHaveLength(4), eventually);
    const exchange = { currency, boughtIn: 'EUR', rate: String(rate / 10_000) };
    expect(await readLedger(id)).toEqual([
      expect.objectContaining({ kind: 'capture', account: 'provider', amount: totalAmount, currency }),
      expect.objectContaining({ kind: 'capture', account: 'shopper', amount: -totalAmount, currency }),
      expect.objectContaining({ kind: 'sale', account: 'shopper', amount: totalAmount, ...exchange }),
      { kind: 'sale', account: 'supplier', amount: -totalAmount, bought: -bought, ...exchange },
    ]);

    expect(await readSums(id)).toEqual([
      { kind: 'capture', amount: 0, bought: 0 },
      { kind: 'sale', amount: 0, bought: 0 },
    ]);

    const mail = await vi.waitFor(async () => {
      const [found] = await listening.query<{ text: string }>(
        `select content ->> 'text' as text from mail where content ->> 'text' like '%' || $1 || '%'`,
        [hold?.number],
      );
      expect(found?.text).toContain(formatAmount(totalAmount, currency));
      return found?.text ?? '';
    }, eventually);
    expect(findOtherCurrencies(mail, currency)).toEqual([]);
    const invoice = await vi.waitFor(() => readInvoice(id), eventually);
    expect(invoice).toContain(formatAmount(totalAmount, currency).replaceAll(/\s/g, ' '));
    expect(findOtherCurrencies(invoice, currency)).toEqual([]);
    expect(await reconcileLedger(listening.database.pool)).toEqual([]);
    expect(listening.log).toEqual([]);
  },
);

/** What the booking has moved, by kind and account. */
function readLedger(checkoutId: string): Promise<object[]> {
  return listening.query(
    `select t.kind, account, amount::int as amount, t.currency, purchase_amount::int as bought,
        purchase_currency as "boughtIn", exchange_rate::text as rate
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join booking b on b.id = t.booking_id
      where b.checkout_id = $1 and amount <> 0 order by t.kind, account`,
    [checkoutId],
  );
}

/** What is left of each movement in either currency: its parts are rounded, their sum is not. */
function readSums(checkoutId: string): Promise<object[]> {
  return listening.query(
    `select t.kind, sum(amount)::int as amount, sum(purchase_amount)::int as bought
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join booking b on b.id = t.booking_id
      where b.checkout_id = $1 group by t.id, t.kind order by t.kind`,
    [checkoutId],
  );
}

async function readInvoice(checkoutId: string): Promise<string> {
  const [paper] = await listening.query<{ content: Buffer }>(
    `select content from booking_document join booking on booking.id = booking_id
      where kind = 'invoice' and checkout_id = $1`,
    [checkoutId],
  );
  if (paper === undefined) throw new Error('There is no invoice yet');
  return (await readPdf(paper)).words;
}

/** Amounts in another currency than the one that is charged. */
function findOtherCurrencies(text: string, charged: CurrencyCode): string[] {
  const written = { EUR: /\d\s?€/g, CHF: /CHF\s?\d/g, GBP: /£\d/g };
  return Object.entries(written).flatMap(([currency, shape]) =>
    currency === charged ? [] : (text.match(shape) ?? []),
  );
}
