import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { brands } from '../../../src/brands/load-brands.server.ts';
import { dayAt, formatDay } from '../../../src/domain/time/calendar-day.ts';
import { swissBrand } from '../brands/swiss-brand.ts';
import { openListeningShop } from '../listening-shop.ts';
import type { SoftBrowser } from '../soft-browser.ts';
import { buildBillingAddress, infoOfTwo } from '../travellers.ts';

const eventually = { timeout: 60_000, interval: 250 };

/** Rappen for cents at 0.9342 and a margin of 100 basis points, by whole numbers. */
export const toFrancs = (cents: number) => Math.ceil((cents * 943_542) / 1_000_000);

/** An offer of a result list. */
export interface ListedInFrancs {
  readonly id: string;
  readonly price: {
    readonly totalAmount: number;
    readonly perPersonAmount: number;
    readonly currency: string;
  };
}

export type FrancsShop = Awaited<ReturnType<typeof openFrancsShop>>;

/** A whole shop whose brand Abendmeer charges francs and buys in euros, at a rate and a margin. */
export async function openFrancsShop() {
  const folder = mkdtempSync(join(tmpdir(), 'rates-'));
  const table = join(folder, 'rates.json');
  const francs = { ...swissBrand, membershipDiscountPercent: 0 };
  const day = formatDay(dayAt(new Date()));
  writeFileSync(table, JSON.stringify({ day, base: 'EUR', rates: { CHF: '0.9342' } }));
  const listening = await openListeningShop(
    { SUPPLY_CURRENCY: 'EUR', EXCHANGE_RATES: table, EXCHANGE_MARGINS: 'CHF:100' },
    new Map([...brands, [francs.key, francs]]),
  );
  const query = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await listening.database.pool.query<Row>(sql, [...values])).rows;

  async function list(browser: SoftBrowser, search: string): Promise<ListedInFrancs[]> {
    await browser.open(`${listening.origin}/de-de/ajax/mixed-resultlist?${search}`);
    return (JSON.parse(browser.body) as { results: { offer: ListedInFrancs }[] }).results.map(
      ({ offer }) => offer,
    );
  }

  async function post<Answer>(browser: SoftBrowser, path: string, body: object): Promise<Answer> {
    await browser.postJson(`${listening.origin}/de-de/ajax/${path}`, body);
    return JSON.parse(browser.body) as Answer;
  }

  async function begin(browser: SoftBrowser, offer: ListedInFrancs, nights: number): Promise<string> {
    const { cart } = await post<{ cart: { checkout: { id: string } } | null }>(browser, 'booking/create', {
      offer: offer.id,
      total: offer.price.totalAmount,
      search: { duration: String(nights) },
      trackingParams: {},
    });
    return cart?.checkout.id ?? '';
  }

  const waitFor = (checkoutId: string, state: string) =>
    vi.waitFor(async () => {
      const [booking] = await query<{ state: string }>('select state from booking where checkout_id = $1', [
        checkoutId,
      ]);
      expect(booking?.state).toBe(state);
    }, eventually);

  /** Orders what a checkout has, for Ada and Grace. @param payment method and its data */
  async function order(
    browser: SoftBrowser,
    id: string,
    totalAmount: number,
    payment: { readonly selectedPayment: string; readonly payment: object },
  ): Promise<void> {
    await post(browser, `booking/${id}/set-info`, { data: infoOfTwo });
    const customer = buildBillingAddress({
      firstName: 'Ada',
      lastName: 'Lovelace',
      country: 'CH',
      zip: '8001',
    });
    const data = { customer, totalAmount, ...payment };
    let answer = await post<{ finished: boolean; success: boolean }>(
      browser,
      `booking/${id}/do-payment-set`,
      { data },
    );
    for (let calls = 0; answer.success && !answer.finished && calls < 40; calls += 1)
      answer = await post(browser, `booking/${id}/book`, {});
    expect(answer).toMatchObject({ success: true, finished: true });
    await waitFor(id, 'booked');
  }

  return {
    listening,
    query,
    list,
    post,
    begin,
    waitFor,
    order,
    async close() {
      await listening.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
