import { expect, test } from 'vitest';
import { listAirlines } from './list-airlines.ts';

test('[MOD-118] airlines are known by their flight numbers, each once', () => {
  expect(listAirlines([{ flightNumber: 'FW 111' }, { flightNumber: 'FW 112' }])).toEqual(['FW']);
  expect(listAirlines([{ flightNumber: '7Q 1' }, { flightNumber: 'FW 112' }])).toEqual(['7Q', 'FW']);
});

test('[MOD-118] a trip without flights has none', () => {
  expect(listAirlines([null, undefined])).toEqual([]);
});
