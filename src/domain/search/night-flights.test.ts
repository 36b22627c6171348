import { expect, test } from 'vitest';
import { findNightFlights, isNightFlight, parseFlightTimes } from './night-flights.ts';

const byDay = { departure: 300, arrival: 1_379, isOvernight: false };

test.each([
  [byDay, false],
  [{ ...byDay, departure: 299 }, true],
  [{ ...byDay, departure: 1_380 }, true],
  [{ ...byDay, arrival: 1_380 }, true],
  [{ ...byDay, arrival: 299 }, true],
  [{ departure: 900, arrival: 480, isOvernight: true }, true],
])('%j takes the night: %s', (times, isAtNight) => {
  expect(isNightFlight(times)).toBe(isAtNight);
});

test('a trip says which of its flights take the night', () => {
  const night = { ...byDay, isOvernight: true };
  expect([
    findNightFlights(night, night),
    findNightFlights(night, byDay),
    findNightFlights(byDay, night),
    findNightFlights(byDay, byDay),
    findNightFlights(null, null),
  ]).toEqual(['both', 'out', 'home', null, null]);
});

test('local times are minutes, and another day of arrival is the next one', () => {
  expect(parseFlightTimes('2027-05-01T22:10', '2027-05-02T01:05')).toEqual({
    departure: 1_330,
    arrival: 65,
    isOvernight: true,
  });
});
