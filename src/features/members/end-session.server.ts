import type { IdentityPort } from '../../ports/identity/identity-port.ts';
import type { MemberStore } from './member-store.server.ts';

/** Dependencies of signing out. */
export interface EndSessionDeps {
  readonly store: Pick<MemberStore, 'signOut'>;
  readonly identity: Pick<IdentityPort, 'findSignOutAddress'>;
}

/**
 * Ends the session of a token here, whatever the issuer says.
 * @param returnAddress where the issuer leads back to
 * @returns where the issuer ends its own session (AUTH-027); null where it has no such address, or nobody was signed in
 */
export async function endSession(
  { store, identity }: EndSessionDeps,
  token: string,
  returnAddress: string,
): Promise<string | null> {
  const ended = await store.signOut(token);
  if (ended === null) return null;
  return identity.findSignOutAddress({ idToken: ended.idToken, returnAddress });
}
