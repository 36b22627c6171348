import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { swissBrand } from '../../../tests/factories/brands/swiss-brand.ts';
import {
  type ListeningShop,
  openListeningShop,
  signUpSwissShopper,
} from '../../../tests/factories/listening-shop.ts';
import { payByAccount, type SoftShopper } from '../../../tests/factories/selling/soft-shopper.ts';
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

async function readInvoice(checkoutId: string): Promise<string> {
  const { rows } = await listening.database.pool.query<{ content: Buffer }>(
    `select content from booking_document join booking on booking.id = booking_id
      where kind = 'invoice' and checkout_id = $1`,
    [checkoutId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no invoice yet');
  const { text } = await extractText(new Uint8Array(row.content), { mergePages: true });
  return text.replaceAll(/\s/g, ' ');
}

const formatAmount = (amount: number, fractionDigits = true) =>
  formatPrice(money(amount, 'CHF'), { fractionDigits });

test.each([
  ['direct debit', async () => payByAccount],
  ['card', (shopper: SoftShopper, checkoutId: string) => shopper.typeCard(checkoutId)],
])(
  '[DISC-005] [SHELL-005] a brand that charges francs sells at the member price from the list to booking, mail and document, by %s',
  async (means, pay) => {
    const member = await signUpSwissShopper(listening, `${means.replace(' ', '-')}@traveller.example`);
    const [offer] = await member.list('duration=7');
    if (offer === undefined) throw new Error('Nothing is sold in francs');
    const publicTotal = offer.price.publicPrice?.totalAmount ?? 0;
    const discount = publicTotal - offer.price.totalAmount;
    expect(offer.price.currency).toBe('CHF');
    expect(discount).toBe(Math.floor((publicTotal * swissBrand.membershipDiscountPercent + 50) / 100));
    await member.browser.open(`${listening.origin}/de-de/hotel/detail/hotel-${offer.hotelId}?duration=7`);
    expect(member.browser.body).toContain('CHF');
    expect(member.browser.body).not.toMatch(/\d\s€/);

    const checkoutId = await member.begin(offer);
    await member.setTravellers(checkoutId);
    await member.browser.open(`${listening.origin}/de-de/booking/${checkoutId}/customer_payment`);
    expect(member.browser.status).toBe(200);
    await member.order(checkoutId, offer.price.totalAmount, await pay(member, checkoutId));

    const { rows } = await listening.database.pool.query(
      `select t.currency, sum(e.amount) filter (where e.account = 'shopper')::int as shopper
       from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
       join booking on booking.id = t.booking_id
      where t.kind = 'capture' and checkout_id = $1 group by t.currency`,
      [checkoutId],
    );
    // What the shopper owed is paid: the movement is minus the total.
    expect(rows).toEqual([{ currency: 'CHF', shopper: -offer.price.totalAmount }]);
    await member.browser.open(`${listening.origin}/de-de/booking/${checkoutId}/success`);
    for (const text of [formatAmount(-discount), formatAmount(offer.price.totalAmount)])
      expect(member.browser.body).toContain(text);

    const eventually = { timeout: 60_000, interval: 250 };
    const text = await vi.waitFor(async () => {
      const { text } = await lastMail();
      expect(text).toContain('Buchung');
      expect(text).toContain(formatAmount(offer.price.totalAmount));
      return text;
    }, eventually);
    expect(text).toContain(
      `Mitgliedsrabatt: ${formatAmount(-discount)}\nGesamtpreis: ${formatAmount(offer.price.totalAmount)}`,
    );
    expect(text).not.toContain('€');
    const invoice = await vi.waitFor(() => readInvoice(checkoutId), eventually);
    for (const amount of [-discount, offer.price.totalAmount])
      expect(invoice).toContain(formatAmount(amount).replaceAll(/\s/g, ' '));
    expect(invoice).not.toContain('€');
    expect(listening.log).toEqual([]);
  },
);
