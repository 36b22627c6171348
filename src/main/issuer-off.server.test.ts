import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CallApi, createCheckout, setTravellers } from '../../tests/browser/support/checkout-calls.ts';
import { findFreePort } from '../../tests/browser/support/start-shop.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { createSoftBrowser, type SoftBrowser } from '../../tests/factories/soft-browser.ts';
import { fillContent } from '../demo/content/fill-content.server.ts';
import { systemClock } from '../domain/time/clock.ts';
import { createMemberStore } from '../features/members/member-store.server.ts';
import { readEnv } from '../server/process/env.server.ts';
import { buildApp } from './app.server.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 60_000 });

const cookieSecret = 'a secret for tests that nobody else has';
const dataDir = mkdtempSync(join(tmpdir(), 'issuer-off-'));
const log: Record<string, unknown>[] = [];
let database: TestDatabase;
let app: FastifyInstance;
let port: number;
let shop: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillContent(database.pool);
  port = await findFreePort();
  shop = `http://abendmeer.localhost:${port}`;
  const env = readEnv({
    PORT: String(port),
    DATA_DIR: dataDir,
    WORLD_HOTELS: '20',
    PAYMENT_PORT: '0',
    OPERATOR_PORT: '0',
    DEMO_BOOKINGS: '0',
    IDENTITY_PROVIDER: 'openid',
    // Nobody listens there.
    OPENID_ISSUER: `http://localhost:${await findFreePort()}`,
    OPENID_CLIENT_ID: 'fernweh',
  });
  app = await buildApp({
    env,
    pool: database.pool,
    log: pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
    cookieSecret,
  });
  await app.listen({ host: '127.0.0.1', port });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const openBrowser = (): SoftBrowser => createSoftBrowser(() => port);

/** A browser whose member has signed in before the issuer was gone. */
async function openMemberBrowser(nickname: string): Promise<SoftBrowser> {
  const store = createMemberStore(database.db, systemClock, cookieSecret);
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
    expect(browser.url.search).toBe('?outcome=unavailable');
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
