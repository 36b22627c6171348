import { expect, test } from 'vitest';
import { buyInCharged, type Exchange } from '../../../domain/money/purchase-currency.ts';
import { boughtAmount } from './bought-amount.ts';

const francs: Exchange = { currency: 'CHF', purchase: { currency: 'EUR', rate: '0.943542' } };

test('the supplier is asked for what is stored, never for what could be calculated back', () => {
  expect(boughtAmount(94_355, 100_000, francs)).toBe(100_000);
  expect(() => boughtAmount(94_355, undefined, francs)).toThrow(RangeError);
  expect(boughtAmount(94_355, undefined, { currency: 'CHF', purchase: buyInCharged('CHF') })).toBe(94_355);
});
