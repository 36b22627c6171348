import type { IdentityPort } from '../../ports/identity/identity-port.ts';
import { isFreshSignIn } from '../../site/fresh-sign-in.ts';
import type { Member } from '../../site/visitor.ts';
import type { MemberStore } from './member-store.server.ts';

/** Dependencies of deleting an account. */
export interface DeleteAccountDeps {
  readonly store: Pick<MemberStore, 'findRecord' | 'remove'>;
  readonly identity: Pick<IdentityPort, 'deleteUser'>;
  /** Erases what is stored for the member beyond the account; bookings stay for the tax office. */
  readonly eraseData: (memberId: string) => Promise<void>;
}

/**
 * Deletes the account of a member, here and, where the shop may, at the issuer. An open browser alone deletes none.
 * @param report receives the issuer that has not deleted its part
 * @returns `needs-sign-in` where the member has to prove first who they are; nothing is deleted then
 */
export async function deleteAccount(
  { store, identity, eraseData }: DeleteAccountDeps,
  { id, authenticatedAt }: Pick<Member, 'id' | 'authenticatedAt'>,
  now: Date,
  report: (issuer: string) => void,
): Promise<'deleted' | 'needs-sign-in'> {
  if (!isFreshSignIn(authenticatedAt, now)) return 'needs-sign-in';
  const record = await store.findRecord(id);
  await eraseData(id);
  await store.remove(id);
  if (record !== null && identity.deleteUser !== null && !(await identity.deleteUser(record.subject)))
    report(record.issuer);
  return 'deleted';
}
