import { describe, expect, test } from 'vitest';
import type { Airport, Destination, HolidayKind, HotelCard } from '../../domain/search/catalogue.ts';
import { belongsTo } from '../../domain/search/hotel-group.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { listUsualStays, spanNights } from './list-usual-stays.ts';

const name = { de: '', en: '', it: '', es: '', fr: '' };

function place(
  id: number,
  type: Destination['type'],
  parentId: number | null,
  at: { readonly longitude?: number; readonly holidayKind?: HolidayKind } = {},
): Destination {
  const rest = { name, countryCode: 'ES', latitude: 0, useInGlossary: false, slug: `${type}-${id}` };
  return { id, type, parentId, longitude: 0, ...at, ...rest };
}

function airport(code: string, countryCode: string, longitude: number): Airport {
  const rest = { name, city: name, latitude: 0, timeZone: 'UTC', isDeparture: true, isArrival: true };
  return { code, countryCode, longitude, ...rest };
}

function hotel(id: number, cityId: number, regionId: number): HotelCard {
  const where = { cityId, regionId, countryId: 1, latitude: 0, longitude: 0 };
  const rest = { name: '', category: 30, rating: 40, reviewCount: 1, attributes: [], scene: '', slug: '' };
  return { id, ...where, ...rest };
}

/** A degree at the equator is 111.195 km: 37.26 of them are 330 minutes by air, 37.25 are 329. */
const catalogue = buildCatalogue({
  version: '1',
  destinations: [
    place(1, 'country', null),
    place(11, 'region', 1),
    place(12, 'region', 1),
    place(13, 'region', 1, { longitude: 37.26 }),
    place(14, 'region', 1, { longitude: 37.25 }),
    place(21, 'city', 11, { holidayKind: 'city' }),
    place(22, 'city', 11, { holidayKind: 'beach' }),
    place(23, 'city', 12, { holidayKind: 'city' }),
    place(24, 'city', 12, { holidayKind: 'beach' }),
    place(25, 'city', 13, { holidayKind: 'city' }),
    place(26, 'city', 14),
  ],
  airports: [airport('FRA', 'DE', -1), airport('MUC', 'DE', 0), airport('LHR', 'GB', 10)],
  airlines: [],
  hotels: [
    // One of four in a city, then one of five.
    hotel(101, 21, 11),
    hotel(102, 22, 11),
    hotel(103, 22, 11),
    hotel(104, 22, 11),
    hotel(201, 23, 12),
    ...[202, 203, 204, 205].map((id) => hotel(id, 24, 12)),
    hotel(301, 25, 13),
    hotel(401, 26, 14),
  ],
});

const week = { from: 7, to: 7 };
const city = { from: 2, to: 4 };
const far = { from: 7, to: 14 };
const germans = { homeCountry: 'DE' };
const everywhere = { destinations: null, hotels: null };

function nightsOf(where: Partial<typeof everywhere | { destinations: readonly number[] }>, habits = germans) {
  return listUsualStays(catalogue, { ...everywhere, ...where }, habits).map(({ nights }) => nights);
}

describe('the usual stay', () => {
  test('[PERIOD-028] is a week, in a city a long weekend, far away up to two weeks', () => {
    expect(nightsOf({ destinations: [22] })).toEqual([week]);
    expect(nightsOf({ destinations: [21] })).toEqual([city]);
    expect(nightsOf({ destinations: [13] })).toEqual([far]);
  });

  test('is a week in a city of a region where less than a quarter of the hotels are in cities', () => {
    expect(nightsOf({ destinations: [12] })).toEqual([week]);
    expect(nightsOf({ destinations: [23] })).toEqual([week]);
    expect(nightsOf({ destinations: [11] })).toEqual([week, city]);
  });

  test('is far where the flight takes five and a half hours, and not a kilometre before', () => {
    expect(nightsOf({ destinations: [14] })).toEqual([week]);
    expect(nightsOf({ destinations: [25] })).toEqual([far]);
  });

  test('is measured from the market’s own country, from any airport where it has none', () => {
    expect(nightsOf({ destinations: [13] }, { homeCountry: 'GB' })).toEqual([city]);
    expect(nightsOf({ destinations: [13] }, { homeCountry: 'IE' })).toEqual([city]);
  });

  test('is what a market has of its own', () => {
    const habits = { ...germans, usualStays: { cityTo: 3, farFlightMinutes: 329 } };
    expect(nightsOf({ destinations: [21, 14] }, habits)).toEqual([{ from: 2, to: 3 }, far]);
  });

  test('is a week for hotels and places that nothing is known of', () => {
    expect(nightsOf({ destinations: [99] })).toEqual([week]);
    expect(listUsualStays(catalogue, { destinations: null, hotels: [99] }, germans)).toHaveLength(1);
  });
});

test('[PERIOD-028] every hotel is in one of the groups', () => {
  const stays = listUsualStays(catalogue, everywhere, germans);
  const idsOf = stays.map(({ hotels }) =>
    [...catalogue.hotels.values()].filter(belongsTo(hotels)).map(({ id }) => id),
  );
  expect(idsOf).toEqual([[102, 103, 104, 201, 202, 203, 204, 205, 401], [101], [301]]);
  expect(spanNights(stays)).toEqual({ from: 2, to: 14 });
});

test('[PERIOD-028] hotels that are named decide by where they are', () => {
  const stays = listUsualStays(catalogue, { destinations: null, hotels: [101, 401] }, germans);
  expect(stays.map(({ nights }) => nights)).toEqual([week, city]);
});
