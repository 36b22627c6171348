import { expect, test } from 'vitest';
import { toUnits } from './to-units.ts';

test.each([
  [123_450, 'EUR', 1_234.5],
  [1, 'CHF', 0.01],
  [32_756, 'JPY', 32_756],
  [12_345, 'KWD', 12.345],
] as const)('%d minor units of %s are %d units', (amount, currency, units) => {
  expect(toUnits({ amount, currency })).toBe(units);
});
