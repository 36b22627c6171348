import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildSearchApp } from '../../../tests/factories/search-app.ts';
import { catalogueContent, fakeCatalogue, hotelIds } from '../../../tests/factories/search-world.ts';
import type { BookedTrip } from '../../domain/booking/booked-trip.ts';
import type { MapPictureRequest } from '../../features/map/picture/create-map-pictures.server.ts';
import { createTripMaps } from './create-trip-maps.server.ts';

const hotelOf = catalogueContent.hotels.find(({ id }) => id === hotelIds.calaBlanca);
if (hotelOf === undefined) throw new Error('The catalogue has the hotel');
const { latitude, longitude } = hotelOf;
/** Degrees of latitude: about 249 and 251 kilometres. */
const farthest = 2.24;
const airportsAt: Readonly<Record<string, number>> = { PMI: 0.1, MUC: farthest, FRA: farthest + 0.02 };
const database = await createTestDatabase();
const { search, close } = await buildSearchApp({
  pool: database.pool,
  catalogue: fakeCatalogue({
    ...catalogueContent,
    airports: catalogueContent.airports.map((airport) => ({
      ...airport,
      latitude: latitude + (airportsAt[airport.code] ?? 20),
      longitude,
    })),
  }),
});
afterAll(async () => {
  await close();
  await database.drop();
});

const rendered: MapPictureRequest[] = [];
const maps = createTripMaps(search, {
  render: async (request) => {
    rendered.push(request);
    return '<svg/>';
  },
});
const visit = buildVisit();
const { trip } = buildOrder();
const { outbound } = trip;
if (outbound === null) throw new Error('The trip has flights');
const tripTo = (to: string, hotel: Partial<BookedTrip['hotel']> = {}): BookedTrip => ({
  ...trip,
  hotel: { ...trip.hotel, id: hotelIds.calaBlanca, ...hotel },
  outbound: { ...outbound, to },
});
const ownWay = (airport?: string): BookedTrip => ({
  ...tripTo('', airport === undefined ? {} : { airport }),
  outbound: null,
  inbound: null,
});

test('the map of a trip names the airport it lands at, and how far it is', () => {
  const found = maps.find(visit, tripTo('Palma de Mallorca (PMI)'));
  expect(found?.airport?.name).toMatch(/\(PMI\)$/);
  expect(found?.airport?.kilometres).toBeCloseTo(11.1, 1);
});

test('a stay that people travel to by themselves has the airport of its place, if any', () => {
  expect(maps.find(visit, ownWay('PMI'))?.airport?.name).toMatch(/\(PMI\)$/);
  expect(maps.find(visit, ownWay())).toEqual({ airport: null });
});

test.each([
  ['250 kilometres away at most is shown', 'MUC', true],
  ['farther away is left out', 'FRA', false],
  ['that the catalogue does not know is left out', 'XXX', false],
])('an airport %s', (_which, code, isShown) => {
  const found = maps.find(visit, tripTo(`Anywhere (${code})`));
  expect(found).not.toBeNull();
  expect(found?.airport !== null).toBe(isShown);
});

test('a hotel that the catalogue no longer has is without a map', async () => {
  const gone = tripTo('Palma de Mallorca (PMI)', { id: 999_999_999 });
  expect(maps.find(visit, gone)).toBeNull();
  expect(await maps.render(visit, gone, 'wide')).toBeNull();
});

test('a picture is of the hotel and its airport, with the places of the catalogue in the visitor’s language', async () => {
  rendered.length = 0;
  expect(await maps.render({ ...visit, language: 'en' }, tripTo('Palma (PMI)'), 'narrow')).toBe('<svg/>');
  expect(rendered).toMatchObject([
    {
      language: 'en',
      size: { width: 360, height: 300 },
      hotel: { id: hotelIds.calaBlanca, city: 'Palma', latitude, longitude },
      airport: { code: 'PMI' },
    },
  ]);
  expect(rendered[0]?.listLabels().map(({ name }) => name)).toContain('Majorca');
});
