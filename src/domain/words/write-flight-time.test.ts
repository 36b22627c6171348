import { expect, test } from 'vitest';
import { writeFlightTime } from './write-flight-time.ts';

test.each([
  [55, '55 min'],
  [60, '1 h'],
  [61, '1 h 01 min'],
  [185, '3 h 05 min'],
])('a flight of %d minutes takes %s', (minutes, words) => {
  expect(writeFlightTime(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});
