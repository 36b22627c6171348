import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Exchange, findLargestBought, toChargedLines, toChargedTotal } from '../purchase-currency.ts';
import { type Markup, splitByWeights } from './markup.ts';

const steps = fc.constantFrom(
  { step: 1, below: 0 },
  { step: 10, below: 0 },
  { step: 1_000, below: 1 },
  { step: 1_000, below: 999 },
);
const markups = fc
  .record({
    marginBasisPoints: fc.integer({ min: -9_999, max: 20_000 }),
    amount: fc.integer({ min: 0, max: 5_000 }),
    ends: steps,
  })
  .map(({ ends, ...rest }): Markup => ({ rule: 'r', ...rest, ...ends }));
const exchanges = fc
  .tuple(fc.constantFrom('EUR', 'CHF', 'JPY' as const), fc.constantFrom('1', '0.943542', '162.7'), markups)
  .map(([currency, rate, markup]): Exchange => {
    const isSame = currency === 'EUR';
    return {
      currency: currency as Exchange['currency'],
      purchase: { currency: 'EUR', rate: isSame ? '1' : rate, markup },
    };
  });

test('a price is margin, amount and ending, each rounded up once', () => {
  const purchase = { currency: 'EUR', rate: '1' } as const;
  const charge = (bought: number, markup: Omit<Markup, 'rule'>) =>
    toChargedTotal(bought, { currency: 'EUR', purchase: { ...purchase, markup: { rule: 'r', ...markup } } });
  const plain = { marginBasisPoints: 0, amount: 0, step: 1, below: 0 };
  expect(charge(100_001, { ...plain, marginBasisPoints: 250 })).toBe(102_502);
  expect(charge(100_000, { ...plain, amount: 4_999 })).toBe(104_999);
  expect(charge(100_000, { ...plain, step: 1_000, below: 100 })).toBe(100_900);
  expect(charge(100_900, { ...plain, step: 1_000, below: 100 })).toBe(100_900);
  expect(charge(100_901, { ...plain, step: 1_000, below: 100 })).toBe(101_900);
});

test('more bought is never charged as less', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.nat({ max: 50 }), exchanges, (bought, more, exchange) => {
      expect(toChargedTotal(bought + more, exchange)).toBeGreaterThanOrEqual(
        toChargedTotal(bought, exchange),
      );
    }),
  );
});

test('a limit is turned back to the largest amount that is charged as no more', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000 }), exchanges, (limit, exchange) => {
      const largest = findLargestBought(limit, exchange);
      if (largest >= 0) expect(toChargedTotal(largest, exchange)).toBeLessThanOrEqual(limit);
      expect(toChargedTotal(largest + 1, exchange)).toBeGreaterThan(limit);
    }),
  );
});

test('prices end as their markup says', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), exchanges, (bought, exchange) => {
      const { step, below } = exchange.purchase.markup ?? { step: 1, below: 0 };
      expect((toChargedTotal(bought, exchange) + below) % step).toBe(0);
    }),
  );
});

test('lines add up to the price of the trip', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
      exchanges,
      (bought, exchange) => {
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        expect(sum(toChargedLines(bought, exchange))).toBe(toChargedTotal(sum(bought), exchange));
      },
    ),
  );
});

test('a total is shared out by weights, to the largest rests first', () => {
  expect(splitByWeights(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitByWeights(100, [0, 2, 1])).toEqual([0, 67, 33]);
  expect(splitByWeights(7, [0, 0])).toEqual([7, 0]);
});
