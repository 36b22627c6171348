import { expect, it } from 'vitest';
import { HIGHEST_RATE, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import { findBrokenRule } from '../find-broken-rule.ts';
import { seededRandom } from '../model/seeded-random.ts';
import { driftPlan } from './drift-plan.ts';

const from = 20_800;
const drifts = (rates: readonly number[]): SupplyChange[] => {
  const random = seededRandom(3);
  return Array.from({ length: 500 }, () => driftPlan({ id: 16 }, { from, rates }, random)).flat();
};
const movedRates = (rates: readonly number[]): number[] =>
  drifts(rates).flatMap((change) => (change.kind === 'rates' ? [...change.rates] : []));

it('rates move by 1 to 6 per cent', () => {
  const moved = movedRates(new Array<number>(100).fill(200));
  expect([Math.min(...moved), Math.max(...moved)]).toEqual([188, 212]);
  expect(moved).not.toContain(200);
});

it('small rates move by a unit, none falls to nothing or rises above what fits', () => {
  expect(new Set(movedRates(new Array<number>(100).fill(1)))).toEqual(new Set([1, 2]));
  expect(Math.max(...movedRates(new Array<number>(100).fill(HIGHEST_RATE)))).toBe(HIGHEST_RATE);
});

it('nights without a rate stay without one', () => {
  expect(new Set(movedRates(new Array<number>(100).fill(0)))).toEqual(new Set([0]));
});

it('every change lies within the nights that are known', () => {
  for (const change of drifts(new Array<number>(30).fill(90))) {
    if (change.kind === 'rates') expect(change.from + change.rates.length).toBeLessThanOrEqual(from + 30);
    if (change.kind === 'availability') {
      expect(change.to).toBeGreaterThanOrEqual(change.from);
      expect(change.to).toBeLessThan(from + 30);
    }
    expect(findBrokenRule(change)).toBeNull();
  }
});

it('days close and open again', () => {
  const states = drifts(new Array<number>(30).fill(90)).flatMap((change) =>
    change.kind === 'availability' ? [change.state] : [],
  );
  expect(new Set(states)).toEqual(new Set(['open', 'closed', 'on_request']));
});

it('a plan without nights does not change', () => {
  expect(drifts([])).toEqual([]);
});
