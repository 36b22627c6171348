import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type ListeningShop,
  openListeningShop,
  readVerificationLink,
  signUpMember,
} from '../../tests/factories/listening-shop.ts';
import { memberPassword } from '../../tests/factories/members/member.ts';
import { createSoftBrowser, type SoftBrowser } from '../../tests/factories/soft-browser.ts';
import { identityTimings } from '../defaults.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 60_000 });

let log: ListeningShop['log'];
let listening: ListeningShop;
let database: ListeningShop['database'];
let app: FastifyInstance;
let port: number;
let shop: string;

beforeAll(async () => {
  listening = await openListeningShop();
  ({ app, database, port, log, origin: shop } = listening);
}, 60_000);
afterAll(() => listening.close());

interface ShownPrice {
  readonly totalAmount: number;
  readonly publicPrice?: { readonly totalAmount: number };
}

const openBrowser = (): SoftBrowser => listening.openBrowser();
const cookieOf = (browser: SoftBrowser, name: string) => browser.cookie(`abendmeer.localhost:${port}`, name);

const lastLink = () => readVerificationLink(listening);

async function signUp(browser: SoftBrowser, nickname: string, email: string): Promise<void> {
  await browser.open(`${shop}/de-de/login?intent=sign-up`);
  await browser.submit('/sign-up', { nickname, email, password: memberPassword, newsletter: 'yes' });
}

/** A browser in which somebody with a verified address is signed in. */
async function signInAs(nickname: string): Promise<SoftBrowser> {
  const email = `${nickname.toLowerCase()}@traveller.example`;
  const browser = await signUpMember(listening, email, { nickname, newsletter: 'yes' });
  expect(browser.status).toBe(200);
  return browser;
}

const addFavorite = (browser: SoftBrowser, hotelId: number) =>
  browser.postJson(`${shop}/de-de/ajax/favorites/add`, { hotelId, offer: null, total: null, search: {} });

async function listFavorites(browser: SoftBrowser): Promise<number[]> {
  await browser.open(`${shop}/de-de/ajax/favorites/info`);
  return (JSON.parse(browser.body) as { hotelIds: number[] }).hotelIds;
}

async function findHotels(): Promise<readonly number[]> {
  const found = await app.inject({
    url: '/de-de/ajax/mixed-resultlist?duration=7',
    headers: { host: `localhost:${port}` },
  });
  return (found.json() as { results: { hotel: { id: number } }[] }).results.map(({ hotel }) => hotel.id);
}

test('[SHELL-011] [AUTH-004] [AUTH-005] [AUTH-006] a new member sees the nickname and logout instead of login', async () => {
  const browser = openBrowser();
  await browser.open(`${shop}/de-de`);
  expect(browser.body).toContain('href="/de-de/login"');
  await signUp(browser, 'Alma', 'alma@traveller.example');
  expect(browser.url.pathname).toBe('/de-de/verification-required');
  expect(browser.body).toContain('alma@traveller.example');
  await browser.open(`${shop}/de-de`);
  expect(browser.body).toContain('Alma');
  expect(browser.body).toContain('action="/de-de/logout"');
  expect(browser.body).not.toContain('href="/de-de/login"');
});

test('[AUTH-007] [AUTH-008] [AUTH-021] [AUTH-022] [AUTH-023] a verified address is known at once', async () => {
  const browser = openBrowser();
  await signUp(browser, 'Berta', 'berta@traveller.example');
  await browser.open(`${shop}/de-de`);
  expect(browser.body).toContain('Bitte sehen Sie in Ihr Postfach und bestätigen Sie Ihre E-Mail-Adresse');
  expect(browser.body).not.toContain('href="/de-de/account"');
  await browser.open(await lastLink());
  await browser.submit('/verify');
  expect(browser.url.origin).toBe(shop);
  expect(browser.body).toContain('href="/de-de/account"');
  expect(cookieOf(browser, 'access_token_outdated')).toBeUndefined();
});

test('[AUTH-010] [AUTH-013] [AUTH-014] a login leads back to the page where it began', async () => {
  const member = await signInAs('Clara');
  await member.submit('/logout');
  await member.submit('/session/end/confirm', { logout: 'yes' });
  await member.open(`${shop}/de-de/login?return=${encodeURIComponent('/de-de/search?duration=7')}`);
  await member.submit('/login', { email: 'clara@traveller.example', password: memberPassword });
  await member.submit('/finish');
  expect(member.url.href).toBe(`${shop}/de-de/search?duration=7`);
});

test('[AUTH-010] [AUTH-013] [AUTH-014] return cookies last 0.0208 day, are secure on https and name pages of this site alone', async () => {
  const read = async (target: string) => {
    const answer = await app.inject({
      url: `/de-de/login?return=${encodeURIComponent(target)}`,
      headers: { host: `abendmeer.localhost:${port}` },
    });
    return answer.cookies.find(({ name }) => name === 'login_return');
  };
  expect(await read('/de-de/favorites')).toMatchObject({
    value: '/de-de/favorites',
    maxAge: Math.round(0.0208 * 86_400),
    httpOnly: true,
    path: '/',
  });
  for (const target of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/de-de/login',
    '/_office',
    '/xx',
  ])
    expect((await read(target))?.value).toBe('/de-de');
});

test('[AUTH-026] [AUTH-027] logout ends the session here and at the issuer, and returns', async () => {
  const browser = await signInAs('Dina');
  browser.setCookie(`abendmeer.localhost:${port}`, 'access_token_outdated', 'true');
  await browser.open(`${shop}/de-de/favorites`);
  await browser.submit('/logout', { return: '/de-de/favorites' });
  expect(browser.url.host).toBe(`id.localhost:${port}`);
  expect(cookieOf(browser, 'member')).toBeUndefined();
  expect(cookieOf(browser, 'access_token_outdated')).toBeUndefined();
  await browser.submit('/session/end/confirm', { logout: 'yes' });
  expect(browser.url.href).toBe(`${shop}/de-de/favorites`);
  expect(browser.body).toContain('href="/de-de/login"');
});

test('[AUTH-016] [AUTH-017] [AUTH-018] [AUTH-019] a reset logs out first, waits a second and hands the address over', async () => {
  const browser = await signInAs('Edda');
  await browser.open(`${shop}/de-de/account`);
  await browser.submit('/account/password');
  await browser.submit('/session/end/confirm', { logout: 'yes' });
  expect(browser.url.pathname + browser.url.search).toBe('/de-de/login?outcome=reset');
  expect(browser.header('refresh')).toBe('1; url=/de-de/login?intent=forgot-password');
  expect(cookieOf(browser, 'member')).toBeUndefined();
  await browser.open(`${shop}/de-de/login?intent=forgot-password`);
  expect(browser.url.host).toBe(`id.localhost:${port}`);
  expect(browser.body).toContain('value="edda@traveller.example"');
  expect(browser.body).toContain('/forgot-password"');
});

test('an answer of the issuer that was used, or belongs to another browser, signs nobody in', async () => {
  const browser = createSoftBrowser(
    () => port,
    ({ pathname }) => !pathname.endsWith('/logged-in'),
  );
  await signUp(browser, 'Fee', 'fee@traveller.example');
  const answer = browser.url.href;
  const other = openBrowser();
  await other.open(answer);
  expect(other.url.search).toBe('?outcome=expired');
  expect(other.status).toBe(200);
  expect(cookieOf(other, 'member')).toBeUndefined();
});

test('where a sign-in could not begin, the next attempt still leads back to the page where it was asked for', async () => {
  const browser = openBrowser();
  await browser.open(`${shop}/de-de/login?outcome=unavailable&return=%2Fde-de%2Ffavorites`);
  expect(browser.status).toBe(503);
  expect(browser.body).toContain('href="/de-de/login?return=%2Fde-de%2Ffavorites"');
});

test('[AUTH-037] members are no staff', async () => {
  const browser = await signInAs('Gina');
  await browser.open(`${shop}/_office`);
  expect(browser.url.pathname).toBe('/_office/sign-in');
});

describe('favourites', () => {
  test('[FAV-008] those of the browser and of the account are one list after signing in, twice and without doubles', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = await findHotels();
    const browser = openBrowser();
    for (const hotel of [one, two]) await addFavorite(browser, hotel);
    await signUp(browser, 'Hanna', 'hanna@traveller.example');
    expect(await listFavorites(browser)).toEqual([two, one]);
    await addFavorite(browser, three);
    await browser.open(`${shop}/de-de`);
    await browser.submit('/logout');
    await browser.submit('/session/end/confirm', { logout: 'yes' });
    expect(await listFavorites(browser)).toEqual([]);
    for (const hotel of [two, four]) await addFavorite(browser, hotel);
    await browser.open(`${shop}/de-de/login`);
    await browser.submit('/login', { email: 'hanna@traveller.example', password: memberPassword });
    await browser.submit('/finish');
    expect((await listFavorites(browser)).toSorted()).toEqual([one, two, three, four].toSorted());
    // In another browser the account has them, too.
    const other = openBrowser();
    await other.open(`${shop}/de-de/login`);
    await other.submit('/login', { email: 'hanna@traveller.example', password: memberPassword });
    await other.submit('/finish');
    expect(await listFavorites(other)).toHaveLength(4);
  });
});

describe('account', () => {
  test('sign out everywhere ends the session of every browser', async () => {
    const one = await signInAs('Ilse');
    const two = openBrowser();
    await two.open(`${shop}/de-de/login`);
    await two.submit('/login', { email: 'ilse@traveller.example', password: memberPassword });
    await two.submit('/finish');
    await two.open(`${shop}/de-de/account`);
    expect(two.body.match(/angemeldet am/g)).toHaveLength(2);
    await two.submit('/sign-out-everywhere');
    for (const browser of [one, two]) {
      await browser.open(`${shop}/de-de`);
      expect(browser.body).toContain('href="/de-de/login"');
    }
  });

  test('a member takes everything along and deletes the account, here and at the provider', async () => {
    const [hotel = 0] = await findHotels();
    const browser = await signInAs('Jule');
    await addFavorite(browser, hotel);
    await browser.open(`${shop}/de-de/account/export`);
    const data = JSON.parse(browser.body) as Record<string, unknown>;
    expect(data).toMatchObject({
      account: {
        email: 'jule@traveller.example',
        nickname: 'Jule',
        listId: 'members',
        wantsNewsletter: true,
      },
      sessions: [{}],
      favorites: [{ hotelId: hotel }],
      bookings: [],
      newsletter: {
        contact: null,
        consents: [{ source: 'account', state: 'pending', list: 'abendmeer.offers' }],
      },
    });
    expect(browser.body).not.toMatch(/eyJ|accessToken|refreshToken/);
    await browser.open(`${shop}/de-de/account`);
    await browser.submit('/account/delete');
    expect(browser.url.search).toBe('?confirm=delete');
    expect(browser.body).toContain('role="alert"');
    await browser.submit('/account/delete', { sure: 'yes' });
    expect(browser.body).toContain('href="/de-de/login"');
    for (const table of ['member', 'favorite_list', 'identity_provider.account', 'newsletter_consent']) {
      const { rows } = await database.pool.query(`select 1 from ${table} as t where t::text ilike '%jule%'`);
      expect(rows).toEqual([]);
    }
  });

  test('an account is deleted after a recent sign-in alone; an older one asks for another, and the wish is not lost', async () => {
    const browser = await signInAs('Kaja');
    const age = (seconds: number) =>
      database.pool.query(
        `update member_session set authenticated_at = now() - make_interval(secs => $1)
          where member_id = (select id from member where nickname = 'Kaja')`,
        [seconds],
      );
    const endSignInAtIssuer = () =>
      database.pool.query(
        "update identity_provider.record set payload = jsonb_set(payload, '{loginTs}', '1') where kind = 'Session'",
      );
    await age(identityTimings.freshSignInSeconds + 1);
    await endSignInAtIssuer();
    await browser.open(`${shop}/de-de/account`);
    await browser.submit('/account/delete', { sure: 'yes' });
    expect(browser.url.host).toBe(`id.localhost:${port}`);
    expect(browser.body).toContain('Bitte melden Sie sich noch einmal an');
    expect(browser.body).toContain('value="kaja@traveller.example"');
    const isThere = async () =>
      (await database.pool.query("select 1 from member where nickname = 'Kaja'")).rows.length;
    expect(await isThere()).toBe(1);
    await browser.submit('/login', { email: 'kaja@traveller.example', password: memberPassword });
    if (browser.url.pathname.endsWith('/passkey-offer')) await browser.submit('/finish');
    expect(browser.url.href).toBe(`${shop}/de-de/account?confirm=signed-in`);
    expect(browser.body).toContain('Sie haben sich gerade angemeldet');
    expect(browser.body).toMatch(/name="sure"[^>]*checked|checked[^>]*name="sure"/);
    await age(identityTimings.freshSignInSeconds - 5);
    await browser.submit('/account/delete', { sure: 'yes' });
    expect(await isThere()).toBe(0);
  });

  test.each(['/de-de/account', '/de-de/verification-required'])(
    '%s asks nobody else to sign in first',
    async (path) => {
      const answer = await app.inject({ url: path, headers: { host: `abendmeer.localhost:${port}` } });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toMatch(/^\/de-de\/login/);
    },
  );

  test('calls of the account are refused without a session, and from other sites', async () => {
    const paths = ['/de-de/account/sign-out-everywhere', '/de-de/account/delete'];
    for (const url of paths) {
      const headers = { host: `abendmeer.localhost:${port}`, 'sec-fetch-site': 'same-origin' };
      expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(401);
      const crossSite = { ...headers, 'sec-fetch-site': 'cross-site' };
      expect((await app.inject({ method: 'POST', url, headers: crossSite })).statusCode).toBe(403);
    }
  });
});

test('[AUTH-034] of two members who look at every page through every cache, no page of anybody shows the other', async () => {
  const [hotel = 0] = await findHotels();
  const [first, second] = [await signInAs('Zerlina'), await signInAs('Xaveria')];
  const visitor = openBrowser();
  const paths = [
    '/de-de',
    '/de-de/search?duration=7',
    '/de-de/gallery/AllDestinations',
    `/de-de/hotel/detail/hotel-${hotel}?duration=7`,
    '/de-de/favorites',
    '/de-de/a.html',
    '/de-de/account',
    '/de-de/verification-required',
    '/de-de/login?outcome=expired',
    '/de-de/gibt-es-nicht',
    '/de-de/ajax/page-content?path=/de-de',
    '/de-de/ajax/page-content?path=/de-de/favorites',
    '/de-de/ajax/page-content?path=/de-de/account',
    '/de-de/ajax/favorites/info',
    '/de-de/ajax/favorites/list',
  ];
  for (const path of paths) {
    for (const [browser, own] of [
      [visitor, null],
      [first, 'Zerlina'],
      [second, 'Xaveria'],
      [visitor, null],
      [first, 'Zerlina'],
    ] as const) {
      await browser.open(shop + path);
      for (const name of ['Zerlina', 'Xaveria'].filter((each) => each !== own))
        expect([path, browser.body.toLowerCase().includes(name.toLowerCase())]).toEqual([path, false]);
      if (own !== null && browser.header('content-type')?.startsWith('text/html')) {
        expect([path, browser.body.includes(own)]).toEqual([path, true]);
        expect([path, browser.header('cache-control')]).toEqual([path, 'private, no-store']);
      }
      expect([path, browser.status]).toEqual([path, path === '/de-de/gibt-es-nicht' ? 404 : 200]);
      if (own !== null)
        expect([path, browser.header('cache-control')]).not.toEqual([path, 'private, no-cache']);
    }
  }
});

test('[DISC-005] a member with a verified address pays less from the list to the checkout; nobody else does', async () => {
  const [hotel = 0] = await findHotels();
  const [member, unverified, guest] = [await signInAs('Wilma'), openBrowser(), openBrowser()];
  await signUp(unverified, 'Viktor', 'viktor@traveller.example');
  const priceFor = async (browser: SoftBrowser) => {
    await browser.open(`${shop}/de-de/ajax/hoteldetail/offer?hotelId=${hotel}&duration=7`);
    const { offer } = JSON.parse(browser.body) as { offer: { id: string; price: ShownPrice } };
    return { offer: offer.id, cache: browser.header('cache-control'), ...offer.price };
  };
  const everybody = await priceFor(guest);
  expect(everybody).not.toHaveProperty('publicPrice');
  expect(await priceFor(unverified)).toMatchObject({ totalAmount: everybody.totalAmount });
  const hers = await priceFor(member);
  const total = everybody.totalAmount - Math.floor((everybody.totalAmount * 5 + 50) / 100);
  expect(hers).toMatchObject({ totalAmount: total, publicPrice: { totalAmount: everybody.totalAmount } });
  expect(hers.cache).toBe('no-store');
  const create = async (browser: SoftBrowser, agreed: number) => {
    await browser.postJson(`${shop}/de-de/ajax/booking/create`, {
      offer: hers.offer,
      total: agreed,
      search: { duration: '7' },
      trackingParams: {},
    });
    return JSON.parse(browser.body) as { success: boolean; cart: { checkout: { amounts: object } } | null };
  };
  expect((await create(member, total)).cart?.checkout.amounts).toMatchObject({ totalAmount: total });
  expect(await create(guest, total)).toMatchObject({ success: false, messages: [{ code: 'price-changed' }] });
});

test('[checkout X-092] a checkout opens in every browser its member is signed in, and for nobody else', async () => {
  const [hotel = 0] = await findHotels();
  const [member, other, guest] = [await signInAs('Undine'), await signInAs('Tilda'), openBrowser()];
  await member.open(`${shop}/de-de/ajax/hoteldetail/offer?hotelId=${hotel}&duration=7`);
  const { offer } = JSON.parse(member.body) as { offer: { id: string; price: ShownPrice } };
  await member.postJson(`${shop}/de-de/ajax/booking/create`, {
    offer: offer.id,
    total: offer.price.totalAmount,
    search: { duration: '7' },
    trackingParams: {},
  });
  const { cart } = JSON.parse(member.body) as { cart: { checkout: { id: string } } | null };
  const elsewhere = openBrowser();
  await elsewhere.open(`${shop}/de-de/login`);
  await elsewhere.submit('/login', { email: 'undine@traveller.example', password: memberPassword });
  await elsewhere.submit('/finish');
  const statusFor = async (browser: SoftBrowser) => {
    await browser.open(`${shop}/de-de/booking/${cart?.checkout.id}/info`);
    return browser.status;
  };
  expect(cart).not.toBeNull();
  expect(await Promise.all([member, elsewhere, other, guest].map(statusFor))).toEqual([200, 200, 404, 404]);
});

test('[AUTH-030] [AUTH-032] the newsletter that is ticked with a new account waits for its own confirmation, once', async () => {
  const browser = openBrowser();
  await browser.open(`${shop}/de-de/login?intent=sign-up`);
  expect(browser.body).toContain('name="newsletter"');
  const member = await signInAs('Nora');
  const findMail = async () => {
    const { rows } = await database.pool.query<{ text: string }>(
      `select content ->> 'text' as text from mail where id like 'newsletter-%-confirm'
       and content #>> '{to,address}' = 'nora@traveller.example'`,
    );
    return rows;
  };
  await expect.poll(findMail).toHaveLength(1);
  await member.open(`${shop}/de-de/account`);
  expect(member.body).toContain('nicht abonniert');
  expect(member.body).toContain('href="/de-de/newsletter"');
  const [{ text } = { text: '' }] = await findMail();
  await member.open(/https?:\/\/\S+newsletter\/confirm\S+/.exec(text)?.[0] ?? '');
  await member.submit('/newsletter/confirm');
  expect(member.body).toContain('das ist bestätigt');
  await member.open(`${shop}/de-de/account`);
  expect(member.body).not.toContain('nicht abonniert');
  expect(member.body).toContain('href="/de-de/newsletter-einstellungen"');
  await expect
    .poll(async () => {
      const body = {};
      await member.postJson(`${shop}/de-de/ajax/newsletter-get-customer-id`, body);
      return (JSON.parse(member.body) as { result: { data: string | null } }).result.data;
    })
    .toMatch(/^v1\./);
});

test('a box that is not ticked is answered in the words of the shop, not of the browser', async () => {
  const member = await signInAs('Olga');
  await member.open(`${shop}/de-de/account`);
  expect(member.body).toMatch(
    /<form[^>]*action="\/de-de\/account\/delete"[^>]*novalidate|<form[^>]*novalidate[^>]*action="\/de-de\/account\/delete"/i,
  );
  expect(member.body).toContain('olga@traveller.example');
});

describe('preferences', () => {
  const choose = (browser: SoftBrowser, fields: Record<string, string>) =>
    browser.post(`${shop}/de-de/ajax/preferences`, { return: '/de-de/favorites', ...fields });
  const languageOf = (browser: SoftBrowser) => browser.header('content-language');
  async function signInAgain(browser: SoftBrowser, email: string): Promise<void> {
    await browser.open(`${shop}/de-de/login`);
    await browser.submit('/login', { email, password: memberPassword });
    if (browser.url.host !== new URL(shop).host) await browser.submit('/finish');
  }
  async function signOut(browser: SoftBrowser): Promise<void> {
    await browser.open(`${shop}/de-de/favorites`);
    await browser.submit('/logout');
    await browser.submit('/session/end/confirm', { logout: 'yes' });
  }

  test('language, currency and market of a member are those of the account in the next browser', async () => {
    const browser = await signInAs('Petra');
    await choose(browser, { language: 'fr', currency: 'CHF', market: 'ch' });
    expect(languageOf(browser)).toBe('fr');
    const other = openBrowser();
    await other.open(`${shop}/de-de/favorites`);
    expect(languageOf(other)).toBe('de');
    await signInAgain(other, 'petra@traveller.example');
    await other.open(`${shop}/de-de/favorites`);
    expect(languageOf(other)).toBe('fr');
    expect([cookieOf(other, 'currency'), cookieOf(other, 'market')]).toEqual(['CHF', 'ch']);
    await other.open(`${shop}/de-de/account/export`);
    expect(JSON.parse(other.body)).toMatchObject({
      preferences: { language: 'fr', currency: 'CHF', market: 'ch', preferredAirport: null },
    });
  });

  test('what a guest chose since the last sign-in in this browser wins and is stored; what was chosen before does not', async () => {
    const browser = await signInAs('Rieke');
    await choose(browser, { language: 'it', currency: 'EUR' });
    await signOut(browser);
    expect(cookieOf(browser, 'preferences_chosen')).toBeUndefined();
    // Another browser chooses meanwhile; this one has chosen nothing since.
    const other = openBrowser();
    await signInAgain(other, 'rieke@traveller.example');
    await choose(other, { language: 'es', currency: 'EUR' });
    await signInAgain(browser, 'rieke@traveller.example');
    await browser.open(`${shop}/de-de/favorites`);
    expect(languageOf(browser)).toBe('es');
    await signOut(browser);
    await choose(browser, { language: 'en', currency: 'EUR' });
    await signInAgain(browser, 'rieke@traveller.example');
    await browser.open(`${shop}/de-de/favorites`);
    expect(languageOf(browser)).toBe('en');
    expect(cookieOf(browser, 'preferences_chosen')).toBeUndefined();
    await signOut(other);
    await signInAgain(other, 'rieke@traveller.example');
    await other.open(`${shop}/de-de/favorites`);
    expect(languageOf(other)).toBe('en');
  });

  test('[AIRPORT-020] the search form starts from the preferred airport of the member, and of nobody else', async () => {
    const [member, other] = [await signInAs('Sanne'), openBrowser()];
    await member.open(`${shop}/de-de/account`);
    expect(member.body).toContain('Bevorzugter Abflughafen');
    await member.submit('/account/airport', { airport: 'ZZZ' });
    expect(member.status).toBe(400);
    await member.open(`${shop}/de-de/account`);
    await member.submit('/account/airport', { airport: 'FRA' });
    expect(member.url.pathname).toBe('/de-de/account');
    expect(member.body).toMatch(/<option value="FRA" selected/);
    const startsAt = async (browser: SoftBrowser) => {
      await browser.open(`${shop}/de-de`);
      return /<search.*?<\/search>/s.exec(browser.body)?.[0].match(/name="airports" value="(\w+)"/)?.[1];
    };
    expect([await startsAt(member), await startsAt(other)]).toEqual(['FRA', 'DE']);
    await member.open(`${shop}/de-de/account`);
    await member.submit('/account/airport', { airport: '' });
    expect(await startsAt(member)).toBe('DE');
  });

  test('the last search of a member is offered in the next browser, to the member alone', async () => {
    const search = {
      price: { perPersonAmount: null },
      destination: { name: 'Kreta' },
      airport: { name: '' },
      productSearch: { destinations: '1001', evil: 'x' },
      pageType: 'resultlist',
      locationName: 'Kreta und Rhodos',
      savedAt: Date.now(),
    };
    const path = `${shop}/de-de/ajax/account/last-search`;
    const [member, guest] = [await signInAs('Thea'), openBrowser()];
    await member.postJson(path, search);
    expect(member.status).toBe(204);
    await guest.postJson(path, search);
    expect(guest.status).toBe(401);
    await member.postJson(path, { ...search, locationName: 'x'.repeat(1_001) });
    expect(member.status).toBe(400);
    const other = openBrowser();
    await signInAgain(other, 'thea@traveller.example');
    await other.open(`${shop}/de-de`);
    expect(other.body).toContain('Kreta und Rhodos');
    expect(other.body).not.toContain('evil');
    await guest.open(`${shop}/de-de`);
    expect(guest.body).not.toContain('Kreta und Rhodos');
  });
});

test('who has signed out everywhere signs in again in every browser, though the issuer still knows them', async () => {
  const email = 'walburga@traveller.example';
  const enter = async (browser: SoftBrowser) => {
    await browser.submit('/login', { email, password: memberPassword });
    if (browser.url.host !== new URL(shop).host) await browser.submit('/finish');
    await browser.open(`${shop}/de-de/account`);
    expect(browser.url.pathname).toBe('/de-de/account');
  };
  const [one, two] = [await signInAs('Walburga'), openBrowser()];
  await two.open(`${shop}/de-de/account`);
  await enter(two);
  // The issuer says in whole seconds when it saw somebody.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await one.open(`${shop}/de-de/account`);
  await one.submit('/account/sign-out-everywhere');
  for (const browser of [one, two]) {
    await browser.open(`${shop}/de-de/account`);
    expect(browser.url.pathname).not.toBe('/de-de/account');
    if (browser.body.includes('/session/end/confirm'))
      await browser.submit('/session/end/confirm', { logout: 'yes' });
    await enter(browser);
  }
});

test('nothing of a sign-in is in the log', async () => {
  const text = JSON.stringify(log);
  expect(text).not.toMatch(/traveller\.example|marmalade|code=|eyJ/);
});
