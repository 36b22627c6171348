import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { staffPolicy } from '../../defaults.ts';
import type { SentBody } from '../../site/calls/call-types.ts';

/** Checks only the outside of an authenticator's response; the library reads the rest as untrusted and throws. Hence the cast: the schema names fewer fields than the type. */
const proofOf = <Proof extends AuthenticationResponseJSON | RegistrationResponseJSON>() =>
  z.looseObject({
    id: z.string().min(1).max(1500),
    rawId: z.string().max(1500),
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: z.string().max(4000) }),
  }) as unknown as z.ZodType<Proof, Proof>;

/** Name of a passkey, as its owner types it. */
const passkeyName = z.string().trim().min(1).max(staffPolicy.maxPasskeyNameLength);

/** Where somebody was when they were asked to sign in: a page of staff, or nothing. */
export const signInTarget = z.string().max(500).default('');

/** Body of the call that signs in with a passkey. */
export const passkeySignInBody = z.object({ proof: proofOf<AuthenticationResponseJSON>(), to: signInTarget });
export type PasskeySignInBody = SentBody<typeof passkeySignInBody>;

/** Body of the call that adds a passkey. */
export const newPasskeyBody = z.object({ proof: proofOf<RegistrationResponseJSON>(), name: passkeyName });
export type NewPasskeyBody = SentBody<typeof newPasskeyBody>;

/** Answer of both calls. */
export interface PasskeyAnswer {
  /** Path of the page to open. */
  readonly to: string;
}
