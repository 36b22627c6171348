import { expect, test } from 'vitest';
import { CURRENCY_CODES } from './currency.ts';
import { formatDecimalAmount } from './format-decimal-amount.ts';
import { money } from './money.ts';
import { parseAmount, parsePositiveAmount } from './parse-amount.ts';

test.each([
  ['120', 'EUR', 12_000],
  ['120,5', 'EUR', 12_050],
  ['1 200.50', 'EUR', 120_050],
  ["1'200", 'CHF', 120_000],
  ['0,01', 'EUR', 1],
  ['-12.50', 'EUR', -1_250],
  ['− 1 000', 'EUR', -100_000],
  ['0', 'EUR', 0],
  ['9999999.99', 'EUR', 999_999_999],
  ['12500', 'JPY', 12_500],
  ['− 1 000', 'JPY', -1_000],
  ['999999999', 'JPY', 999_999_999],
  ['1,5', 'KWD', 1_500],
  ['0.001', 'KWD', 1],
  ['999999.999', 'KWD', 999_999_999],
] as const)('reads %s in %s', (text, currency, amount) => {
  expect(parseAmount(text, currency)).toBe(amount);
});

test.each([
  ['', 'EUR'],
  ['12,345', 'EUR'],
  ['1.200,50', 'EUR'],
  ['1e3', 'EUR'],
  ['abc', 'EUR'],
  ['10000000', 'EUR'],
  ['12.5', 'JPY'],
  ['12.000', 'JPY'],
  ['12,', 'JPY'],
  ['1000000000', 'JPY'],
  ['1.2345', 'KWD'],
  ['1000000', 'KWD'],
] as const)('refuses %j in %s', (text, currency) => {
  expect(parseAmount(text, currency)).toBeNull();
});

test.each([
  ['0,01', 1],
  ['0', null],
  ['-5', null],
  ['abc', null],
])('reads %s where only more than nothing is meant', (text, amount) => {
  expect(parsePositiveAmount(text, 'EUR')).toBe(amount);
});

test.each(CURRENCY_CODES)('reads what lists and exports write in %s', (currency) => {
  for (const amount of [0, 1, 99, 100, 1_234, 100_000, 123_456_789, -1, -1_234])
    expect(parseAmount(formatDecimalAmount(money(amount, currency)), currency)).toBe(amount);
});
