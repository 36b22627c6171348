import { expect, test } from 'vitest';
import { money } from '../../../../domain/money/money.ts';
import { formatShownDifference } from './format-shown-difference.ts';

test.each([
  [102_400, 100_000, '+24\u00a0€'],
  [97_600, 100_000, '−24\u00a0€'],
  [100_001, 100_000, '+1\u00a0€'],
  [100_000, 100_000, null],
  [99_999, 100_000, null],
  // Shown as 1.001 € and 991 €, as 483 € and 508 €.
  [100_090, 99_010, '+10\u00a0€'],
  [48_220, 50_796, '−25\u00a0€'],
  [97_690, 100_010, '−24\u00a0€'],
])('%i cents compared with %i are %j', (price, selected, words) => {
  expect(formatShownDifference(money(price), money(selected))).toBe(words);
});
