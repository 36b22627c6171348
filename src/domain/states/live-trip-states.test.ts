import { expect, test } from 'vitest';
import { LIVE_TRIP_STATES, waitingStates, waitsForStaff } from './live-trip-states.ts';

test('a trip waits for staff in the waiting states alone', () => {
  expect(LIVE_TRIP_STATES.filter(waitsForStaff).sort()).toEqual([...waitingStates].sort());
});
