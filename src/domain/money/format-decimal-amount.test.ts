import { expect, test } from 'vitest';
import { formatDecimalAmount } from './format-decimal-amount.ts';
import { money } from './money.ts';

test('an amount for machines has a dot and all its minor units', () => {
  expect(formatDecimalAmount(money(123_450))).toBe('1234.50');
  expect(formatDecimalAmount(money(7, 'CHF'))).toBe('0.07');
  expect(formatDecimalAmount(money(12_345, 'JPY'))).toBe('12345');
  expect(formatDecimalAmount(money(-39_900, 'SEK'))).toBe('-399.00');
});
