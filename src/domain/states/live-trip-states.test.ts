import { expect, test } from 'vitest';
import { liveTripStates, waitingStates, waitsForStaff } from './live-trip-states.ts';

test('a trip waits for staff in the waiting states alone', () => {
  expect(liveTripStates.states.filter(waitsForStaff).sort()).toEqual([...waitingStates].sort());
});

test.each([
  ['held', 'booked'],
  ['booked', 'undoing'],
  ['booked', 'cancelled'],
  ['payment-open', 'released'],
  ['released', 'booking'],
  ['cancelled', 'booked'],
] as const)('a trip of live suppliers does not go from %s to %s', (from, to) => {
  expect(() => liveTripStates.move(from, to)).toThrow(`does not go from ${from} to ${to}`);
});

test('each state of a trip of live suppliers is reached from another one, but for the first', () => {
  const unreached = liveTripStates.states.filter((state) => liveTripStates.listBefore(state).length === 0);
  expect(unreached).toEqual(['held']);
});
