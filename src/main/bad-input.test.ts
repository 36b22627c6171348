import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOffer } from '../../tests/factories/fake-offer.ts';
import { today } from '../../tests/factories/search-app.ts';
import { fakeCatalogue, hotelIds } from '../../tests/factories/search-world.ts';
import { buildTestApp, fromThisSite } from '../../tests/factories/test-app.ts';
import { settableClock } from '../domain/time/clock.ts';
import { createDestinationPageLoader } from '../features/glossary/load-destination-page.server.ts';
import { createGlossaryPageLoader } from '../features/glossary/load-glossary-page.server.ts';
import { createHotelPageLoader } from '../features/hotel/load-hotel-page.server.ts';
import { describeMask } from '../features/search/mask/describe-mask.server.ts';
import { createPlacesPageLoader } from '../features/search/places/load-places-page.server.ts';
import { createResultsPageLoader } from '../features/search/results/load-results-page.server.ts';
import { createFakeOffers } from '../ports/offers/fake-offers.ts';
import { searchParamNames } from '../trip-search/address/trip-search.ts';
import { createSearch } from '../trip-search/visit/create-search.server.ts';

const catalogue = fakeCatalogue();
const offers = createFakeOffers();
offers.set([buildOffer(), buildOffer({ isHotelOnly: true })]);
const search = createSearch({
  offers,
  supply: { catalogue, live: { verify: async () => ({ outcome: 'unknown' }) } },
  history: { find: async () => null },
  clock: settableClock(`${today}T12:00:00Z`),
  report: () => {},
});
await search.refresh();
const { app, log } = await buildTestApp({
  shop: {
    search,
    loaders: {
      resultlist: createResultsPageLoader(search),
      all_destinations: createPlacesPageLoader(search),
      hoteldetail: createHotelPageLoader(search),
      seoDestinationGlossary: createGlossaryPageLoader(search),
      seoDestinationContent: createDestinationPageLoader(search, describeMask),
    },
  },
});
let port = 0;

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Traces of our inside: stacks, and the names that our parts give to their errors. */
const insideOfOurs = /(?:\\n|\n) {4}at |FST_|ZodError|ECONN|\.server\.ts/;

async function expectClearAnswer(request: InjectOptions): Promise<void> {
  const { statusCode, body, headers } = await app.inject(request);
  expect(statusCode).toBeLessThan(500);
  expect(insideOfOurs.exec(body)?.[0]).toBeUndefined();
  if (
    statusCode >= 400 &&
    request.method !== 'HEAD' &&
    String(headers['content-type']).startsWith('application/json')
  ) {
    expect(JSON.parse(body)).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String) },
    });
  }
}

/** Text with everything that has ever broken a server, more often than chance would give it. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '%',
    '%00',
    '%E0%A4%A',
    '%c0%af',
    '..',
    '../../etc/passwd',
    '\\',
    '//',
    '\u0000',
    '\r\nSet-Cookie: a=b',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '\u202e',
    'NaN',
    '-0',
    '1e999',
    '[]',
    'null',
  ),
);

/** A header's value as HTTP allows it to arrive: anything but line breaks and NUL, in Latin-1. */
const headerText = nastyText.map((text) =>
  [...text]
    .map((character) => String.fromCharCode(Math.max(32, (character.codePointAt(0) ?? 32) % 255)))
    .join('')
    .trim(),
);

const pathPart = nastyText.map((text) =>
  encodeURI(text.isWellFormed() ? text : text.toWellFormed()).replace(/[?#]/g, ''),
);
const rawPathPart = nastyText.map((text) => [...text].filter((c) => c > ' ' && c < '\u007f').join(''));

/** Parameters that our pages and calls read. */
const ownNames = [
  'path',
  'query',
  'path[]',
  'path[a]',
  'return',
  'list',
  'level',
  'theme',
  'offer',
  'viewMode',
  'flightChanger',
  'airline_exclusive',
  'hotelId',
  'los',
  'from',
  'calendarMonth',
  'month',
  'box',
  ...searchParamNames,
];

describe('bad input never causes a server error', () => {
  test('in the path', async () => {
    const prefixes = [
      '/',
      '/de-de/',
      '/de-de/hotel/',
      '/de-de/gallery/',
      '/de-de/ajax/',
      '/image/420x300/',
      '/assets/',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...prefixes),
        fc.array(fc.oneof(pathPart, rawPathPart), { maxLength: 4 }),
        (prefix, parts) => {
          const url = prefix + parts.join('/');
          // The test's own client cannot send these; they go over a bare connection below.
          fc.pre(URL.canParse(url, 'http://localhost'));
          return expectClearAnswer({ method: 'GET', url });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('in the query', async () => {
    const pages = [
      '/de-de',
      '/de-de/nowhere',
      '/de-de/ajax/page-content',
      '/de-de/hotel/detail/1/hotel',
      '/',
      '/de-de/search',
      '/de-de/gallery/AllDestinations',
      `/de-de/hotel/detail/hotel-${hotelIds.calaBlanca}`,
      '/de-de/ajax/mixed-resultlist',
      '/de-de/ajax/cascade/dates',
      '/de-de/ajax/hoteldetail/calendar',
    ];
    const name = fc.oneof(nastyText, fc.constantFrom(...ownNames));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...pages),
        fc.array(fc.tuple(name, nastyText), { maxLength: 6 }),
        (page, pairs) =>
          expectClearAnswer({
            method: 'GET',
            url: `${page}?${pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('=')).join('&')}`,
          }),
      ),
      { numRuns: 300 },
    );
  });

  test('in the query as it is typed', async () => {
    await fc.assert(
      fc.asyncProperty(rawPathPart, (query) =>
        expectClearAnswer({ method: 'GET', url: `/de-de/ajax/page-content?path=${query}&${query}` }),
      ),
      { numRuns: 200 },
    );
  });

  test('in cookies and other headers', async () => {
    const header = fc.constantFrom(
      'cookie',
      'accept-language',
      'accept',
      'accept-encoding',
      'x-request-id',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'if-none-match',
      'origin',
      'sec-fetch-site',
      'referer',
      'user-agent',
      'authorization',
      'host',
      'range',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          '/de-de',
          '/de-de/ajax/page-content?path=/de-de',
          '/robots.txt',
          '/image/420x300/x.webp',
        ),
        fc.dictionary(header, headerText, { maxKeys: 5 }),
        (url, headers) => expectClearAnswer({ method: 'GET', url, headers }),
      ),
      { numRuns: 300 },
    );
  });

  test("in the cookies of a visitor's choices", async () => {
    const cookie = fc.constantFrom('language', 'currency', 'cookie_notice');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(cookie, headerText), (cookies) =>
        expectClearAnswer({
          method: 'GET',
          url: '/de-de',
          headers: {
            cookie: Object.entries(cookies)
              .map((pair) => pair.join('='))
              .join('; '),
          },
        }),
      ),
      { numRuns: 150 },
    );
  });

  const calls = [
    '/de-de/event_logger/log',
    '/event_logger/log',
    '/de-de/ajax/preferences',
    '/de-de/ajax/cookie-notice-close',
  ];
  const fieldNames = fc.constantFrom(
    'stack',
    'msg',
    'level',
    'context',
    'language',
    'currency',
    'return',
    '__proto__',
    '',
  );

  test('in JSON bodies', async () => {
    const body = fc.oneof(fc.jsonValue(), fc.dictionary(fieldNames, fc.jsonValue()));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), body, (url, value) =>
        expectClearAnswer({
          method: 'POST',
          url,
          headers: { ...fromThisSite, 'content-type': 'application/json' },
          payload: JSON.stringify(value),
        }),
      ),
      { numRuns: 300 },
    );
  });

  test('in bodies of any kind', async () => {
    const type = fc.oneof(
      headerText,
      fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        'multipart/form-data',
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        type,
        fc.uint8Array({ maxLength: 400 }),
        (url, contentType, bytes) =>
          expectClearAnswer({
            method: 'POST',
            url,
            headers: { ...fromThisSite, accept: 'text/html', 'content-type': contentType },
            payload: Buffer.from(bytes),
          }),
      ),
      { numRuns: 300 },
    );
  });

  test('in methods', async () => {
    const method = fc.constantFrom(
      'POST',
      'PUT',
      'DELETE',
      'PATCH',
      'TRACE',
      'OPTIONS',
      'HEAD',
      'PROPFIND',
      'MKCOL',
      'SEARCH',
    );
    const url = fc.constantFrom('/', '/de-de', '/de-de/x', '/healthz', '/openapi.json', ...calls);
    await fc.assert(
      fc.asyncProperty(method, url, (verb, address) =>
        expectClearAnswer({ method: verb as 'GET', url: address, headers: fromThisSite }),
      ),
      { numRuns: 150 },
    );
  });
});

/** Sends bytes as they are and gives all that comes back until the server closes: '' where it just closes. */
async function sendRaw(bytes: string | Buffer, isEnd = false): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // A server takes the end of what is sent for a client that has gone, and answers nothing that takes time.
  if (isEnd) socket.end(bytes);
  else socket.write(bytes);
  let answer = '';
  for await (const chunk of socket.setEncoding('latin1')) answer += chunk;
  return answer;
}

const close = 'Connection: close\r\n';

describe('over a bare connection', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a binary greeting', Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]), 400],
    ['a method nobody knows', `BREW /de-de HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`, 400],
    ['a header without a name', `GET /de-de HTTP/1.1\r\nHost: shop.test\r\n: x\r\n${close}\r\n`, 400],
    ['a NUL in a header', `GET /de-de HTTP/1.1\r\nHost: shop.test\r\nX: a\0b\r\n${close}\r\n`, 400],
    ['a NUL in the path', `GET /de-de/\0 HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`, 400],
    [
      'two lengths',
      `POST /event_logger/log HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 2\r\nContent-Length: 3\r\n${close}\r\n{}`,
      400,
    ],
    [
      'a length and chunks',
      `POST /event_logger/log HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n${close}\r\n0\r\n\r\n`,
      400,
    ],
    [
      'headers beyond all bounds',
      `GET /de-de HTTP/1.1\r\nHost: shop.test\r\nX: ${'x'.repeat(40_000)}\r\n${close}\r\n`,
      431,
    ],
    ['a path beyond all bounds', `GET /${'x'.repeat(5000)} HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`, 414],
    [
      "another server's address",
      `GET http://evil.example/de-de/ HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`,
      400,
    ],
    ['a star', `GET * HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`, 400],
    ['a path that cannot be decoded', `GET /de-de/%E0%A4%A HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`, 400],
  ])('%s is answered with a clear status', async (_what, bytes, status) => {
    const answer = await sendRaw(bytes);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer).toMatch(/"error":\{"code":"[a-z-]+"|<html/);
    expect(insideOfOurs.exec(answer)?.[0]).toBeUndefined();
  });

  test.each(['x:99999', '[::1', '[::::]', 'a b', '999.1.1.1', '%00', '[v1.x]'])(
    'the impossible host %s is refused, and nothing is logged as a warning',
    async (host) => {
      const before = log.length;
      const answer = await sendRaw(`GET /de-de HTTP/1.1\r\nHost: ${host}\r\n${close}\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 400 .*\r\n\r\nThis is not an address of a site\.\n$/s);
      expect(log.slice(before).filter(({ level }) => Number(level) >= 40)).toEqual([]);
    },
  );

  test('headers that do not end are cut off after eleven seconds', async () => {
    const began = performance.now();
    expect(await sendRaw('GET /de-de HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ')).toMatch(/^HTTP\/1.1 408 /);
    expect(performance.now() - began).toBeLessThan(13_000);
  });

  test('two hosts are refused, even the same one twice', async () => {
    for (const second of ['evil.example', 'shop.test']) {
      const answer = await sendRaw(
        `GET /de-de HTTP/1.1\r\nHost: shop.test\r\nhOST: ${second}\r\n${close}\r\n`,
      );
      expect(answer.slice(0, 12)).toBe('HTTP/1.1 400');
    }
  });

  test.each([
    ['a page that cannot be decoded', '/de-de/%E0%A4%A', 400],
    ['a search beyond the bounds of a link', `/de-de/search?destinations=${'1'.repeat(5000)}`, 414],
    ['a search beyond the bounds of HTTP', `/de-de/search?destinations=${'1'.repeat(40_000)}`, 431],
    ['a search of 10 MB', `/de-de/search?destinations=${'1'.repeat(10_000_000)}`, 431],
  ])('a request for %s gets a page that explains the refusal', async (_what, path, status) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer).toMatch(/content-type: text\/html/i);
    expect(Buffer.from(answer, 'latin1').toString()).toMatch(/<h1.*Diese Adresse lässt sich nicht öffnen/);
  });

  test('a call beyond the bounds of HTTP is refused in the error shape', async () => {
    const path = `/de-de/ajax/facets?destinations=${'1'.repeat(40_000)}`;
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`);
    expect(answer).toContain('{"error":{"code":"headers-too-large"');
  });

  test.each([
    '//evil.example/de-de/',
    '//evil.example',
    '/\\evil.example/',
    '/.//evil.example/',
    '/de-de//evil.example/',
    '/%5cevil.example/',
  ])('the path %s redirects to no other site', async (path) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 [34]\d\d /);
    expect(answer).not.toMatch(/\r\nlocation: (?!\/(?![/\\]))/i);
  });

  test('a typed path gets a clear answer', async () => {
    const typed = fc.stringMatching(/^\/[!-~]{0,40}$/);
    await fc.assert(
      fc.asyncProperty(typed, async (path) => {
        const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${close}\r\n`);
        expect(answer.slice(0, 12)).toMatch(/^HTTP\/1\.1 [234]\d\d/);
      }),
      { numRuns: 60 },
    );
  });

  test('random bytes end the connection with at most a clear answer, and the server continues', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
        expect(await sendRaw(Buffer.from(bytes), true)).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
      }),
      { numRuns: 60 },
    );
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
