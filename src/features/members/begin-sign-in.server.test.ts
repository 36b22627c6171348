import { expect, test } from 'vitest';
import { identityTimings } from '../../defaults.ts';
import type { IdentityFailure, PendingSignIn, SignInRequest } from '../../ports/identity/identity-port.ts';
import { freshIntent } from '../../site/fresh-sign-in.ts';
import { beginSignIn } from './begin-sign-in.server.ts';

const redirectUri = 'https://shop.test/de-de/logged-in';
const pending: PendingSignIn = { state: 'state-1', nonce: 'n', codeVerifier: 'v', redirectUri };

/** Begins with an issuer that works, or fails as the test says; returns what was asked and stored. */
async function begin(intent: string, failure?: IdentityFailure) {
  const asked: SignInRequest[] = [];
  const saved: [PendingSignIn, string][] = [];
  const end = await beginSignIn(
    {
      identity: {
        async startSignIn(request) {
          asked.push(request);
          return failure ?? { ok: true, address: 'https://issuer.example/authorise', pending };
        },
      },
      attempts: { save: async (attempt, browser) => void saved.push([attempt, browser]) },
    },
    {
      intent,
      redirectUri,
      language: 'de',
      memberEmail: 'member@traveller.example',
      resetEmail: 'reset@traveller.example',
      browser: 'browser-1',
    },
  );
  return { end, asked, saved };
}

const plain = { redirectUri, language: 'de', screen: 'login' };

test('[AUTH-011] the browser goes to the issuer, and the attempt is stored for this browser', async () => {
  const { end, asked, saved } = await begin('');
  expect(end).toEqual({ ok: true, address: 'https://issuer.example/authorise' });
  expect(asked).toEqual([plain]);
  expect(saved).toEqual([[pending, 'browser-1']]);
});

test.each([
  ['sign-up', { ...plain, screen: 'signUp' }],
  ['forgot-password', { ...plain, screen: 'forgotPassword', emailHint: 'reset@traveller.example' }],
  ['account', { ...plain, screen: 'account', emailHint: 'member@traveller.example' }],
  [
    freshIntent,
    {
      ...plain,
      emailHint: 'member@traveller.example',
      maxAgeSeconds: identityTimings.freshSignInSeconds,
    },
  ],
  ['something else', plain],
])('[AUTH-012] [AUTH-016] [AUTH-017] the intent %s asks for its screen', async (intent, request) => {
  expect((await begin(intent)).asked).toEqual([request]);
});

test('nothing is stored while the issuer does not answer', async () => {
  const failure = { ok: false, reason: 'unavailable', detail: 'time-out' } as const;
  const { end, saved } = await begin('', failure);
  expect(end).toEqual(failure);
  expect(saved).toEqual([]);
});
