import type { MemberStore } from '../../features/members/member-store.server.ts';
import {
  type BrowserPreferences,
  type SettledPreferences,
  settlePreferences,
} from '../../features/members/settle-preferences.server.ts';
import type { SignInAttempts } from '../../features/members/sign-in-attempts.server.ts';
import type { NewsletterVisit } from '../../features/newsletter/newsletter.ts';
import type { IdentityFailure, IdentityPort } from '../../ports/identity/identity-port.ts';
import type { MembersDeps } from './members-deps.ts';

/** Dependencies of the end of a sign-in. */
export interface FinishSignInDeps extends Pick<MembersDeps, 'adopt' | 'onNewMember'> {
  readonly identity: Pick<IdentityPort, 'finishSignIn'>;
  readonly attempts: Pick<SignInAttempts, 'take'>;
  readonly store: Pick<MemberStore, 'signIn'>;
  readonly preferences: Parameters<typeof settlePreferences>[0];
}

interface IssuerAnswer {
  /** Which attempt the issuer answers. */
  readonly state: string;
  /** Everything that the issuer sent along, the state too, as a query. */
  readonly query: string;
  /** Key of the browser, as it began the attempt; '' for none. */
  readonly browser: string;
  /** Token of the session that the browser had; '' for none. */
  readonly formerToken: string;
  /** Whose favourites and checkouts the member takes over. */
  readonly visitor: Parameters<MembersDeps['adopt']>[1];
  /** Chosen in this browser since the last sign-in here; null for nothing. */
  readonly chosen: BrowserPreferences | null;
  readonly visit: NewsletterVisit;
}

/** A member with a session in this browser. */
export interface SignedIn {
  readonly ok: true;
  readonly isSignedOut: false;
  /** Of the new session. */
  readonly token: string;
  /** True for a first sign-in with an address that is not verified: it is asked for, and the way back waits for that (AUTH-036). */
  readonly needsVerification: boolean;
  /** Whether the member has favourites; null where what belongs to the browser was not passed on and stays with it. */
  readonly hasFavorites: boolean | null;
  /** Null where they could not be brought to the same. */
  readonly preferences: SettledPreferences | null;
}

/** The member has signed out everywhere since they proved to the issuer who they are, and has to prove it again. */
interface SignedOut {
  readonly ok: true;
  readonly isSignedOut: true;
  /** Of the new session, which has to be ended. */
  readonly token: string;
}

/**
 * Ends an attempt to sign in with the issuer's answer and begins the member's session. What follows from a sign-in, as
 * favourites, preferences, a newsletter, is reported where it fails: nobody is kept out for it.
 * @param report receives what was not done, and why
 */
export async function finishSignIn(
  deps: FinishSignInDeps,
  { state, query, browser, formerToken, visitor, chosen, visit }: IssuerAnswer,
  report: (what: string, error: unknown) => void,
): Promise<SignedIn | SignedOut | IdentityFailure> {
  const attempt = await deps.attempts.take(state, browser);
  if (attempt === null)
    return { ok: false, reason: 'expired', detail: 'the attempt is over or another browser’s' };
  const finished = await deps.identity.finishSignIn(attempt, query);
  if (!finished.ok) return finished;
  const { token, member, isNew, isSignedOut } = await deps.store.signIn(finished, formerToken);
  if (isSignedOut) return { ok: true, isSignedOut, token };
  const orReport = async <Result>(what: string, step: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await step();
    } catch (error) {
      report(what, error);
      return null;
    }
  };
  // What cannot be passed on now stays with the browser, and is passed on with the next sign-in.
  const adopted = await orReport('what belongs to a browser was not passed on to its member', () =>
    deps.adopt(member.id, visitor),
  );
  const preferences = await orReport('the preferences of a member were not applied', () =>
    settlePreferences(deps.preferences, member.id, visit.brand, chosen),
  );
  if (isNew)
    await orReport('what a new member asked for was not stored', () =>
      deps.onNewMember(finished.user, visit),
    );
  return {
    ok: true,
    isSignedOut,
    token,
    needsVerification: isNew && !member.isEmailVerified,
    hasFavorites: adopted?.hasFavorites ?? null,
    preferences,
  };
}
