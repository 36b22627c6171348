import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { swissBrand } from '../../../tests/factories/brands/swiss-brand.ts';
import {
  type ListeningShop,
  openListeningShop,
  signUpMember,
} from '../../../tests/factories/listening-shop.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import { buildBillingAddress, infoOfTwo } from '../../../tests/factories/travellers.ts';
import { brands } from '../../brands/load-brands.server.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import { money } from '../../domain/money/money.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 120_000 });

let listening: ListeningShop;
beforeAll(async () => {
  listening = await openListeningShop({}, new Map([...brands, [swissBrand.key, swissBrand]]));
}, 60_000);
afterAll(() => listening.close());

async function lastMail(): Promise<{ text: string; html: string }> {
  const { rows } = await listening.database.pool.query<{ content: { text: string; html: string } }>(
    'select content from mail order by taken_at desc limit 1',
  );
  return rows[0]?.content ?? { text: '', html: '' };
}

async function post<Answer>(browser: SoftBrowser, path: string, body: object): Promise<Answer> {
  await browser.postJson(`${listening.origin}/de-de/ajax/booking/${path}`, body);
  return JSON.parse(browser.body) as Answer;
}

async function readInvoice(checkoutId: string): Promise<string> {
  const { rows } = await listening.database.pool.query<{ content: Buffer }>(
    `select content from booking_paper join booking on booking.id = booking_id
      where kind = 'invoice' and checkout_id = $1`,
    [checkoutId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no invoice yet');
  const { text } = await extractText(new Uint8Array(row.content), { mergePages: true });
  return text.replaceAll(/\s/g, ' ');
}

const write = (amount: number, fractionDigits = true) =>
  formatPrice(money(amount, 'CHF'), { fractionDigits });

interface ListedOffer {
  readonly id: string;
  readonly price: {
    readonly totalAmount: number;
    readonly currency: string;
    readonly publicPrice?: { readonly totalAmount: number };
  };
}

/** Types a card into the provider's own fields, as its frames do. */
async function typeCard(browser: SoftBrowser, checkoutId: string): Promise<string> {
  const { cardFields } = await post<{ cardFields: { script: string; transactionId: string } }>(
    browser,
    `${checkoutId}/get-payment`,
    {},
  );
  const { script, transactionId } = cardFields;
  const typed = await fetch(`http://127.0.0.1:${new URL(script).port}/fields/${transactionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      number: '5105105105105100',
      cvv: '123',
      expm: 12,
      expy: 2030,
      holder: 'Ada Lovelace',
    }),
  });
  expect(await typed.json()).toMatchObject({ ok: true });
  return transactionId;
}

const payByDebit = async () => ({
  selectedPayment: 'BankAccount',
  payment: { iban: 'DE89370400440532013000', holderName: 'Ada Lovelace' },
});
const payByCard = async (browser: SoftBrowser, checkoutId: string) => ({
  selectedPayment: 'CreditCard',
  payment: { token: await typeCard(browser, checkoutId), holderName: 'Ada Lovelace' },
});

test.each([
  ['direct debit', payByDebit],
  ['card', payByCard],
])(
  '[DISC-005] [SHELL-005] a brand that charges francs sells at the member price from the list to booking, mail and document, by %s',
  async (means, pay) => {
    const member = await signUpMember(listening, `${means.replace(' ', '-')}@traveller.example`);
    await member.open(`${listening.origin}/de-de/ajax/mixed-resultlist?duration=7`);
    const { results } = JSON.parse(member.body) as {
      results: { hotel: { id: number }; offer: ListedOffer }[];
    };
    const [listed] = results;
    if (listed === undefined) throw new Error('Nothing is sold in francs');
    const { offer, hotel } = listed;
    const publicTotal = offer.price.publicPrice?.totalAmount ?? 0;
    const discount = publicTotal - offer.price.totalAmount;
    expect(offer.price.currency).toBe('CHF');
    expect(discount).toBe(Math.floor((publicTotal * swissBrand.membershipDiscountPercent + 50) / 100));
    await member.open(`${listening.origin}/de-de/hotel/detail/hotel-${hotel.id}?duration=7`);
    expect(member.body).toContain('CHF');
    expect(member.body).not.toMatch(/\d\s€/);

    const created = await post<{ cart: { checkout: { id: string } } | null }>(member, 'create', {
      offer: offer.id,
      total: offer.price.totalAmount,
      search: { duration: '7' },
      trackingParams: {},
    });
    const checkoutId = created.cart?.checkout.id ?? '';
    expect(checkoutId).not.toBe('');
    expect(await post(member, `${checkoutId}/set-info`, { data: infoOfTwo })).toMatchObject({
      success: true,
    });
    await member.open(`${listening.origin}/de-de/booking/${checkoutId}/customer_payment`);
    expect(member.status).toBe(200);
    const order = {
      customer: buildBillingAddress({ firstName: 'Ada', lastName: 'Lovelace', country: 'CH', zip: '8001' }),
      ...(await pay(member, checkoutId)),
      totalAmount: offer.price.totalAmount,
    };
    let answer = await post<{ finished: boolean; success: boolean }>(member, `${checkoutId}/do-payment-set`, {
      data: order,
    });
    for (let calls = 0; answer.success && !answer.finished && calls < 40; calls += 1)
      answer = await post(member, `${checkoutId}/book`, {});
    expect(answer).toMatchObject({ success: true, finished: true });

    const { rows } = await listening.database.pool.query(
      `select t.currency, sum(e.amount) filter (where e.account = 'shopper')::int as shopper
       from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
       join booking on booking.id = t.booking_id
      where t.kind = 'capture' and checkout_id = $1 group by t.currency`,
      [checkoutId],
    );
    // What the shopper owed is paid: the movement is minus the total.
    expect(rows).toEqual([{ currency: 'CHF', shopper: -offer.price.totalAmount }]);
    await member.open(`${listening.origin}/de-de/booking/${checkoutId}/success`);
    for (const text of [write(-discount), write(offer.price.totalAmount)])
      expect(member.body).toContain(text);

    const eventually = { timeout: 60_000, interval: 250 };
    const text = await vi.waitFor(async () => {
      const { text } = await lastMail();
      expect(text).toContain('Buchung');
      expect(text).toContain(write(offer.price.totalAmount));
      return text;
    }, eventually);
    expect(text).toContain(
      `Mitgliedsrabatt: ${write(-discount)}\nGesamtpreis: ${write(offer.price.totalAmount)}`,
    );
    expect(text).not.toContain('€');
    const invoice = await vi.waitFor(() => readInvoice(checkoutId), eventually);
    for (const amount of [-discount, offer.price.totalAmount])
      expect(invoice).toContain(write(amount).replaceAll(/\s/g, ' '));
    expect(invoice).not.toContain('€');
    expect(listening.log).toEqual([]);
  },
);
