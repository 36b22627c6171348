import { expect, test } from 'vitest';
import { formatClock } from './format-clock.ts';

test.each([
  [0, '00:00'],
  [365, '06:05'],
  [1_439, '23:59'],
])('%i minutes after midnight are %s', (minutes, words) => {
  expect(formatClock(minutes)).toBe(words);
});
