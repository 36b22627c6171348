import { expect, test } from 'vitest';
import {
  buildHotelFacts,
  buildNights,
  buildRatePlan,
  buildSupply,
  buildTripRequest,
  supplyStart,
} from '../../../tests/factories/supply.ts';
import { noFilters, type OfferFilters } from '../../domain/search/offer-query.ts';
import type { SupplyChange } from '../../domain/search/supply-facts.ts';
import { createOfferIndex } from '../offer-index.ts';

const capacity = { hotels: 300, plans: 300, routes: 10, flights: 1_000 };

interface TestHotel {
  readonly id: number;
  readonly rate: number;
  readonly category?: number;
  readonly rating?: number;
  readonly longitude?: number;
}

/** Hotels with one plan each, all in one city. No hotel may have the id of a place. */
function openIndex(hotels: readonly TestHotel[]) {
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  index.fill([
    ...buildSupply().slice(0, 1),
    ...hotels.flatMap(({ rate, ...hotel }): SupplyChange[] => [
      { kind: 'hotel', hotel: buildHotelFacts(hotel) },
      { kind: 'plan', plan: buildRatePlan({ id: hotel.id, hotelId: hotel.id }) },
      { kind: 'nights', planId: hotel.id, nights: buildNights(rate) },
    ]),
  ]);
  return index;
}

const week = { kind: 'hotel-only', nights: { from: 7, to: 7 } } as const;

function listIds(
  hotels: readonly TestHotel[],
  { sort = 'price', page = 1, pageSize = 20, filters = {} as Partial<OfferFilters> } = {},
): number[] {
  const request = buildTripRequest({ ...week, filters: { ...noFilters, ...filters } });
  const query = {
    name: 'hotels',
    sort: sort as 'price',
    page,
    pageSize,
    withFacets: false,
    request,
  } as const;
  return openIndex(hotels)
    .search(query)
    .hotels.map(({ key }) => key.hotelId);
}

/** Rates that do not fall with the id, some of them alike. */
const many = Array.from({ length: 200 }, (_, at) => ({ id: at + 101, rate: 30 + ((at * 37) % 50) }));
const inOrder = many.toSorted((one, other) => one.rate - other.rate || one.id - other.id).map(({ id }) => id);

test('pages of a list by price follow each other without a gap, at one price by hotel id', () => {
  const pages = [1, 2, 3, 4, 5].map((page) => listIds(many, { page, pageSize: 45 }));
  expect(pages.map(({ length }) => length)).toEqual([45, 45, 45, 45, 20]);
  expect(pages.flat()).toEqual(inOrder);
});

test('a page that begins just behind the last hotel is empty', () => {
  expect(listIds(many, { page: 4, pageSize: 50 })).toEqual(inOrder.slice(150));
  expect(listIds(many, { page: 5, pageSize: 50 })).toEqual([]);
});

test('a list by rating has the highest first, one by stars the most stars, then ratings, then ids', () => {
  const hotels = [
    { id: 104, rate: 10, category: 30, rating: 59 },
    { id: 103, rate: 20, category: 45, rating: 40 },
    { id: 102, rate: 30, category: 45, rating: 51 },
    { id: 101, rate: 40, category: 45, rating: 51 },
  ];
  expect(listIds(hotels, { sort: 'rating' })).toEqual([104, 101, 102, 103]);
  expect(listIds(hotels, { sort: 'category' })).toEqual([101, 102, 103, 104]);
});

test('filters on stars and rating take the value itself, and nothing just next to it', () => {
  const hotels = [
    { id: 101, rate: 10, category: 35, rating: 44 },
    { id: 102, rate: 10, category: 40, rating: 45 },
    { id: 103, rate: 10, category: 45, rating: 46 },
  ];
  expect(listIds(hotels, { filters: { categories: [40, 45] } })).toEqual([102, 103]);
  expect(listIds(hotels, { filters: { minRating: 45 } })).toEqual([102, 103]);
  expect(listIds(hotels, { filters: { minRating: 45.5 } })).toEqual([103]);
  expect(listIds(hotels, { filters: { categories: [255, 256 + 40, -1] } })).toEqual([]);
});

test('a map shows the cheapest of a box that reaches over the date line, and counts all of them', () => {
  const hotels = [
    { id: 101, rate: 30, longitude: 179.5 },
    { id: 102, rate: 10, longitude: -179.5 },
    { id: 103, rate: 20, longitude: 179 },
    { id: 104, rate: 5, longitude: 0 },
  ];
  const query = { name: 'map', limit: 2, request: buildTripRequest(week) } as const;
  const sides = { south: 39, north: 40 };
  const index = openIndex(hotels);
  const over = index.search({ ...query, box: { ...sides, west: 179, east: -179 } });
  expect(over.total).toBe(3);
  expect(over.hotels.map(({ offer, longitude }) => [offer.key.hotelId, longitude])).toEqual([
    [102, -179.5],
    [103, 179],
  ]);
  expect(index.search({ ...query, box: { ...sides, west: 0.001, east: 178.999 } }).total).toBe(0);
});
