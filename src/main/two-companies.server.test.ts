import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ListeningShop, openListeningShop } from '../../tests/factories/listening-shop.ts';
import { buildBillingAddress, infoOfTwo } from '../../tests/factories/travellers.ts';
import { brandsAsShipped } from '../brands/load-brands.server.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 180_000 });

let listening: ListeningShop;
beforeAll(async () => {
  listening = await openListeningShop();
}, 60_000);
afterAll(() => listening.close());

const eventually = { timeout: 90_000, interval: 250 };

async function query<Row extends object>(text: string, ...values: readonly unknown[]): Promise<Row[]> {
  return (await listening.database.pool.query<Row>(text, [...values])).rows;
}

/** Books the first trip of a brand's list by card, typed into the provider's fields. @returns id of the checkout */
async function book(brand: string): Promise<string> {
  const origin = `http://${brand}.localhost:${listening.port}`;
  const browser = listening.openBrowser();
  const call = async <Answer>(path: string, body: object): Promise<Answer> => {
    await browser.postJson(`${origin}/de-de/ajax/booking/${path}`, body);
    return JSON.parse(browser.body) as Answer;
  };
  await browser.open(`${origin}/de-de/ajax/mixed-resultlist?duration=7`);
  const { results } = JSON.parse(browser.body) as {
    results: { offer: { id: string; price: { totalAmount: number } } }[];
  };
  let begun: { cart: { checkout: { id: string } } | null } = { cart: null };
  let totalAmount = 0;
  // The list may be older than the supplier's newest price.
  for (const { offer } of results) {
    totalAmount = offer.price.totalAmount;
    begun = await call('create', {
      offer: offer.id,
      total: totalAmount,
      search: { duration: '7' },
      trackingParams: {},
    });
    if (begun.cart !== null) break;
  }
  const checkoutId = begun.cart?.checkout.id ?? '';
  expect(await call(`${checkoutId}/set-info`, { data: infoOfTwo })).toMatchObject({ success: true });
  const { cardFields } = await call<{ cardFields: { script: string; transactionId: string } }>(
    `${checkoutId}/get-payment`,
    {},
  );
  const fields = `http://127.0.0.1:${new URL(cardFields.script).port}/fields/${cardFields.transactionId}`;
  const typed = await fetch(fields, {
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
  const order = {
    customer: buildBillingAddress({ firstName: 'Ada', lastName: 'Lovelace' }),
    selectedPayment: 'CreditCard',
    payment: { token: cardFields.transactionId, holderName: 'Ada Lovelace' },
    totalAmount,
  };
  let answer = await call<{ finished: boolean; success: boolean }>(`${checkoutId}/do-payment-set`, {
    data: order,
  });
  for (let calls = 0; answer.success && !answer.finished && calls < 40; calls += 1)
    answer = await call(`${checkoutId}/book`, {});
  expect(answer).toMatchObject({ success: true, finished: true });
  return checkoutId;
}

test.each([
  ['abendmeer', 'tagwind'],
  ['tagwind', 'abendmeer'],
])(
  'what is booked at %s over HTTP has its company in payment, messages, number, mail, document and ledger, and nothing of %s',
  async (key, otherKey) => {
    const { company } = brandsAsShipped.get(key);
    const { company: other } = brandsAsShipped.get(otherKey);
    expect(company.id).not.toBe(other.id);
    const checkoutId = await book(key);
    const [booking] = await query<{ id: string; booking_number: string; company_id: string }>(
      'select id, booking_number, company_id from booking where checkout_id = $1',
      checkoutId,
    );
    expect(booking?.company_id).toBe(company.id);
    expect(booking?.booking_number.startsWith('TW')).toBe(company.numbers.bookings === 'TW');
    const reference = `${booking?.id}-1`;

    // The provider reports to the address of the company, and the shop takes it.
    await vi.waitFor(async () => {
      const messages = await query<{ merchant: string; event: string; is_taken: boolean }>(
        'select merchant, event, delivered_at is not null as is_taken from payment_provider.notice where reference = $1 order by event',
        reference,
      );
      expect(messages).toEqual([
        { merchant: company.id, event: 'authorised', is_taken: true },
        { merchant: company.id, event: 'captured', is_taken: true },
      ]);
    }, eventually);
    const accounts = await query(
      'select merchant from payment_provider.payment where reference = $1',
      reference,
    );
    expect(accounts).toEqual([{ merchant: company.id }]);

    const mail = await vi.waitFor(async () => {
      const [found] = await query<{ content: { from: { address: string }; text: string; html: string } }>(
        `select content from mail where content ->> 'id' = $1`,
        `booking-${booking?.id}-confirmation`,
      );
      if (found === undefined) throw new Error('There is no mail yet');
      return found.content;
    }, eventually);
    expect(mail.from.address).toBe(company.email);
    expect(mail.text).toContain(company.name);
    expect(mail.text + mail.html).not.toContain(other.name);

    const [invoice] = await query<{ content: Buffer; number: string }>(
      `select content, invoice_number as number from booking_paper join booking on booking.id = booking_id
     where kind = 'invoice' and booking.id = $1`,
      booking?.id,
    );
    expect(invoice?.number.slice(0, 3)).toBe(company.numbers.documents);
    const { text } = await extractText(new Uint8Array(invoice?.content ?? []), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(company.name);
    expect(text.replaceAll(/\s+/g, ' ')).not.toContain(other.name);

    const ledger = await query<{ company_id: string }>(
      'select distinct company_id from ledger_transaction where booking_id = $1',
      booking?.id,
    );
    expect(ledger).toEqual([{ company_id: company.id }]);
    expect(listening.log).toEqual([]);
  },
);
