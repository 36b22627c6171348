import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { digestToken } from '../../database/token.server.ts';
import { staffPolicy } from '../../defaults.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { beginStaffSession } from './begin-staff-session.server.ts';
import type { AuditAction } from './format-audit-action.ts';
import type { Passkey } from './passkey.ts';
import { recordAuditEntry } from './staff-audit.server.ts';

/** Loaded with the first passkey: most servers see none for hours, and it takes 20 MB. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Signatures every authenticator of these years can make (COSE): Ed25519, ECDSA with P-256, RSA. */
const signatures = [-8, -7, -257];

/** The site that requests a passkey, as the browser knows it. */
export interface PasskeySite {
  /** Host without port: the relying party id of the passkeys. */
  readonly host: string;
  /** Accepted origins of the page. */
  readonly origins: readonly string[];
}

/** Passkeys of staff. A passkey replaces password and code together, because its authenticator verifies the person. */
export interface PasskeyStore {
  /** Returns the browser's request options; they list no credentials, so they do not reveal who has an account. */
  offerSignIn(site: PasskeySite): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /**
   * Signs in whatever was tried with passwords before, and ends the session that the browser had.
   * @param formerToken the token that the browser has already; '' without one
   * @returns null for a refusal
   */
  signIn(
    site: PasskeySite,
    response: AuthenticationResponseJSON,
    formerToken: string,
  ): Promise<{ readonly token: string; readonly member: StaffMember } | null>;
  /** Returns the creation options; null when the session started too long ago or the maximum is reached. */
  offerNew(
    site: PasskeySite,
    member: StaffMember,
    token: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON | null>;
  /** @returns false when the response does not match the offer */
  add(
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
    Pick<Selectable<Database['staff_passkey']>, 'public_key' | 'counter'> {}

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

  /** True for the first response to one of our challenges within its validity. */
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
      .select([
        'staff.id',
        'staff.email',
        'staff.name',
        'staff.role',
        'staff.brands',
        'staff_passkey.public_key',
        'staff_passkey.counter',
      ])
      .where('staff_passkey.id', '=', id)
      .where('staff_passkey.host', '=', host)
      .where('staff.disabled_at', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Returns the authenticator's counter after this response; null for an invalid response. */
  async function prove(
    site: PasskeySite,
    response: AuthenticationResponseJSON,
    known: PasskeyRow,
  ): Promise<number | null> {
    try {
      const { verifyAuthenticationResponse } = await loadWebAuthn();
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

  /** False when the stored counter is the same or higher already. Authenticators without a counter always send 0. */
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
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID: host,
        userVerification: 'required',
        timeout: staffPolicy.challengeLifetimeMs,
      });
      await saveChallenge(options.challenge, null);
      return options;
    },
    async signIn(site, response, formerToken) {
      const known = await find(response.id, site.host);
      if (known === null) return null;
      const { id, email, name, role, brands } = known;
      const counter = await prove(site, response, known);
      if (counter === null || !(await advance(response.id, counter))) {
        await audit(id, 'passkey refused', id);
        return null;
      }
      const token = await beginStaffSession(db, { staffId: id, now: clock.now(), formerToken });
      await audit(id, 'signed in', id, { by: 'passkey' });
      return { token, member: { id, email, name, role, brands } };
    },
    async offerNew({ host }, member, token) {
      const mine = await list(member.id);
      if (mine.length >= staffPolicy.maxPasskeys || !(await isFresh(token))) return null;
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: 'Fernweh',
        rpID: host,
        timeout: staffPolicy.challengeLifetimeMs,
        userName: member.email,
        userDisplayName: member.name,
        attestationType: 'none',
        userID: new TextEncoder().encode(member.id),
        excludeCredentials: mine.filter((each) => each.host === host).map(({ id }) => ({ id })),
        supportedAlgorithmIDs: signatures,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await saveChallenge(options.challenge, member.id);
      return options;
    },
    async add(site, member, response, name) {
      const { verifyRegistrationResponse } = await loadWebAuthn();
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
      await audit(member.id, 'passkey added', member.id, { name, host: site.host });
      return true;
    },
    async rename(member, id, name) {
      const { numUpdatedRows } = await db
        .updateTable('staff_passkey')
        .set({ name })
        .where('id', '=', id)
        .where('staff_id', '=', member.id)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) await audit(member.id, 'passkey renamed', member.id, { name });
    },
    async remove(member, id) {
      const removed = await db
        .deleteFrom('staff_passkey')
        .where('id', '=', id)
        .where('staff_id', '=', member.id)
        .returning('name')
        .executeTakeFirst();
      if (removed !== undefined) await audit(member.id, 'passkey removed', member.id, removed);
    },
  };
}
