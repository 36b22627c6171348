import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';
import type { PageData } from '../../site/page-data.ts';

const page: PageData = {
  code: 200,
  pageMetaContent: { title: '', description: '' },
  route: 'homepage',
  view: 'content',
  props: { modules: [] },
};
const counted: unknown[] = [];
const shop = await buildTestApp({
  shop: {
    countStep: (step, { brand, market }) => void counted.push([step, brand, market]),
    loaders: {
      resultlist: async () => ({ ...page, route: 'resultlist' }) as unknown as PageData,
      homepage: async () => page,
    },
  },
});
afterAll(() => shop.app.close());
beforeEach(() => void counted.splice(0));

const results = '/de-de/search';
const browser = { 'sec-fetch-mode': 'navigate' };

test('a page of results is counted once as a document and once as the next page, without consent', async () => {
  await shop.app.inject({ url: results, headers: browser });
  await shop.app.inject({
    url: `/de-de/ajax/page-content?path=${results}`,
    headers: { ...browser, 'sec-fetch-mode': 'cors' },
  });
  expect(counted).toEqual([
    ['search', 'abendmeer', 'de'],
    ['search', 'abendmeer', 'de'],
  ]);
});

test.each([
  ['that is no step', '/de-de', browser],
  ['that is not there', '/de-de/gibt-es-nicht', browser],
  ['for a program', results, {}],
  ['that is loaded ahead', results, { ...browser, 'sec-purpose': 'prefetch' }],
])('a page %s is not counted', async (_which, url, headers) => {
  await shop.app.inject({ url, headers });
  expect(counted).toEqual([]);
});
