import { expect, test } from 'vitest';
import { describeFlights, sharedBaggage } from './describe-flights.ts';

const flight = (flightNumber: string, baggage: 'none' | 'carryOn' | 'baggage' = 'baggage') => ({
  flightNumber,
  baggage,
});

test('[MOD-118] airlines are known by their flight numbers, each once', () => {
  expect(describeFlights([flight('FW 111'), flight('FW 112')]).airlines).toEqual(['FW']);
  expect(describeFlights([flight('7Q 1'), flight('FW 112')]).airlines).toEqual(['7Q', 'FW']);
});

test('[MOD-118] a trip without flights has no airline and no baggage', () => {
  expect(describeFlights([null, undefined])).toEqual({ airlines: [], baggage: null });
});

test('[FLIGHT-011] what a trip includes is the least of its fares', () => {
  expect(describeFlights([flight('FW 1'), flight('W0 2', 'carryOn')]).baggage).toBe('carryOn');
  expect(sharedBaggage([flight('W0 1', 'none'), flight('FW 2', 'carryOn')])).toBe('none');
  expect(sharedBaggage([flight('FW 1'), flight('FW 2')])).toBe('baggage');
});
