import { expect, test } from 'vitest';
import { describePriceAge } from './price-age.ts';

const knownAt = '2026-11-21T12:00:00.000Z';

test.each([
  [0, 'trip.knownNow', 0],
  [4, 'trip.knownNow', 0],
  [5, 'trip.knownSeconds', 5],
  [14, 'trip.knownSeconds', 10],
  [59, 'trip.knownSeconds', 55],
  [60, 'trip.knownMinutes', 1],
  [3599, 'trip.knownMinutes', 59],
  [3600, 'trip.knownHours', 1],
  [-30, 'trip.knownNow', 0],
])('after %i s the age is %s %i', (seconds, text, n) => {
  expect(describePriceAge(knownAt, Date.parse(knownAt) + seconds * 1000)).toEqual({ text, n });
});
