import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { digestToken } from '../../database/token.server.ts';
import { staffPolicy } from '../../defaults.ts';
import { type BrandScope, everyBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember, StaffRole } from '../../domain/staff/staff.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { isPersonName, tidyName } from '../../domain/travellers/person-name.ts';
import { limitConcurrency } from '../../jobs/limit-concurrency.server.ts';
import { beginStaffSession, liveSessions } from './begin-staff-session.server.ts';
import type { AuditAction } from './format-audit-action.ts';
import { findCodeStep, generateCodeSecret } from './one-time-code.ts';
import { digestPassword, type PasswordCost, provePassword, strongCost } from './prove-password.server.ts';
import type { CodeSecrets } from './sign-in/code-secrets.server.ts';
import type { KnownBrowsers } from './sign-in/known-browser.server.ts';
import { createSignInThrottle } from './sign-in/sign-in-throttle.server.ts';
import { recordAuditEntry, recordAuditOnce } from './staff-audit.server.ts';

/** Accounts of staff, who is signed in, and what they did. */
export interface StaffStore {
  /**
   * Creates an account.
   * @throws Error when the address has one already, the password is too short or the name is none (`person-name.ts`)
   */
  add(person: {
    readonly email: string;
    readonly name: string;
    readonly role: StaffRole;
    /** Every brand where it is left out. */
    readonly brands?: BrandScope;
    readonly password: string;
  }): Promise<{
    readonly codeSecret: string;
  }>;
  /**
   * Signs in with password and code, and ends the session that the browser had. Answers every refusal alike and after the same time,
   * whether the account is unknown, password or code are wrong, or too many attempts came before.
   * @returns null for a refusal
   */
  signIn(attempt: SignInAttempt): Promise<StaffSignIn | null>;
  /** Finds the member signed in with a token and notes that they use their session; null when it is over or unknown, or the account is closed. */
  find(token: string): Promise<StaffMember | null>;
  /** As `find`, for what a page asks by itself: it does not keep the session alive. */
  peek(token: string): Promise<StaffMember | null>;
  signOut(token: string): Promise<void>;
  audit(staffId: string, action: AuditAction, subject: string, facts?: object): Promise<void>;
  /** `audit` for an action whose request may be repeated: the entry is there once. */
  auditOnce(staffId: string, action: AuditAction, subject: string, facts?: object): Promise<void>;
}

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** Six digits. */
  readonly code: string;
  /** The client's network. */
  readonly network: string;
  /** What `SignedIn.browser` was in this browser the last time; '' where nobody has signed in. */
  readonly browser: string;
  /** The token that the browser has already; '' without one. */
  readonly formerToken: string;
}

export interface StaffSignIn {
  /** Token of the new session, which only the browser stores. */
  readonly token: string;
  /** Value by which this browser's attempts count apart from its network. */
  readonly browser: string;
  readonly member: StaffMember;
}

export interface StaffStoreDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly codeSecrets: CodeSecrets;
  readonly browsers: KnownBrowsers;
  /** Key of what is stored of attempts to sign in. */
  readonly secret: string;
  /** Cost of hashing a password; tests use a low one. */
  readonly cost?: PasswordCost;
  /** Compares a password with a stored digest; tests count and hold it. */
  readonly prove?: typeof provePassword;
  /** Resolves after some milliseconds; tests do not wait. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

export function createStaffStore({
  db,
  clock,
  codeSecrets,
  browsers,
  secret,
  cost = strongCost,
  prove = provePassword,
  pause = (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
}: StaffStoreDeps): StaffStore {
  const throttle = createSignInThrottle({ db, clock, audience: 'staff', secret });
  const runLimited = limitConcurrency(staffPolicy.passwordsAtOnce, staffPolicy.waitingPasswords);
  const audit = (staffId: string | null, action: AuditAction, subject: string, facts: object = {}) =>
    recordAuditEntry(db, clock.now(), { staffId, action, subject, facts });

  /** The cheap proof comes first: a flood of guesses hashes no password, and so makes nobody wait. */
  async function enter({
    password,
    code,
    formerToken,
    ...attempt
  }: SignInAttempt): Promise<StaffSignIn | null> {
    const email = attempt.email.toLowerCase();
    const browser = browsers.find(email, attempt.browser);
    const source = browser === null ? `network ${attempt.network}` : `browser ${browser}`;
    const attempts = await throttle.admit(source, email);
    if (attempts === null) return null;
    const now = clock.now();
    const account = await db
      .selectFrom('staff')
      .select(['id', 'email', 'name', 'role', 'brands', 'password', 'code_secret'])
      .where('email', '=', email)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (account === undefined) return null;
    const { id, name, role, brands } = account;
    const secret = codeSecrets.open(id, account.code_secret);
    const step = secret === null ? null : findCodeStep(secret, code, now);
    const isRight =
      step !== null &&
      (await runLimited(() => prove(password, account.password))) === true &&
      (await spendCode(id, step));
    if (!isRight) {
      await audit(id, 'sign-in refused', id, { failures: attempts });
      return null;
    }
    await throttle.forget(source, email);
    const token = await beginStaffSession(db, { staffId: id, now, formerToken });
    await audit(id, 'signed in', id);
    return { token, browser: browsers.issue(email), member: { id, email, name, role, brands } };
  }

  /** False when this code or a later one was already used. */
  async function spendCode(id: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('staff')
      .set({ code_step: step })
      .where('id', '=', id)
      .where('code_step', '<', String(step))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async function findSession(token: string) {
    return db
      .selectFrom('staff_session')
      .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
      .select([
        'staff.id',
        'staff.email',
        'staff.name',
        'staff.role',
        'staff.brands',
        'staff_session.used_at',
      ])
      .where('staff_session.token_digest', '=', digestToken(token))
      .where(liveSessions(clock.now()))
      .where('staff.disabled_at', 'is', null)
      .executeTakeFirst();
  }

  return {
    async add({ email, name, role, brands = everyBrand, password }) {
      if (!isPersonName(tidyName(name))) throw new RangeError('The name of a member is a person’s name');
      const codeSecret = generateCodeSecret();
      const digest = await digestPassword(password, cost);
      const id = crypto.randomUUID();
      await db
        .insertInto('staff')
        .values({
          id,
          email: email.toLowerCase(),
          name: tidyName(name),
          role,
          brands: brands === null ? null : [...brands],
          password: digest,
          code_secret: codeSecrets.seal(id, codeSecret),
          created_at: clock.now(),
        })
        .execute();
      await audit(null, 'account made', id, { role });
      return { codeSecret };
    },
    async signIn(attempt) {
      const refusalDelay = pause(staffPolicy.refusalDelayMs);
      const signedIn = await enter(attempt);
      if (signedIn === null) await refusalDelay;
      return signedIn;
    },
    async find(token) {
      const session = await findSession(token);
      if (session === undefined) return null;
      const { used_at: usedAt, ...member } = session;
      const now = clock.now();
      if (now.getTime() - usedAt.getTime() >= staffPolicy.sessionUseIntervalMs)
        await db
          .updateTable('staff_session')
          .set({ used_at: sql`greatest(used_at, ${now})` })
          .where('token_digest', '=', digestToken(token))
          .execute();
      return member;
    },
    async peek(token) {
      const session = await findSession(token);
      if (session === undefined) return null;
      const { used_at: _usedAt, ...member } = session;
      return member;
    },
    async signOut(token) {
      await db.deleteFrom('staff_session').where('token_digest', '=', digestToken(token)).execute();
    },
    audit,
    auditOnce: (staffId, action, subject, facts = {}) =>
      recordAuditOnce(db, clock.now(), { staffId, action, subject, facts }),
  };
}
