import { describe, expect, test } from 'vitest';
import { groupIds, islandContent, menorcaHotel } from '../../../tests/factories/island-groups.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { readTripSearch } from '../address/read-trip-search.ts';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { buildTripRequest } from './build-trip-request.ts';

const today = requireDay('2026-11-21');
const catalogue = buildCatalogue(islandContent);

/** Where a search for destinations looks; null where it is refused. */
function whereFor(destinations: string) {
  const read = readTripSearch({ destinations }, today);
  const built = read.ok
    ? buildTripRequest(read.value, catalogue, { today, minorUnits: 100, habits: { homeCountry: 'DE' } })
    : read;
  return built.ok ? { destinations: built.value.destinations, hotels: built.value.hotels } : null;
}

describe('a group of regions', () => {
  test('is searched as the regions in it', () => {
    expect(whereFor('1011')).toEqual({ destinations: [1001, groupIds.menorca], hotels: null });
  });

  test('in which groups lie is searched as the regions in those', () => {
    expect(whereFor(String(groupIds.islands))).toEqual({
      destinations: [1001, groupIds.menorca],
      hotels: null,
    });
  });

  test('with one of its regions requests that once, and other places as they are', () => {
    expect(whereFor('1001,1011,2,10003')?.destinations).toEqual([1001, groupIds.menorca, 2, 10003]);
  });

  test('with a hotel is requested as the hotels in it', () => {
    expect(whereFor(`${hotelIds.spree},1011`)).toEqual({
      destinations: null,
      hotels: [hotelIds.calaBlanca, hotelIds.aether, hotelIds.spree, menorcaHotel],
    });
  });
});

test('a place of interest is searched as its city, a region and a country as themselves', () => {
  expect(whereFor('100001')?.destinations).toEqual([10001]);
  expect(whereFor('1002,1')?.destinations).toEqual([1002, 1]);
  expect(whereFor('')).toEqual({ destinations: null, hotels: null });
  expect(whereFor('4711')).toBeNull();
});

test('[DEST-020] a group counts as one of five destinations, however many regions it contains', () => {
  expect(whereFor('1011,2,1002,10003,10001')?.destinations).toHaveLength(6);
  expect(whereFor('1011,2,1002,10003,10001,10002')).toBeNull();
});

test.each([
  [{ maxPrice: '500', adults: '2' }, 100_000],
  [{ maxPrice: '500', adults: '1', children: '2020-01-01,2026-01-01' }, 150_000],
  [{ maxTotal: '4000', adults: '2', children: '4,9,13' }, 400_000],
  [{ maxTotal: '4000', maxPrice: '800', adults: '2', children: '4,9,13' }, 400_000],
  [{ maxTotal: '4000', maxPrice: '799', adults: '2', children: '4,9,13' }, 399_500],
  [{ maxTotal: '4001', maxPrice: '800', adults: '2', children: '4,9,13' }, 400_000],
  [{}, null],
])(
  'the highest price of %j for one person or for all limits the total to %s minor units',
  (params, maxTotal) => {
    const read = readTripSearch(params, today);
    const built = read.ok
      ? buildTripRequest(read.value, catalogue, { today, minorUnits: 100, habits: { homeCountry: 'DE' } })
      : read;
    expect(built.ok && built.value.filters.maxTotal).toBe(maxTotal);
  },
);

test.each([
  [{ outFrom: '6' }, { outboundDeparture: { from: 360, until: 1_439 } }],
  [{ outUntil: '12' }, { outboundDeparture: { from: 0, until: 720 } }],
  [{ outFrom: '9', outUntil: '9' }, { outboundDeparture: { from: 540, until: 540 } }],
  [{ homeBy: '22' }, { homeArrival: { from: 300, until: 1_320 } }],
  [{ homeBy: '24' }, { homeArrival: { from: 300, until: 1_439 } }],
  [{ night: 'none' }, { isWithoutNightFlights: true }],
  [{}, { outboundDeparture: null, homeArrival: null, isWithoutNightFlights: false }],
] as const)('%j asks for flights in local minutes, home after the night', (params, filters) => {
  const read = readTripSearch(params, today);
  const built = read.ok
    ? buildTripRequest(read.value, catalogue, { today, minorUnits: 100, habits: { homeCountry: 'DE' } })
    : read;
  expect(built.ok && built.value.filters).toMatchObject(filters);
});
