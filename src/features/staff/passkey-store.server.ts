import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { staffPolicy } from '../../defaults.ts';
import type { SignInRefusal, StaffMember } from '../../domain/staff/staff.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { AuditAction } from './format-audit-action.ts';
import type { Passkey } from './passkey.ts';
import { recordAuditEntry } from './staff-audit.server.ts';
import { beginStaffSession, digestToken } from './staff-token.server.ts';

/** Signatures every authenticator of these years can make (COSE): Ed25519, ECDSA with P-256, RSA. */
const signatures = [-8, -7, -257];

/** The site that asks for a passkey, as the browser knows it. */
export interface PasskeySite {
  /** Without port: passkeys are made for it. */
  readonly host: string;
  /** Where the page may have come from. */
  readonly origins: readonly string[];
}

/** Passkeys of staff: made, asked for, removed. A passkey stands for password and code together: its authenticator proves the person. */
export interface PasskeyStore {
  /** What the browser asks its authenticators for; nobody is named, so it says nothing of who has an account. */
  offerSignIn(site: PasskeySite): Promise<PublicKeyCredentialRequestOptionsJSON>;
  signIn(
    site: PasskeySite,
    response: AuthenticationResponseJSON,
  ): Promise<
    | { readonly ok: true; readonly token: string; readonly member: StaffMember }
    | { readonly ok: false; readonly reason: SignInRefusal }
  >;
  /** What a new passkey is made of; null where the session began too long ago, or there are enough. */
  offerNew(
    site: PasskeySite,
    member: StaffMember,
    token: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON | null>;
  /** @returns false where the answer does not fit the offer */
  keep(
    site: PasskeySite,
    member: StaffMember,
    response: RegistrationResponseJSON,
    name: string,
  ): Promise<boolean>;
  list(staffId: string): Promise<readonly Passkey[]>;
  rename(member: StaffMember, id: string, name: string): Promise<void>;
  remove(member: StaffMember, id: string): Promise<void>;
}

interface PasskeyRow
  extends StaffMember,
    Pick<Selectable<Database['staff_passkey']>, 'public_key' | 'counter'> {
  readonly is_locked: boolean;
}

export function createPasskeyStore(db: Db, clock: Clock): PasskeyStore {
  const audit = (staffId: string, action: AuditAction, subject: string, facts: object = {}) =>
    recordAuditEntry(db, clock.now(), { staffId, action, subject, facts });

  async function saveChallenge(challenge: string, staffId: string | null): Promise<void> {
    const now = clock.now();
    await db.deleteFrom('staff_challenge').where('expires_at', '<=', now).execute();
    await db
      .insertInto('staff_challenge')
      .values({
        digest: digestToken(challenge),
        staff_id: staffId,
        expires_at: new Date(now.getTime() + staffPolicy.challengeLifetimeMs),
      })
      .execute();
  }

  /** True for the first answer to a challenge of ours that is not too late. */
  async function spendChallenge(challenge: string, staffId: string | null): Promise<boolean> {
    const spent = await db
      .deleteFrom('staff_challenge')
      .where('digest', '=', digestToken(challenge))
      .returning(['staff_id', 'expires_at'])
      .executeTakeFirst();
    return spent !== undefined && spent.expires_at > clock.now() && spent.staff_id === staffId;
  }

  async function find(id: string, host: string): Promise<PasskeyRow | null> {
    const row = await db
      .selectFrom('staff_passkey')
      .innerJoin('staff', 'staff.id', 'staff_passkey.staff_id')
      .select((eb) => [
        'staff.id',
        'staff.email',
        'staff.name',
        'staff.role',
        'staff_passkey.public_key',
        'staff_passkey.counter',
        sql<boolean>`coalesce(${eb.ref('staff.locked_until')} > ${clock.now()}, false)`.as('is_locked'),
      ])
      .where('staff_passkey.id', '=', id)
      .where('staff_passkey.host', '=', host)
      .where('staff.disabled_at', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  }

  /** The authenticator's counter after this answer; null for an answer that does not hold. */
  async function prove(
    site: PasskeySite,
    response: AuthenticationResponseJSON,
    known: PasskeyRow,
  ): Promise<number | null> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => spendChallenge(challenge, null),
        expectedOrigin: [...site.origins],
        expectedRPID: site.host,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(known.public_key),
          counter: Number(known.counter),
        },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }

  /** False where another answer with this counter, or a later one, came first. Authenticators without a counter always say 0. */
  async function advance(id: string, counter: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('staff_passkey')
      .set({ counter, used_at: clock.now() })
      .where('id', '=', id)
      .where((eb) => (counter === 0 ? eb('counter', '=', '0') : eb('counter', '<', String(counter))))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async function isFresh(token: string): Promise<boolean> {
    const session = await db
      .selectFrom('staff_session')
      .select('staff_id')
      .where('token_digest', '=', digestToken(token))
      .where('begun_at', '>', new Date(clock.now().getTime() - staffPolicy.freshSignInMs))
      .executeTakeFirst();
    return session !== undefined;
  }

  const list = (staffId: string): Promise<readonly Passkey[]> =>
    db
      .selectFrom('staff_passkey')
      .select(['id', 'name', 'host', 'made_at as madeAt', 'used_at as usedAt'])
      .where('staff_id', '=', staffId)
      .orderBy('made_at')
      .orderBy('id')
      .execute();

  return {
    list,
    async offerSignIn({ host }) {
      const options = await generateAuthenticationOptions({
        ...{ rpID: host, userVerification: 'required', timeout: staffPolicy.challengeLifetimeMs },
      });
      await saveChallenge(options.challenge, null);
      return options;
    },
    async signIn(site, response) {
      const known = await find(response.id, site.host);
      if (known === null) return { ok: false, reason: 'wrong' };
      const { id, email, name, role } = known;
      const counter = await prove(site, response, known);
      if (counter === null || !(await advance(response.id, counter))) {
        await audit(id, 'passkey refused', email);
        return { ok: false, reason: 'wrong' };
      }
      if (known.is_locked) return { ok: false, reason: 'locked' };
      const token = await beginStaffSession(db, id, clock.now());
      await audit(id, 'signed in', email, { by: 'passkey' });
      return { ok: true, token, member: { id, email, name, role } };
    },
    async offerNew({ host }, member, token) {
      const mine = await list(member.id);
      if (mine.length >= staffPolicy.maxPasskeys || !(await isFresh(token))) return null;
      const options = await generateRegistrationOptions({
        ...{ rpName: 'Fernweh', rpID: host, timeout: staffPolicy.challengeLifetimeMs },
        ...{ userName: member.email, userDisplayName: member.name, attestationType: 'none' },
        userID: new TextEncoder().encode(member.id),
        excludeCredentials: mine.filter((each) => each.host === host).map(({ id }) => ({ id })),
        supportedAlgorithmIDs: signatures,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await saveChallenge(options.challenge, member.id);
      return options;
    },
    async keep(site, member, response, name) {
      const proof = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => spendChallenge(challenge, member.id),
        expectedOrigin: [...site.origins],
        expectedRPID: site.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: signatures,
      }).catch(() => null);
      if (proof?.registrationInfo === undefined) return false;
      const { credential } = proof.registrationInfo;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('staff_passkey')
        .values({
          id: credential.id,
          staff_id: member.id,
          host: site.host,
          public_key: credential.publicKey,
          counter: credential.counter,
          transports: credential.transports ?? [],
          name,
          made_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await audit(member.id, 'passkey added', member.email, { name, host: site.host });
      return true;
    },
    async rename(member, id, name) {
      const { numUpdatedRows } = await db
        .updateTable('staff_passkey')
        .set({ name })
        .where('id', '=', id)
        .where('staff_id', '=', member.id)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) await audit(member.id, 'passkey renamed', member.email, { name });
    },
    async remove(member, id) {
      const removed = await db
        .deleteFrom('staff_passkey')
        .where('id', '=', id)
        .where('staff_id', '=', member.id)
        .returning('name')
        .executeTakeFirst();
      if (removed !== undefined) await audit(member.id, 'passkey removed', member.email, removed);
    },
  };
}
