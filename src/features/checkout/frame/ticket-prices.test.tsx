import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { withTotal } from '../with-total.ts';
import { buildExampleSummary } from './example-summary.ts';
import { TicketPrices } from './ticket-prices.tsx';

const coded: CheckoutSummary = withTotal(
  buildExampleSummary({
    base: 100_000,
    promotion: { code: 'MEER-50', amount: 5_000 },
    vouchers: [
      { hint: '7K3Q', balance: 10_000 },
      { hint: 'ZZZZ', balance: 90_000 },
    ],
  }),
);

test('vouchers pay in their order, and the last one pays what is left', () => {
  expect(coded.total).toBe(0);
});

test('the ticket names promotion, total and what pays for it', async () => {
  const words = readWords(await renderInShop(<TicketPrices summary={coded} />));
  expect(words).toContain('Promotion code MEER-50 −50.00 € Total price 950.00 €');
  expect(words).toContain('Gift voucher … ZZZZ −850.00 €');
});

test('what children and babies cost of the price is said, where it adds up to what is shown', async () => {
  const family = buildExampleSummary({
    party: { adults: 2, children: 2, infants: 1 },
    base: 250_000,
    byKind: { adults: 160_000, children: 80_000, infants: 10_000 },
  });
  const read = async (summary: CheckoutSummary) =>
    readWords(await renderInShop(<TicketPrices summary={summary} />)).replaceAll('\u202f', ' ');
  expect(await read(family)).toContain(
    'Flights and hotel 2 adults: 1 600.00 € 2 children: 800.00 € 1 baby: 100.00 € 2 500.00 €',
  );
  expect(await read({ ...family, earlyBooking: 5_000 })).not.toContain('2 children');
  expect(
    await read(buildExampleSummary({ byKind: { adults: 100_001, children: 0, infants: 0 } })),
  ).not.toContain('2 adults');
});
