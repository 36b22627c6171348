import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseLimits, requestsPerMinute } from '../../src/defaults.ts';
import type { StaffRole } from '../../src/domain/staff/staff.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { signResultKey } from '../../src/features/booking/store/result-key.server.ts';
import { carriesCheckoutId, type RouteName } from '../../src/routes.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createStaffTestStores, signInStaff } from '../factories/office-deps.ts';
import { cookieSecret, fromThisSite, sessionCookie } from '../factories/test-app.ts';
import type { FuzzedRoute } from '../fuzz/collect-routes.ts';
import { grantTrips } from '../fuzz/known-people.ts';
import { type FuzzedShop, openFuzzedShop } from '../fuzz/open-fuzzed-shop.ts';
import { createCall, listPages, sendValid, toInject } from '../fuzz/send-valid.ts';
import { validCustomer, validTravellers } from '../fuzz/valid-bodies.ts';
import { buildValidRequest, type Call, NOT_SERVED } from '../fuzz/valid-requests.ts';
import { rolesOfCalls } from './roles-of-calls.ts';

/** Ways in that were open once, each closed by one line or another: a shop in production, reached as a stranger reaches it. */
let database: TestDatabase;
let shop: FuzzedShop;

beforeAll(async () => {
  database = await createTestDatabase({ connections: databaseLimits.connectionsPerProcess });
  shop = await openFuzzedShop(database, { level: 'info', settings: { NODE_ENV: 'production' } });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const stranger = () => sessionCookie(shop.app, randomBytes(16).toString('base64url'));
const checkoutAt = (step: number) => `/de-de/ajax/booking/${shop.known.checkoutId?.[step]}`;

/** Sends a call as a page of the shop would, with other cookies or headers. */
function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return shop.app.inject({ method: 'POST', url, payload, headers: { ...fromThisSite, ...headers } });
}

/** The requests of pages to routes, all sent with the same cookies; those that succeed. */
async function succeedWith(cookie: string, routes: readonly FuzzedRoute[]): Promise<readonly string[]> {
  const answers = await sendValid({ ...shop, signIn: async () => cookie }, routes);
  return answers.filter(({ hasSucceeded }) => hasSucceeded).map(({ route }) => route.name);
}

describe('what belongs to somebody else', () => {
  test('[checkout X-092] no call about a checkout or booking answers another session or none', async () => {
    const routes = shop.routes.filter(
      // The return from a bank, forms without script and the link to miles only lead to a page, which is not found; a car is found in one's own checkout first.
      ({ path, name }) =>
        path.includes(':checkoutId') &&
        ![
          'checkout_payment',
          'do_ancillaries_choose',
          'get_rental_car_conditions',
          'miles_link',
          // Who has the address of these may pay, or take the checkout, by design.
          'get_payment_link',
          'get_payment_link_fields',
          'do_payment_link_pay',
          'do_payment_link_finalize',
          'open_external',
          'trip_change_review',
          'trip_code_send',
          'trip_code_check',
        ].includes(name),
    );
    expect(routes.length).toBeGreaterThan(12);
    for (const cookie of [stranger(), '', 'session=made-up'])
      expect(await succeedWith(cookie, routes)).toEqual([]);
  });

  test('[checkout X-092] a session planted in a browser reads nothing of the checkout that begins there', async () => {
    const planted = stranger();
    const { offer } = (await shop.app.inject('/de-de/ajax/mixed-resultlist?duration=7')).json().results[0];
    const wanted = { offer: offer.id, total: offer.price.totalAmount };
    const begun = await post('/de-de/ajax/booking/create', wanted, { cookie: planted });
    const own = begun.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const open = async (cookie: string) => {
      const url = `/de-de/booking/${begun.json().cart.checkout.id}/info`;
      return (await shop.app.inject({ url, headers: { cookie } })).statusCode;
    };
    expect([await open(planted), await open(own), await open(planted)]).toEqual([404, 200, 404]);
  });

  test('[checkout X-092] the link of a mail opens the result and nothing else, and not another booking', async () => {
    const [newest, booked] = [shop.known.checkoutId?.[0], shop.known.checkoutId?.at(-1)].map(String);
    const today = dayAt(systemClock.now());
    const key = signResultKey(cookieSecret, booked ?? '', today);
    const open = async (id: string | undefined, by: string) =>
      (await shop.app.inject(`/de-de/booking/${id}/success?key=${by}`)).statusCode;
    expect(await open(booked, key)).toBe(200);
    expect(await open(newest, key)).toBe(404);
    expect(await open(booked, signResultKey(cookieSecret, booked ?? '', today - 1))).toBe(404);
    for (const path of [`document/invoice?key=${key}`, `customer_payment?key=${key}`, `info?key=${key}`])
      expect((await shop.app.inject(`/de-de/booking/${booked}/${path}`)).statusCode).toBe(404);
    expect((await post(`/de-de/ajax/booking/${booked}/book?key=${key}`, {})).statusCode).toBe(404);
  });

  test('[checkout X-092] the code of one trip acts on no other, and opens none at another brand', async () => {
    const { trips, app } = shop;
    const own: readonly string[] = ['trip_review_send', 'trip_review_withdraw', 'trip_data_erase'];
    const routes = shop.routes.filter(
      ({ name, path }) => name.includes('trip') && path.includes(':checkoutId') && !own.includes(name),
    );
    expect(routes.length).toBeGreaterThan(15);
    // They lead back to the page of the trip, which is not found.
    const leadBack = ['trip_change_review', 'trip_code_check', 'trip_code_send'];
    const reached = await succeedWith(grantTrips(app, [trips.over]), routes);
    expect(reached.toSorted()).toEqual(leadBack);
    const cookie = grantTrips(app, Object.values(trips));
    const open = async (host: string) => {
      const answer = await app.inject({
        url: `/de-de/my-trips/${trips['to read']}`,
        headers: { cookie, host },
      });
      return [answer.statusCode, answer.headers.location];
    };
    expect(await open('abendmeer.localhost')).toEqual([200, undefined]);
    expect(await open('tagwind.localhost')).toEqual([302, '/de-de/my-trips?find=closed']);
  });

  test('[checkout X-105] no cache stores a page of a trip, a payment or a voucher, or the call that loads it', async () => {
    const cookie = await shop.signIn();
    const call = createCall(shop, cookie);
    const pages = listPages([]).filter(({ name }) => carriesCheckoutId(name as RouteName));
    expect(pages.length).toBeGreaterThan(18);
    for (const page of pages) {
      const { url } = await buildValidRequest(page, shop, call);
      const [path = '', query = ''] = url.split('?');
      const search = new URLSearchParams({ path, query: query === '' ? '' : `?${query}` });
      for (const address of [url, `/de-de/ajax/page-content?${search}`]) {
        const { headers } = await shop.app.inject({ url: address, headers: { cookie } });
        expect([address, headers['cache-control']]).toEqual([address, expect.stringContaining('no-store')]);
      }
    }
  });

  test('no page or call of the office and the editor answers without a session of staff', async () => {
    const open = [
      'back_office_sign_in',
      'back_office_enter',
      'back_office_set_up',
      'back_office_passkey_offer',
    ];
    const routes = shop.routes.filter(
      ({ path, name }) =>
        /^\/_(?:office|editor)/.test(path) && ![...open, 'back_office_sign_out'].includes(name),
    );
    expect(routes.length).toBeGreaterThan(30);
    for (const cookie of ['', `staff=${randomBytes(32).toString('base64url')}`])
      for (const route of routes) {
        const url = route.path.replaceAll(
          /:(\w+)\(\^(?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)/g,
          (_, name: string) => String(shop.known[name]?.[0] ?? 'confirmation'),
        );
        const request: InjectOptions = {
          method: route.method as 'GET',
          url,
          headers: { ...fromThisSite, cookie },
        };
        const { statusCode, headers, body } = await shop.app.inject(request);
        const isSignIn = statusCode === 303 && String(headers.location).startsWith('/_office/sign-in');
        expect([route.name, isSignIn || (statusCode >= 400 && statusCode < 500)]).toEqual([route.name, true]);
        expect(body).not.toContain('Lovelace');
      }
  });

  test('each call of the office and the editor is refused to every role that the table does not name', async () => {
    const { staff } = createStaffTestStores(database.db, systemClock);
    const signInAs = (role: StaffRole) =>
      signInStaff(staff, systemClock, role, `${crypto.randomUUID()}@staff.example`);
    const routes = shop.routes.filter(({ name }) => /^(?:back_office|edit|media)/.test(name));
    expect([...new Set(routes.map(({ name }) => name))].toSorted()).toEqual(
      Object.keys(rolesOfCalls).toSorted(),
    );
    const faults: string[] = [];
    for (const route of routes)
      for (const role of ['service', 'editor', 'publisher'] as const) {
        const cookie = await signInAs(role);
        const call: Call = createCall(shop, await shop.signIn());
        const { url, headers, body } = await buildValidRequest(route, shop, call);
        const { statusCode } = await shop.app.inject(
          toInject(route, { url, ...(headers && { headers }), body }, cookie),
        );
        const mayCall = rolesOfCalls[route.name as RouteName]?.includes(role) === true;
        if ((statusCode !== 403) !== mayCall)
          faults.push(`${route.method} ${route.name} as ${role}: ${statusCode}`);
      }
    expect(faults).toEqual([]);
  }, 240_000);
});

/**
 * What others call, or where another site leads back to: a signature, a link of a mail or a token says what is done, and the tests of each prove
 * that nothing else does.
 */
const foreignRoutes = [
  'payment_webhook',
  'company_payment_webhook',
  'checkout_payment',
  'create_external',
  'voucher_form',
  'payment_link',
  'trip_change_review',
  'newsletter_one_click',
  'price_alert_one_click',
  'newsletter_webhook',
  'flight_webhook',
];

test('a page of another site is refused whatever it posts, with requests that a page of the shop may send', async () => {
  const cookie = await shop.signIn();
  const call: Call = async (method, url, body) => {
    const payload = body === undefined ? {} : { payload: body };
    const answer = await shop.app.inject({ method, url, headers: { ...fromThisSite, cookie }, ...payload });
    return isJson(answer) ? answer.json() : answer.body;
  };
  const routes = shop.routes.filter(
    ({ method, name }) => method === 'POST' && !(name in NOT_SERVED) && !name.startsWith('/'),
  );
  const taken: string[] = [];
  for (const route of routes) {
    const { url, body = {} } = await buildValidRequest(route, shop, call);
    const statuses: number[] = [];
    for (const [site, origin] of [
      ['cross-site', 'https://evil.example'],
      ['same-site', 'http://evil.localhost'],
    ] as const) {
      const headers = { cookie, origin, 'sec-fetch-site': site };
      statuses.push((await shop.app.inject({ method: 'POST', url, payload: body, headers })).statusCode);
    }
    if (statuses.some((status) => status !== 403)) taken.push(route.name);
  }
  expect(routes.length).toBeGreaterThan(90);
  expect(taken.toSorted()).toEqual(foreignRoutes.toSorted());
});

const isJson = ({ headers }: { readonly headers: { readonly 'content-type'?: unknown } }) =>
  String(headers['content-type']).startsWith('application/json');

describe('what is typed', () => {
  const cookieOfShopper = async () => (await shop.signIn()).split('; ')[0] ?? '';
  const typed = (firstName: string) => ({
    data: {
      ...validTravellers,
      passengerInfo: {
        passengers: validTravellers.passengerInfo.passengers.map((one) => ({ ...one, firstName })),
      },
    },
  });

  test.each([
    'http://evil.tk/x',
    'www.evil.tk',
    '=1+1',
    '@SUM(A1)',
    '\u202eannA',
    'Ada\u2066',
    '<b>Ada</b>',
    'Ada\r\nBcc: x',
  ])('is no name: %j', async (name) => {
    const cookie = await cookieOfShopper();
    const info = await post(`${checkoutAt(0)}/set-info`, typed(name), { cookie });
    expect(info.statusCode === 400 || info.json().success === false).toBe(true);
    const customer = { ...validCustomer, lastName: name };
    const billing = await post(`${checkoutAt(1)}/do-payment-set`, { data: { customer } }, { cookie });
    expect(billing.statusCode === 400 || billing.json().success === false).toBe(true);
  });

  test.each(['a\0b', '\ud800'])('and no database takes is refused everywhere: %j', async (text) => {
    const cookie = await shop.signIn();
    for (const [url, body] of [
      [`${checkoutAt(0)}/set-info`, typed(text)],
      [`${checkoutAt(1)}/do-payment-set`, { data: { customer: { ...validCustomer, street: text } } }],
      [`${checkoutAt(1)}/set-ancillaries`, { data: { extras: [{ id: text }] } }],
      [`${checkoutAt(1)}/finalize-payment`, { data: { details: text } }],
      ['/de-de/ajax/booking/create', { offer: text, total: 1 }],
      [
        '/_editor/call/create',
        { id: crypto.randomUUID(), brand: 'abendmeer', kind: 'page', slug: text, title: null, copyOf: null },
      ],
    ] as const)
      expect([url, (await post(url, body, { cookie })).statusCode]).toEqual([url, 400]);
  });

  test('a link with an unreadable campaign still opens the checkout', async () => {
    const cookie = await cookieOfShopper();
    const url = `/de-de/booking/${shop.known.checkoutId?.[0]}/info?utm_source=%00`;
    expect((await shop.app.inject({ url, headers: { cookie } })).statusCode).toBe(200);
  });

  test.each([
    ['60,000 characters', 'x'.repeat(60_000)],
    ['60,000 marks', `a${'\u0f73'.repeat(19_000)}`],
    ['20,000 nested tags', '<b>'.repeat(6_600)],
  ])('does not hold the process up: %s', async (_, text) => {
    const cookie = await shop.signIn();
    const before = process.cpuUsage();
    await post(`${checkoutAt(0)}/set-info`, typed(text), { cookie });
    const body = {
      modules: [{ type: 'text-block', id: 'a', props: { title: { de: text }, text: { de: text } } }],
    };
    await post(
      `/_editor/call/document/${shop.known.documentId?.[0]}/save`,
      { revision: 1, slug: 'x', body },
      { cookie },
    );
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(5);
  });

  test.each([2_147_483_648, 9_007_199_254_740_992, -2_147_483_649, 1.5])(
    'and is no number of a revision: %d',
    async (revision) => {
      const cookie = await shop.signIn();
      const at = `/_editor/call/document/${shop.known.documentId?.[0]}`;
      for (const call of ['save', 'publish', 'discard', 'restore', 'schedule'])
        expect(
          (
            await post(
              `${at}/${call}`,
              { revision, note: '', slug: 'x', body: {}, version: 1, to: 'draft', at: null },
              { cookie },
            )
          ).statusCode,
        ).toBe(400);
    },
  );

  test('leads nowhere but to this site after a form', async () => {
    for (const target of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%09/evil.example',
    ]) {
      const { headers } = await post('/de-de/ajax/preferences', {
        language: 'de',
        currency: 'EUR',
        return: target,
      });
      expect(new URL(String(headers.location), 'http://shop.test').host).toBe('shop.test');
    }
  });

  test('a lower total than the server’s orders nothing', async () => {
    const cookie = await cookieOfShopper();
    const payment = { iban: 'DE89370400440532013000', holderName: 'Ada Lovelace' };
    const data = { selectedPayment: 'BankAccount', payment, totalAmount: 1 };
    const answer = (await post(`${checkoutAt(2)}/do-payment-set`, { data }, { cookie })).json();
    expect(answer).toMatchObject({ success: false, messages: [{ code: 'priceChanged' }] });
  });
});

describe('an upload', () => {
  const upload = async (payload: Buffer) =>
    shop.app.inject({
      method: 'POST',
      url: '/_editor/call/media/upload?name=a.png',
      payload,
      headers: { ...fromThisSite, cookie: await shop.signIn(), 'content-type': 'application/octet-stream' },
    });

  test('that is no picture gets in under no name', async () => {
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    for (const file of [
      Buffer.from('<html><script>alert(1)</script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.concat([png.subarray(0, 24), Buffer.from('<script>')]),
    ])
      expect((await upload(file)).json()).toMatchObject({ outcome: 'refused' });
  });

  test('of 59 megapixels is refused by its header', async () => {
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(9_000, 16);
    png.writeUInt32BE(6_600, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    const before = process.cpuUsage();
    expect((await upload(png)).json()).toEqual({ outcome: 'refused', reason: 'too-many-pixels' });
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(3);
  });
});

describe('pictures', () => {
  const read = (scene: string, size = '270x180') => shop.app.inject(`/image/${size}/${scene}.webp`);
  const findScenes = (html: string) => [
    ...new Set(
      [...html.matchAll(/\/image\/\d+x\d+\/([a-z0-9.-]+)\.(?:webp|avif)/g)].map(([, scene = '']) => scene),
    ),
  ];

  test('that no page shows are not painted, however often a stranger invents one', async () => {
    const painted = () => readdirSync(join(shop.dataDir, 'images')).length;
    // The placeholder, which is then on disk.
    await read('coast.aegean.summer.golden.warm.invented');
    const before = painted();
    const [hotel = ''] = findScenes((await shop.app.inject('/de-de/search')).body);
    const [, region, season, , light, seed] = hotel.split('.');
    for (const scene of [
      ...Array.from({ length: 20 }, (_, at) => `coast.aegean.summer.golden.warm.${at}`),
      `desert.${region}.${season}.night.${light}.${seed}`,
      `room.${region}.${season}.night.${light}.${seed}-r99`,
      `hotel-front.${region}.${season}.golden.${light}.h999999999`,
    ])
      expect([scene, (await read(scene)).statusCode]).toEqual([scene, 404]);
    expect(painted()).toBe(before);
  });

  test('that a page shows are painted', { timeout: 120_000 }, async () => {
    const cookie = (await shop.signIn()).split('; ')[0] ?? '';
    const glossary = findLinks((await shop.app.inject('/sitemap-places.xml')).body).slice(-2);
    const hotel = findLinks((await shop.app.inject('/sitemap-hotels-1.xml')).body).slice(0, 2);
    const pages = [
      '/de-de',
      '/de-de/search',
      '/de-de/gallery/AllDestinations',
      '/de-de/nowhere',
      `/de-de/booking/${shop.known.checkoutId?.[0]}/info`,
      ...glossary,
      ...hotel,
    ];
    const scenes = new Set<string>();
    for (const url of pages) {
      const found = findScenes((await shop.app.inject({ url, headers: { cookie } })).body);
      expect([url, found.length > 0]).toEqual([url, true]);
      for (const scene of found) scenes.add(scene);
    }
    const answers = await Promise.all(
      [...scenes].map(async (scene) => [scene, (await read(scene)).statusCode]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  const findLinks = (sitemap: string) =>
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
});

describe('requests without end', () => {
  const visitor = '203.0.113.9';

  /** How many of so many requests came through. */
  async function countServed(request: (at: number) => InjectOptions, most: number): Promise<number> {
    let served = 0;
    for (let at = 0; at < most; at += 1) {
      const { statusCode } = await shop.app.inject({ remoteAddress: visitor, ...request(at) });
      if (statusCode !== 429) served += 1;
    }
    return served;
  }

  test('passwords and passkeys of one address are counted apart, whatever cookies it sends', async () => {
    const body = { email: 'nobody@staff.example', password: 'wrong', code: '000000', to: '' };
    const enter = (at: number): InjectOptions => ({
      method: 'POST',
      // Refused by its form, before a password is proved.
      url: '/_office/enter',
      payload: { ...body, email: 7 },
      headers: { ...fromThisSite, cookie: `session=${at}; staff_browser=${at}; staff=${at}` },
    });
    expect(await countServed(enter, requestsPerMinute.passwords + 5)).toBe(requestsPerMinute.passwords);
    const offer: InjectOptions = {
      method: 'POST',
      url: '/_office/passkey/offer',
      payload: {},
      headers: fromThisSite,
    };
    expect((await shop.app.inject({ ...offer, remoteAddress: visitor })).statusCode).toBe(200);
  });

  test('a network of 64 bits is one address', async () => {
    const read = (at: number): InjectOptions => ({
      url: '/openapi.json',
      remoteAddress: `2001:db8::${at + 1}`,
    });
    expect(await countServed(read, requestsPerMinute.description + 5)).toBe(requestsPerMinute.description);
  });

  test('new sessions do not begin checkouts without end', async () => {
    const create = (): InjectOptions => ({
      method: 'POST',
      url: '/de-de/ajax/booking/create',
      payload: {},
      headers: { ...fromThisSite, cookie: stranger() },
    });
    expect(await countServed(create, requestsPerMinute.creating + 5)).toBe(requestsPerMinute.creating);
  });
});

describe('what production says of itself', () => {
  test('its GraphQL has no introspection and makes no suggestions', async () => {
    const ask = async (query: string) => (await post('/graphql', { query })).body;
    expect(await ask('{ __schema { types { name } } }')).not.toContain('"types"');
    expect(await ask('{ __type(name: "Query") { name } }')).not.toContain('"name":"Query"');
    expect(await ask('{ destinationGlossar(prefix: "m") { prefix } }')).not.toContain('destinationGlossary');
  });

  test('it has neither gallery nor switches of the supplier', async () => {
    for (const url of ['/_gallery', '/_supplier']) expect((await shop.app.inject(url)).statusCode).toBe(404);
  });

  test('security.txt says where to report, for a while', async () => {
    const { statusCode, body } = await shop.app.inject('/.well-known/security.txt');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^Contact: mailto:security@fernweh\.example$/m);
    expect(body).toMatch(/^Expires: \d{4}-/m);
  });

  test('an error names no part of the inside', async () => {
    for (const url of [
      '/de-de/ajax/price-diff?offer=x',
      '/de-de/ajax/hoteldetail/info?hotelId=%00',
      '/graphql',
      '/_editor/call/media',
    ])
      expect((await shop.app.inject(url)).body).not.toMatch(
        /\.server\.ts|node_modules|ZodError|at \w+ \(|postgres/,
      );
  });
});
