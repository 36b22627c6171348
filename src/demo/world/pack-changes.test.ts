import { expect, it } from 'vitest';
import type { SupplyChange } from '../../domain/search/supply-facts.ts';
import { packChanges } from './pack-changes.ts';

const fare = (id: number): SupplyChange => ({
  kind: 'fare',
  flight: { from: 'FRA', to: 'PMI', day: 20_800, id },
  fare: 100,
});
const nights = (planId: number): SupplyChange => ({
  kind: 'nights',
  planId,
  nights: {
    from: 20_800,
    rates: new Array<number>(388).fill(1_000),
    states: new Array<'on_request'>(388).fill('on_request'),
    minStays: new Array<number>(388).fill(14),
    closedToArrival: new Array<boolean>(388).fill(false),
  },
});

it('parts hold 2,000 changes at most, in their order', () => {
  const changes = Array.from({ length: 4_001 }, (_, index) => fare(index + 1));
  const parts = [...packChanges(changes)];
  expect(parts.map(({ length }) => length)).toEqual([2_000, 2_000, 1]);
  expect(parts.flat()).toEqual(changes);
});

it('parts of whole years of nights are about a megabyte at most', () => {
  const parts = [...packChanges(Array.from({ length: 300 }, (_, index) => nights(index + 1)))];
  expect(parts.flat()).toHaveLength(300);
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(1_500_000);
});

it('nothing makes no part', () => {
  expect([...packChanges([])]).toEqual([]);
});
