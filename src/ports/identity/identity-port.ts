import type { Language } from '../../domain/words/language.ts';

/**
 * The screen with which the issuer begins (AUTH-012, AUTH-016). `account` asks to sign in again and then shows the issuer's pages about
 * the account, see `AccountPages`; the sign-in ends when the person leaves them.
 */
export type SignInScreen = 'login' | 'signUp' | 'forgotPassword' | 'account';

export interface SignInRequest {
  /** Where the issuer sends the person back to: an address of the shop without query. */
  readonly redirectUri: string;
  readonly language: Language;
  readonly screen: SignInScreen;
  /** Fills in the address in the issuer's form (AUTH-017). */
  readonly emailHint?: string;
  /** Who signed in at the issuer longer ago has to do it again; absent for a day. */
  readonly maxAgeSeconds?: number;
}

/**
 * What only the shop knows of one attempt to sign in. It is stored until the issuer answers, belongs to the browser that began it and is used once.
 */
export interface PendingSignIn {
  /** Returned by the issuer; unguessable, another one for each attempt. */
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  /** See `SignInRequest`. */
  readonly maxAgeSeconds?: number;
}

/** Tokens of one sign-in. They stay on the server. */
export interface IdentityTokens {
  readonly accessToken: string;
  /** Null where the issuer gives none. */
  readonly refreshToken: string | null;
  readonly idToken: string;
}

/** The user record of the issuer (AUTH-029 to AUTH-031, API-026 to API-028). A user is issuer and subject, never the address. */
export interface UserRecord {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; null where the issuer names none. */
  readonly email: string | null;
  /** True only if the issuer says so itself; an answer without the claim is a no. */
  readonly isEmailVerified: boolean;
  readonly nickname: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  /** The newsletter flag of `user_metadata`. */
  readonly wantsNewsletter: boolean;
  /** Newsletter list of the user. */
  readonly listId: string | null;
}

/**
 * Why nobody was signed in:
 * - `cancelled`: the person turned back at the issuer
 * - `expired`: the issuer does not accept the code or token any more, such as one that was used before
 * - `invalid`: an answer failed a check: state, nonce, signature, issuer, audience, time, subject
 * - `misconfigured`: the issuer does not know this shop, or is not the one of the settings
 * - `unavailable`: no answer in time, or an error of the issuer; whether it did anything is unknown
 */
export type IdentityFailureReason = 'cancelled' | 'expired' | 'invalid' | 'misconfigured' | 'unavailable';

export interface IdentityFailure {
  readonly ok: false;
  readonly reason: IdentityFailureReason;
  /** For the log: which check or call failed. Without tokens and personal data. */
  readonly detail: string;
}

export interface StartedSignIn {
  readonly ok: true;
  /** Where the browser goes. */
  readonly address: string;
  readonly pending: PendingSignIn;
}

export interface FinishedSignIn {
  readonly ok: true;
  readonly user: UserRecord;
  readonly tokens: IdentityTokens;
  /** When the person proved to the issuer who they are; absent for a refresh, in which nobody did. */
  readonly authenticatedAt?: Date;
}

export interface SignOutRequest {
  readonly idToken: string;
  /** An address of the shop without query that the issuer knows (AUTH-027). */
  readonly returnAddress: string;
}

/** Where people change their names and passkeys: in a new sign-in with the screen `account`, or at an address of the issuer's own. */
export type AccountPages = 'in-sign-in' | { readonly address: string };

/** The party that knows who people are (AUTH-001, FLOW-039). No call throws for a failure of the issuer, and each ends in time. */
export interface IdentityPort {
  /** Origins that forms of the shop may lead to, by way of a redirect. */
  origins(): readonly string[];
  /** Begins a sign-in (AUTH-011, AUTH-012). */
  startSignIn(request: SignInRequest): Promise<StartedSignIn | IdentityFailure>;
  /**
   * Ends a sign-in with what the issuer sent along to the redirect address.
   * @param query parameters of the address, with or without question mark
   */
  finishSignIn(pending: PendingSignIn, query: string): Promise<FinishedSignIn | IdentityFailure>;
  /**
   * Replaces the tokens and reads the user record again (AUTH-022). The former refresh token is used up: call it under a lock.
   * `expired` says that the issuer has ended the sign-in.
   */
  refresh(tokens: IdentityTokens, subject: string): Promise<FinishedSignIn | IdentityFailure>;
  /**
   * Reads the user record with the bearer token (API-026, API-027, CAPI-043).
   * @param subject whose it has to be; null for the token of a client that says nothing else of its user (API-018)
   */
  readUser(
    accessToken: string,
    subject: string | null,
  ): Promise<{ readonly ok: true; readonly user: UserRecord } | IdentityFailure>;
  /** Where the browser signs out at the issuer; null where the issuer cannot be asked or knows no such address. */
  findSignOutAddress(request: SignOutRequest): Promise<string | null>;
  /** The issuer's pages on which people change their names and passkeys; absent for an issuer without. */
  readonly accountPages?: AccountPages;
  /** Deletes the account at the issuer; null where the shop may not. Resolves to false when the issuer did not do it. */
  readonly deleteUser: ((subject: string) => Promise<boolean>) | null;
}
