import { expect, test } from 'vitest';
import { estimateDoorToDoor } from './estimate-door-to-door.ts';

const ride = { minutes: 35, kilometres: 28 };

test('the way from door to door counts the way to the airport, the time there, the flight, the baggage and the ride', () => {
  // 60 + 120 + 140 + 45 + 35 minutes, said in quarters of an hour.
  expect(estimateDoorToDoor(140, ride)).toBe(405);
});

test.each([
  ['flight', null, ride],
  ['ride', 140, undefined],
])('nothing is said where the %s is not known', (_what, flightMinutes, known) => {
  expect(estimateDoorToDoor(flightMinutes, known)).toBeUndefined();
});
