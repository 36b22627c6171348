import { expect, it } from 'vitest';
import { buildAirlines } from './build-airlines.ts';

const airlines = buildAirlines();

it('no two airlines share a code or a name', () => {
  expect(new Set(airlines.map(({ code }) => code)).size).toBe(airlines.length);
  expect(new Set(airlines.map(({ name }) => name)).size).toBe(airlines.length);
});

it('a code is two characters, one of them nought: such codes belong to no airline in service', () => {
  for (const { code } of airlines) expect(code).toMatch(/^(0[A-Z]|[A-Z]0)$/);
});

it('every share of the fare that children pay occurs', () => {
  expect([...new Set(airlines.map(({ childPercent }) => childPercent))].sort((a, b) => a - b)).toEqual([
    50, 67, 75, 100,
  ]);
});

it('charter, low-cost and network airlines all exist', () => {
  expect(new Set(airlines.map(({ model }) => model))).toEqual(new Set(['charter', 'low_cost', 'network']));
});
