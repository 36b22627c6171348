import { expect, test } from 'vitest';
import {
  buildFlight,
  buildHotelFacts,
  buildNights,
  buildRatePlan,
  buildSupply,
  buildTripRequest,
  supplyStart,
} from '../../tests/factories/supply.ts';
import { HORIZON_DAYS, type SupplyChange } from '../domain/search/supply-facts.ts';
import { openHorizon } from './apply-changes.ts';
import { digestOffers } from './memory/digest-offers.ts';
import { reserveMemory } from './memory/memory.ts';
import { createOfferIndex, openOfferWriter } from './offer-index.ts';

const stays: SupplyChange[] = [
  { kind: 'airline', airline: { code: 'X1', childPercent: 75, infantFare: 2_500 } },
  { kind: 'hotel', hotel: buildHotelFacts() },
  { kind: 'plan', plan: buildRatePlan() },
  { kind: 'nights', planId: 11, nights: buildNights(50) },
];

function openIndex(capacity = { hotels: 10, plans: 10, routes: 10, flights: 1_000 }) {
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  index.fill(stays);
  const priceFrom = (checkIn: number, nights: number) =>
    index.search({
      name: 'hotels',
      sort: 'price',
      page: 1,
      pageSize: 1,
      withFacets: false,
      request: buildTripRequest({
        kind: 'hotel-only',
        departure: { from: checkIn, to: checkIn },
        return: { from: checkIn, to: checkIn + 22 },
        nights: { from: nights, to: nights },
      }),
    }).hotels[0]?.total ?? null;
  return { index, priceFrom };
}

test.each<[string, Partial<Record<'hotels' | 'plans' | 'flights', number>>, SupplyChange, string]>([
  ['hotels', { hotels: 1 }, { kind: 'hotel', hotel: buildHotelFacts({ id: 2 }) }, 'no room for more hotels'],
  ['plans', { plans: 1 }, { kind: 'plan', plan: buildRatePlan({ id: 12 }) }, 'no room for more plans'],
  ['flights', { flights: 3 }, { kind: 'flight', flight: buildFlight() }, 'no room for more flights'],
])('a memory full of %s refuses one more, and takes the rest', (_kind, full, change, reason) => {
  const { index, priceFrom } = openIndex({ hotels: 10, plans: 10, routes: 10, flights: 1_000, ...full });
  const before = digestOffers(index.memory);
  expect(index.fill([change])).toEqual([{ index: 0, reason }]);
  expect(digestOffers(index.memory)).toBe(before);
  const rates = [{ kind: 'rates', planId: 11, from: supplyStart, rates: [60] } as const];
  expect(index.fill([change, ...rates])).toEqual([{ index: 0, reason }]);
  expect(priceFrom(supplyStart, 1)).toBe(12_000);
});

test('a change of the wrong kind is refused', () => {
  const { index } = openIndex();
  // A supplier may send what no type allows.
  const surprise = { kind: 'surprise' } as unknown as SupplyChange;
  expect(index.fill([surprise])).toEqual([{ index: 0, reason: 'this kind of change is unknown' }]);
});

test('the last day of the horizon is sold, one past it is refused whole', () => {
  const { index, priceFrom } = openIndex();
  const last = supplyStart + HORIZON_DAYS - 1;
  expect(priceFrom(last, 1)).toBe(10_000);
  expect(priceFrom(last, 2)).toBeNull();
  expect(index.fill([{ kind: 'rates', planId: 11, from: last, rates: [70, 70] }])).toHaveLength(1);
  expect(priceFrom(last, 1)).toBe(10_000);
  expect(index.fill([{ kind: 'rates', planId: 11, from: last, rates: [70] }])).toEqual([]);
  expect(priceFrom(last, 1)).toBe(14_000);
});

test.each([1, 27, 28, 29, 387, 388, 500])(
  'a horizon that moves by %i days drops past days and sells newly reported ones',
  (days) => {
    const { index, priceFrom } = openIndex();
    const firstDay = supplyStart + days;
    const newFrom = Math.max(supplyStart + HORIZON_DAYS, firstDay);
    const nights = buildNights(80, { from: newFrom });
    const count = firstDay + HORIZON_DAYS - newFrom;
    index.apply({
      sequence: 1,
      at: 0,
      changes: [
        { kind: 'horizon', firstDay },
        {
          kind: 'nights',
          planId: 11,
          nights: {
            from: newFrom,
            rates: nights.rates.slice(0, count),
            states: nights.states.slice(0, count),
            minStays: nights.minStays.slice(0, count),
            closedToArrival: nights.closedToArrival.slice(0, count),
          },
        },
      ],
    });
    expect(priceFrom(firstDay - 1, 1)).toBeNull();
    expect(priceFrom(firstDay, 1)).toBe(days < HORIZON_DAYS ? 10_000 : 16_000);
    expect(priceFrom(firstDay + HORIZON_DAYS - 1, 1)).toBe(16_000);
    if (days < HORIZON_DAYS - 2) expect(priceFrom(newFrom - 1, 2)).toBe(26_000);
  },
);

test('a room and hotel that a plan has stay its own', () => {
  const { index } = openIndex();
  index.fill([{ kind: 'hotel', hotel: buildHotelFacts({ id: 2 }) }]);
  expect(
    index.fill([
      { kind: 'plan', plan: buildRatePlan({ hotelId: 2 }) },
      { kind: 'plan', plan: buildRatePlan({ roomId: 2 }) },
      { kind: 'plan-gone', planId: 11 },
      { kind: 'plan', plan: buildRatePlan({ hotelId: 2, roomId: 2 }) },
    ]),
  ).toEqual([
    { index: 0, reason: 'plan 11 belongs to another hotel' },
    { index: 1, reason: 'plan 11 belongs to another room' },
  ]);
});

test('what is swept after the gate moves no flight that a reader may be using', () => {
  const memory = reserveMemory({ hotels: 10, plans: 10, routes: 10, flights: 1_000 });
  openHorizon(memory, supplyStart);
  const writer = openOfferWriter(memory);
  writer.fill(buildSupply());
  writer.apply({ sequence: 1, at: 0, changes: [{ kind: 'horizon', firstDay: supplyStart + 3 }] });
  const tables = () =>
    (['flightId', 'flightFare', 'dayStart', 'runStart', 'cheapestLeg'] as const).map((name) => [
      ...memory[name],
    ]);
  const before = tables();
  writer.sweep();
  expect(tables()).toEqual(before);
});
