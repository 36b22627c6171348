import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { type IdentityFixture, openIdentityFixture } from '../../../tests/factories/identity-fixture.ts';
import { memberPassword as password } from '../../../tests/factories/members/member.ts';
import { createSoftAuthenticator } from '../../../tests/factories/soft-authenticator.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { SignInScreen } from '../../ports/identity/identity-port.ts';
import { providerPolicy } from './policy/provider-policy.ts';
import { SCREEN_TEXTS } from './screens/screen-texts.ts';

const texts = SCREEN_TEXTS.de;
let database: TestDatabase;
let fixture: IdentityFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openIdentityFixture(database.db);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
  expect(fixture.errors).toEqual([]);
});

const openBrowser = () => fixture.openBrowser();
const begin = (browser: SoftBrowser, screen: SignInScreen) => fixture.begin(browser, { screen });

/** A browser at the account pages of somebody who has just signed up. */
async function openAccount(email: string) {
  const browser = openBrowser();
  await begin(browser, 'signUp');
  await browser.submit('/sign-up', { nickname: 'Ana', email, password, lastName: 'Sol' });
  const pending = await begin(browser, 'account');
  expect(browser.body).toContain(texts.againTitle);
  const attempt = `${fixture.issuer}${browser.url.pathname}`;
  await browser.submit('/login', { email, password });
  return { browser, pending, attempt };
}

async function addPasskey(browser: SoftBrowser, attempt: string): Promise<string> {
  const authenticator = createSoftAuthenticator();
  await browser.postJson(`${attempt}/new-passkey/offer`, {});
  const offer = JSON.parse(browser.body) as Parameters<typeof authenticator.make>[0];
  const proof = authenticator.make(offer, { origin: fixture.issuer });
  await browser.postJson(`${attempt}/new-passkey`, { proof });
  expect(JSON.parse(browser.body)).toEqual({ to: `${new URL(attempt).pathname}/account` });
  await browser.open(`${attempt}/account`);
  return proof.id;
}

test('who wants to change the account signs in first, also in a browser that is signed in', async () => {
  expect(fixture.identity.accountPages).toBe('in-sign-in');
  const browser = openBrowser();
  await begin(browser, 'signUp');
  await browser.submit('/sign-up', { nickname: 'Ben', email: 'ben@traveller.example', password });
  await begin(browser, 'account');
  const attempt = `${fixture.issuer}${browser.url.pathname}`;
  for (const path of ['/account', '/account/names', '/account/passkey', '/account/done']) {
    if (path === '/account') await browser.open(attempt + path);
    else await browser.post(attempt + path, { id: 'x', action: 'remove', nickname: 'Eve' });
    expect(browser.body).toContain(texts.againTitle);
    expect(browser.body).not.toContain(texts.noAccount);
  }
  // A sign-in that is not about the account leads to none of its pages.
  await begin(browser, 'signUp');
  const other = `${fixture.issuer}${browser.url.pathname}`;
  await browser.open(`${other}/account`);
  expect(browser.body).toContain(texts.signUpTitle);
});

test('[TRVL-017] names are changed, checked, and known to the shop with the way back', async () => {
  const { browser, pending } = await openAccount('ana@traveller.example');
  expect(browser.body).toContain(texts.accountTitle);
  expect(browser.body).toContain('value="Sol"');
  await browser.submit('/account/names', { nickname: 'Ana', firstName: '@evil', lastName: '' });
  expect(browser.status).toBe(422);
  expect(browser.body).toContain(texts.wrongName);
  await browser.submit('/account/names', { nickname: 'Anna', firstName: 'Ana María', lastName: '' });
  expect(browser.status).toBe(200);
  await browser.submit('/account/done');
  const finished = await fixture.identity.finishSignIn(pending, browser.url.search);
  expect(finished).toMatchObject({
    ok: true,
    user: { nickname: 'Anna', firstName: 'Ana María', lastName: null },
  });
});

test('passkeys are added, named, and deleted by their owner alone', async () => {
  const { browser, attempt } = await openAccount('cleo@traveller.example');
  expect(browser.body).toContain(texts.passkeysNone);
  const id = await addPasskey(browser, attempt);
  expect(browser.body).toContain('Passkey 1');
  expect(browser.body).toContain(texts.passkeyUnused);
  await browser.post(`${attempt}/account/passkey`, { id, action: 'rename', name: `  ${'x'.repeat(41)}` });
  expect(browser.body).toContain(`<b>${'x'.repeat(40)}</b>`);

  const stranger = await openAccount('dora@traveller.example');
  for (const action of ['rename', 'remove'])
    await stranger.browser.post(`${stranger.attempt}/account/passkey`, { id, action, name: 'mine' });
  await browser.open(`${attempt}/account`);
  expect(browser.body).toContain(`<b>${'x'.repeat(40)}</b>`);
  await browser.post(`${attempt}/account/passkey`, { id, action: 'remove' });
  expect(browser.body).toContain(texts.passkeysNone);
  // The password is left: the person still signs in.
  await begin(browser, 'account');
  await browser.submit('/login', { email: 'cleo@traveller.example', password });
  expect(browser.body).toContain(texts.accountTitle);
});

test('an account with as many passkeys as it may have is offered no more', async () => {
  const { browser, attempt } = await openAccount('emil@traveller.example');
  for (let made = 1; made < providerPolicy.maxPasskeys; made += 1) await addPasskey(browser, attempt);
  expect(browser.body).toContain('data-passkey-new');
  await addPasskey(browser, attempt);
  expect(browser.body).not.toContain('data-passkey-new');
});

test.each(LANGUAGES)('the pages about the account speak %s', async (language) => {
  const browser = openBrowser();
  const { redirectUri, identity } = fixture;
  const email = `lang-${language}@traveller.example`;
  await begin(browser, 'signUp');
  await browser.submit('/sign-up', { nickname: 'Ana', email, password });
  const started = await identity.startSignIn({ redirectUri, language, screen: 'account' });
  if (!started.ok) throw new Error(started.detail);
  await browser.open(started.address);
  await browser.submit('/login', { email, password });
  expect(browser.body).toContain(SCREEN_TEXTS[language].passkeysTitle.replace("'", '&#x27;'));
});
