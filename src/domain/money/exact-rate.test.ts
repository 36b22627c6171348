import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideRoundingUp, parseRate, writeRate } from './exact-rate.ts';

test.each(['0', '0.000', '-1', '1,5', '.5', '01', '1.', '1e3', ''])('%j is no rate', (text) => {
  expect(parseRate(text)).toBeNull();
});

test('a rate keeps twelve digits behind the point, and is refused with one more', () => {
  expect(parseRate('0.000000000001')).toEqual({ numerator: 1n, denominator: 1_000_000_000_000n });
  expect(parseRate('0.0000000000001')).toBeNull();
});

test('what is written as a rate is read as the same one', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 15n), fc.integer({ min: 0, max: 12 }), (numerator, digits) => {
      const rate = { numerator, denominator: 10n ** BigInt(digits) };
      const read = parseRate(writeRate(rate));
      fc.pre(numerator < 10n ** BigInt(digits + 9));
      expect(read && read.numerator * rate.denominator).toBe(numerator * (read?.denominator ?? 0n));
    }),
  );
});

test('a quotient is rounded up to the next whole number, a negative one towards zero', () => {
  expect(divideRoundingUp(10n, 5n)).toBe(2n);
  expect(divideRoundingUp(11n, 5n)).toBe(3n);
  expect(divideRoundingUp(-11n, 5n)).toBe(-2n);
  expect(divideRoundingUp(0n, 5n)).toBe(0n);
});
