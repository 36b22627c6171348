import { expect, test } from 'vitest';
import {
  buildNights,
  buildRatePlan,
  buildSupply,
  buildTripRequest,
  supplyStart,
} from '../../tests/factories/supply.ts';
import type { TripRequest } from '../domain/offer-query.ts';
import type { SupplyChange } from '../domain/supply-facts.ts';
import { NO_OFFER } from './bound-hotel.ts';
import { BLOCK_DAYS } from './memory.ts';
import { createOfferIndex } from './offer-index.ts';
import { boundHotels, openSearchContext, startEnquiry } from './search-context.ts';

const capacity = { hotels: 10, plans: 10, routes: 10, flights: 1_000 };

function openIndex(...changes: readonly SupplyChange[]) {
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  index.fill([...buildSupply(), ...changes]);
  const boundFor = (traits: Partial<TripRequest> = {}) =>
    boundHotels(
      startEnquiry(openSearchContext(index.memory), buildTripRequest({ kind: 'hotel-only', ...traits })),
      [0],
    )[0];
  return { index, boundFor };
}

const week = { nights: { from: 7, to: 7 } };

// Two adults at 50 EUR a night.
test('where every night costs the same, the bound is the price', () => {
  expect(openIndex().boundFor(week)).toBe(7 * 10_000);
});

test('the bound follows a rate that falls, and one that rises again', () => {
  const { index, boundFor } = openIndex();
  const rates = (rate: number): SupplyChange => ({
    kind: 'rates',
    planId: 11,
    from: supplyStart,
    rates: [rate],
  });
  const departure = { from: supplyStart, to: supplyStart + 1 };
  index.fill([rates(30)]);
  expect(boundFor({ ...week, departure })).toBe(6 * 10_000 + 6_000);
  index.fill([rates(50)]);
  expect(boundFor({ ...week, departure })).toBe(7 * 10_000);
});

test('of whole weeks the cheapest seven nights on end count, and beside them the cheapest night', () => {
  const { index, boundFor } = openIndex();
  index.fill([{ kind: 'rates', planId: 11, from: supplyStart, rates: [30] }]);
  const boundOf = (nights: number) =>
    boundFor({
      departure: { from: supplyStart, to: supplyStart },
      return: { from: supplyStart, to: supplyStart + 30 },
      nights: { from: nights, to: nights },
    });
  expect([3, 8, 14].map(boundOf)).toEqual([3 * 6_000, 66_000 + 6_000, 2 * 66_000]);
});

test('a rate that falls reaches the weeks that begin in the 32 days before', () => {
  const { index, boundFor } = openIndex();
  const next = Math.ceil((supplyStart + 10) / BLOCK_DAYS) * BLOCK_DAYS;
  index.fill([{ kind: 'rates', planId: 11, from: next, rates: [30] }]);
  const day = { from: next - 3, to: next - 3 };
  const back = { from: day.from, to: day.to + 7 };
  expect(boundFor({ ...week, departure: day, return: back })).toBe(66_000);
});

test('a second week may be one that begins in the next 32 days', () => {
  const { index, boundFor } = openIndex();
  const next = Math.ceil((supplyStart + 10) / BLOCK_DAYS) * BLOCK_DAYS;
  index.fill([{ kind: 'rates', planId: 11, from: next, rates: new Array<number>(7).fill(30) }]);
  const departure = { from: next - 7, to: next - 7 };
  const back = { from: next + 7, to: next + 7 };
  const bound = boundFor({ departure, return: back, nights: { from: 14, to: 14 } });
  // The cheapest week of the first 32 days begins on their last day.
  expect(bound).toBe(10_000 + 6 * 6_000 + 7 * 6_000);
});

test('a cheaper plan lowers the bound, and its end raises it', () => {
  const { index, boundFor } = openIndex(
    { kind: 'plan', plan: buildRatePlan({ id: 12 }) },
    { kind: 'nights', planId: 12, nights: buildNights(20) },
  );
  expect(boundFor(week)).toBe(7 * 4_000);
  index.fill([{ kind: 'plan-gone', planId: 12 }]);
  expect(boundFor(week)).toBe(7 * 10_000);
});

test('of several lengths the shortest counts', () => {
  expect(openIndex().boundFor({ nights: { from: 3, to: 14 } })).toBe(3 * 10_000);
});

test('there is no bound for a party that fits nowhere, nor without flights', () => {
  const { boundFor } = openIndex();
  expect(boundFor({ party: { adults: 19, childrenBorn: [] } })).toBe(NO_OFFER);
  expect(boundFor({ kind: 'package', departureAirports: ['VIE'] })).toBe(NO_OFFER);
});
