import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { staffPolicy } from '../../defaults.ts';
import type { StaffMember, StaffRole } from '../../domain/staff/staff.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { AuditLine } from './audit-line.ts';
import type { AuditAction } from './format-audit-action.ts';
import { findCodeStep, generateCodeSecret } from './one-time-code.ts';
import { digestPassword, type PasswordCost, strongCost } from './prove-password.server.ts';
import type { SetUp, StaffAccount } from './staff-account.ts';
import { type AuditChoice, listStaffAudit, recordAuditEntry } from './staff-audit.server.ts';
import { digestToken, generateToken } from './staff-token.server.ts';

/** What an admin does to somebody's account. */
export type AccountAction =
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
  change(staffId: string, deed: AccountAction, by: StaffMember): Promise<boolean>;
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
export function createAccountStore(db: Db, clock: Clock, cost: PasswordCost = strongCost): AccountStore {
  /** A password that nobody knows. */
  const digestRandomPassword = () => digestPassword(randomBytes(32).toString('base64url'), cost);

  async function createSetUpToken(trx: Transaction<Database>, staffId: string): Promise<string> {
    const token = generateToken();
    const link = {
      token_digest: digestToken(token),
      code_secret: generateCodeSecret(),
      expires_at: new Date(clock.now().getTime() + staffPolicy.setUpLinkLifetimeMs),
    };
    await trx
      .insertInto('staff_set_up')
      .values({ staff_id: staffId, ...link })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(link))
      .execute();
    return token;
  }

  /** The account that waits behind a good link. */
  const selectWaiting = (from: Db, token: string) =>
    from
      .selectFrom('staff_set_up')
      .innerJoin('staff', 'staff.id', 'staff_set_up.staff_id')
      .where('staff_set_up.token_digest', '=', digestToken(token))
      .where('staff_set_up.expires_at', '>', clock.now())
      .where('staff.disabled_at', 'is', null);

  return {
    list: () =>
      db
        .selectFrom('staff')
        .leftJoin('staff_set_up', 'staff_set_up.staff_id', 'staff.id')
        .select((eb) => [
          'staff.id',
          'staff.email',
          'staff.name',
          'staff.role',
          'staff.disabled_at as disabledAt',
          'staff_set_up.expires_at as setUpUntil',
          eb
            .selectFrom('staff_passkey')
            .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('count'))
            .whereRef('staff_passkey.staff_id', '=', 'staff.id')
            .$asScalar()
            .$notNull()
            .as('passkeys'),
          eb
            .selectFrom('staff_audit')
            .select((of) => of.fn.max('at').as('at'))
            .whereRef('staff_audit.staff_id', '=', 'staff.id')
            .where('action', '=', 'signed in' satisfies AuditAction)
            .as('lastSignInAt'),
        ])
        .orderBy((eb) => eb('staff.disabled_at', 'is not', null))
        .orderBy((eb) => eb.fn('lower', ['staff.name']))
        .orderBy('staff.email')
        .execute(),
    async add({ email, name, role }, by) {
      const password = await digestRandomPassword();
      return db.transaction().execute(async (trx) => {
        const made = await trx
          .insertInto('staff')
          .values((eb) => ({
            email: eb.fn<string>('lower', [eb.val(email)]),
            name,
            role,
            password,
            code_secret: generateCodeSecret(),
            created_at: clock.now(),
          }))
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (made === undefined) return null;
        await recordAuditEntry(trx, clock.now(), {
          staffId: by.id,
          action: 'account made',
          subject: email.toLowerCase(),
          facts: { role },
        });
        return createSetUpToken(trx, made.id);
      });
    },
    async reset(staffId, by) {
      const password = await digestRandomPassword();
      return db.transaction().execute(async (trx) => {
        const account = await trx
          .updateTable('staff')
          .set({ password, code_secret: generateCodeSecret(), failures: 0, locked_until: null })
          .where('id', '=', staffId)
          .where('id', 'is distinct from', by?.id ?? null)
          .where('disabled_at', 'is', null)
          .returning('email')
          .executeTakeFirst();
        if (account === undefined) return null;
        await trx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute();
        await trx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute();
        await recordAuditEntry(trx, clock.now(), {
          staffId: by?.id ?? null,
          action: 'account reset',
          subject: account.email,
        });
        return createSetUpToken(trx, staffId);
      });
    },
    async change(staffId, deed, by) {
      if (staffId === by.id) return false;
      return db.transaction().execute(async (trx) => {
        const account = await trx
          .updateTable('staff')
          .set((eb) => {
            if (deed.deed === 'change-role') return { role: deed.role };
            if (deed.deed === 'enable') return { disabled_at: null };
            return { disabled_at: eb.fn.coalesce('disabled_at', eb.val(clock.now())) };
          })
          .where('id', '=', staffId)
          .returning('email')
          .executeTakeFirst();
        if (account === undefined) return false;
        if (deed.deed === 'disable') {
          await trx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute();
          await trx.deleteFrom('staff_set_up').where('staff_id', '=', staffId).execute();
        }
        await recordAuditEntry(trx, clock.now(), {
          staffId: by.id,
          action: actions[deed.deed],
          subject: account.email,
          facts: deed.deed === 'change-role' ? { role: deed.role } : {},
        });
        return true;
      });
    },
    async findSetUp(token) {
      const waiting = await selectWaiting(db, token)
        .select(['staff.email', 'staff.name', 'staff_set_up.code_secret as codeSecret'])
        .executeTakeFirst();
      return waiting ?? null;
    },
    async finishSetUp(token, { password, code }) {
      const digest = await digestPassword(password, cost);
      return db.transaction().execute(async (trx) => {
        const waiting = await selectWaiting(trx, token)
          .select(['staff_set_up.staff_id', 'staff_set_up.code_secret', 'staff.email'])
          .forUpdate('staff_set_up')
          .executeTakeFirst();
        if (waiting === undefined) return 'gone';
        const step = findCodeStep(waiting.code_secret, code, clock.now());
        if (step === null) return 'wrong-code';
        await trx
          .updateTable('staff')
          .set({
            password: digest,
            code_secret: waiting.code_secret,
            code_step: step,
            failures: 0,
            locked_until: null,
          })
          .where('id', '=', waiting.staff_id)
          .execute();
        await trx.deleteFrom('staff_set_up').where('staff_id', '=', waiting.staff_id).execute();
        await recordAuditEntry(trx, clock.now(), {
          staffId: waiting.staff_id,
          action: 'account set up',
          subject: waiting.email,
        });
        return 'done';
      });
    },
    listAudit: (choice) => listStaffAudit(db, choice),
  };
}

const actions = {
  disable: 'account disabled',
  enable: 'account enabled',
  'change-role': 'role changed',
} as const;
