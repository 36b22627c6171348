import { expect, test } from 'vitest';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { formatPaidWith } from './format-paid-with.ts';

const price = priceOfBase(100_000);
const card = { method: 'CreditCard' } as const;
const instalments = { deposit: 20_000, balance: 80_000, dueOn: '2027-04-01' };

test.each([
  [
    'an order that is paid by card',
    { payment: card },
    0,
    'Paid by credit card, ending in 4242. Nothing is outstanding.',
  ],
  ['a trip that is open by a raise', { payment: card }, 1_500, '15.00\u00a0€ is still open'],
  [
    'a change that is asked for by link',
    { payment: { method: 'None' } },
    4_000,
    '40.00\u00a0€ is still open',
  ],
  ['a change that costs nothing', { payment: { method: 'None' } }, 0, 'Everything is paid.'],
  ['a deposit', { payment: card, instalments }, 80_000, 'The balance is outstanding until its day.'],
  ['a deposit with a raise', { payment: card, instalments }, 81_500, '815.00\u00a0€ is still open'],
  [
    'a deposit whose balance is paid, with a raise',
    { payment: card, instalments },
    1_500,
    '15.00\u00a0€ is still open',
  ],
  ['a deposit whose balance is paid', { payment: card, instalments }, 0, 'Nothing is outstanding.'],
  [
    'an order by link',
    { payment: { method: 'None' }, instalments: { ...instalments, deposit: 0, balance: 100_000 } },
    100_000,
    'You pay with the link',
  ],
  [
    'an order by link that is paid',
    { payment: { method: 'None' }, instalments: { ...instalments, deposit: 0, balance: 100_000 } },
    0,
    'Everything is paid.',
  ],
] as const)('[CONST-027] %s says what is paid and what is open', async (_, order, open, said) => {
  const texts = await loadTexts('en');
  expect(
    formatPaidWith({ price, currency: 'EUR', ...order } as never, { with: '4242', open }, texts),
  ).toContain(said);
});
