import { expect, test } from 'vitest';
import { parseInstant, parseLocalTime, parseVendorAmount } from './parse-vendor-answer.ts';
import { UncertainSupplyError } from './uncertain-supply-error.ts';

test.each([
  ['0.00', 0],
  ['12', 12_00],
  ['12.5', 12_50],
  ['129.990', 129_99],
  ['-45.05', -45_05],
  [1234.56, 1_234_56],
])('the amount %s is %i minor units', (text, amount) => {
  expect(parseVendorAmount(text, 'EUR')).toBe(amount);
});

test.each(['', '1,5', '12.345', '1e3', 'NaN', '12.', '.5', '+1', ' 1'])('no amount is "%s"', (text) => {
  expect(() => parseVendorAmount(text, 'EUR')).toThrow(UncertainSupplyError);
});

test('a currency without minor units has no dot', () => {
  expect(parseVendorAmount('12345', 'JPY')).toBe(12_345);
});

test('an instant has its offset, a local time has none', () => {
  expect(parseInstant('2026-06-01T23:59:00+02:00')).toBe(Date.UTC(2026, 5, 1, 21, 59));
  expect(() => parseInstant('2026-06-01T23:59:00')).toThrow('offset');
  expect(parseLocalTime('2026-06-01T23:59:00')).toEqual({
    day: Date.UTC(2026, 5, 1) / 86_400_000,
    minutes: 1439,
  });
  expect(() => parseLocalTime('2026-06-01T23:59:00Z')).toThrow('without a zone');
});
