import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { type IdentityFixture, openIdentityFixture } from '../../../tests/factories/identity-fixture.ts';
import { memberPassword as password } from '../../../tests/factories/members/member.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { proveIdentity } from '../../ports/identity/conformance.ts';
import type { SignInScreen } from '../../ports/identity/identity-port.ts';
import { providerPolicy } from './policy/provider-policy.ts';
import { SCREEN_TEXTS } from './screens/screen-texts.ts';

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
const begin = (browser: SoftBrowser, screen: SignInScreen = 'login', emailHint?: string) =>
  fixture.begin(browser, { screen, ...(emailHint === undefined ? {} : { emailHint }) });

async function finish(browser: SoftBrowser, pending: Awaited<ReturnType<typeof begin>>) {
  const finished = await fixture.identity.finishSignIn(pending, browser.url.search);
  if (!finished.ok) throw new Error(finished.detail);
  return finished;
}

async function signUp(browser: SoftBrowser, email: string, given = password) {
  const pending = await begin(browser, 'signUp');
  await browser.submit('/sign-up', { nickname: 'Ana', email, password: given, newsletter: 'yes' });
  return pending;
}

async function verifyLast(): Promise<SoftBrowser> {
  const browser = openBrowser();
  await browser.open(fixture.lastLink());
  await browser.submit('/verify');
  return browser;
}

describe('the embedded provider', () => {
  const email = 'ana@traveller.example';
  beforeAll(async () => {
    await signUp(openBrowser(), email);
    await verifyLast();
  });
  proveIdentity(() => ({
    identity: fixture.identity,
    redirectUri: fixture.redirectUri,
    email,
    nickname: 'Ana',
    listId: providerPolicy.listId,
    async signIn(address) {
      const browser = openBrowser();
      await browser.open(address);
      await browser.submit('/login', { email, password });
      if (browser.url.pathname.endsWith('/passkey-offer')) await browser.submit('/finish');
      return browser.url;
    },
  }));
});

test('[AUTH-007] [AUTH-029] who signs up is signed in at once, with an address that is not verified yet', async () => {
  const browser = openBrowser();
  const pending = await signUp(browser, 'bea@traveller.example');
  const { user, tokens } = await finish(browser, pending);
  expect(user).toMatchObject({ nickname: 'Ana', isEmailVerified: false, wantsNewsletter: true });
  const verified = await verifyLast();
  expect(verified.url.href).toBe(`http://abendmeer.localhost:${fixture.port}/verification`);
  const refreshed = await fixture.identity.refresh(tokens, user.subject);
  expect(refreshed).toMatchObject({ ok: true, user: { isEmailVerified: true } });
});

test('a link that verifies an address is used up by its button alone, and once', async () => {
  await signUp(openBrowser(), 'cleo@traveller.example');
  const link = fixture.lastLink();
  const scanner = openBrowser();
  await scanner.open(link);
  expect(scanner.body).toContain('cleo@traveller.example');
  await verifyLast();
  await scanner.open(link);
  expect(scanner.status).toBe(410);
});

test('signing up reveals nothing about an address, and its owner gets a mail', async () => {
  await signUp(openBrowser(), 'dora@traveller.example');
  await verifyLast();
  const stranger = openBrowser();
  const pending = await signUp(stranger, 'Dora@traveller.example', 'a stranger guesses nothing 9');
  const { user } = await finish(stranger, pending);
  expect(user).toMatchObject({ isEmailVerified: false });
  expect(fixture.mails.at(-1)?.subject).toBe(SCREEN_TEXTS.de.takenSubject);
  expect(fixture.lastLink()).not.toContain('token');
  // The stranger's password opens nothing, the owner's still does.
  const browser = openBrowser();
  await begin(browser);
  await browser.submit('/login', {
    email: 'dora@traveller.example',
    password: 'a stranger guesses nothing 9',
  });
  expect(browser.status).toBe(422);
  await browser.submit('/login', { email: 'dora@traveller.example', password });
  expect(browser.url.pathname).toMatch(/passkey-offer$/);
});

test('the first account that proves an address has it; other accounts that claimed it end', async () => {
  await signUp(openBrowser(), 'eva@traveller.example', 'the first that claims it 11');
  const first = fixture.lastLink();
  await signUp(openBrowser(), 'eva@traveller.example', 'the second that claims it 12');
  await verifyLast();
  const browser = openBrowser();
  await browser.open(first);
  expect(browser.status).toBe(410);
  await begin(browser);
  await browser.submit('/login', { email: 'eva@traveller.example', password: 'the first that claims it 11' });
  expect(browser.status).toBe(422);
});

test.each([
  ['nobody@traveller.example', password],
  ['ana@traveller.example', 'wrong password 123'],
  ['not an address', ''],
])('every refused sign-in looks alike: %s', async (email, given) => {
  const browser = openBrowser();
  await begin(browser);
  const { pathname } = browser.url;
  await browser.submit('/login', { email, password: given });
  expect(browser.status).toBe(422);
  expect(browser.body.replaceAll(email, '').replaceAll(pathname, '')).toContain(SCREEN_TEXTS.de.wrongLogin);
});

test('many attempts make the next one wait, and lock nobody out for good', async () => {
  await signUp(openBrowser(), 'fay@traveller.example');
  await verifyLast();
  const browser = openBrowser();
  await begin(browser);
  const attempt = (given: string) =>
    browser.submit('/login', { email: 'fay@traveller.example', password: given });
  for (let at = 0; at < 8; at += 1) await attempt(`wrong password ${at}`);
  await attempt(password);
  expect(browser.status).toBe(422);
  fixture.clock.advance(10 * 60_000);
  await attempt(password);
  expect(browser.url.pathname).toMatch(/passkey-offer$/);
});

test.each([
  ['short 1', 'passwordShort'],
  ['aaaaaaaaaaaaaaaa', 'passwordGuessable'],
  ['traveller.example', 'passwordGuessable'],
] as const)('refuses the password "%s" as it does for staff', async (given, text) => {
  const browser = openBrowser();
  await signUp(browser, 'gil@traveller.example', given);
  expect(browser.status).toBe(422);
  expect(browser.body).toContain(SCREEN_TEXTS.de[text].replace('{count}', '12'));
  expect(browser.body).toContain('value="gil@traveller.example"');
  expect(browser.body).not.toContain(
    given.slice(0, 7) === 'short 1' ? 'value="short 1"' : 'type="password" value',
  );
});

test('[AUTH-016] [AUTH-017] a reset begins with its screen and the address, and ends every sign-in of the account', async () => {
  const email = 'hal@traveller.example';
  const first = openBrowser();
  const { tokens, user } = await finish(first, await signUp(first, email));
  await verifyLast();
  const browser = openBrowser();
  await begin(browser, 'forgotPassword', email);
  expect(browser.body).toContain(SCREEN_TEXTS.de.forgotTitle);
  expect(browser.body).toContain(`value="${email}"`);
  const known = fixture.mails.length;
  await browser.submit('/forgot-password', { email });
  const answer = browser.body;
  await expect.poll(() => fixture.mails.length).toBe(known + 1);
  const link = fixture.lastLink();
  const reset = openBrowser();
  await reset.open(link);
  await reset.submit('/reset', { password: 'short' });
  expect(reset.status).toBe(422);
  await reset.submit('/reset', { password: 'umbrella 33 saxophone velvet' });
  expect(reset.body).toContain(SCREEN_TEXTS.de.resetDoneTitle);
  expect(await fixture.identity.refresh(tokens, user.subject)).toMatchObject({
    ok: false,
    reason: 'expired',
  });
  await reset.open(link);
  expect(reset.status).toBe(410);
  // An address without an account is answered alike, and gets no mail.
  await begin(browser, 'forgotPassword');
  await browser.submit('/forgot-password', { email: 'hax@traveller.example' });
  const neutral = (body: string, each: string) =>
    body.replaceAll(each, '').replace(/\/interaction\/[\w-]+/g, '');
  expect(neutral(browser.body, 'hax@traveller.example')).toBe(neutral(answer, email));
  expect(fixture.mails).toHaveLength(known + 1);
});

test('[AUTH-012] a browser that is signed in at the provider still sees the screen for signing up', async () => {
  const browser = openBrowser();
  await signUp(browser, 'ida@traveller.example');
  await begin(browser, 'signUp');
  expect(browser.body).toContain(SCREEN_TEXTS.de.signUpTitle);
  await begin(browser, 'login');
  expect(browser.url.searchParams.has('code')).toBe(true);
});

test('[AUTH-027] signing out ends the session at the provider and leads back', async () => {
  const browser = openBrowser();
  const { tokens } = await finish(browser, await signUp(browser, 'joy@traveller.example'));
  const returnAddress = fixture.redirectUri.replace('logged-in', 'logged-out');
  const address = await fixture.identity.findSignOutAddress({ idToken: tokens.idToken, returnAddress });
  await browser.open(address ?? '');
  expect(browser.body).toContain(SCREEN_TEXTS.de.signOut);
  await browser.submit('/session/end/confirm', { logout: 'yes' });
  expect(browser.url.href).toBe(returnAddress);
  await begin(browser);
  expect(browser.body).toContain(SCREEN_TEXTS.de.loginTitle);
});

test('turning back leads to the shop, where nobody is signed in', async () => {
  const browser = openBrowser();
  const pending = await begin(browser);
  await browser.open(`${browser.url.href}/cancel`);
  expect(await fixture.identity.finishSignIn(pending, browser.url.search)).toMatchObject({
    ok: false,
    reason: 'cancelled',
  });
});

test('nobody is led to an address that is none of the shop', async () => {
  const browser = openBrowser();
  for (const redirectUri of [
    'https://evil.example/de-de/logged-in',
    fixture.redirectUri.replace('logged-in', 'search'),
  ]) {
    const started = await fixture.identity.startSignIn({ redirectUri, language: 'de', screen: 'login' });
    if (!started.ok) throw new Error(started.detail);
    await browser.open(started.address);
    expect(browser.url.hostname).toBe('id.localhost');
    expect(browser.status).toBe(400);
  }
});

test('forms of another site are refused', async () => {
  const browser = openBrowser();
  await begin(browser);
  const { href } = browser.url;
  await browser.post(
    `${href}/login`,
    { email: 'ana@traveller.example', password },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(browser.status).toBe(403);
});

test('an attempt of another browser is none of its own', async () => {
  const browser = openBrowser();
  await begin(browser);
  const other = openBrowser();
  await other.open(browser.url.href);
  expect(other.status).toBe(400);
  expect(other.body).toContain(SCREEN_TEXTS.de.failedTitle);
});

test.each(LANGUAGES)(
  '[AUTH-011] every screen speaks the language that the shop has handed over: %s',
  async (language) => {
    const browser = openBrowser();
    for (const [screen, title] of [
      ['login', 'loginTitle'],
      ['signUp', 'signUpTitle'],
      ['forgotPassword', 'forgotTitle'],
    ] as const) {
      const { redirectUri } = fixture;
      const started = await fixture.identity.startSignIn({ redirectUri, language, screen });
      if (!started.ok) throw new Error(started.detail);
      await browser.open(started.address);
      expect(browser.body).toContain(`<html lang="${language}"`);
      expect(browser.body).toContain(`<h1>${SCREEN_TEXTS[language][title].replaceAll("'", '&#x27;')}</h1>`);
    }
  },
);

test('a member who deletes the account has none at the provider either', async () => {
  const browser = openBrowser();
  const { tokens, user } = await finish(browser, await signUp(browser, 'kim@traveller.example'));
  expect(await fixture.identity.deleteUser?.(user.subject)).toBe(true);
  expect((await fixture.identity.readUser(tokens.accessToken, user.subject)).ok).toBe(false);
  expect((await fixture.identity.refresh(tokens, user.subject)).ok).toBe(false);
});

test('[TRVL-017] [AUTH-030] given and family name are claims where they were given, and optional', async () => {
  const signUpAs = async (address: string, names: Record<string, string>) => {
    const browser = openBrowser();
    const pending = await begin(browser, 'signUp');
    await browser.submit('/sign-up', { nickname: 'Ana', email: address, password, ...names });
    return { browser, pending };
  };
  const named = await signUpAs('named@traveller.example', { firstName: ' Ana  María ', lastName: 'O`Neill' });
  const { user } = await finish(named.browser, named.pending);
  expect([user.nickname, user.firstName, user.lastName]).toEqual(['Ana', 'Ana María', 'O’Neill']);
  const nameless = await signUpAs('nameless@traveller.example', { firstName: ' ', lastName: '' });
  const without = (await finish(nameless.browser, nameless.pending)).user;
  expect([without.firstName, without.lastName]).toEqual([null, null]);
  const wrong = await signUpAs('wrong@traveller.example', { firstName: '=1+1', lastName: 'Sol' });
  expect(wrong.browser.status).toBe(422);
  expect(wrong.browser.body).toContain(SCREEN_TEXTS.de.wrongName);
  expect(wrong.browser.body).toContain('value="Sol"');
  const long = await signUpAs('long@traveller.example', { lastName: 'x'.repeat(61) });
  expect((await finish(long.browser, long.pending)).user.lastName).toBe('x'.repeat(60));
});
