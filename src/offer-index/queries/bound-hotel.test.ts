import { expect, test } from 'vitest';
import { compileCheckedKernel } from '../../../tests/checked-kernel.ts';
import {
  buildFlight,
  buildNights,
  buildRatePlan,
  buildSupply,
  buildTripRequest,
  supplyStart,
} from '../../../tests/factories/supply.ts';
import { createBruteForce } from '../../../tests/oracle/brute-force.ts';
import { createRandom } from '../../../tests/oracle/random.ts';
import { generateTripRequest } from '../../../tests/oracle/random-request.ts';
import { generateWorld } from '../../../tests/oracle/random-supply.ts';
import type { TripRequest } from '../../domain/search/offer-query.ts';
import type { SupplyChange } from '../../domain/search/supply-facts.ts';
import { BLOCK_DAYS } from '../memory/layout.ts';
import { head, type Memory } from '../memory/memory.ts';
import { createOfferIndex } from '../offer-index.ts';
import { beginQuery, openSearchContext, startEnquiry } from './search-context.ts';

const start = await compileCheckedKernel();
const capacity = { hotels: 100, plans: 400, routes: 100, flights: 100_000 };

/** What offers of each hotel cost at least, by the row of the hotel. */
function openBounds(memory: Memory): (request: TripRequest) => Float64Array {
  const context = openSearchContext(memory, 0, start);
  const { kernel } = context;
  return (request) => {
    beginQuery(context);
    const count = memory.header[head.hotels] as number;
    const trip = startEnquiry(context, request).address();
    const hotels = kernel.take(count);
    const bounds = kernel.take((count + 1) * 2);
    for (let row = 0; row < count; row += 1) kernel.words[(hotels >>> 2) + row] = row;
    kernel.calls.boundAll(trip, hotels, count, bounds);
    return kernel.doubles.slice(bounds >>> 3, (bounds >>> 3) + count);
  };
}

function openIndex(...changes: readonly SupplyChange[]) {
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  index.fill([...buildSupply(), ...changes]);
  const boundsFor = openBounds(index.memory);
  const boundFor = (traits: Partial<TripRequest> = {}) =>
    boundsFor(buildTripRequest({ kind: 'hotel-only', ...traits }))[0];
  return { index, boundFor };
}

const week = { nights: { from: 7, to: 7 } };

// Two adults at 50 EUR a night.
test('where every night costs the same, the bound is the price', () => {
  expect(openIndex().boundFor(week)).toBe(7 * 10_000);
});

// 100 EUR for each of two there, and as much back.
test('with flights that cost the same every day, the bound is the price', () => {
  expect(openIndex().boundFor({ ...week, kind: 'package' })).toBe(7 * 10_000 + 4 * 10_000);
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

test('of whole weeks the cheapest seven nights on end count, and next to them the cheapest night', () => {
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

test('who arrives on the day after the last departure, the first of the next 32, counts for longer stays as well', () => {
  const last = Math.ceil((supplyStart + 10) / BLOCK_DAYS) * BLOCK_DAYS - 1;
  const flights = [
    buildFlight({ from: 'HAM', to: 'PMI', day: last, isOvernight: true }),
    buildFlight({ from: 'PMI', to: 'HAM', day: last + 5 }),
  ];
  const { boundFor } = openIndex(...flights.map((flight) => ({ kind: 'flight', flight }) as const));
  const bound = boundFor({
    kind: 'package',
    departureAirports: ['HAM'],
    departure: { from: last, to: last },
    nights: { from: 3, to: 4 },
  });
  expect(bound).toBe(4 * 10_000 + 4 * 10_000);
});

test('there is no bound for a party that fits nowhere, nor without flights', () => {
  const { boundFor } = openIndex();
  expect(boundFor({ party: { adults: 19, childrenBorn: [] } })).toBe(Number.POSITIVE_INFINITY);
  expect(boundFor({ kind: 'package', departureAirports: ['VIE'] })).toBe(Number.POSITIVE_INFINITY);
});

test('no bound is above what the cheapest offer of a hotel costs', () => {
  let compared = 0;
  for (let seed = 1; seed <= 3; seed += 1) {
    const random = createRandom(seed);
    const world = generateWorld(random);
    const bruteForce = createBruteForce();
    bruteForce.apply(world);
    const { memory, apply } = createOfferIndex({ capacity });
    apply({ sequence: 1, at: 1, changes: world });
    const boundsFor = openBounds(memory);
    for (let left = 40; left > 0; left -= 1) {
      const request = generateTripRequest(random, bruteForce.supply);
      const query = { name: 'hotels', request, sort: 'price', page: 1, pageSize: 100 } as const;
      const { hotels } = bruteForce.answer({ ...query, withFacets: false });
      const bounds = boundsFor(request);
      for (const { key, total } of hotels) {
        expect(bounds[memory.hotelId.indexOf(key.hotelId)]).toBeLessThanOrEqual(total);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(300);
});
