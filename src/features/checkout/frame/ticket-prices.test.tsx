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
