import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { staffPolicy } from '../../defaults.ts';
import type { SignInRefusal, StaffMember, StaffRole } from '../../domain/staff/staff.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { AuditAction } from './format-audit-action.ts';
import { findCodeStep, generateCodeSecret } from './one-time-code.ts';
import { digestPassword, type PasswordCost, provePassword, strongCost } from './prove-password.server.ts';
import { recordAuditEntry } from './staff-audit.server.ts';
import { beginStaffSession, digestToken } from './staff-token.server.ts';

/** Accounts of staff, who is signed in, and what they did. */
export interface StaffStore {
  /** Creates an account. @throws Error when the address has one already, or the password is too short */
  add(person: {
    readonly email: string;
    readonly name: string;
    readonly role: StaffRole;
    readonly password: string;
  }): Promise<{
    readonly codeSecret: string;
  }>;
  /** @returns the token of a new session, which only the browser stores */
  signIn(given: {
    readonly email: string;
    readonly password: string;
    readonly code: string;
  }): Promise<
    { readonly ok: true; readonly token: string } | { readonly ok: false; readonly reason: SignInRefusal }
  >;
  /** Finds the member signed in with a token; null when the session is over or unknown, or the account is closed. */
  find(token: string): Promise<StaffMember | null>;
  signOut(token: string): Promise<void>;
  audit(staffId: string, action: AuditAction, subject: string, facts?: object): Promise<void>;
}

/** @param cost of hashing a password; tests use a low one */
export function createStaffStore(db: Db, clock: Clock, cost: PasswordCost = strongCost): StaffStore {
  /** Digest to compare with when the address is unknown, so that the response time does not reveal accounts. */
  const nobodysPassword = [cost.N, cost.r, cost.p, 'A'.repeat(22), 'A'.repeat(43)].join('$');

  const audit = (staffId: string | null, action: AuditAction, subject: string, facts: object = {}) =>
    recordAuditEntry(db, clock.now(), { staffId, action, subject, facts });

  return {
    async add({ email, name, role, password }) {
      const codeSecret = generateCodeSecret();
      const digest = await digestPassword(password, cost);
      await db
        .insertInto('staff')
        .values((eb) => ({
          email: eb.fn<string>('lower', [eb.val(email)]),
          name,
          role,
          password: digest,
          code_secret: codeSecret,
          created_at: clock.now(),
        }))
        .execute();
      await audit(null, 'account made', email, { role });
      return { codeSecret };
    },
    async signIn({ email, password, code }) {
      const now = clock.now();
      // Counts the attempt before checking it, so that parallel attempts all count.
      const account = await db
        .updateTable('staff')
        .set((eb) => ({
          failures: eb('failures', '+', 1),
          locked_until: eb
            .case()
            .when(eb('failures', '+', 1), '>=', staffPolicy.maxFailures)
            .then(new Date(now.getTime() + staffPolicy.lockMs))
            .else(eb.ref('locked_until'))
            .end(),
        }))
        .where(isNamed(email))
        .where('disabled_at', 'is', null)
        .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
        .returning(['id', 'email', 'password', 'code_secret', 'failures'])
        .executeTakeFirst();
      const isPassword = await provePassword(password, account?.password ?? nobodysPassword);
      if (account === undefined)
        return { ok: false, reason: (await isLocked(email, now)) ? 'locked' : 'wrong' };
      const step = findCodeStep(account.code_secret, code, now);
      if (!isPassword || step === null || !(await spendCode(account.id, step))) {
        await audit(account.id, 'sign-in refused', account.email, { failures: account.failures });
        return { ok: false, reason: account.failures >= staffPolicy.maxFailures ? 'locked' : 'wrong' };
      }
      const token = await beginStaffSession(db, account.id, now);
      await audit(account.id, 'signed in', account.email);
      return { ok: true, token };
    },
    async find(token) {
      const member = await db
        .selectFrom('staff_session')
        .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
        .select(['staff.id', 'staff.email', 'staff.name', 'staff.role'])
        .where('staff_session.token_digest', '=', digestToken(token))
        .where('staff_session.expires_at', '>', clock.now())
        .where('staff.disabled_at', 'is', null)
        .executeTakeFirst();
      return member ?? null;
    },
    async signOut(token) {
      await db.deleteFrom('staff_session').where('token_digest', '=', digestToken(token)).execute();
    },
    audit,
  };

  async function isLocked(email: string, now: Date): Promise<boolean> {
    const locked = await db
      .selectFrom('staff')
      .select('id')
      .where(isNamed(email))
      .where('locked_until', '>', now)
      .executeTakeFirst();
    return locked !== undefined;
  }

  /** False when this code or a later one was already used. */
  async function spendCode(id: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('staff')
      .set({ code_step: step, failures: 0, locked_until: null })
      .where('id', '=', id)
      .where('code_step', '<', String(step))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}

/** The database stores addresses in lower case, by its own rules. */
const isNamed = (email: string) => (eb: ExpressionBuilder<Database, 'staff'>) =>
  eb('email', '=', eb.fn<string>('lower', [eb.val(email)]));
