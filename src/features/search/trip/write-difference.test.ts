import { expect, test } from 'vitest';
import { money } from '../../../domain/money.ts';
import { writeDifference } from './write-difference.ts';

test.each([
  [102_400, 100_000, '+24\u00a0€'],
  [97_600, 100_000, '-24\u00a0€'],
  [100_001, 100_000, '+1\u00a0€'],
  [100_000, 100_000, null],
  [99_999, 100_000, null],
])('%i cents beside %i are %j', (price, selected, words) => {
  expect(writeDifference(money(price), money(selected))).toBe(words);
});
