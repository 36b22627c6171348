import { expect, test } from 'vitest';
import { catalogueContent, hotelIds } from '../../../tests/factories/search-world.ts';
import type { BrandRange } from '../../domain/search/range/brand-range.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { narrowCatalogue } from './narrow-catalogue.ts';
import { listUnknownNames } from './resolve-selection.ts';

const { calaBlanca, aether, spree } = hotelIds;
const hotels = catalogueContent.hotels.map((hotel) =>
  hotel.id === aether ? { ...hotel, operator: 'LUM' } : hotel,
);
const everything = buildCatalogue({ ...catalogueContent, hotels });

const hotelsOf = (range: BrandRange) => [...narrowCatalogue(everything, range).catalogue.hotels.keys()];

test.each<[string, BrandRange, readonly number[]]>([
  ['a country', { places: ['country/spain'] }, [calaBlanca, aether]],
  ['a city', { places: ['city/berlin'] }, [spree]],
  ['all but a region', { outsidePlaces: ['region/majorca'] }, [spree]],
  ['stars, both ends included', { stars: { from: 45, to: 45 } }, [aether]],
  ['stars of one less', { stars: { from: 0, to: 44 } }, [calaBlanca, spree]],
  ['an operator', { operators: ['LUM'] }, [aether]],
  ['an operator whose code begins alike', { operators: ['LU', 'LUMA'] }, []],
  ['the shop itself', { operators: ['own'] }, [calaBlanca, spree]],
  ['an operator and the shop itself', { operators: ['LUM', 'own'] }, [calaBlanca, aether, spree]],
  ['all but an operator', { withoutOperators: ['LUM'] }, [calaBlanca, spree]],
  ['all but the shop itself', { withoutOperators: ['own'] }, [aether]],
  ['no operator', { operators: [] }, []],
  ['hotels', { hotels: [aether, 7] }, [aether]],
  ['all but a hotel', { withoutHotels: [aether] }, [calaBlanca, spree]],
  ['all conditions together', { places: ['country/spain'], withoutHotels: [aether] }, [calaBlanca]],
  ['a place that nobody knows', { places: ['country/atlantis'] }, []],
  ['boards alone', { boards: ['breakfast'] }, [calaBlanca, aether, spree]],
])('a range of %s has its hotels and no others', (_, range, ids) => {
  expect(hotelsOf(range)).toEqual(ids);
});

test('a brand knows the places that hold a hotel of its range, and no others', () => {
  const { catalogue } = narrowCatalogue(everything, { hotels: [calaBlanca] });
  expect([...catalogue.destinations.keys()]).toEqual([1, 1001, 10001, 100001]);
  expect([...catalogue.hotels.keys()]).toEqual([calaBlanca]);
  expect([...(catalogue.childrenOf.get(1) ?? [])].map(({ id }) => id)).toEqual([1001]);
  expect(catalogue.hotelsOf.get(1001)?.map(({ id }) => id)).toEqual([calaBlanca]);
  expect(catalogue.version).not.toBe(everything.version);
});

test('what a range leaves as it is takes no memory again', () => {
  const { catalogue } = narrowCatalogue(everything, { withoutHotels: [spree] });
  const spain = 1;
  expect(catalogue.hotelsOf.get(spain)).toBe(everything.hotelsOf.get(spain));
  expect(catalogue.childrenOf.get(spain)).toBe(everything.childrenOf.get(spain));
  expect(catalogue.childrenOf.get(null)).not.toBe(everything.childrenOf.get(null));
});

test('a range is narrowed once, and without one the catalogue is the same', () => {
  const range = { hotels: [spree] };
  expect(narrowCatalogue(everything, { ...range })).toBe(narrowCatalogue(everything, range));
  expect(narrowCatalogue(everything, null)).toEqual({ catalogue: everything, range: null });
});

test('extras are no part of what is searched: brands that differ in them share a catalogue', () => {
  const one = narrowCatalogue(everything, { hotels: [spree], extras: ['seat'] });
  expect(narrowCatalogue(everything, { hotels: [spree] })).toBe(one);
});

test('of what a brand sells no name is indexed again', () => {
  let reads = 0;
  const named = catalogueContent.hotels.map((hotel) => ({
    ...hotel,
    get name() {
      reads += 1;
      return hotel.name;
    },
  }));
  const catalogue = buildCatalogue({ ...catalogueContent, hotels: named });
  reads = 0;
  narrowCatalogue(catalogue, { hotels: [calaBlanca, spree] });
  expect(reads).toBe(0);
});

test('places and operators that the catalogue does not know are listed', () => {
  const selection = {
    places: ['country/spain', 'region/spain'],
    outsidePlaces: ['city/nowhere'],
    operators: ['LUM', 'own', 'LU'],
    withoutOperators: ['LUMA'],
  } as const;
  expect(listUnknownNames(selection, everything)).toEqual(['region/spain', 'city/nowhere', 'LU', 'LUMA']);
});
