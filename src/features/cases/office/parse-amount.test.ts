import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['120', 12_000],
  ['120,5', 12_050],
  ['1 200.50', 120_050],
  ["1'200", 120_000],
  ['0,01', 1],
])('reads %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each(['', '0', '-5', '12,345', '1.200,50', '1e3', 'abc', '12345678'])('refuses %j', (text) => {
  expect(parseAmount(text)).toBeNull();
});
