import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type NewsletterFixture,
  openNewsletterFixture,
} from '../../../tests/factories/mailings/newsletter-fixture.ts';
import { buildTestApp, fromThisSite, type TestApp } from '../../../tests/factories/test-app.ts';
import { newsletterPolicy, requestsPerMinute } from '../../defaults.ts';
import { createConfirmPageLoader } from '../../features/newsletter/load-confirm-page.server.ts';
import type { CaptchaOutcome } from '../../ports/captcha/captcha-port.ts';
import { createNoCaptcha } from '../../ports/captcha/no-captcha.server.ts';
import type { IdentityFailure, UserRecord } from '../../ports/identity/identity-port.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { buildPath } from '../../url.ts';
import { registerNewsletterCalls } from './newsletter-calls.server.ts';

let database: TestDatabase;
let fixture: NewsletterFixture;
let shop: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openNewsletterFixture(database);
  shop = await buildTestApp({
    shop: {
      newsletter: fixture.newsletter,
      loaders: { newsletter_confirm: createConfirmPageLoader(fixture.newsletter) },
    },
  });
  app = shop.app;
});
beforeEach(() => fixture.startAfresh());
afterAll(async () => {
  await app.close();
  await fixture.close();
  await database.drop();
});

const newAddress = () => fixture.newAddress();

const post = (call: string, payload: object, headers: Record<string, string> = {}, on = app) =>
  on.inject({
    method: 'POST',
    url: `/de-de/ajax/${call}`,
    headers: { ...fromThisSite, ...headers },
    payload,
  });
const subscribe = (email: string, traits: object = {}) =>
  post('newsletter-subscribe', { email, source: 'footer', listId: 'offers', ...traits });

describe('the calls', () => {
  test('[API-010] [API-011] [API-013] subscribing is a POST with e-mail, source and list, answered by success or an error', async () => {
    const email = newAddress();
    const answer = await subscribe(email);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    await fixture.settle();
    expect(fixture.mailsTo(email)).toHaveLength(1);
    expect((await subscribe('nobody')).json()).toEqual({ success: false, error: 'invalidEmail' });
    expect((await subscribe(email, { listId: 'x' })).json()).toEqual({
      success: false,
      error: 'unknownList',
    });
    for (const wrong of [
      { email: 7 },
      { source: null },
      { listId: 'x'.repeat(65) },
      { email: 'a'.repeat(321) },
    ])
      expect((await subscribe(email, wrong)).statusCode).toBe(400);
    expect((await app.inject('/de-de/ajax/newsletter-subscribe')).statusCode).toBe(405);
  });

  test('[API-012] a bearer token may come along and changes nothing', async () => {
    const email = newAddress();
    const headers = { authorization: 'Bearer invented' };
    const payload = { email, source: 'footer', listId: 'offers' };
    expect((await post('newsletter-subscribe', payload, headers)).json()).toEqual({ success: true });
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual([]);
  });

  test('[API-014] [API-015] unsubscribing is a POST with e-mail and list', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    const leave = (given: string) => post('newsletter-unsubscribe', { email: given, listId: 'offers' });
    const recipient = fixture.seals.recipient.seal(email, 1_000);
    expect((await leave(recipient)).json()).toEqual({ success: true });
    await fixture.settle();
    expect((await leave(recipient)).json()).toEqual({ success: false, error: 'alreadyUnsubscribedEmail' });
    expect((await leave(email)).json()).toEqual({ success: true });
    expect((await leave('nobody')).json()).toEqual({ success: false, error: 'invalidUnsubscribeEmail' });
  });

  test('[API-020] [API-021] [API-022] [API-023] [API-025] customer data are read and changed by their id', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    const customer = fixture.seals.customer.seal(email, 60_000);
    const read = await post('newsletter-get-customer-data', { customer });
    expect(read.headers['cache-control']).toBe('no-store');
    const { lists: _, ...values } = read.json().data;
    const changed = { ...values, firstName: 'Ana', birthdate: '1990-05-01' };
    expect((await post('newsletter-update-customer', { customer, values: changed })).json()).toEqual({
      success: true,
    });
    expect((await post('newsletter-get-customer-data', { customer })).json()).toMatchObject({
      success: true,
      data: { firstName: 'Ana', birthdate: '1990-05-01', email },
    });
    const fourth = { ...values, preferredAirports: ['HAM', 'BER', 'VIE', 'MUC'] };
    expect((await post('newsletter-update-customer', { customer, values: fourth })).json()).toEqual({
      success: false,
      error: 'tooManyAirports',
    });
    const foreign = { ...values, preferredAirports: ['JFK'] };
    expect((await post('newsletter-update-customer', { customer, values: foreign })).statusCode).toBe(400);
    expect((await post('newsletter-get-customer-data', { customer: 'x' })).json()).toEqual({
      success: false,
      error: 'unknownCustomer',
    });
  });

  test.each([
    ['[ROUTE-050]', 'newsletter_subscribe'],
    ['[ROUTE-051]', 'newsletter_unsubscribe'],
    ['[ROUTE-052]', 'newsletter_get_customer_id'],
    ['[ROUTE-053]', 'newsletter_get_customer_data'],
    ['[ROUTE-054]', 'newsletter_update_customer'],
  ] as const)('%s %s answers at the address of its route, and not from another site', async (_id, route) => {
    const call = buildPath(route, { _locale: 'de-de' }).replace('/de-de/ajax/', '');
    // A body that says nothing is refused by the call itself, and so is a visitor who is not signed in.
    expect((await post(call, {})).statusCode).toBe(route === 'newsletter_get_customer_id' ? 401 : 400);
    expect((await post(call, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  test('a client that fills in form after form is refused beyond its limit', async () => {
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/de-de/ajax/newsletter-get-customer-data',
        headers: fromThisSite,
        remoteAddress: '203.0.113.9',
        payload: { customer: 'x' },
      });
    for (let count = 0; count < requestsPerMinute.subscribing; count += 1)
      expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(429);
  });
});

describe('what a stranger learns of an address', () => {
  /** Everything of an answer that a program could compare, but what changes with the time. */
  async function measure(call: string, payload: object) {
    const answer = await post(call, payload);
    const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
    const kept = Object.entries(headers).filter(
      ([name]) => !/^(ratelimit|x-ratelimit|server-timing)/.test(name),
    );
    return { status: answer.statusCode, body: answer.body, headers: Object.fromEntries(kept) };
  }

  test('nothing: new, waiting, subscribed, left, bounced and complaining addresses are answered alike, to the byte', async () => {
    const visit = fixture.visitOf('abendmeer');
    const [fresh, waiting, on, left, bounced, complained] = Array.from({ length: 6 }, newAddress);
    const [known, gone] = [
      [on, left, bounced, complained],
      { bounced: bounced ?? '', complained: complained ?? '' },
    ];
    for (const email of known) await fixture.enrol(email ?? '');
    await subscribe(waiting ?? '');
    await fixture.newsletter.unsubscribe(left ?? '', '', visit, null);
    for (const kind of ['bounced', 'complained'] as const)
      await fixture.newsletter.applyEvents([{ kind, email: gone[kind] }], visit);
    await fixture.settle();
    const everyone = [fresh, waiting, on, left, bounced, complained];
    for (const [call, traits] of [
      ['newsletter-subscribe', { source: 'footer', listId: 'offers' }],
      ['newsletter-subscribe', { source: 'footer', listId: 'offers' }],
      ['newsletter-unsubscribe', { listId: 'offers' }],
      ['newsletter-unsubscribe', { listId: '' }],
    ] as const) {
      const answers: Awaited<ReturnType<typeof measure>>[] = [];
      for (const email of everyone) answers.push(await measure(call, { email, ...traits }));
      expect(answers[0]).toMatchObject({ status: 200, body: '{"success":true}' });
      expect(answers).toEqual(answers.map(() => answers[0]));
    }
  });
});

describe('the captcha of a subscription', () => {
  async function subscribeWith(outcome: CaptchaOutcome, kind: 'none' | 'proof-of-work', traits: object) {
    const asked: unknown[] = [];
    const email = newAddress();
    const { app: guarded } = await buildTestApp({
      shop: {
        newsletter: fixture.newsletter,
        captcha: {
          browser: { kind },
          origins: [],
          verify: async (...given) => {
            asked.push(given);
            return outcome;
          },
          createChallenge: async () => null,
        },
      },
    });
    const payload = { email, source: 'footer', listId: 'offers', ...traits };
    const answer = await post('newsletter-subscribe', payload, {}, guarded);
    await guarded.close();
    await fixture.settle();
    return { answer: [answer.statusCode, answer.json()], asked, mails: fixture.mailsTo(email).length };
  }
  const action = { action: 'newsletter' };

  test('one that is passed is judged by its token and form, and the mail goes out', async () => {
    expect(await subscribeWith('passed', 'proof-of-work', { captcha: 'a token' })).toEqual({
      answer: [200, { success: true }],
      asked: [['a token', action]],
      mails: 1,
    });
  });

  test.each([
    ['failed', 'captchaRequired'],
    ['unknown', 'genericError'],
  ] as const)(
    'one that is %s answers %s, with or without a token, and sends nothing',
    async (outcome, error) => {
      for (const captcha of ['a token', undefined])
        expect(await subscribeWith(outcome, 'proof-of-work', { captcha })).toEqual({
          answer: [200, { success: false, error }],
          asked: [[captcha ?? null, action]],
          mails: 0,
        });
    },
  );

  test('a shop without one asks for nothing, whatever is sent', async () => {
    for (const captcha of ['a token', undefined])
      expect(await subscribeWith('failed', 'none', { captcha })).toEqual({
        answer: [200, { success: true }],
        asked: [],
        mails: 1,
      });
  });
});

describe('the customer id of who is signed in', () => {
  const user = (email: string | null, isEmailVerified: boolean): UserRecord => ({
    issuer: 'https://issuer.example',
    subject: 'ana',
    email,
    isEmailVerified,
    nickname: 'Ana',
    firstName: null,
    lastName: null,
    userMetadata: {},
    wantsNewsletter: false,
    listId: null,
  });
  const failure = (reason: IdentityFailure['reason']): IdentityFailure => ({
    ok: false,
    reason,
    detail: 'x',
  });

  async function openApi(answers: Record<string, UserRecord | IdentityFailure>) {
    const { default: fastify } = await import('fastify');
    const { serializerCompiler, validatorCompiler } = await import('fastify-type-provider-zod');
    const api = fastify();
    api.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
    const visit = fixture.visitOf('abendmeer');
    api.addHook('onRequest', async (request) => {
      Object.assign(request, { member: null, visit, site: { brand: visit.brand, origin: visit.origin } });
    });
    api.setErrorHandler((error, _request, reply) => {
      const { status, headers } = error instanceof HttpError ? error : { status: 500, headers: {} };
      return reply
        .code(status)
        .headers(headers)
        .send({ error: { code: String(status), message: '', requestId: '' } });
    });
    registerNewsletterCalls(api, {
      newsletter: fixture.newsletter,
      captcha: createNoCaptcha(),
      identity: {
        async readUser(token, subject) {
          expect(subject).toBeNull();
          const answer = answers[token] ?? failure('invalid');
          return 'ok' in answer ? answer : { ok: true, user: answer };
        },
      },
    });
    return api;
  }

  test('[API-017] [API-018] [API-019] the bearer of a token with a verified address gets it, and nobody else', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    const api = await openApi({
      own: user(email, true),
      unverified: user(email, false),
      nameless: user(null, true),
      stranger: user(newAddress(), true),
      late: failure('unavailable'),
    });
    const find = async (token: string | null, payload: object = {}) => {
      const answer = await post(
        'newsletter-get-customer-id',
        payload,
        token === null ? {} : { authorization: `Bearer ${token}` },
        api,
      );
      retryAfter = answer.headers['retry-after'];
      return [answer.statusCode, answer.json().result?.data] as const;
    };
    let retryAfter: unknown;
    const [status, id] = await find('own');
    expect(status).toBe(200);
    expect(await fixture.newsletter.readCustomer(id, fixture.visitOf('abendmeer').brand)).toMatchObject({
      success: true,
      data: { email },
    });
    for (const token of ['unverified', 'nameless', 'stranger'])
      expect(await find(token)).toEqual([200, null]);
    expect(await find('invented')).toEqual([401, undefined]);
    expect(await find(null)).toEqual([401, undefined]);
    expect([...(await find('late')), retryAfter]).toEqual([503, undefined, '2']);
  });
});

describe('the confirmation link', () => {
  async function openLink(email: string) {
    await subscribe(email);
    await fixture.settle();
    const link = fixture.linkIn(email, '/newsletter/confirm');
    return { path: link.pathname + link.search, key: link.searchParams.get('key') ?? '' };
  }
  const press = (key: string, headers: Record<string, string> = fromThisSite) =>
    app.inject({
      method: 'POST',
      url: '/de-de/newsletter/confirm',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `key=${encodeURIComponent(key)}`,
    });

  test('opening it confirms nothing, however often a program does; its button does', async () => {
    const email = newAddress();
    const { path, key } = await openLink(email);
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await app.inject({ method, url: path })).statusCode).toBe(200);
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual([]);
    const page = await app.inject(path);
    expect(page.body).toContain('Jetzt bestätigen');
    expect(page.body).toContain('action="/de-de/newsletter/confirm"');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    const answer = await press(key);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/de-de/newsletter/confirm?outcome=confirmed',
    ]);
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.offers']);
    const done = await app.inject('/de-de/newsletter/confirm?outcome=confirmed');
    expect(done.body).toContain('Vielen Dank, das ist bestätigt');
    expect(done.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('another site cannot press it, and a link that has ended leads to the form', async () => {
    const { path, key } = await openLink(newAddress());
    expect((await press(key, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    fixture.clock.advance(newsletterPolicy.confirmLinkMs);
    const page = await app.inject(path);
    expect(page.body).toContain('Dieser Link ist abgelaufen');
    expect(page.body).toContain('href="/de-de/newsletter"');
    expect(page.body).not.toContain('name="key"');
    expect((await press(key)).headers.location).toBe('/de-de/newsletter/confirm?outcome=ended');
  });
});

describe('one-click (RFC 8058)', () => {
  async function readHeader(email: string): Promise<URL> {
    await fixture.enrol(email);
    const { unsubscribeAt } = fixture.mailsTo(email).at(-1) ?? {};
    return new URL(unsubscribeAt ?? '');
  }
  const click = ({ pathname, search }: URL, payload: string, contentType: string) =>
    app.inject({
      method: 'POST',
      url: pathname + search,
      // As mail programs send it: from another network, without cookie, origin and fetch metadata.
      remoteAddress: '198.51.100.20',
      headers: {
        'content-type': contentType,
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      payload,
    });
  const form = 'application/x-www-form-urlencoded';
  const multipart =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

  test.each([
    [form, 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', multipart],
  ])('one POST unsubscribes, as %s, and again changes nothing', async (contentType, payload) => {
    const email = newAddress();
    const address = await readHeader(email);
    expect(address.origin).toBe('https://www.abendmeer.example');
    for (const _ of [1, 2]) expect((await click(address, payload, contentType)).statusCode).toBe(200);
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual([]);
  });

  test('opening the address unsubscribes nobody and leads to the page that asks', async () => {
    const email = newAddress();
    const { pathname, search } = await readHeader(email);
    const answer = await app.inject(pathname + search);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/de-de/newsletter-abmelden${search}`);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.offers']);
  });

  test('another body, another link and one past its end unsubscribe nobody', async () => {
    const email = newAddress();
    const address = await readHeader(email);
    for (const body of ['', 'List-Unsubscribe=Two-Click', 'One-Click', '{"List-Unsubscribe":"One-Click"}'])
      expect((await click(address, body, form)).statusCode).toBe(400);
    const other = new URL(address);
    other.searchParams.set('newsletter_recipient', email);
    expect((await click(other, 'List-Unsubscribe=One-Click', form)).statusCode).toBe(404);
    fixture.clock.advance(newsletterPolicy.unsubscribeLinkMs);
    expect((await click(address, 'List-Unsubscribe=One-Click', form)).statusCode).toBe(404);
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual(['abendmeer.offers']);
  });
});

describe('the webhook of the vendor', () => {
  const report = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/webhooks/newsletter?token=the-token',
      headers: { host: 'anywhere.example', 'content-type': 'application/json', authorization: 'Basic abc' },
      payload,
    });

  test('brings an unsubscription there into our record', async () => {
    const email = newAddress();
    await fixture.enrol(email);
    fixture.faults.readEvents = ({ token, authorization, body }) => {
      expect([token, authorization, body]).toEqual(['the-token', 'Basic abc', '[{}]']);
      return [{ kind: 'unsubscribed', email }];
    };
    expect((await report('[{}]')).statusCode).toBe(204);
    await fixture.settle();
    expect(await fixture.listsOf(email)).toEqual([]);
    expect(await fixture.newsletter.isSubscribed(email, 'abendmeer')).toBe(false);
  });

  test('a call that proves nothing changes nothing, also where nobody reports events', async () => {
    expect((await report('[]')).statusCode).toBe(400);
    fixture.faults.readEvents = () => null;
    expect((await report('[]')).statusCode).toBe(400);
  });
});

test('[NEWS-013] [NEWS-028] what opens something goes to no other site and into no log', async () => {
  const secrets = ['newsletter_recipient', 'newsletter_update_id'].map((name) => ({
    name,
    value: `v1.${name}.abcdefgh`,
  }));
  for (const { name, value } of secrets) {
    const answer = await app.inject(`/de-de?${name}=${value}`);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  }
  expect((await app.inject('/de-de')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const log = JSON.stringify(shop.log);
  for (const { value } of secrets) expect(log).not.toContain(value);
  expect(log).not.toContain('@reader.example');
});
