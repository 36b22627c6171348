import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateMemberDiscount } from './calculate-member-discount.ts';

test.each([
  [100_000, 5, 5_000],
  [100_009, 5, 5_000],
  [100_010, 5, 5_001],
  [100_000, 7.5, 7_500],
  [100_000, 0, 0],
  [0, 50, 0],
])('[DISC-005] a member saves on %i cents at %d per cent %i cents', (base, percent, discount) => {
  expect(calculateMemberDiscount(base, percent, null)).toBe(discount);
});

test('[DISC-005] a member does not pay less than the floor price', () => {
  expect(calculateMemberDiscount(100_000, 5, 95_001)).toBe(4_999);
});

test('[DISC-005] a discount is never negative, and never more than its share of the price', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 });
  const halves = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(amount, halves, fc.option(amount), (base, half, floorPrice) => {
      const discount = calculateMemberDiscount(base, half / 2, floorPrice);
      // In whole numbers: share × 200, with at most half a cent more.
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(BigInt(discount) * 200n).toBeLessThanOrEqual(BigInt(base) * BigInt(half) + 100n);
      if (discount > 0 && floorPrice !== null) expect(base - discount).toBeGreaterThanOrEqual(floorPrice);
    }),
  );
});
