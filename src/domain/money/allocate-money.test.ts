import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateMoney, splitMoney } from './allocate-money.ts';
import { money } from './money.ts';

const amountsOf = (parts: readonly { amount: number }[]) => parts.map((part) => part.amount);

const amounts = fc.maxSafeInteger();
const weightLists = fc
  .array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe('allocateMoney', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [102, [1, 1, 1], [34, 34, 34]],
    [1, [1, 1], [1, 0]],
    [0, [3, 1], [0, 0]],
    [10, [0, 1, 0], [0, 10, 0]],
    [5, [3, 7], [2, 3]],
    [100, [50, 25, 25], [50, 25, 25]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [7, [5], [7]],
  ])('splits %d by %j into %j', (amount, weights, shares) => {
    expect(amountsOf(allocateMoney(money(amount, 'SEK'), weights))).toEqual(shares);
  });

  it('keeps the currency', () => {
    expect(allocateMoney(money(3, 'DKK'), [1, 2])).toEqual([money(1, 'DKK'), money(2, 'DKK')]);
  });

  it.each([[[]], [[0]], [[0, 0]], [[1, -1]], [[0.5, 0.5]], [[Number.NaN]]])(
    'refuses the weights %j',
    (weights) => {
      expect(() => allocateMoney(money(100), weights)).toThrow(RangeError);
    },
  );

  it('adds up to the amount it split', () => {
    fc.assert(
      fc.property(amounts, weightLists, (amount, weights) => {
        const shares = amountsOf(allocateMoney(money(amount), weights));
        expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(amount));
      }),
    );
  });

  it('gives every share within one minor unit of its exact part', () => {
    fc.assert(
      fc.property(amounts, weightLists, (amount, weights) => {
        const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
        allocateMoney(money(amount), weights).forEach((share, index) => {
          const difference = BigInt(share.amount) * sum - BigInt(amount) * BigInt(weights[index] ?? 0);
          expect(difference < sum && difference > -sum).toBe(true);
        });
      }),
    );
  });

  it('gives the larger weight no smaller share', () => {
    fc.assert(
      fc.property(fc.nat(), weightLists, (amount, weights) => {
        const shares = amountsOf(allocateMoney(money(amount), weights));
        const byWeight = weights
          .map((weight, index) => ({ weight, share: shares[index] ?? Number.NaN }))
          .sort((a, b) => a.weight - b.weight || a.share - b.share);
        expect(byWeight.map((part) => part.share)).toEqual(
          byWeight.map((part) => part.share).sort((a, b) => a - b),
        );
      }),
    );
  });
});

describe('splitMoney', () => {
  it.each([
    [100_00, 1, [100_00]],
    [100_00, 3, [33_34, 33_33, 33_33]],
    [2, 4, [1, 1, 0, 0]],
  ])('splits %d into %d parts', (amount, count, parts) => {
    expect(amountsOf(splitMoney(money(amount), count))).toEqual(parts);
  });

  it.each([0, -1, 1.5])('refuses to split into %d parts', (count) => {
    expect(() => splitMoney(money(100), count)).toThrow(RangeError);
  });
});
