import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitInOrder } from './split-in-order.ts';

test('each gets as much as it takes, in their order, and one below 0 nothing', () => {
  expect(splitInOrder(6_500, [5_000, -100, 3_000, 1_000])).toEqual([5_000, 0, 1_500, 0]);
});

test('what all together do not take stays undivided', () => {
  expect(splitInOrder(6_500, [5_000, 1_000])).toEqual([5_000, 1_000]);
  expect(splitInOrder(1, [])).toEqual([]);
});

test('the first ones together get the amount, or all that they take', () => {
  const limits = fc.array(fc.integer({ min: -1_000, max: 1_000_000 }), { maxLength: 10 });
  fc.assert(
    fc.property(fc.nat({ max: 6_000_000 }), limits, (amount, limits) => {
      const parts = splitInOrder(amount, limits);
      const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
      for (let count = 0; count <= limits.length; count += 1) {
        const taken = sum(limits.slice(0, count).map((limit) => Math.max(0, limit)));
        expect(sum(parts.slice(0, count))).toBe(Math.min(amount, taken));
      }
    }),
  );
});
