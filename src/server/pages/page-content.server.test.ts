import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

const { app } = await buildTestApp({
  shop: {
    loaders: {
      homepage: async (visit, _match, url) => ({
        code: 200,
        pageMetaContent: { title: `Home in ${visit.language}`, description: '' },
        route: 'homepage',
        view: 'content',
        props: { modules: [{ type: 'faq', id: url.search, props: {} }] },
      }),
    },
  },
});
afterAll(() => app.close());

const call = '/de-de/ajax/page-content';
const load = (path: string, query?: string) =>
  app.inject({ url: call, query: { path, ...(query === undefined ? {} : { query }) } });

test('[API-004] [API-005] a page is looked up by its path and answers code and title', async () => {
  const answer = await load('/de-de');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    code: 200,
    pageMetaContent: { title: 'Home in de | Abendmeer' },
    route: 'homepage',
  });
});

test('the query of the page reaches its loader', async () => {
  expect((await load('/de-de', '?a=1&a=2')).json().props.modules[0].id).toBe('?a=1&a=2');
});

test.each(['/de-de/no where', '/de-de/search', '/en-gb', '/', '/healthz', '/de-de/ajax/preferences', '/%00'])(
  '[API-005] [SHELL-046] the path %s leads nowhere: the call succeeds and answers code 404',
  async (path) => {
    const answer = await load(path);
    expect([answer.statusCode, answer.json().code, answer.json().view]).toEqual([200, 404, 'notFound']);
  },
);

test('[API-001] the locale in the path of the call is the locale of the page', async () => {
  expect((await app.inject(`/en-gb/ajax/page-content?path=/de-de`)).statusCode).toBe(404);
});

test('the response may be cached by the browser for ten seconds, by language and cookies', async () => {
  const { headers } = await load('/de-de');
  expect(headers['cache-control']).toBe('private, max-age=10');
  expect(headers.vary).toBe('Accept-Language, Cookie');
  expect(headers['content-language']).toBe('de');
});

test.each([
  ['no path', ''],
  ['an empty path', '?path='],
  ['a relative path', '?path=de-de'],
  ['two paths', '?path=/de-de&path=/de-de'],
  ['another site', '?path=//evil.example/de-de&query='],
  ['a whole address', '?path=https://evil.example/'],
  ['a query without its mark', '?path=/de-de&query=a=1'],
  ['a path of 2001 characters', `?path=/${'x'.repeat(2000)}`],
])('%s is refused', async (what, query) => {
  const answer = await app.inject(call + query);
  expect([what, answer.statusCode]).toEqual([what, what === 'another site' ? 200 : 400]);
});

test('a path that looks like another site is a page that does not exist here', async () => {
  expect((await load('//evil.example/de-de')).json().code).toBe(404);
});

test('a path of 2000 characters is looked up', async () => {
  expect((await load(`/${'x'.repeat(1999)}`)).json().code).toBe(404);
});
