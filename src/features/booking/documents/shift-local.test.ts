import { expect, test } from 'vitest';
import { shiftLocal } from './shift-local.ts';

test.each([
  ['later on the same day', '2027-05-01T14:05', 90, undefined, '2027-05-01T15:35'],
  ['over midnight', '2027-12-31T23:10', 60, 'Europe/Berlin', '2028-01-01T00:10'],
  ['back over midnight', '2027-05-08T01:30', -170, undefined, '2027-05-07T22:40'],
  ['while clocks are put forward', '2027-03-28T03:30', -60, 'Europe/Berlin', '2027-03-28T01:30'],
  ['while clocks are put back', '2026-10-25T03:30', -120, 'Europe/Berlin', '2026-10-25T02:30'],
  ['by clocks that stay', '2027-03-28T03:30', -60, undefined, '2027-03-28T02:30'],
])('a local time is moved %s', (_, local, minutes, timeZone, moved) => {
  expect(shiftLocal(local, minutes, timeZone)).toBe(moved);
});
