import { expect, it } from 'vitest';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import { findBrokenRule } from '../find-broken-rule.ts';
import { seededRandom } from '../model/seeded-random.ts';
import { driftFlight } from './drift-flight.ts';

const flight: FlightFacts = {
  from: 'FRA',
  to: 'PMI',
  day: 20_900,
  id: 3,
  airline: 'H0',
  number: 120,
  departure: 400,
  arrival: 530,
  isOvernight: false,
  stops: 0,
  cabin: 'economy',
  baggage: 'checked',
  fare: 9_900,
  seats: 4,
};

const drifts = (start: FlightFacts) => {
  const random = seededRandom(5);
  return Array.from({ length: 400 }, () => driftFlight(start, random)).flat();
};

it('a fare moves by 1 to 6 per cent', () => {
  const fares = drifts(flight).flatMap((change) => (change.kind === 'fare' ? [change.fare] : []));
  expect(Math.min(...fares)).toBe(9_306);
  expect(Math.max(...fares)).toBe(10_494);
  expect(fares).not.toContain(9_900);
});

it('seats are sold and never fall below none', () => {
  const seats = drifts(flight).flatMap((change) => (change.kind === 'seats' ? [change.seats] : []));
  expect(new Set(seats)).toEqual(new Set([1, 2, 3]));
  const lastSeat = drifts({ ...flight, seats: 1 }).flatMap((change) =>
    change.kind === 'seats' ? [change.seats] : [],
  );
  expect(new Set(lastSeat)).toEqual(new Set([0]));
});

it('a flight that is sold out gets seats back', () => {
  const seats = drifts({ ...flight, seats: 0 }).flatMap((change) =>
    change.kind === 'seats' ? [change.seats] : [],
  );
  expect(Math.min(...seats)).toBe(1);
});

it('every change is valid and names its flight', () => {
  for (const fare of [1, 9_900, 2_000_000]) {
    for (const change of drifts({ ...flight, fare })) {
      expect(findBrokenRule(change)).toBeNull();
      expect(change).toMatchObject({ flight: { from: 'FRA', to: 'PMI', day: 20_900, id: 3 } });
    }
  }
});

it('the same seed moves the same', () => {
  expect(drifts(flight)).toEqual(drifts(flight));
});
