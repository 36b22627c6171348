import { expect, test } from 'vitest';
import { buyInCharged, toPurchaseAmount } from './purchase-currency.ts';

test('an amount bought in the charged currency stays the same', () => {
  expect(toPurchaseAmount(189_901, buyInCharged('CHF'))).toBe(189_901);
  expect(toPurchaseAmount(-1, buyInCharged('EUR'))).toBe(-1);
});

test('an amount at another rate is refused rather than booked wrongly', () => {
  expect(() => toPurchaseAmount(100, { currency: 'EUR', rate: '0.9412' })).toThrow(RangeError);
});
