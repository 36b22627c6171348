import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CallApi, createCheckout, setTravellers } from '../../tests/browser/support/checkout-calls.ts';
import { findFreePort } from '../../tests/browser/support/start-shop.ts';
import {
  type ListeningShop,
  listeningShopSecret,
  openListeningShop,
} from '../../tests/factories/listening-shop.ts';
import type { SoftBrowser } from '../../tests/factories/soft-browser.ts';
import { systemClock } from '../domain/time/clock.ts';
import { createMemberStore } from '../features/members/member-store.server.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 60_000 });

let log: ListeningShop['log'];
let listening: ListeningShop;
let database: ListeningShop['database'];
let port: number;
let shop: string;

beforeAll(async () => {
  listening = await openListeningShop({
    IDENTITY_PROVIDER: 'openid',
    // Nobody listens there.
    OPENID_ISSUER: `http://localhost:${await findFreePort()}`,
    OPENID_CLIENT_ID: 'fernweh',
    OPENID_ACCOUNT_URL: 'https://login.example.com/account?a=1&b=2',
  });
  ({ database, port, log, origin: shop } = listening);
}, 60_000);
afterAll(() => listening.close());

const openBrowser = (): SoftBrowser => listening.openBrowser();

/** A browser whose member has signed in before the issuer was gone. */
async function openMemberBrowser(nickname: string): Promise<SoftBrowser> {
  const store = createMemberStore(database.db, systemClock, listeningShopSecret);
  const user = {
    issuer: 'https://issuer.example',
    subject: nickname,
    email: `${nickname.toLowerCase()}@traveller.example`,
    isEmailVerified: true,
    nickname,
    firstName: nickname,
    lastName: 'Lovelace',
    userMetadata: {},
    wantsNewsletter: false,
    listId: null,
  };
  const tokens = { accessToken: 'access', refreshToken: 'refresh', idToken: 'id' };
  const { token } = await store.signIn({ ok: true, user, tokens }, '');
  const browser = openBrowser();
  browser.setCookie(`abendmeer.localhost:${port}`, 'member', token);
  return browser;
}

/** Calls the shop's API with the cookies of a browser. */
const callFrom =
  (browser: SoftBrowser): CallApi =>
  async (path, body) => {
    const address = `${shop}/de-de/ajax/${path}`;
    await (body === undefined ? browser.open(address) : browser.postJson(address, body));
    return JSON.parse(browser.body);
  };

test.each(['/de-de/login', '/de-de/login?intent=sign-up', '/de-de/login?intent=forgot-password'])(
  '[FLOW-039] without its issuer %s says so with 503, and leads on to the holidays',
  async (path) => {
    const browser = openBrowser();
    await browser.open(shop + path);
    expect(browser.status).toBe(503);
    expect(browser.url.search).toBe('?outcome=unavailable&return=%2Fde-de');
    expect(browser.body).toContain('Die Anmeldung ist gerade nicht erreichbar');
    expect(browser.body).toContain('href="/de-de"');
  },
);

test('[AUTH-033] [FLOW-003] without its issuer guests see every page with the links to sign in, and use the forms of the checkout', async () => {
  const guest = openBrowser();
  for (const path of ['/de-de', '/de-de/search?duration=7', '/de-de/favorites', '/de-de/impressum']) {
    await guest.open(shop + path);
    expect([path, guest.status]).toEqual([path, 200]);
    expect(guest.body).toContain('href="/de-de/login"');
  }
  const checkout = await createCheckout(callFrom(guest), { first: 0 });
  // A sign-in that fails in between loses nothing.
  await guest.open(`${shop}/de-de/login`);
  await setTravellers(callFrom(guest), checkout);
  for (const step of ['ancillaries', 'info', 'customer_payment']) {
    await guest.open(`${shop}${checkout}/${step}`);
    expect([step, guest.status]).toEqual([step, 200]);
  }
});

test('[AUTH-024] [TRVL-017] without its issuer who is signed in stays so, with account, list and name', async () => {
  const member = await openMemberBrowser('Ada');
  await member.postJson(`${shop}/de-de/ajax/favorites/add`, {
    hotelId: 1,
    offer: null,
    total: null,
    search: {},
  });
  member.setCookie(`abendmeer.localhost:${port}`, 'access_token_outdated', 'true');
  await member.open(`${shop}/de-de/account`);
  expect(member.status).toBe(200);
  expect(member.body).toContain('Hallo Ada');
  await member.open(`${shop}/de-de/account/export`);
  expect(JSON.parse(member.body)).toMatchObject({ account: { nickname: 'Ada' } });
  await member.open(`${shop}${await createCheckout(callFrom(member), { first: 0 })}/info`);
  for (const value of ['Ada', 'Lovelace', 'ada@traveller.example'])
    expect(member.body).toContain(`value="${value}"`);
});

test('[AUTH-026] without its issuer a member signs out of the shop all the same', async () => {
  const member = await openMemberBrowser('Grace');
  await member.open(`${shop}/de-de`);
  await member.submit('/logout');
  expect(member.status).toBe(200);
  expect(member.url.href).toBe(`${shop}/de-de`);
  expect(member.body).toContain('href="/de-de/login"');
});

test('what the issuer failed at is a warning in the log, never an error', () => {
  expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('[AUTH-009] the account leads to the issuer’s page about names and passkeys, in a window of its own', async () => {
  const browser = await openMemberBrowser('Paula');
  await browser.open(`${shop}/de-de/account`);
  const link = /<a [^>]*href="https:\/\/login\.example\.com\/account[^>]*>/.exec(browser.body)?.[0] ?? '';
  expect(link).toContain('href="https://login.example.com/account?a=1&amp;b=2"');
  expect(link).toContain('target="_blank"');
  expect(link).toContain('rel="noopener noreferrer"');
  expect(browser.body).toContain('Name und Passkeys ändern Sie bei unserem Anmeldedienst.');
  expect(browser.body).not.toContain('intent=account');
});
