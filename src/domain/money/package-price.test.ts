import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackagePrice, priceOfBase, totalOf } from './package-price.ts';

const price: PackagePrice = {
  base: 200_000,
  memberDiscount: 1_000,
  extras: [3_200, 8_990],
  paymentFee: 150,
  coupon: 5_000,
  cardDiscount: 14_000,
  miles: 2_500,
};

test('[MILE-013] the total adds base, extras and fee, and takes member discount, coupon, card discount and miles off', () => {
  expect(totalOf(price)).toBe(200_000 + 3_200 + 8_990 + 150 - 5_000 - 14_000 - 1_000 - 2_500);
});

test('a base alone is its own total', () => {
  expect(totalOf(priceOfBase(1))).toBe(1);
});

test('deductions end at nothing', () => {
  expect(totalOf({ ...price, coupon: 197_339 - 14_499 })).toBe(totalOf(price) - (197_339 - 14_499 - 5_000));
  expect(totalOf({ ...price, coupon: 900_000 })).toBe(0);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no part of a price', (part) => {
  expect(() => totalOf({ ...price, coupon: part })).toThrow(RangeError);
  expect(() => totalOf({ ...price, extras: [part] })).toThrow(RangeError);
});

test('an extra makes a package more expensive by exactly its price', () => {
  const part = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(part, fc.array(part), part, (base, extras, extra) => {
      const before = totalOf({ ...priceOfBase(base), extras });
      expect(totalOf({ ...priceOfBase(base), extras: [...extras, extra] })).toBe(before + extra);
    }),
  );
});
