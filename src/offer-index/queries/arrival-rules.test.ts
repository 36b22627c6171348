import { expect, test } from 'vitest';
import { buildNights, buildRatePlan, buildSupply, supplyStart } from '../../../tests/factories/supply.ts';
import { minStays, type SupplyChange } from '../../domain/search/supply-facts.ts';
import { findRow } from '../memory/id-index.ts';
import { BLOCK_DAYS } from '../memory/layout.ts';
import { head } from '../memory/memory.ts';
import { createOfferIndex } from '../offer-index.ts';
import { freeRetiredRules, readArrival } from './arrival-rules.ts';

const capacity = { hotels: 10, plans: 10, routes: 10, flights: 1_000 };
const nobody = minStays.length;

/** Three plans of a hotel that anybody may arrive in; days from the first on. */
function openIndex() {
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  index.fill([
    ...buildSupply(),
    ...[12, 13].flatMap((id): SupplyChange[] => [
      { kind: 'plan', plan: buildRatePlan({ id }) },
      { kind: 'nights', planId: id, nights: buildNights(50) },
    ]),
  ]);
  const rule = (planId: number, from: number, to: number, minStay: number, closedToArrival = false) =>
    index.fill([
      {
        kind: 'arrivals',
        planId,
        from: supplyStart + from,
        to: supplyStart + to,
        minStay,
        closedToArrival,
      },
    ]);
  const placeOn = (planId: number, day: number) =>
    readArrival(index.memory, findRow(index.memory, 'planIndex', planId), supplyStart + day);
  const rows = () => index.memory.header[head.arrivalRules] as number;
  return { index, rule, placeOn, rows };
}

test('plans with the same rules share a row, and one that gets others leaves those of the rest alone', () => {
  const { rule, placeOn, rows } = openIndex();
  for (const plan of [11, 12, 13]) rule(plan, 0, 60, 7);
  const shared = rows();
  rule(12, 3, 3, 14);
  rule(13, 3, 3, 1, true);
  expect(rows()).toBe(shared + 2);
  expect([2, 3, 4].map((day) => minStays[placeOn(11, day)])).toEqual([7, 7, 7]);
  expect([2, 3, 4].map((day) => minStays[placeOn(12, day)])).toEqual([7, 14, 7]);
  expect([2, 3, 4].map((day) => placeOn(13, day))).toEqual([6, nobody, 6]);
});

test('rules reach over the ends of blocks, from their first day to their last', () => {
  const { rule, placeOn } = openIndex();
  rule(11, 1, 1 + 2 * BLOCK_DAYS, 5);
  const days = [0, 1, BLOCK_DAYS, 2 * BLOCK_DAYS, 1 + 2 * BLOCK_DAYS, 2 + 2 * BLOCK_DAYS];
  expect(days.map((day) => minStays[placeOn(11, day)])).toEqual([1, 5, 5, 5, 5, 1]);
});

test('rules that no plan has any more are reused, but only once no thread can be reading them', () => {
  const { index, rule, rows } = openIndex();
  rule(11, 0, 0, 7);
  const most = rows();
  rule(11, 0, 0, 1);
  expect(index.memory.header[head.freeRules]).toBe(0);
  freeRetiredRules(index.memory);
  expect(index.memory.header[head.freeRules]).not.toBe(0);
  for (const minStay of [2, 3, 4, 5]) rule(11, 0, 0, minStay);
  expect(rows()).toBeLessThanOrEqual(most + 1);
});
