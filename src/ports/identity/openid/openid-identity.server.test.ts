import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { identityTimings } from '../../../defaults.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { proveIdentity } from '../conformance.ts';
import type { FinishedSignIn, IdentityFailure, IdentityPort } from '../identity-port.ts';
import { type IssuerFault, issuerFaults } from './double/issuer-faults.ts';
import { type IssuerDouble, openIssuerDouble } from './double/open-issuer-double.ts';
import { createOpenidIdentity } from './openid-identity.server.ts';

const redirectUri = 'http://shop.test/de-de/logged-in';
const clock = settableClock('2027-03-01T10:00:00Z');
let double: IssuerDouble;
let user: IssuerDouble['user'];

beforeAll(async () => {
  double = await openIssuerDouble();
  user = double.user;
});
afterEach(() => {
  Object.assign(double, { fault: null, clockSkewSeconds: 0, user });
  vi.useRealTimers();
});
afterAll(() => double.close());

/** An adapter that knows nothing of the issuer yet. */
function openIdentity(settings: Partial<Parameters<typeof createOpenidIdentity>[0]> = {}): IdentityPort {
  const { issuer, clientId, clientSecret } = double;
  return createOpenidIdentity({
    issuer,
    clientId,
    clientSecret,
    signingAlgorithm: 'RS256',
    clock,
    timings: { ...identityTimings, callTimeoutMs: 250 },
    ...settings,
  });
}

async function follow(address: string): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

async function signIn(
  identity: IdentityPort,
  fault: IssuerFault | null = null,
): Promise<FinishedSignIn | IdentityFailure> {
  const started = await identity.startSignIn({ redirectUri, language: 'de', screen: 'login' });
  if (!started.ok) return started;
  double.fault = fault;
  const { search } = await follow(started.address);
  return identity.finishSignIn(started.pending, search);
}

async function requireSignIn(identity: IdentityPort): Promise<FinishedSignIn> {
  const finished = await signIn(identity);
  if (!finished.ok) throw new Error(finished.detail);
  return finished;
}

proveIdentity(() => ({
  identity: openIdentity(),
  redirectUri,
  signIn: follow,
  email: 'ana@traveller.example',
  nickname: 'Ana',
  listId: 'list-7',
}));

describe('an issuer that answers wrongly', () => {
  test.each(issuerFaults.metadata)('[FLOW-039] signs nobody in when its metadata fail: %s', async (fault) => {
    double.fault = fault;
    const outcome = await openIdentity().startSignIn({ redirectUri, language: 'de', screen: 'login' });
    const reason =
      fault === 'metadata-foreign-issuer'
        ? 'misconfigured'
        : fault === 'metadata-no-json'
          ? 'invalid'
          : 'unavailable';
    expect(outcome).toMatchObject({ ok: false, reason });
  });

  test.each([
    ['denies', 'cancelled'],
    ['wrong-state', 'invalid'],
    ['wrong-iss', 'invalid'],
    ['missing-iss', 'invalid'],
    ['no-code', 'invalid'],
    ['foreign-code', 'expired'],
  ] as const)('signs nobody in when it returns the browser with %s', async (fault, reason) => {
    expect(issuerFaults.returned).toContain(fault);
    expect(await signIn(openIdentity(), fault)).toMatchObject({ ok: false, reason });
  });

  const tokenReasons: Partial<Record<IssuerFault, IdentityFailure['reason']>> = {
    'token-500': 'unavailable',
    'token-hangs': 'unavailable',
    'token-drops': 'unavailable',
    'unknown-client': 'misconfigured',
    'code-replayed': 'expired',
    'keys-500': 'unavailable',
    'keys-hang': 'unavailable',
    'user-500': 'unavailable',
    'user-hangs': 'unavailable',
    'user-drops': 'unavailable',
    'user-401': 'expired',
  };
  test.each([...issuerFaults.token, ...issuerFaults.keys, ...issuerFaults.user])(
    'signs nobody in by mistake: %s',
    async (fault) => {
      const outcome = await signIn(openIdentity(), fault);
      expect(outcome).toMatchObject({ ok: false, reason: tokenReasons[fault] ?? 'invalid' });
    },
  );

  test('what went wrong is said without tokens, codes and names', async () => {
    for (const fault of [...issuerFaults.token, ...issuerFaults.user]) {
      const outcome = await signIn(openIdentity(), fault);
      if (outcome.ok) throw new Error(fault);
      expect(outcome.detail.length).toBeGreaterThan(10);
      expect(outcome.detail).not.toMatch(/ana|eyJ|secret/i);
    }
  });

  test.each(issuerFaults.claims)(
    '[AUTH-007] an address is not verified where it does not say so: %s',
    async (fault) => {
      const outcome = await signIn(openIdentity(), fault);
      expect(outcome).toMatchObject({ ok: true, user: { isEmailVerified: false } });
    },
  );

  test('accepts a clock that is a minute off, and none that is three', async () => {
    double.clockSkewSeconds = identityTimings.clockToleranceSeconds - 300;
    expect((await signIn(openIdentity())).ok).toBe(true);
    double.clockSkewSeconds = -301 - identityTimings.clockToleranceSeconds;
    expect((await signIn(openIdentity())).ok).toBe(false);
  });

  test('is asked again after it was down, and no restart is needed', async () => {
    const identity = openIdentity();
    double.fault = 'metadata-500';
    expect((await signIn(identity)).ok).toBe(false);
    double.fault = null;
    expect((await signIn(identity)).ok).toBe(true);
  });

  test('goes on with what it said before while its metadata fail', async () => {
    const identity = openIdentity();
    await requireSignIn(identity);
    clock.advance(identityTimings.metadataLifetimeMs);
    double.fault = 'metadata-500';
    expect((await identity.startSignIn({ redirectUri, language: 'de', screen: 'login' })).ok).toBe(true);
  });

  test('reads addresses and keys once for many people, and again when they are old', async () => {
    const identity = openIdentity();
    const before = double.calls('/.well-known/openid-configuration');
    await Promise.all([signIn(identity), signIn(identity), signIn(identity)]);
    expect(double.calls('/.well-known/openid-configuration')).toBe(before + 1);
    clock.advance(identityTimings.metadataLifetimeMs);
    await requireSignIn(identity);
    expect(double.calls('/.well-known/openid-configuration')).toBe(before + 2);
  });

  test('a key that it has exchanged is found a minute later, and never by asking again and again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const identity = openIdentity();
    await requireSignIn(identity);
    const asked = double.calls('/jwks');
    double.rotateKey();
    expect(await signIn(identity)).toMatchObject({ ok: false, reason: 'invalid' });
    expect(double.calls('/jwks')).toBe(asked);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await signIn(identity)).ok).toBe(true);
    expect(double.calls('/jwks')).toBe(asked + 1);
  });

  test.each([
    ['refresh-other-subject', 'invalid'],
    ['refresh-500', 'unavailable'],
    ['refresh-ended', 'expired'],
    ['user-other-subject', 'invalid'],
    ['user-hangs', 'unavailable'],
    ['token-hangs', 'unavailable'],
    ['wrong-key', 'invalid'],
  ] as const)('[AUTH-024] a refresh that fails says so: %s', async (fault, reason) => {
    const identity = openIdentity();
    const { tokens, user: known } = await requireSignIn(identity);
    double.fault = fault;
    expect(await identity.refresh(tokens, known.subject)).toMatchObject({ ok: false, reason });
  });

  test('[AUTH-027] without an issuer nobody is led to it for signing out', async () => {
    double.fault = 'metadata-500';
    const request = { idToken: 'x', returnAddress: 'http://shop.test/de-de/logged-out' };
    expect(await openIdentity().findSignOutAddress(request)).toBeNull();
  });

  test('a client that the issuer does not know is a fault of the settings', async () => {
    const identity = openIdentity({ clientSecret: 'another secret' });
    expect(await signIn(identity)).toMatchObject({ ok: false, reason: 'misconfigured' });
  });

  test('[API-026] [API-027] [API-028] [CAPI-043] the user record is one GET with the bearer token, and has the metadata', async () => {
    const calls: (readonly [method: string, authorization: string | null])[] = [];
    const identity = openIdentity({
      fetch: (address, options) => {
        calls.push([options.method, new Headers(options.headers).get('authorization')]);
        return fetch(address, options as RequestInit);
      },
    });
    const { tokens, user: known } = await requireSignIn(identity);
    calls.length = 0;
    const read = await identity.readUser(tokens.accessToken, known.subject);
    expect(calls).toEqual([['GET', `Bearer ${tokens.accessToken}`]]);
    expect(read).toMatchObject({ ok: true, user: { userMetadata: { newsletter: true } } });
  });

  test('[AUTH-032] metadata and list are also read from claims that are named like an address', async () => {
    const { list_id: listId, user_metadata: metadata, ...rest } = user;
    double.user = {
      ...rest,
      'https://shop.example/user_metadata': { ...(metadata as object), list_id: listId },
    };
    const { user: read } = await requireSignIn(openIdentity());
    expect(read).toMatchObject({ listId: 'list-7', wantsNewsletter: true });
  });

  test('a name is one line of bounded length, whatever the issuer sends', async () => {
    double.user = { ...user, nickname: `A\n\u202eb${'c'.repeat(500)}` };
    const { user: read } = await requireSignIn(openIdentity());
    expect(read.nickname).toMatch(/^A bc{57}$/);
  });
});

test('a recent sign-in is asked for and demanded, and when it was is said', async () => {
  const identity = openIdentity();
  const started = await identity.startSignIn({
    redirectUri,
    language: 'de',
    screen: 'login',
    maxAgeSeconds: 900,
  });
  if (!started.ok) throw new Error(started.detail);
  expect(new URL(started.address).searchParams.get('max_age')).toBe('900');
  double.fault = null;
  const finished = await identity.finishSignIn(started.pending, (await follow(started.address)).search);
  if (!finished.ok) throw new Error(finished.detail);
  expect(Math.abs((finished.authenticatedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);

  const again = await identity.startSignIn({ redirectUri, language: 'de', screen: 'login' });
  if (!again.ok) throw new Error(again.detail);
  expect(new URL(again.address).searchParams.get('max_age')).toBe('86400');
  // A day that is demanded less strictly than the fifteen minutes would accept this one.
  double.signedInSecondsAgo = 3_600;
  const { search } = await follow(again.address);
  expect(await identity.finishSignIn({ ...again.pending, maxAgeSeconds: 900 }, search)).toMatchObject({
    ok: false,
    reason: 'invalid',
  });
  double.signedInSecondsAgo = 0;
});
