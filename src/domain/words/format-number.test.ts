import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([
  [4.5, 'de', 1, '4,5'],
  [4.5, 'en', 1, '4.5'],
  [4, 'de', 1, '4'],
  [0.25, 'en', 0, '0'],
  [1234.56, 'de', 1, '1.234,6'],
] as const)('%f in %s with at most %i digits after the comma is %s', (value, language, digits, text) => {
  expect(formatNumber(value, language, digits)).toBe(text);
});
