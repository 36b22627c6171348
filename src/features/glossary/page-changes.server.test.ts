import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { catalogueContent, hotelIds } from '../../../tests/factories/search-world.ts';
import { type Db, openKysely } from '../../database/open-kysely.server.ts';
import { buildCatalogue } from '../../trip-search/catalogue/build-catalogue.ts';
import { findPageChanges, notePageChanges } from './page-changes.server.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openKysely(database.pool);
});
beforeEach(() => database.pool.query('truncate page_change'));
afterAll(() => database.drop());

const first = new Date('2026-11-01T08:00:00Z');
const later = new Date('2026-11-05T08:00:00Z');

test('a page has changed when its hotel has, and no other page with it', async () => {
  await notePageChanges(db, buildCatalogue(catalogueContent), first);
  const hotels = catalogueContent.hotels.map((hotel) =>
    hotel.id === hotelIds.calaBlanca ? { ...hotel, reviewCount: hotel.reviewCount + 1 } : hotel,
  );
  await notePageChanges(db, buildCatalogue({ ...catalogueContent, hotels }), later);
  const changes = await findPageChanges(db, 'hotel');
  expect(changes.get(hotelIds.calaBlanca)).toEqual(later);
  expect(changes.get(hotelIds.spree)).toEqual(first);
  const places = [...(await findPageChanges(db, 'place')).values()];
  expect(places.filter((changedAt) => changedAt.getTime() !== first.getTime())).toEqual([]);
  expect(places.length).toBeGreaterThan(3);
});

test.each([{ latitude: 39.9 }, { longitude: 3.1 }, { slug: 'cala-nova' }])(
  'a page has changed when its hotel stands or is addressed elsewhere: %o',
  async (moved) => {
    const hotels = catalogueContent.hotels.map((hotel) =>
      hotel.id === hotelIds.calaBlanca ? { ...hotel, ...moved } : hotel,
    );
    await notePageChanges(db, buildCatalogue(catalogueContent), first);
    await notePageChanges(db, buildCatalogue({ ...catalogueContent, hotels }), later);
    const changes = await findPageChanges(db, 'hotel');
    expect(changes.get(hotelIds.calaBlanca)).toEqual(later);
    expect(changes.get(hotelIds.spree)).toEqual(first);
  },
);

test('a place has changed when a hotel there has another name or is new', async () => {
  const hotels = catalogueContent.hotels.map((hotel) =>
    hotel.id === hotelIds.calaBlanca ? { ...hotel, name: 'Hotel Cala Nova' } : hotel,
  );
  await notePageChanges(db, buildCatalogue(catalogueContent), first);
  await notePageChanges(db, buildCatalogue({ ...catalogueContent, hotels }), later);
  expect((await findPageChanges(db, 'place')).get(1001)).toEqual(later);
});

test('no page has changed by a field that no reader sees', async () => {
  const withField = (operator: string) => ({
    ...catalogueContent,
    hotels: catalogueContent.hotels.map((hotel) => ({ ...hotel, operator })),
  });
  await notePageChanges(db, buildCatalogue(catalogueContent), first);
  await notePageChanges(db, buildCatalogue(withField('another')), later);
  const changes = [...(await findPageChanges(db, 'hotel')).values()];
  expect(changes.filter((changedAt) => changedAt.getTime() !== first.getTime())).toEqual([]);
});
