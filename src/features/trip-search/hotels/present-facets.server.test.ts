import { expect, test } from 'vitest';
import { presentFacets } from './present-facets.server.ts';

test('hotels without stars are no choice of a category, as no search takes zero stars', () => {
  const facets = {
    categories: [
      { value: 0, hotels: 3 },
      { value: 5, hotels: 1 },
      { value: 40, hotels: 2 },
    ],
    ratings: [],
    attributes: [],
    boards: [],
    roomTypes: [],
    stops: [],
    freelyCancellable: 0,
  };
  expect(presentFacets(facets).stars).toEqual([
    { value: 0.5, hotels: 1 },
    { value: 4, hotels: 2 },
  ]);
});
