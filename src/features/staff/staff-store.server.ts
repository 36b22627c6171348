import type { Pool } from 'pg';
import type { SignInRefusal, StaffMember, StaffRole } from '../../domain/staff/staff.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { Deed } from './name-deed.ts';
import { drawCodeSecret, findCodeStep } from './one-time-code.ts';
import { digestPassword, type PasswordCost, provePassword, strongCost } from './prove-password.server.ts';
import { writeStaffAudit } from './staff-audit.server.ts';
import { beginStaffSession, digestToken } from './staff-token.server.ts';

/** So many wrong attempts in a row close an account for a while. */
export const MOST_FAILURES = 5;
export const LOCK_MILLISECONDS = 15 * 60_000;

/** Accounts of staff, who is signed in, and what they did. */
export interface StaffStore {
  /** Makes an account. @throws where the address has one already, or the password is too short */
  add(person: {
    readonly email: string;
    readonly name: string;
    readonly role: StaffRole;
    readonly password: string;
  }): Promise<{
    readonly codeSecret: string;
  }>;
  /** @returns the token of a new session, for the browser alone */
  signIn(given: {
    readonly email: string;
    readonly password: string;
    readonly code: string;
  }): Promise<
    { readonly ok: true; readonly token: string } | { readonly ok: false; readonly reason: SignInRefusal }
  >;
  /** Who is signed in by a token; null where it is over, unknown, or the account was closed. */
  find(token: string): Promise<StaffMember | null>;
  signOut(token: string): Promise<void>;
  audit(staffId: string, action: Deed, subject: string, facts?: object): Promise<void>;
}

interface StaffRow extends StaffMember {
  readonly password: string;
  readonly code_secret: string;
  readonly code_step: string;
  readonly failures: number;
  readonly locked_until: Date | null;
}

/** @param cost of each password; tests take a cheap one */
export function createStaffStore(pool: Pool, clock: Clock, cost: PasswordCost = strongCost): StaffStore {
  /** What nobody's password is compared with, so that an unknown address takes as long as a known one. */
  const nobodysPassword = [cost.N, cost.r, cost.p, 'A'.repeat(22), 'A'.repeat(43)].join('$');

  const audit = (staffId: string | null, action: Deed, subject: string, facts: object = {}) =>
    writeStaffAudit(pool, clock.now(), { staffId, action, subject, facts });

  return {
    async add({ email, name, role, password }) {
      const codeSecret = drawCodeSecret();
      await pool.query(
        `insert into staff (email, name, role, password, code_secret, created_at)
         values (lower($1), $2, $3, $4, $5, $6)`,
        [email, name, role, await digestPassword(password, cost), codeSecret, clock.now()],
      );
      await audit(null, 'account made', email, { role });
      return { codeSecret };
    },
    async signIn({ email, password, code }) {
      const now = clock.now();
      // Counted before anything is looked at: attempts at once count as many as they are.
      const { rows } = await pool.query<StaffRow>(
        `update staff set failures = failures + 1,
           locked_until = case when failures + 1 >= $3 then $2::timestamptz + $4::float8 * interval '1 millisecond' else locked_until end
         where email = lower($1) and disabled_at is null and (locked_until is null or locked_until <= $2)
         returning id, email, name, role, password, code_secret, code_step, failures, locked_until`,
        [email, now, MOST_FAILURES, LOCK_MILLISECONDS],
      );
      const [account] = rows;
      const isPassword = await provePassword(password, account?.password ?? nobodysPassword);
      if (account === undefined)
        return { ok: false, reason: (await isLocked(email, now)) ? 'locked' : 'wrong' };
      const step = findCodeStep(account.code_secret, code, now);
      if (!isPassword || step === null || !(await spendCode(account.id, step))) {
        await audit(account.id, 'sign-in refused', account.email, { failures: account.failures });
        return { ok: false, reason: account.failures >= MOST_FAILURES ? 'locked' : 'wrong' };
      }
      const token = await beginStaffSession(pool, account.id, now);
      await audit(account.id, 'signed in', account.email);
      return { ok: true, token };
    },
    async find(token) {
      const { rows } = await pool.query<StaffMember>(
        `select staff.id, email, name, role from staff_session join staff on staff.id = staff_id
         where token_digest = $1 and expires_at > $2 and disabled_at is null`,
        [digestToken(token), clock.now()],
      );
      return rows[0] ?? null;
    },
    async signOut(token) {
      await pool.query('delete from staff_session where token_digest = $1', [digestToken(token)]);
    },
    audit,
  };

  async function isLocked(email: string, now: Date): Promise<boolean> {
    const { rowCount } = await pool.query(
      'select 1 from staff where email = lower($1) and locked_until > $2',
      [email, now],
    );
    return rowCount === 1;
  }

  /** False where the code, or a later one, was used before. */
  async function spendCode(id: string, step: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      'update staff set code_step = $2, failures = 0, locked_until = null where id = $1 and code_step < $2',
      [id, step],
    );
    return rowCount === 1;
  }
}
