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
import type { Pool } from 'pg';
import type { SignInRefusal, StaffMember } from '../../domain/staff/staff.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { Deed } from './name-deed.ts';
import type { Passkey } from './passkey.ts';
import { writeStaffAudit } from './staff-audit.server.ts';
import { beginStaffSession, digestToken } from './staff-token.server.ts';

/** A challenge is answered within this time or not at all. */
export const CHALLENGE_MILLISECONDS = 5 * 60_000;
/** A passkey is added soon after signing in: who finds an open window does not make a key for good. */
export const FRESH_MILLISECONDS = 30 * 60_000;
/** Signatures every authenticator of these years can make (COSE): Ed25519, ECDSA with P-256, RSA. */
const signatures = [-8, -7, -257];
/** Passkeys one person may have. */
export const MOST_PASSKEYS = 10;

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

interface PasskeyRow extends StaffMember {
  readonly public_key: Buffer;
  readonly counter: string;
  readonly is_locked: boolean;
}

export function createPasskeyStore(pool: Pool, clock: Clock): PasskeyStore {
  const audit = (staffId: string, action: Deed, subject: string, facts: object = {}) =>
    writeStaffAudit(pool, clock.now(), { staffId, action, subject, facts });

  async function keepChallenge(challenge: string, staffId: string | null): Promise<void> {
    const now = clock.now();
    await pool.query('delete from staff_challenge where expires_at <= $1', [now]);
    await pool.query('insert into staff_challenge (digest, staff_id, expires_at) values ($1, $2, $3)', [
      ...[digestToken(challenge), staffId, new Date(now.getTime() + CHALLENGE_MILLISECONDS)],
    ]);
  }

  /** True for the first answer to a challenge of ours that is not too late. */
  async function spendChallenge(challenge: string, staffId: string | null): Promise<boolean> {
    const { rows } = await pool.query<{ is_good: boolean }>(
      `delete from staff_challenge where digest = $1
       returning expires_at > $2 and staff_id is not distinct from $3::uuid as is_good`,
      [digestToken(challenge), clock.now(), staffId],
    );
    return rows[0]?.is_good === true;
  }

  async function find(id: string, host: string): Promise<PasskeyRow | null> {
    const { rows } = await pool.query<PasskeyRow>(
      `select staff.id, email, staff.name, role, public_key, counter, coalesce(locked_until > $3, false) as is_locked
       from staff_passkey join staff on staff.id = staff_id
       where staff_passkey.id = $1 and host = $2 and disabled_at is null`,
      [id, host, clock.now()],
    );
    return rows[0] ?? null;
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
    const { rowCount } = await pool.query(
      `update staff_passkey set counter = $2, used_at = $3
       where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
      [id, counter, clock.now()],
    );
    return rowCount === 1;
  }

  async function isFresh(token: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'select 1 from staff_session where token_digest = $1 and begun_at > $2',
      [digestToken(token), new Date(clock.now().getTime() - FRESH_MILLISECONDS)],
    );
    return rowCount === 1;
  }

  async function list(staffId: string): Promise<readonly Passkey[]> {
    const { rows } = await pool.query<Passkey>(
      `select id, name, host, made_at as "madeAt", used_at as "usedAt"
       from staff_passkey where staff_id = $1 order by made_at, id`,
      [staffId],
    );
    return rows;
  }

  return {
    list,
    async offerSignIn({ host }) {
      const options = await generateAuthenticationOptions({
        ...{ rpID: host, userVerification: 'required', timeout: CHALLENGE_MILLISECONDS },
      });
      await keepChallenge(options.challenge, null);
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
      const token = await beginStaffSession(pool, id, clock.now());
      await audit(id, 'signed in', email, { by: 'passkey' });
      return { ok: true, token, member: { id, email, name, role } };
    },
    async offerNew({ host }, member, token) {
      const mine = await list(member.id);
      if (mine.length >= MOST_PASSKEYS || !(await isFresh(token))) return null;
      const options = await generateRegistrationOptions({
        ...{ rpName: 'Fernweh', rpID: host, timeout: CHALLENGE_MILLISECONDS },
        ...{ userName: member.email, userDisplayName: member.name, attestationType: 'none' },
        userID: new TextEncoder().encode(member.id),
        excludeCredentials: mine.filter((each) => each.host === host).map(({ id }) => ({ id })),
        supportedAlgorithmIDs: signatures,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge(options.challenge, member.id);
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
      const { rowCount } = await pool.query(
        `insert into staff_passkey (id, staff_id, host, public_key, counter, transports, name, made_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
        [
          ...[credential.id, member.id, site.host, Buffer.from(credential.publicKey), credential.counter],
          ...[credential.transports ?? [], name, clock.now()],
        ],
      );
      if (rowCount !== 1) return false;
      await audit(member.id, 'passkey added', member.email, { name, host: site.host });
      return true;
    },
    async rename(member, id, name) {
      const { rowCount } = await pool.query(
        'update staff_passkey set name = $3 where id = $1 and staff_id = $2',
        [id, member.id, name],
      );
      if (rowCount === 1) await audit(member.id, 'passkey renamed', member.email, { name });
    },
    async remove(member, id) {
      const { rows } = await pool.query<{ name: string }>(
        'delete from staff_passkey where id = $1 and staff_id = $2 returning name',
        [id, member.id],
      );
      if (rows[0] !== undefined) await audit(member.id, 'passkey removed', member.email, rows[0]);
    },
  };
}
