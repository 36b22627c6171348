import { expect, test } from 'vitest';
import { BOOKING_STATES, isAtRest } from '../../features/booking/model/states/booking-state.ts';
import { namedBookings } from './named-bookings.ts';

test('a named booking is in each state in which a booking rests, or waits for shopper or supplier', () => {
  const resting = BOOKING_STATES.filter(isAtRest);
  expect(new Set(namedBookings.map(({ ends }) => ends.state))).toEqual(
    new Set([...resting, 'awaiting-shopper', 'confirming']),
  );
});

test('each has a name and an address of its own', () => {
  expect(new Set(namedBookings.map(({ name }) => name)).size).toBe(namedBookings.length);
  expect(new Set(namedBookings.map(({ email }) => email)).size).toBe(namedBookings.length);
});
