import { expect, test } from 'vitest';
import { parseAmount, parsePositiveAmount } from './parse-amount.ts';

test.each([
  ['120', 12_000],
  ['120,5', 12_050],
  ['1 200.50', 120_050],
  ["1'200", 120_000],
  ['0,01', 1],
  ['-12.50', -1_250],
  ['− 1 000', -100_000],
  ['0', 0],
])('reads %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each(['', '12,345', '1.200,50', '1e3', 'abc', '12345678'])('refuses %j', (text) => {
  expect(parseAmount(text)).toBeNull();
});

test.each([
  ['0,01', 1],
  ['0', null],
  ['-5', null],
  ['abc', null],
])('reads %s where only more than nothing is meant', (text, amount) => {
  expect(parsePositiveAmount(text)).toBe(amount);
});
