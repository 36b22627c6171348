import { expect, test } from 'vitest';
import { findCheapest, readOptions } from './date-option.ts';

const option = (value: string, amount: number) => ({
  value,
  label: value,
  offerId: `offer-${value}`,
  amount,
  total: 2 * amount,
});

test('[SAPI-031] [SAPI-035] a column and a short list are read alike', () => {
  const price = { perPersonAmount: 500_00, totalAmount: 1000_00 };
  expect(
    readOptions({
      options: [
        { value: 'FRA', label: 'Frankfurt', offer: { id: 'a', price } },
        { value: 'MUC', label: 'München', offerId: 'b', price },
      ],
    }),
  ).toEqual([
    { value: 'FRA', label: 'Frankfurt', offerId: 'a', amount: 500_00, total: 1000_00 },
    { value: 'MUC', label: 'München', offerId: 'b', amount: 500_00, total: 1000_00 },
  ]);
});

test('[CASC-005] the cheapest is the first of equal ones, and none where there is none', () => {
  expect(findCheapest([option('7', 200), option('5', 100), option('6', 100)])?.value).toBe('5');
  expect(findCheapest([])).toBeNull();
});
