import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildSearchApp, type SearchApp } from '../../../tests/factories/search-app.ts';

let database: TestDatabase;
let shop: SearchApp;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await buildSearchApp({ pool: database.pool });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

async function postQuery(payload: object, url = '/de-de/graphql') {
  const answer = await shop.app.inject({
    method: 'POST',
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'accept-language': 'de' },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

test('in production nothing describes the schema: no introspection, no suggested names', async () => {
  const questions = [
    '{ __schema { types { name } } }',
    '{ __type(name: "Query") { name } }',
    '{ destinationPrefixs { prefix } }',
    '{ destinationGlossary(prefx: "m") { prefix } }',
    '{ destinationPrefixes { prefix ...on DestinationPrefx { exists } } }',
  ];
  const production = await buildSearchApp({ pool: database.pool, isProduction: true });
  for (const query of questions) {
    const answer = await production.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { query },
    });
    expect(answer.json()).toEqual({ errors: expect.any(Array) });
    expect(answer.body).not.toMatch(/Did you mean|DestinationGlossary/);
  }
  await production.close();
  const { body } = await postQuery({ query: questions[0] });
  expect(JSON.stringify(body)).toContain('DestinationGlossary');
});

describe('glossary by GraphQL', () => {
  test('[SAPI-046] [SAPI-047] [SAPI-048] lists the entries of a letter with name, url, flag and type', async () => {
    const query =
      '{ destinationGlossary(prefix: "m") { prefix destinations { name url use_ln_glossary type } } }';
    expect((await postQuery({ query })).body).toEqual({
      data: {
        destinationGlossary: {
          prefix: 'm',
          destinations: [
            {
              name: 'Mallorca',
              url: '/de-de/regions/spain/majorca.html',
              use_ln_glossary: true,
              type: 'regions',
            },
          ],
        },
      },
    });
  });

  test('[SAPI-003] answers without the locale too', async () => {
    const query = 'query Letters { destinationPrefixes { prefix exists } }';
    const { body } = await postQuery({ query, operationName: 'Letters' }, '/graphql');
    expect(body.data.destinationPrefixes).toHaveLength(26);
  });

  test('[SAPI-049] says of every letter whether it has entries', async () => {
    const { body } = await postQuery({ query: '{ destinationPrefixes { prefix exists } }' });
    const existing = body.data.destinationPrefixes.filter(({ exists }: { exists: boolean }) => exists);
    expect(existing.map(({ prefix }: { prefix: string }) => prefix)).toContain('m');
    expect(existing.map(({ prefix }: { prefix: string }) => prefix)).not.toContain('x');
  });

  test('[SAPI-050] [SAPI-051] gives the search that the page of a place leads to, null where there is none', async () => {
    const query =
      'query ($path: String!) { loadDestinationProduct(group: "regions", path: $path) { id name productSearch { groupIdList travelPeriod { duration } } } }';
    expect(
      (await postQuery({ query, variables: { path: 'spain/majorca' } })).body.data.loadDestinationProduct,
    ).toEqual({
      id: 1001,
      name: 'Mallorca',
      productSearch: { groupIdList: [1001], travelPeriod: { duration: '7' } },
    });
    expect((await postQuery({ query, variables: { path: 'atlantis' } })).body.data).toEqual({
      loadDestinationProduct: null,
    });
  });

  test('says what is wrong with a question, and bounds how long one may be', async () => {
    expect((await postQuery({ query: '{ nothing }' })).body.errors[0].message).toContain('nothing');
    expect((await postQuery({ query: '{' })).body.errors[0].message).toContain('Syntax Error');
    const fits = `{ ${Array.from({ length: 37 }, (_, at) => `a${at}: destinationPrefixes { prefix exists }`).join(' ')} }`;
    expect((await postQuery({ query: fits })).body.errors).toBeUndefined();
    const long = `{ ${Array.from({ length: 50 }, (_, at) => `a${at}: destinationPrefixes { prefix exists }`).join(' ')} }`;
    expect((await postQuery({ query: long })).body.errors[0].message).toContain('tokens');
    expect((await postQuery({})).status).toBe(400);
  });
});
