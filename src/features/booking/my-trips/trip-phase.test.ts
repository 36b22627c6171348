import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { findTripPhase } from './trip-phase.ts';

const { trip } = buildOrder();

test.each([
  ['2027-04-29', { kind: 'before', days: 2 }],
  ['2027-04-30', { kind: 'before', days: 1 }],
  ['2027-05-01', { kind: 'today' }],
  ['2027-05-02', { kind: 'away', days: 2 }],
  ['2027-05-08', { kind: 'away', days: 8 }],
  ['2027-05-09', { kind: 'away', days: 9 }],
  ['2027-05-10', { kind: 'over' }],
])('a trip whose flight lands on 9 May, on %s', (day, phase) => {
  expect(findTripPhase(trip, requireDay(day))).toEqual(phase);
});

test('a trip begins with its flight the evening before the stay, and ends when its last flight lands', () => {
  const { outbound, inbound } = trip;
  if (outbound === null || inbound === null) throw new Error('The trip has flights');
  const nightly = {
    ...trip,
    outbound: { ...outbound, departure: '2027-04-30T23:10', arrival: '2027-05-01T01:40' },
    inbound: { ...inbound, departure: '2027-05-08T23:10', arrival: '2027-05-09T01:40' },
  };
  expect(findTripPhase(nightly, requireDay('2027-04-30'))).toEqual({ kind: 'today' });
  expect(findTripPhase(nightly, requireDay('2027-05-09'))).toEqual({ kind: 'away', days: 10 });
  expect(findTripPhase(nightly, requireDay('2027-05-10'))).toEqual({ kind: 'over' });
});

test('a trip without flights goes from check-in to check-out', () => {
  const stay = { ...trip, outbound: null, inbound: null };
  expect(findTripPhase(stay, requireDay(trip.checkIn))).toEqual({ kind: 'today' });
  expect(findTripPhase(stay, requireDay(trip.checkOut) + 1)).toEqual({ kind: 'over' });
});
