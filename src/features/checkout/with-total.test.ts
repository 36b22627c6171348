import { expect, test } from 'vitest';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import { buildExampleSummary } from './frame/example-summary.ts';
import { withTotal } from './with-total.ts';

const luggage: ChosenExtra = {
  id: 'luggage',
  kind: 'luggage',
  variant: '20kg',
  leg: 'outbound',
  travellers: [0],
  amount: 4_500,
};

test('[DISC-003] [DISC-005] the total is base price plus extras less discounts', () => {
  const summary = buildExampleSummary({
    base: 100_000,
    memberDiscount: 500,
    extras: [luggage],
    cardDiscount: 7_000,
    total: 0,
  });
  expect(withTotal(summary).total).toBe(97_000);
});

test('the total is never less than 0', () => {
  expect(withTotal(buildExampleSummary({ base: 100, cardDiscount: 101 })).total).toBe(0);
});

test('[MILE-013] vouchers pay what the promotion leaves, miles the rest, and a card what is left after its discount', () => {
  const summary = buildExampleSummary({
    base: 100_000,
    promotion: { code: 'MEER-50', amount: 5_000 },
    vouchers: [{ hint: '7K3Q', balance: 60_000 }],
    miles: { points: 60_000, amount: 20_000 },
    cardDiscount: 4_000,
  });
  expect(withTotal(summary)).toMatchObject({ miles: { points: 60_000, amount: 20_000 }, total: 11_000 });
  const whole = withTotal({ ...summary, vouchers: [{ hint: '7K3Q', balance: 90_000 }], cardDiscount: 0 });
  expect(whole).toMatchObject({ miles: { points: 15_000, amount: 5_000 }, total: 0 });
});
