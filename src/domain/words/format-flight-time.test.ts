import { expect, test } from 'vitest';
import { formatFlightTime } from './format-flight-time.ts';

test.each([
  [55, '55 min'],
  [60, '1 h'],
  [61, '1 h 01 min'],
  [185, '3 h 05 min'],
])('a flight of %d minutes takes %s', (minutes, words) => {
  expect(formatFlightTime(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});
