import { expect, test } from 'vitest';
import { buildMember, buildUser } from '../../../tests/factories/members/member.ts';
import { brand } from '../../brands/abendmeer/brand.ts';
import type { FinishedSignIn } from '../../ports/identity/identity-port.ts';
import { type FinishSignInDeps, finishSignIn } from './finish-sign-in.server.ts';

const member = buildMember();
const finished: FinishedSignIn = {
  ok: true,
  user: buildUser(),
  tokens: { accessToken: 'access', refreshToken: null, idToken: 'id' },
};
const pending = {
  state: 'state-1',
  nonce: 'nonce-1',
  codeVerifier: 'verifier-1',
  redirectUri: 'https://shop.test/de-de/logged-in',
};
const answer = {
  state: 'state-1',
  query: 'state=state-1&code=code-1',
  browser: 'browser-1',
  formerToken: 'former',
  visitor: { id: 'visitor-1', session: 'checkout-1' },
  chosen: null,
  visit: { brand, origin: 'https://shop.test', locale: 'de-de', language: 'de' as const },
};

/** Ends an attempt in a shop in which everything works, except what the test says; returns what was done and reported, too. */
async function finish(shop: Partial<FinishSignInDeps> = {}, change: Partial<typeof answer> = {}) {
  const calls: unknown[] = [];
  const reported: string[] = [];
  const deps: FinishSignInDeps = {
    attempts: {
      take: async (state, browser) => (state === 'state-1' && browser === 'browser-1' ? pending : null),
    },
    identity: {
      async finishSignIn(...exchanged) {
        calls.push(['issuer', ...exchanged]);
        return finished;
      },
    },
    store: {
      async signIn(_signedIn, formerToken) {
        calls.push(['session instead of', formerToken]);
        return { token: 'token-1', member, isNew: false, isSignedOut: false };
      },
    },
    async adopt(...adopted) {
      calls.push(['adopt', ...adopted]);
      return { hasFavorites: true };
    },
    preferences: {
      find: async () => ({ language: 'fr', currency: null, market: null, preferredAirport: null }),
      save: async () => undefined,
    },
    async onNewMember({ subject }, { locale }) {
      calls.push(['welcome', subject, locale]);
    },
    ...shop,
  };
  const end = await finishSignIn(deps, { ...answer, ...change }, (what) => reported.push(what));
  return { end, calls, reported };
}

const storeOf = (signedIn: Partial<Awaited<ReturnType<FinishSignInDeps['store']['signIn']>>>) => ({
  store: {
    signIn: async () => ({ token: 'token-1', member, isNew: false, isSignedOut: false, ...signedIn }),
  },
});

test('the member has a session, what belonged to the browser, and the account’s language', async () => {
  expect(await finish()).toEqual({
    end: {
      ok: true,
      isSignedOut: false,
      token: 'token-1',
      needsVerification: false,
      hasFavorites: true,
      preferences: { holds: 'account', choice: { language: 'fr' } },
    },
    calls: [
      ['issuer', pending, answer.query],
      ['session instead of', 'former'],
      ['adopt', member.id, answer.visitor],
    ],
    reported: [],
  });
});

test('an attempt of another browser asks the issuer nothing', async () => {
  const { end, calls } = await finish({}, { browser: 'another' });
  expect(end).toMatchObject({ ok: false, reason: 'expired' });
  expect(calls).toEqual([]);
});

test('an answer that the issuer does not stand by begins no session', async () => {
  const failure = { ok: false, reason: 'invalid', detail: 'nonce' } as const;
  const { end, calls } = await finish({ identity: { finishSignIn: async () => failure } });
  expect(end).toEqual(failure);
  expect(calls).toEqual([]);
});

test('[AUTH-036] a new member with an unverified address has to verify it, and is welcomed once', async () => {
  const first = await finish(storeOf({ isNew: true, member: buildMember({ isEmailVerified: false }) }));
  expect(first.end).toMatchObject({ needsVerification: true });
  expect(first.calls).toContainEqual(['welcome', 'subject-1', 'de-de']);
  const later = await finish(storeOf({ member: buildMember({ isEmailVerified: false }) }));
  expect(later.end).toMatchObject({ needsVerification: false });
  expect(later.calls).not.toContainEqual(['welcome', 'subject-1', 'de-de']);
});

test('who has signed out everywhere takes nothing over until they prove again who they are', async () => {
  const { end, calls } = await finish(storeOf({ isSignedOut: true, isNew: true }));
  expect(end).toEqual({ ok: true, isSignedOut: true, token: 'token-1' });
  expect(calls).toEqual([['issuer', pending, answer.query]]);
});

test('nobody is kept out for what follows from a sign-in', async () => {
  const fail = () => Promise.reject(new Error('the database is gone'));
  const { end, reported } = await finish({
    ...storeOf({ isNew: true }),
    adopt: fail,
    onNewMember: fail,
    preferences: { find: fail, save: fail },
  });
  expect(end).toMatchObject({ ok: true, token: 'token-1', hasFavorites: null, preferences: null });
  expect(reported).toEqual([
    'what belongs to a browser was not passed on to its member',
    'the preferences of a member were not applied',
    'what a new member asked for was not stored',
  ]);
});
