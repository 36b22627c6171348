import { identityTimings } from '../../defaults.ts';
import type { Language } from '../../domain/words/language.ts';
import type { IdentityFailure, IdentityPort, SignInScreen } from '../../ports/identity/identity-port.ts';
import { freshIntent } from '../../site/fresh-sign-in.ts';
import type { SignInAttempts } from './sign-in-attempts.server.ts';

/** Dependencies of the beginning of a sign-in. */
export interface BeginSignInDeps {
  readonly identity: Pick<IdentityPort, 'startSignIn'>;
  readonly attempts: Pick<SignInAttempts, 'save'>;
}

/** What a link to the sign-in page asks for, by the screen that the issuer begins with (AUTH-012, AUTH-016). */
const screens: Readonly<Record<string, SignInScreen>> = {
  'sign-up': 'signUp',
  'forgot-password': 'forgotPassword',
  account: 'account',
};

interface SignInWish {
  /** As the link names it: a key of `screens`, `freshIntent`, or any other text for a plain sign-in. */
  readonly intent: string;
  /** Address of the shop to which the issuer leads back. */
  readonly redirectUri: string;
  readonly language: Language;
  /** Address of the signed-in member; null where nobody is signed in, or none is known. */
  readonly memberEmail: string | null;
  /** Address of somebody who sets a new password (AUTH-017); null for anybody else. */
  readonly resetEmail: string | null;
  /** Unguessable key of the browser, which alone can end the attempt. */
  readonly browser: string;
}

/**
 * Begins a sign-in at the issuer and stores the attempt (AUTH-010 to AUTH-012). A fresh one has the issuer ask again who was signed in before.
 * @returns where the browser goes
 */
export async function beginSignIn(
  { identity, attempts }: BeginSignInDeps,
  { intent, redirectUri, language, memberEmail, resetEmail, browser }: SignInWish,
): Promise<{ readonly ok: true; readonly address: string } | IdentityFailure> {
  const screen = screens[intent] ?? 'login';
  const isFresh = intent === freshIntent;
  const emailHint =
    screen === 'forgotPassword' ? resetEmail : screen === 'account' || isFresh ? memberEmail : null;
  const started = await identity.startSignIn({
    redirectUri,
    language,
    screen,
    ...(emailHint === null ? {} : { emailHint }),
    ...(isFresh ? { maxAgeSeconds: identityTimings.freshSignInSeconds } : {}),
  });
  if (!started.ok) return started;
  await attempts.save(started.pending, browser);
  return { ok: true, address: started.address };
}
