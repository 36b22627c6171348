import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildVisit, readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../tests/factories/require-view.ts';
import { buildSearchApp, type SearchApp } from '../../../tests/factories/search-app.ts';
import { catalogueContent, hotelIds } from '../../../tests/factories/search-world.ts';
import { brand as abendmeer } from '../../brands/abendmeer/brand.ts';
import { searchLimits } from '../../defaults.ts';
import FavoritesPage from '../../features/favorites/favorites-page.tsx';
import { createFavoritesPageLoader } from '../../features/favorites/load-favorites-page.server.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { matchPath } from '../../url.ts';

let database: TestDatabase;
let shop: SearchApp;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await buildSearchApp({ pool: database.pool });
});
beforeEach(() => database.pool.query('delete from favorite_list'));
afterAll(async () => {
  await shop.close();
  await database.drop();
});

/** A browser: it keeps the cookies it is given. */
function openBrowser() {
  const jar = new Map<string, string>();
  async function send(method: 'GET' | 'POST', call: string, payload?: object) {
    const answer = await shop.app.inject({
      method,
      url: `/de-de/ajax/favorites/${call}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
  }
  return {
    send,
    id: () => jar.get('visitor')?.split('.')[0] ?? null,
    add: (hotelId: number, rest: object = {}) => send('POST', 'add', { hotelId, ...rest }),
  };
}

async function openPage(id: string | null, query = '') {
  const url = new URL(`http://shop.test/de-de/favorites${query}`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('The favourites have a route');
  const load = createFavoritesPageLoader(shop.search, shop.favorites);
  const page = await load(buildVisit(), match, url, { ...unknownVisitor, id });
  return page === null ? null : requireView(page, 'favorites').props;
}

const owner = 'A'.repeat(22);
const keep = (hotelId: number) =>
  shop.favorites.add(owner, { hotelId, search: {}, offer: null, shownTotal: null });

/** Until a connection to this database waits for what another one holds. */
async function waitForLock(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
}

const { calaBlanca } = hotelIds;
const other = catalogueContent.hotels.find(({ id }) => id !== calaBlanca)?.id ?? 0;

describe('keeping hotels', () => {
  test('[SAPI-041] [SAPI-042] [SAPI-043] adding and removing answer with the favourites as they then are', async () => {
    const browser = openBrowser();
    expect((await browser.send('GET', 'info')).body).toEqual({ count: 0, hotelIds: [] });
    expect((await browser.add(calaBlanca)).body).toEqual({ count: 1, hotelIds: [calaBlanca] });
    expect((await browser.add(other)).body.count).toBe(2);
    expect((await browser.add(other)).body.count).toBe(2);
    expect((await browser.send('POST', 'remove', { hotelId: calaBlanca })).body).toEqual({
      count: 1,
      hotelIds: [other],
    });
    expect((await browser.send('GET', 'info')).body).toEqual({ count: 1, hotelIds: [other] });
  });

  test('[FAV-008] they belong to the browser that saved them, by a signed cookie that no script reads', async () => {
    const browser = openBrowser();
    const { cookies } = await browser.add(calaBlanca);
    expect(cookies.find(({ name }) => name === 'visitor')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect((await openBrowser().send('GET', 'info')).body.count).toBe(0);
    const forged = await shop.app.inject({
      url: '/de-de/ajax/favorites/info',
      headers: { cookie: `visitor=${browser.id()}.forged` },
    });
    expect(forged.json().count).toBe(0);
  });

  test('a look at the favourites sets no cookie', async () => {
    expect((await openBrowser().send('GET', 'info')).cookies).toEqual([]);
  });

  test('keeps up to the limit and refuses one past it', async () => {
    for (let hotelId = 1; hotelId <= searchLimits.favorites; hotelId += 1)
      expect(await keep(hotelId)).toBe('added');
    expect(await keep(500)).toBe('full');
    expect(await keep(1)).toBe('added');
    expect(await shop.favorites.list(owner)).toHaveLength(searchLimits.favorites);
  });

  test('one of two that take the last place at once waits for the other and is refused', async () => {
    for (let hotelId = 1; hotelId < searchLimits.favorites; hotelId += 1) await keep(hotelId);
    const other = await database.pool.connect();
    await other.query('begin');
    await other.query(
      "insert into favorite (owner, hotel_id, added_at, search) values ($1, 500, now(), '{}')",
      [owner],
    );
    const outcome = keep(501);
    await Promise.race([outcome, waitForLock()]);
    await other.query('commit');
    other.release();
    expect(await outcome).toBe('full');
    expect(await shop.favorites.list(owner)).toHaveLength(searchLimits.favorites);
  });

  test('refuses hotels that there are not', async () => {
    const browser = openBrowser();
    expect((await browser.add(999)).status).toBe(404);
    expect((await browser.add(-1)).status).toBe(400);
  });
});

test('[FLAG-008] a brand without favourites has no calls for them', async () => {
  const get = (key: string) => ({ ...abendmeer, key, flags: { ...abendmeer.flags, favorites: false } });
  const other = await buildSearchApp({ pool: database.pool, brands: { get } });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answers = await Promise.all([
    other.app.inject({ url: '/de-de/ajax/favorites/info' }),
    other.app.inject({ url: '/de-de/ajax/favorites/list' }),
    ...['add', 'remove'].map((call) => {
      const url = `/de-de/ajax/favorites/${call}`;
      return other.app.inject({ method: 'POST', url, headers, payload: { hotelId: calaBlanca } });
    }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
  await other.close();
});

describe('the favourites’ page', () => {
  const savedOffer = buildOffer({ total: 100_000 });

  test('[FAV-001] [FAV-007] [SAPI-044] shows what the saved offer costs now and what has changed since', async () => {
    shop.offers.set([savedOffer]);
    const browser = openBrowser();
    await browser.add(calaBlanca, { offer: encodeOfferId(savedOffer.key), total: 100_000 });
    expect((await openPage(browser.id()))?.hotels).toMatchObject([
      { id: calaBlanca, isSameOffer: true, change: 0, offer: { total: 100_000, perPerson: 50_000 } },
    ]);
    shop.offers.set([{ ...savedOffer, total: 99_999 }]);
    expect((await openPage(browser.id()))?.hotels).toMatchObject([{ isSameOffer: true, change: -1 }]);
    const { body } = await browser.send('GET', 'list');
    expect(body.favorites).toMatchObject([{ isSameOffer: true, priceWhenKept: { totalAmount: 100_000 } }]);
  });

  test('a saved offer that is gone gives way to the cheapest of its hotel, and to nothing where there is none', async () => {
    const cheapest = buildOffer({ total: 120_000, planId: 77 });
    shop.offers.set([cheapest]);
    const browser = openBrowser();
    await browser.add(calaBlanca, { offer: encodeOfferId(savedOffer.key), total: 100_000 });
    expect((await openPage(browser.id()))?.hotels).toMatchObject([
      { isSameOffer: false, change: 20_000, offer: { total: 120_000 } },
    ]);
    shop.offers.set([]);
    expect((await openPage(browser.id()))?.hotels).toMatchObject([
      { isSameOffer: false, change: null, offer: null },
    ]);
  });

  test('[FAV-003] [FAV-007] saved hotels that have left the catalogue are counted, named as such and can be taken off', async () => {
    shop.offers.set([savedOffer]);
    const browser = openBrowser();
    await browser.add(calaBlanca);
    const id = browser.id();
    if (id === null) throw new Error('Who keeps a hotel is known');
    await shop.favorites.add(id, { hotelId: 999, search: {}, offer: null, shownTotal: null });
    const page = await openPage(id);
    expect((await browser.send('GET', 'info')).body.count).toBe(2);
    expect([page?.hotels.length, page?.gone]).toEqual([1, [999]]);
    if (page === null) throw new Error('The favourites have a page');
    const markup = await renderInShop(<FavoritesPage {...page} />);
    expect(readWords(markup)).toContain('A hotel you saved is no longer available. Remove from the list');
    expect((await browser.send('POST', 'remove', { hotelId: 999 })).body.count).toBe(1);
    expect((await openPage(id))?.gone).toEqual([]);
  });

  test('everyone can read a list shared by link; a link that shares nothing is not found', async () => {
    shop.offers.set([savedOffer]);
    const browser = openBrowser();
    await browser.add(calaBlanca);
    const own = await openPage(browser.id());
    const shared = new URL(own?.sharePath ?? '', 'http://shop.test');
    expect(shared.searchParams.get('list')).toMatch(/^[\w-]{22}$/);
    expect(shared.searchParams.get('list')).not.toBe(browser.id());
    expect(await openPage(null, shared.search)).toMatchObject({
      isOwn: false,
      sharePath: null,
      hotels: [{ id: calaBlanca }],
    });
    expect(await openPage(null, '?list=AAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
  });

  test('a search of last summer still prices the hotel, at any time from today on', async () => {
    shop.offers.set([savedOffer]);
    const browser = openBrowser();
    await browser.add(calaBlanca, { search: { departureDate: '2026-07-01', returnDate: '2026-07-08' } });
    expect((await openPage(browser.id()))?.hotels).toMatchObject([{ offer: { total: 100_000 } }]);
  });
});
