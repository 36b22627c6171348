import { expect, test } from 'vitest';
import type { Facets } from '../../domain/search/offer-query.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { readTripSearch } from '../address/read-trip-search.ts';
import { presentFacets } from './present-facets.server.ts';

function buildFacets(categories: readonly number[]): Facets {
  return {
    categories: categories.map((value) => ({ value, hotels: 1 })),
    ratings: [10, 45, 60].map((value) => ({ value, hotels: 1 })),
    attributes: [],
    boards: [],
    roomTypes: [],
    stops: [0, 1, 2, 3].map((value) => ({ value, hotels: 1 })),
    baggage: (['carry_on', 'checked'] as const).map((value) => ({ value, hotels: 1 })),
    withoutNightFlights: 1,
    freelyCancellable: 1,
    transferIncluded: 2,
  };
}

test('hotels with no star or half a one are no choice of a category, as no search takes these', () => {
  const { stars } = presentFacets(buildFacets([0, 5, 10, 40, 45]));
  expect(stars.map(({ value }) => value)).toEqual([1, 4, 4.5]);
});

test('every value that facets offer is one that a search takes', () => {
  const facets = presentFacets(buildFacets(Array.from({ length: 51 }, (_, stars) => stars)));
  const today = requireDay('2026-11-21');
  for (const [name, counts] of Object.entries(facets))
    for (const { value } of counts)
      expect(readTripSearch({ [name]: String(value) }, today).ok, `${name} ${value}`).toBe(true);
});
