import { expect, test } from 'vitest';
import { expectMoves } from '../../../tests/expect-moves.ts';
import { livePartStates, liveTripStates, waitingStates, waitsForStaff } from './live-trip-states.ts';

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

test('a part of a trip moves as written here alone', () => {
  expectMoves(livePartStates, [
    'open sent',
    'open refused',
    'sent open',
    'sent accepted',
    'sent held',
    'sent booked',
    'sent cancelled',
    'sent refused',
    'accepted held',
    'accepted booked',
    'accepted cancelled',
    'accepted refused',
    'held paying',
    'held booked',
    'held cancelling',
    'held cancelled',
    'paying held',
    'paying booked',
    'paying cancelling',
    'paying cancelled',
    'booked cancelling',
    'booked cancelled',
    'cancelling cancelled',
  ]);
});
