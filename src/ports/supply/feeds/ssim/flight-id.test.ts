import { expect, test } from 'vitest';
import { flightIdOf } from './flight-id.ts';

const flight = { airline: '00', number: 1, suffix: 0, cabin: 'economy', baggage: 'none' } as const;

test('flight ids lie in their range', () => {
  expect(flightIdOf({ ...flight, number: 0 })).toBe(1);
  const last = { airline: 'ZZ', number: 9999, suffix: 26, cabin: 'business', baggage: 'checked' } as const;
  expect(flightIdOf(last)).toBe(2_099_520_000);
});

test('every field of the flight name changes its id', () => {
  const others = [
    flight,
    { ...flight, airline: '01' },
    { ...flight, airline: '10' },
    { ...flight, number: 2 },
    { ...flight, suffix: 1 },
    { ...flight, cabin: 'business' as const },
    { ...flight, baggage: 'checked' as const },
  ];
  expect(new Set(others.map(flightIdOf)).size).toBe(others.length);
});
