import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { StaffMember, StaffRole } from '../../domain/staff/staff.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { AuditLine } from './audit-line.ts';
import { drawCodeSecret, findCodeStep } from './one-time-code.ts';
import { digestPassword, type PasswordCost, strongCost } from './prove-password.server.ts';
import type { SetUp, StaffAccount } from './staff-account.ts';
import { type AuditChoice, listStaffAudit, type StaffDeed, writeStaffAudit } from './staff-audit.server.ts';
import { digestToken, drawToken } from './staff-token.server.ts';

/** How long a link to set an account up is good for. */
export const SET_UP_MILLISECONDS = 48 * 60 * 60_000;

/** What an admin does to somebody's account. */
export type AccountDeed =
  | { readonly deed: 'disable' | 'enable' }
  | { readonly deed: 'change-role'; readonly role: StaffRole };

/** Accounts of staff, for admins: nobody signs up by themselves, and no admin ever knows another's password. */
export interface AccountStore {
  list(): Promise<readonly StaffAccount[]>;
  /** Makes an account that waits for its owner. @returns the token of the link to set it up; null where the address has an account */
  add(
    person: { readonly email: string; readonly name: string; readonly role: StaffRole },
    by: StaffMember,
  ): Promise<string | null>;
  /**
   * Takes password, code, passkeys and sessions from an account and gives a new link to set it up; null where there is none.
   * @param by null for who does it at the server itself
   */
  reset(staffId: string, by: StaffMember | null): Promise<string | null>;
  /** False where there is no such account, or it is one's own: an admin never shuts the door on themselves. */
  change(staffId: string, deed: AccountDeed, by: StaffMember): Promise<boolean>;
  findSetUp(token: string): Promise<SetUp | null>;
  /** Sets password and second factor, and spends the link. */
  finishSetUp(
    token: string,
    given: { readonly password: string; readonly code: string },
  ): Promise<'done' | 'gone' | 'wrong-code'>;
  /** The newest first. */
  listAudit(choice: AuditChoice): Promise<readonly AuditLine[]>;
}

/** @param cost of each password; tests take a cheap one */
export function createAccountStore(pool: Pool, clock: Clock, cost: PasswordCost = strongCost): AccountStore {
  /** A password that nobody knows. */
  const drawUnknown = () => digestPassword(randomBytes(32).toString('base64url'), cost);

  async function drawSetUp(client: PoolClient, staffId: string): Promise<string> {
    const token = drawToken();
    await client.query(
      `insert into staff_set_up (staff_id, token_digest, code_secret, expires_at) values ($1, $2, $3, $4)
       on conflict (staff_id) do update set token_digest = excluded.token_digest,
         code_secret = excluded.code_secret, expires_at = excluded.expires_at`,
      [staffId, digestToken(token), drawCodeSecret(), new Date(clock.now().getTime() + SET_UP_MILLISECONDS)],
    );
    return token;
  }

  async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  return {
    async list() {
      const { rows } = await pool.query<StaffAccount>(
        `select id, email, name, role, disabled_at as "disabledAt", set_up.expires_at as "setUpUntil",
           (select count(*)::int from staff_passkey where staff_id = staff.id) as passkeys,
           (select max(at) from staff_audit where staff_id = staff.id and action = 'signed in') as "lastSignInAt"
         from staff left join staff_set_up set_up on set_up.staff_id = staff.id
         order by disabled_at is not null, lower(name), email`,
      );
      return rows;
    },
    async add({ email, name, role }, by) {
      const password = await drawUnknown();
      return inTransaction(async (client) => {
        const { rows } = await client.query<{ id: string }>(
          `insert into staff (email, name, role, password, code_secret, created_at)
           values (lower($1), $2, $3, $4, $5, $6) on conflict (email) do nothing returning id`,
          [email, name, role, password, drawCodeSecret(), clock.now()],
        );
        const [made] = rows;
        if (made === undefined) return null;
        const deed = {
          staffId: by.id,
          action: 'account made',
          subject: email.toLowerCase(),
          facts: { role },
        } satisfies StaffDeed;
        await writeStaffAudit(client, clock.now(), deed);
        return drawSetUp(client, made.id);
      });
    },
    async reset(staffId, by) {
      const password = await drawUnknown();
      return inTransaction(async (client) => {
        const { rows } = await client.query<{ email: string }>(
          `update staff set password = $2, code_secret = $3, failures = 0, locked_until = null
           where id = $1 and id is distinct from $4 and disabled_at is null returning email`,
          [staffId, password, drawCodeSecret(), by?.id ?? null],
        );
        const [account] = rows;
        if (account === undefined) return null;
        await client.query('delete from staff_passkey where staff_id = $1', [staffId]);
        await client.query('delete from staff_session where staff_id = $1', [staffId]);
        const deed = {
          staffId: by?.id ?? null,
          action: 'account reset',
          subject: account.email,
        } satisfies StaffDeed;
        await writeStaffAudit(client, clock.now(), deed);
        return drawSetUp(client, staffId);
      });
    },
    change: (staffId, deed, by) =>
      inTransaction(async (client) => {
        if (staffId === by.id) return false;
        const { rows } = await client.query<{ email: string }>(
          `update staff set role = coalesce($2, role),
             disabled_at = case $3 when 'disable' then coalesce(disabled_at, $4) when 'enable' then null else disabled_at end
           where id = $1 returning email`,
          [staffId, deed.deed === 'change-role' ? deed.role : null, deed.deed, clock.now()],
        );
        const [account] = rows;
        if (account === undefined) return false;
        if (deed.deed === 'disable') {
          await client.query('delete from staff_session where staff_id = $1', [staffId]);
          await client.query('delete from staff_set_up where staff_id = $1', [staffId]);
        }
        await writeStaffAudit(client, clock.now(), {
          ...{ staffId: by.id, action: actions[deed.deed], subject: account.email },
          facts: deed.deed === 'change-role' ? { role: deed.role } : {},
        });
        return true;
      }),
    async findSetUp(token) {
      const { rows } = await pool.query<SetUp>(
        `select email, name, set_up.code_secret as "codeSecret"
         from staff_set_up set_up join staff on staff.id = staff_id
         where token_digest = $1 and expires_at > $2 and disabled_at is null`,
        [digestToken(token), clock.now()],
      );
      return rows[0] ?? null;
    },
    async finishSetUp(token, { password, code }) {
      const digest = await digestPassword(password, cost);
      return inTransaction(async (client) => {
        const { rows } = await client.query<{ staff_id: string; code_secret: string; email: string }>(
          `select staff_id, set_up.code_secret, email from staff_set_up set_up join staff on staff.id = staff_id
           where token_digest = $1 and expires_at > $2 and disabled_at is null for update of set_up`,
          [digestToken(token), clock.now()],
        );
        const [waiting] = rows;
        if (waiting === undefined) return 'gone';
        const step = findCodeStep(waiting.code_secret, code, clock.now());
        if (step === null) return 'wrong-code';
        await client.query(
          `update staff set password = $2, code_secret = $3, code_step = $4, failures = 0, locked_until = null where id = $1`,
          [waiting.staff_id, digest, waiting.code_secret, step],
        );
        await client.query('delete from staff_set_up where staff_id = $1', [waiting.staff_id]);
        const deed = {
          staffId: waiting.staff_id,
          action: 'account set up',
          subject: waiting.email,
        } satisfies StaffDeed;
        await writeStaffAudit(client, clock.now(), deed);
        return 'done';
      });
    },
    listAudit: (choice) => listStaffAudit(pool, choice),
  };
}

const actions = {
  disable: 'account disabled',
  enable: 'account enabled',
  'change-role': 'role changed',
} as const;
