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
