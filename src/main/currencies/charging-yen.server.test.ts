import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../tests/browser/support/start-shop.ts';
import { yenBrand } from '../../../tests/factories/brands/yen-brand.ts';
import {
  type ListeningShop,
  openListeningShop,
  signUpSwissShopper,
} from '../../../tests/factories/listening-shop.ts';
import { writeExchangeTable } from '../../../tests/factories/selling/exchange-table.ts';
import { payByAccount, type SoftShopper } from '../../../tests/factories/selling/soft-shopper.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import { buildVoucherValues } from '../../../tests/factories/vouchers/voucher-values.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';
import { brands } from '../../brands/load-brands.server.ts';
import { DEMO_MEMBERS } from '../../demo/loyalty-programme/store/demo-members.ts';
import { formatAmount } from '../../domain/money/format-price.ts';
import { toSentInfo } from '../../features/vouchers/sale/voucher-values.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 180_000 });
const eventually = { timeout: 60_000, interval: 250 };

const table = writeExchangeTable({ JPY: '171.23' });
/** Rate and margin of the shop, by whole numbers: yen for cents. */
const toYen = (cents: number) => Math.ceil((cents * 1_712_300 * 101) / (10_000 * 100 * 100));

let listening: ListeningShop;
beforeAll(async () => {
  listening = await openListeningShop(
    { ...table.settings, EXCHANGE_MARGINS: 'JPY:100', LOYALTY_PORT: String(await findFreePort()) },
    new Map([...brands, [yenBrand.key, yenBrand]]),
  );
}, 60_000);
afterAll(async () => {
  await listening.close();
  table.remove();
});

/** Buys a gift voucher and reads its code in the mail. */
async function buyVoucher(shopper: SoftShopper, amount: number): Promise<string> {
  const { cart } = await shopper.post<{ cart: { checkout: { id: string } } | null }>('voucher/create', {
    data: { voucher: { amount } },
  });
  const id = cart?.checkout.id ?? '';
  const values = buildVoucherValues({ amount: String(amount), currency: 'JPY', country: 'CH', zip: '8001' });
  expect(
    await shopper.post(`voucher/${id}/set-info`, {
      data: { ...toSentInfo(values), returnUrl: listening.origin, origin: listening.origin },
    }),
  ).toMatchObject({ success: true, cart: { checkout: { totalAmount: amount, currency: 'JPY' } } });
  await shopper.post(`voucher/${id}/book`, {
    data: { payment: { selectedPayment: payByAccount.selectedPayment, ...payByAccount.payment } },
  });
  return vi.waitFor(async () => {
    const mails = await listening.query<{ text: string }>(`select content ->> 'text' as text from mail`);
    const [, code] =
      mails.map(({ text }) => /(ABM-[A-Z0-9-]+)/.exec(text)).find((match) => match !== null) ?? [];
    expect(code).toBeDefined();
    return code ?? '';
  }, eventually);
}

/** Signs in at the loyalty programme, which leads back to the payment. */
async function linkMiles(browser: SoftBrowser, checkoutId: string): Promise<void> {
  const [member] = DEMO_MEMBERS;
  await browser.open(`${listening.origin}/de-de/booking/${checkoutId}/miles-link`);
  await browser.submit('authorise', { answer: 'link', number: member?.number ?? '', pin: member?.pin ?? '' });
  expect(browser.url.pathname).toBe(`/de-de/booking/${checkoutId}/customer_payment`);
}

test('[SHELL-005] a trip bought in euros is paid in yen by voucher, miles and account, documented, and given back', async () => {
  const shopper = await signUpSwissShopper(listening, 'yuki@traveller.example');
  const { browser } = shopper;
  const code = await buyVoucher(shopper, 20_000);

  const [offer] = await shopper.list('duration=7&sort=price&cancel=free');
  if (offer === undefined) throw new Error('Nothing is sold in yen');
  expect(offer.price.currency).toBe('JPY');
  // A limit in whole yen for each person: exactly so much is found, a yen less is not.
  const perPerson = Math.ceil(offer.price.totalAmount / 2);
  for (const [limit, isFound] of [
    [perPerson, true],
    [perPerson - 1, false],
  ] as const) {
    const found = await shopper.list(`duration=7&sort=price&cancel=free&maxPrice=${limit}`);
    expect(found.some(({ id }) => id === offer.id)).toBe(isFound);
  }
  await browser.open(`${listening.origin}/de-de/hotel/detail/hotel-${offer.hotelId}?duration=7`);
  expect(browser.body).toContain('JPY');
  expect(browser.body).not.toMatch(/\d\s€/);

  const total = offer.price.totalAmount;
  const id = await shopper.begin(offer);
  await shopper.setTravellers(id);
  expect(await shopper.post(`booking/${id}/set-coupon`, { data: { code } })).toMatchObject({
    success: true,
  });
  await linkMiles(browser, id);
  // Two miles are worth a yen.
  expect(await shopper.post(`booking/${id}/miles-more`, { points: 15_001 })).toMatchObject({
    success: true,
    miles: { points: 15_001, amount: 7_500 },
  });
  const rest = total - 20_000 - 7_500;
  await browser.open(`${listening.origin}/de-de/booking/${id}/customer_payment`);
  expect(browser.body).toContain(formatAmount(rest, 'JPY'));
  await shopper.order(id, rest);
  await listening.waitForBooking(id, 'booked');

  const [hold] = await listening.query<{ base: number }>(
    `select (h.offer ->> 'total')::int as base from booking b
      join supplier.hold h on h.booking_number = b.supplier_number where b.checkout_id = $1`,
    [id],
  );
  expect(total).toBe(toYen(hold?.base ?? 0));
  const paid = await listening.query<{ kind: string; amount: number }>(
    `select t.kind, e.amount::int as amount from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join booking b on b.id = t.booking_id
      where b.checkout_id = $1 and e.account = 'shopper' order by e.amount desc`,
    [id],
  );
  expect(paid.map(({ amount }) => amount)).toEqual([total, -7_500, -20_000, -rest].toSorted((a, b) => b - a));
  await browser.open(`${listening.origin}/de-de/booking/${id}/success`);
  expect(browser.body).toContain(formatAmount(rest, 'JPY'));

  await browser.open(`${listening.origin}/de-de/my-trips/${id}/cancel?step=last`);
  await browser.submit(`trip/${id}/cancel`);
  await listening.waitForBooking(id, 'cancelled');
  await vi.waitFor(async () => {
    const [{ owed } = { owed: -1 }] = await listening.query<{ owed: number }>(
      `select coalesce(sum(e.amount), 0)::int as owed from ledger_entry e where account = 'shopper'`,
    );
    expect(owed).toBe(0);
  }, eventually);
  await expectYenAlone();
  expect(await reconcileLedger(listening.database.pool)).toEqual([]);
  expect(listening.log).toEqual([]);
});

/** Every mail and document names whole yen and no other currency. */
async function expectYenAlone(): Promise<void> {
  const mails = await listening.query<{ text: string; html: string }>(
    `select content ->> 'text' as text, content ->> 'html' as html from mail`,
  );
  expect(mails.filter(({ text }) => text.includes('JPY')).length).toBeGreaterThan(2);
  for (const { text, html } of mails) expect(text + html).not.toMatch(/\d\s€|\d,\d\d\sJPY/);
  const documents = await listening.query<{ content: Buffer }>(
    `select content from booking_document where type = 'application/pdf'`,
  );
  expect(documents.length).toBeGreaterThan(2);
  for (const { content } of documents) {
    const { text } = await extractText(new Uint8Array(content), { mergePages: true });
    expect(text).not.toMatch(/\d\s*€|\d,\d\d\sJPY/);
  }
}
