import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretBasic,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  skipSubjectCheck,
  type TokenEndpointResponse,
} from 'openid-client';
import { identityTimings } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type {
  FinishedSignIn,
  IdentityFailure,
  IdentityPort,
  IdentityTokens,
  SignInScreen,
  UserRecord,
} from '../identity-port.ts';
import { mapOpenidError } from './map-openid-error.ts';
import { toUserRecord } from './to-user-record.ts';

export interface OpenidOptions {
  /** Address of the issuer, character for character as its own metadata name it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without a secret, which PKCE alone protects. */
  readonly clientSecret: string | null;
  /** Algorithm of the ID token's signature that this client is registered with; no other one is accepted. */
  readonly signingAlgorithm: string;
  readonly clock: Clock;
  /** Calls the issuer; `fetch` unless given. */
  readonly fetch?: CustomFetch;
  readonly deleteUser?: IdentityPort['deleteUser'];
  /** See `IdentityPort`. */
  readonly accountPages?: IdentityPort['accountPages'];
  readonly timings?: Pick<typeof identityTimings, 'callTimeoutMs' | 'metadataLifetimeMs'>;
}

/** `offline_access` asks for a refresh token, with which the user record is read again while nobody waits (AUTH-022). */
const scope = 'openid profile email offline_access';

/**
 * What the issuer shows first. Auth0 knows `screen_hint`; `initial_screen` carries the name of the requirements. Who has just signed in
 * at the issuer would see no screen at all: everything but a login asks for one.
 */
const screens: Readonly<Record<SignInScreen, Readonly<Record<string, string>>>> = {
  login: { screen_hint: 'login', initial_screen: 'login' },
  signUp: { screen_hint: 'signup', initial_screen: 'signUp', prompt: 'login' },
  forgotPassword: { screen_hint: 'login', initial_screen: 'forgotPassword', prompt: 'login' },
  account: { screen_hint: 'login', initial_screen: 'account', prompt: 'login' },
};

/** Signs people in at any issuer of OpenID Connect: authorization code with PKCE, state, nonce and `max_age`. */
export function createOpenidIdentity(options: OpenidOptions): IdentityPort {
  const { issuer } = options;
  const findConfiguration = createDiscovery(options);

  /** Runs what asks the issuer. Everything that it may answer wrongly ends here as a failure. */
  async function ask<Answer>(
    call: (configuration: Configuration) => Promise<Answer>,
  ): Promise<Answer | IdentityFailure> {
    try {
      return await call(await findConfiguration());
    } catch (error) {
      if (error instanceof ForeignIssuer)
        return { ok: false, reason: 'misconfigured', detail: 'the issuer is not the one of the settings' };
      return mapOpenidError(error);
    }
  }

  async function readRecord(
    configuration: Configuration,
    accessToken: string,
    subject: string | null,
  ): Promise<UserRecord> {
    return toUserRecord(issuer, await fetchUserInfo(configuration, accessToken, subject ?? skipSubjectCheck));
  }

  return {
    origins: () => [new URL(issuer).origin],
    startSignIn: ({ redirectUri, language, screen, emailHint, maxAgeSeconds }) =>
      ask(async (configuration) => {
        const pending = {
          state: randomState(),
          nonce: randomNonce(),
          codeVerifier: randomPKCECodeVerifier(),
          redirectUri,
          ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
        };
        const address = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope,
          state: pending.state,
          nonce: pending.nonce,
          code_challenge: await calculatePKCECodeChallenge(pending.codeVerifier),
          code_challenge_method: 'S256',
          max_age: String(maxAgeSeconds ?? identityTimings.maxSignInAgeSeconds),
          ui_locales: language,
          ...screens[screen],
          ...(emailHint === undefined ? {} : { login_hint: emailHint }),
        });
        return { ok: true, address: address.href, pending };
      }),
    finishSignIn: ({ state, nonce, codeVerifier, redirectUri, maxAgeSeconds }, query) =>
      ask(async (configuration): Promise<FinishedSignIn> => {
        // The address as the browser was sent to it: behind a proxy the server sees another one.
        const returned = new URL(redirectUri);
        returned.search = query;
        const answer = await authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          maxAge: maxAgeSeconds ?? identityTimings.maxSignInAgeSeconds,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = answer.claims();
        const subject = requireSubject(claims?.sub);
        const user = await readRecord(configuration, answer.access_token, subject);
        // The library demands the time wherever a maximum age was asked for.
        const authenticatedAt = new Date((claims?.auth_time ?? 0) * 1_000);
        return { ok: true, user, tokens: toTokens(answer, null), authenticatedAt };
      }),
    refresh: (tokens, subject) =>
      ask(async (configuration): Promise<FinishedSignIn | IdentityFailure> => {
        if (tokens.refreshToken === null)
          return { ok: true, user: await readRecord(configuration, tokens.accessToken, subject), tokens };
        const answer = await refreshTokenGrant(configuration, tokens.refreshToken);
        const claims = answer.claims();
        if (claims !== undefined && claims.sub !== subject)
          return { ok: false, reason: 'invalid', detail: 'the refreshed token is of another subject' };
        const user = await readRecord(configuration, answer.access_token, subject);
        return { ok: true, user, tokens: toTokens(answer, tokens) };
      }),
    readUser: (accessToken, subject) =>
      ask(async (configuration) => ({
        ok: true,
        user: await readRecord(configuration, accessToken, subject),
      })),
    async findSignOutAddress({ idToken, returnAddress }) {
      const found = await ask(async (configuration) => ({
        ok: true as const,
        address:
          configuration.serverMetadata().end_session_endpoint === undefined
            ? null
            : buildEndSessionUrl(configuration, {
                id_token_hint: idToken,
                post_logout_redirect_uri: returnAddress,
              }).href,
      }));
      return found.ok ? found.address : null;
    },
    deleteUser: options.deleteUser ?? null,
    ...(options.accountPages === undefined ? {} : { accountPages: options.accountPages }),
  };
}

/** The metadata at the address of the issuer are those of another one. */
class ForeignIssuer extends Error {}

function requireSubject(subject: string | undefined): string {
  // The library demands an ID token wherever a nonce was sent.
  if (subject === undefined) throw new Error('The issuer returned no ID token');
  return subject;
}

/** An answer to a refresh may repeat neither refresh token nor ID token: the former ones stay. */
function toTokens(answer: TokenEndpointResponse, former: IdentityTokens | null): IdentityTokens {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? former?.refreshToken ?? null,
    idToken: answer.id_token ?? former?.idToken ?? '',
  };
}

/**
 * Reads the issuer's metadata when they are first needed, so that a shop starts without its issuer, and again once they are old: endpoints and
 * keys change. While the issuer does not answer, the old ones stay in use.
 */
function createDiscovery({
  issuer,
  clientId,
  clientSecret,
  signingAlgorithm,
  clock,
  fetch,
  timings = identityTimings,
}: OpenidOptions): () => Promise<Configuration> {
  let known: { readonly configuration: Configuration; readonly readAt: number } | null = null;
  let reading: Promise<Configuration> | null = null;

  async function read(): Promise<Configuration> {
    const configuration = await discovery(
      new URL(issuer),
      clientId,
      {
        id_token_signed_response_alg: signingAlgorithm,
        [clockTolerance]: identityTimings.clockToleranceSeconds,
      },
      clientSecret === null ? None() : ClientSecretBasic(clientSecret),
      {
        // The signature is checked although the token comes by https: a proxy or a wrong host would be trusted otherwise.
        execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
        timeout: timings.callTimeoutMs / 1_000,
        ...(fetch === undefined ? {} : { [customFetch]: fetch }),
      },
    );
    // The library passes over a trailing slash; tokens name the issuer character for character, and so does the key of a user.
    if (configuration.serverMetadata().issuer !== issuer) throw new ForeignIssuer();
    known = { configuration, readAt: clock.now().getTime() };
    return configuration;
  }

  return async () => {
    if (known !== null && clock.now().getTime() - known.readAt < timings.metadataLifetimeMs)
      return known.configuration;
    reading ??= read().finally(() => {
      reading = null;
    });
    if (known === null) return reading;
    const { configuration } = known;
    return reading.catch(() => configuration);
  };
}
