import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildSearchApp, type SearchApp, today } from '../../../tests/factories/search-app.ts';
import { brandsAsShipped, type LiveBrands } from '../../brands/load-brands.server.ts';
import { createFakeSupply } from '../../demo/supplier/fake/fake-supply.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createOfferIndex } from '../../offer-index/offer-index.ts';
import { decodeOfferId, encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';

/** The calls of a brand with several rooms, on the offer index itself, filled by a supplier of three hotels. */
const clock = settableClock(`${today}T12:00:00Z`);
const supply = createFakeSupply({ clock });
const brands: LiveBrands = {
  ...brandsAsShipped,
  get(key) {
    const brand = brandsAsShipped.get(key);
    return { ...brand, flags: { ...brand.flags, severalRooms: key === 'abendmeer' } };
  },
};

let database: TestDatabase;
let shop: SearchApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const index = createOfferIndex({
    capacity: { hotels: 10, plans: 20, routes: 10, flights: 10_000 },
    firstDay: requireDay(today),
  });
  const { parts } = await supply.feed.everything();
  for await (const changes of parts) index.fill(changes);
  const knownAt = clock.now().getTime();
  shop = await buildSearchApp({
    pool: database.pool,
    catalogue: supply.catalogue,
    verify: supply.live.verify,
    engine: {
      search: async (query) => ({ answer: index.search(query), sequence: 1, knownAt }),
      sequence: async () => 1,
    },
    brands,
  });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const search = { duration: '7', departureDate: '2027-05-01', returnDate: '2027-05-31', sort: 'price' };

async function call(name: string, query: Record<string, string>, host = 'abendmeer.localhost') {
  const { body } = await shop.app.inject({ url: `/de-de/ajax/${name}`, query, headers: { host } });
  return JSON.parse(body);
}

/** The first hotel of a list. */
const findFirst = async (query: Record<string, string>, host?: string) =>
  (await call('mixed-resultlist', { ...search, ...query }, host)).results[0]?.offer;

test('[TRAV-007] two rooms cost what each of them costs on the same flights and days', async () => {
  const offer = await findFirst({ parties: '2-4,1' });
  const key = decodeOfferId(offer.id);
  if (key === null) throw new Error('The id of an offer can be read');
  const { otherPlanIds = [], ...first } = key;
  expect(otherPlanIds).toHaveLength(1);
  expect(offer.rooms).toHaveLength(2);
  const alone = async (planId: number, party: Record<string, string>) => {
    const id = encodeOfferId({ ...first, planId });
    return (await call('hoteldetail/offer', { ...search, ...party, offer: id })).offer.price.totalAmount;
  };
  const family = await alone(first.planId, { adults: '2', children: '4' });
  const single = await alone(otherPlanIds[0] ?? 0, { adults: '1' });
  expect(offer.price.totalAmount).toBe(family + single);
  expect(offer.price.perPersonAmount).toBe(Math.ceil((family + single) / 4));
});

test('[TRAV-007] list, offer and calendar say one price for all rooms', async () => {
  const query = { ...search, parties: '2,2' };
  const listed = await findFirst(query);
  const hotelId = String(listed.hotelId);
  const shown = (await call('hoteldetail/offer', { ...query, hotelId })).offer;
  const months = (await call('cascade/months', { ...query, hotelId, los: '7' })).options;
  const may = months.find(({ value }: { value: string }) => value === '2027-05');
  const totals = [listed, shown, may.offer].map(({ price }) => price.totalAmount);
  expect(new Set(totals).size).toBe(1);
  expect(shown.id).toBe(listed.id);
});

test('[TRAV-007] a brand without several rooms does not know the parameter', async () => {
  const other = 'tagwind.localhost';
  expect(await findFirst({ parties: '2,2' }, other)).toEqual(await findFirst({}, other));
});

test('[TRAV-007] the supplier confirms several rooms at one price, and one checkout has them all', async () => {
  const offer = await findFirst({ parties: '2,2' });
  const query = { ...search, parties: '2,2', offer: offer.id, total: String(offer.price.totalAmount) };
  const check = await call('price-diff', query);
  expect(check).toMatchObject({ status: 'same', offer: { price: { source: 'supplier' } } });
  const { body } = await shop.app.inject({
    method: 'POST',
    url: '/de-de/ajax/booking/create',
    headers: { host: 'abendmeer.localhost', 'sec-fetch-site': 'same-origin' },
    payload: { offer: offer.id, total: offer.price.totalAmount, search: { parties: '2,2' } },
  });
  const { success, cart } = JSON.parse(body);
  expect(success).toBe(true);
  const { rows } = await database.pool.query(
    'select party, offer_key, trip, base_total from checkout where id = $1',
    [cart.checkout.id],
  );
  expect(rows[0].party.rooms).toHaveLength(2);
  expect(Number(rows[0].base_total)).toBe(offer.price.totalAmount);
  expect(rows[0].trip.rooms.map(({ travellers }: { travellers: number[] }) => travellers)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
