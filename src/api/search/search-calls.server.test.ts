import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildSearchApp } from '../../../tests/factories/search-app.ts';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

/** The whole server, with the search of the small catalogue. */
const database = await createTestDatabase();
const { search, offers, close } = await buildSearchApp({ pool: database.pool });
const { app } = await buildTestApp({ pool: database.pool, shop: { search } });

afterAll(async () => {
  await app.close();
  await close();
  await database.drop();
});

test('[SAPI-001] every call of the search is in the API document, with its parameters and its answer', async () => {
  const { paths, components } = (await app.inject('/openapi.json')).json();
  const calls = Object.keys(paths)
    .filter((path) => /ajax|cheapestOffer/.test(path) && paths[path].get !== undefined)
    .filter(
      (path) =>
        !/page-content|captcha-challenge|voucher|payment-link|trip-change|complaint-upload/.test(path),
    );
  expect(calls).toHaveLength(32);
  for (const call of calls) {
    const { get } = paths[call];
    const { $ref, ...schema } = get.responses['200'].content['application/json'].schema;
    const { type } = $ref === undefined ? schema : components.schemas[$ref.split('/').at(-1)];
    expect(type).toBe('object');
    expect(get.summary).toMatch(/\w/);
  }
  const list = paths['/{_locale}/ajax/mixed-resultlist'].get.parameters;
  expect(list.map(({ name }: { name: string }) => name)).toContain('departureDate');
});

test('[FLAG-015] [FLAG-016] no search call requires authentication', async () => {
  const document = (await app.inject('/openapi.json')).json();
  expect(document.security ?? []).toEqual([]);
  const called = Object.keys(document.paths).filter((path) => /\/ajax\/(?!page-content|voucher)/.test(path));
  for (const path of called.filter((each) => document.paths[each].get !== undefined)) {
    expect(document.paths[path].get.security ?? []).toEqual([]);
    const url = path.replace('{_locale}', 'de-de').replace('{hotelId}', '1');
    expect([401, 403]).not.toContain((await app.inject(url)).statusCode);
  }
});

test('a long answer is compressed', async () => {
  offers.set([buildOffer()]);
  const answer = await app.inject({
    url: '/de-de/ajax/mixed-resultlist?withFacets=1',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    'cache-control': 'private, max-age=10',
  });
});

test('a shop without offers answers that they cannot be searched yet', async () => {
  const empty = await buildTestApp();
  const { statusCode, headers } = await empty.app.inject('/de-de/ajax/facets');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  await empty.app.close();
});

test('what is no call of the search stays not found', async () => {
  expect((await app.inject('/de-de/ajax/mixed-resultlist/more')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/de-de/ajax/facets' })).statusCode).toBe(405);
});
