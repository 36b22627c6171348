import type { UserRecord } from '../../../src/ports/identity/identity-port.ts';
import type { Member } from '../../../src/site/visitor.ts';

/** What members of tests sign in with. */
export const memberPassword = 'marmalade lighthouse 47 otter';

/** Somebody who is signed in with a verified address. */
export function buildMember(known: Partial<Member> = {}): Member {
  return {
    id: 'member-1',
    nickname: 'Alma',
    email: 'alma@traveller.example',
    isEmailVerified: true,
    sessionId: 'session-1',
    ...known,
  };
}

/** The same person as the issuer knows them. */
export function buildUser(known: Partial<UserRecord> = {}): UserRecord {
  return {
    issuer: 'https://issuer.example',
    subject: 'subject-1',
    email: 'alma@traveller.example',
    isEmailVerified: true,
    nickname: 'Alma',
    firstName: null,
    lastName: null,
    userMetadata: {},
    wantsNewsletter: false,
    listId: null,
    ...known,
  };
}
