import { expect, test } from 'vitest';
import type { BrandRange } from '../domain/search/range/brand-range.ts';
import { findRangeFaults } from './find-range-faults.ts';

test.each<[string, BrandRange, number]>([
  ['says nothing', {}, 0],
  ['has the widest stars', { stars: { from: 0, to: 50 } }, 0],
  ['has stars beyond them', { stars: { from: 0, to: 51 } }, 1],
  ['has stars in the wrong order', { stars: { from: 40, to: 35 } }, 1],
  ['asks for a place and excludes it', { places: ['city/palma'], outsidePlaces: ['city/palma'] }, 1],
  ['excludes a city of a country', { places: ['country/spain'], outsidePlaces: ['city/palma'] }, 0],
  ['asks for an operator and for the shop itself', { operators: ['LUM', 'own'] }, 0],
  ['asks for an operator and excludes it', { operators: ['LUM', '7'], withoutOperators: ['LUM'] }, 1],
  ['names an operator by five letters', { withoutOperators: ['LUMER'] }, 1],
  ['names an operator by small letters', { operators: ['lum'] }, 1],
  ['asks for a hotel and excludes it', { hotels: [7], withoutHotels: [7] }, 1],
  ['names a place in another way', { places: ['country/Spain'] }, 1],
  ['offers no board', { boards: [] }, 1],
  ['offers no extras', { extras: [] }, 0],
  ['names a kind of extras twice', { extras: ['seat', 'seat'] }, 1],
])('a range that %s has so many faults', (_, range, faults) => {
  expect(findRangeFaults(range)).toHaveLength(faults);
});
