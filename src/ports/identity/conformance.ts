import { describe, expect, it } from 'vitest';
import type { FinishedSignIn, IdentityPort, PendingSignIn, SignInRequest } from './identity-port.ts';

export interface IdentityUnderTest {
  readonly identity: IdentityPort;
  /** An address of the shop that the issuer knows. */
  readonly redirectUri: string;
  /**
   * Signs a person with a verified address in, in a browser of its own that begins at the issuer's address.
   * @returns where the issuer sends the browser back to
   */
  signIn(address: string): Promise<URL>;
  /** The person's address. */
  readonly email: string;
  readonly nickname: string;
  /** The newsletter list that the issuer names. */
  readonly listId: string;
}

/** Contract of every identity adapter, with any issuer. */
export function proveIdentity(under: () => IdentityUnderTest): void {
  const begin = async (request: Partial<SignInRequest> = {}) => {
    const { redirectUri, identity } = under();
    const started = await identity.startSignIn({ redirectUri, language: 'de', screen: 'login', ...request });
    if (!started.ok) throw new Error(started.detail);
    return started;
  };
  const signIn = async (): Promise<FinishedSignIn & { pending: PendingSignIn; query: string }> => {
    const { address, pending } = await begin();
    const { search: query } = await under().signIn(address);
    const finished = await under().identity.finishSignIn(pending, query);
    if (!finished.ok) throw new Error(finished.detail);
    return { ...finished, pending, query };
  };

  describe('identity', () => {
    it('[AUTH-001] [AUTH-029] [FLOW-039] signs a person in and reads who it is', async () => {
      const { user, tokens } = await signIn();
      const { email, nickname } = under();
      expect(user).toMatchObject({ email, nickname, isEmailVerified: true });
      expect(user.subject).not.toBe('');
      expect(tokens.accessToken).not.toBe('');
    });

    it('[AUTH-030] [AUTH-031] [API-028] the user record has metadata, newsletter flag and list', async () => {
      const { user } = await signIn();
      expect(user.userMetadata).toMatchObject({ newsletter: true });
      expect(user.wantsNewsletter).toBe(true);
      expect(user.listId).toBe(under().listId);
    });

    it('[AUTH-011] [AUTH-012] [AUTH-016] [AUTH-017] hands over language, screen and address', async () => {
      const { address } = await begin({
        language: 'fr',
        screen: 'forgotPassword',
        emailHint: 'ana@a.example',
      });
      const query = new URL(address).searchParams;
      expect(query.get('ui_locales')).toBe('fr');
      expect(query.get('initial_screen')).toBe('forgotPassword');
      expect(query.get('login_hint')).toBe('ana@a.example');
      const signUp = new URL((await begin({ screen: 'signUp' })).address).searchParams;
      expect(signUp.get('initial_screen')).toBe('signUp');
    });

    it('asks with the code flow, PKCE, state and nonce, and another of each every time', async () => {
      const [one, other] = [await begin(), await begin()];
      const query = new URL(one.address).searchParams;
      expect(query.get('response_type')).toBe('code');
      expect(query.get('code_challenge_method')).toBe('S256');
      expect(query.get('code_challenge')).not.toBe(one.pending.codeVerifier);
      expect(Number(query.get('max_age'))).toBeGreaterThan(0);
      for (const secret of ['state', 'nonce', 'codeVerifier'] as const) {
        expect(one.pending[secret].length).toBeGreaterThan(20);
        expect(one.pending[secret]).not.toBe(other.pending[secret]);
      }
    });

    it('signs nobody in with an answer that was used before', async () => {
      const { pending, query } = await signIn();
      expect(await under().identity.finishSignIn(pending, query)).toMatchObject({
        ok: false,
        reason: 'expired',
      });
    });

    it('signs nobody in with the answer to another attempt', async () => {
      const [one, other] = [await begin(), await begin()];
      const { search } = await under().signIn(one.address);
      expect(await under().identity.finishSignIn(other.pending, search)).toMatchObject({
        ok: false,
        reason: 'invalid',
      });
      const pending = { ...one.pending, codeVerifier: other.pending.codeVerifier };
      expect((await under().identity.finishSignIn(pending, search)).ok).toBe(false);
    });

    it.each(['', '?code=invented', '?error=access_denied'])(
      'signs nobody in with the answer "%s"',
      async (query) => {
        const { pending } = await begin();
        expect((await under().identity.finishSignIn(pending, query)).ok).toBe(false);
      },
    );

    it('[API-026] [API-027] [CAPI-043] reads the user record with the bearer token, and with no other one', async () => {
      const { user, tokens } = await signIn();
      const { identity } = under();
      expect(await identity.readUser(tokens.accessToken, user.subject)).toEqual({ ok: true, user });
      expect((await identity.readUser(tokens.accessToken, 'somebody-else')).ok).toBe(false);
      expect(await identity.readUser(tokens.accessToken, null)).toEqual({ ok: true, user });
    });

    it('[AUTH-022] refreshes tokens and user record', async () => {
      const { user, tokens } = await signIn();
      const refreshed = await under().identity.refresh(tokens, user.subject);
      if (!refreshed.ok) throw new Error(refreshed.detail);
      expect(refreshed.user).toEqual(user);
      expect(refreshed.tokens.accessToken).not.toBe(tokens.accessToken);
      expect(refreshed.tokens.idToken).not.toBe('');
    });

    it('a refresh token that was used before ends the sign-in', async () => {
      const { user, tokens } = await signIn();
      const { identity } = under();
      const refreshed = await identity.refresh(tokens, user.subject);
      if (!refreshed.ok) throw new Error(refreshed.detail);
      expect(await identity.refresh(tokens, user.subject)).toMatchObject({ ok: false, reason: 'expired' });
      expect(await identity.refresh(refreshed.tokens, user.subject)).toMatchObject({
        ok: false,
        reason: 'expired',
      });
    });

    it('[AUTH-027] signs out at the issuer with a return address', async () => {
      const { tokens } = await signIn();
      const { identity, redirectUri } = under();
      const returnAddress = redirectUri.replace('logged-in', 'logged-out');
      const address = await identity.findSignOutAddress({ idToken: tokens.idToken, returnAddress });
      const query = new URL(address ?? '').searchParams;
      expect(query.get('post_logout_redirect_uri')).toBe(returnAddress);
      expect(query.get('id_token_hint')).toBe(tokens.idToken);
    });
  });
}
