import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ListeningShop, openListeningShop } from '../../tests/factories/listening-shop.ts';
import { createSoftShopper } from '../../tests/factories/selling/soft-shopper.ts';
import { brandsAsShipped } from '../brands/load-brands.server.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 180_000 });

let listening: ListeningShop;
beforeAll(async () => {
  listening = await openListeningShop();
}, 60_000);
afterAll(() => listening.close());

const eventually = { timeout: 90_000, interval: 250 };

/** Books the first trip of a brand's list by card, typed into the provider's fields. @returns id of the checkout */
async function book(brand: string): Promise<string> {
  const home = `http://${brand}.localhost:${listening.port}/de-de`;
  const shopper = createSoftShopper(listening.openBrowser(), home);
  // The list may be older than the supplier's newest price.
  for (const offer of await shopper.list('duration=7')) {
    const checkoutId = await shopper.begin(offer);
    if (checkoutId === '') continue;
    await shopper.order(checkoutId, offer.price.totalAmount, await shopper.typeCard(checkoutId));
    return checkoutId;
  }
  throw new Error(`${brand} sells nothing`);
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
    const [booking] = await listening.query<{ id: string; booking_number: string; company_id: string }>(
      'select id, booking_number, company_id from booking where checkout_id = $1',
      [checkoutId],
    );
    expect(booking?.company_id).toBe(company.id);
    expect(booking?.booking_number.startsWith('TW')).toBe(company.numbers.bookings === 'TW');
    const reference = `${booking?.id}-1`;

    // The provider reports to the address of the company, and the shop takes it.
    await vi.waitFor(async () => {
      const messages = await listening.query<{ merchant: string; event: string; is_taken: boolean }>(
        'select merchant, event, delivered_at is not null as is_taken from payment_provider.notice where reference = $1 order by event',
        [reference],
      );
      expect(messages).toEqual([
        { merchant: company.id, event: 'authorised', is_taken: true },
        { merchant: company.id, event: 'captured', is_taken: true },
      ]);
    }, eventually);
    const accounts = await listening.query(
      'select merchant from payment_provider.payment where reference = $1',
      [reference],
    );
    expect(accounts).toEqual([{ merchant: company.id }]);

    const mail = await vi.waitFor(async () => {
      const [found] = await listening.query<{
        content: { from: { address: string }; text: string; html: string };
      }>(`select content from mail where content ->> 'id' = $1`, [`booking-${booking?.id}-confirmation`]);
      if (found === undefined) throw new Error('There is no mail yet');
      return found.content;
    }, eventually);
    expect(mail.from.address).toBe(company.email);
    expect(mail.text).toContain(company.name);
    expect(mail.text + mail.html).not.toContain(other.name);

    const [invoice] = await listening.query<{ content: Buffer; number: string }>(
      `select content, invoice_number as number from booking_document join booking on booking.id = booking_id
     where kind = 'invoice' and booking.id = $1`,
      [booking?.id],
    );
    expect(invoice?.number.slice(0, 3)).toBe(company.numbers.documents);
    const { text } = await extractText(new Uint8Array(invoice?.content ?? []), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(company.name);
    expect(text.replaceAll(/\s+/g, ' ')).not.toContain(other.name);

    const ledger = await listening.query<{ company_id: string }>(
      'select distinct company_id from ledger_transaction where booking_id = $1',
      [booking?.id],
    );
    expect(ledger).toEqual([{ company_id: company.id }]);
    expect(listening.log).toEqual([]);
  },
);
