import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { digestToken, generateToken } from '../../database/token.server.ts';
import { staffPolicy } from '../../defaults.ts';
import type { BrandScope } from '../../domain/staff/brand-scope.ts';
import type { StaffMember, StaffRole } from '../../domain/staff/staff.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { tidyName } from '../../domain/travellers/person-name.ts';
import type { AuditAction } from './format-audit-action.ts';
import { findCodeStep, generateCodeSecret } from './one-time-code.ts';
import { digestPassword, type PasswordCost, strongCost } from './prove-password.server.ts';
import type { CodeSecrets } from './sign-in/code-secrets.server.ts';
import { isGuessablePassword } from './sign-in/is-guessable-password.server.ts';
import type { SetUp, StaffAccount } from './staff-account.ts';
import { type AuditChoice, type AuditPart, listStaffAudit, recordAuditEntry } from './staff-audit.server.ts';

/** What an admin does to another person's account. */
export type AccountAction =
  | { readonly kind: 'disable' | 'enable' }
  | ({ readonly kind: 'change-role' } & StaffRights);

/** What an account may do, and for which brands: see `readBrandChoice`. */
export interface StaffRights {
  readonly role: StaffRole;
  readonly brands: BrandScope;
}

/** Staff accounts, for admins. Only admins create accounts, and no admin sees another person's password. */
export interface AccountStore {
  list(): Promise<readonly StaffAccount[]>;
  /**
   * Creates an account to be set up.
   * @param person.name a person's name (`person-name.ts`)
   * @returns the token of its set-up link; null when the address has an account
   */
  add(
    person: { readonly email: string; readonly name: string } & StaffRights,
    by: StaffMember,
  ): Promise<string | null>;
  /**
   * Removes password, code, passkeys and sessions and returns a new set-up token; null when there is no such account.
   * @param by null when run on the server itself
   */
  reset(staffId: string, by: StaffMember | null): Promise<string | null>;
  /**
   * False when there is no such account, when it is the admin's own: admins cannot lock themselves out, or when a closed account has
   * been erased (`retention.closedAccountsMs`).
   */
  change(staffId: string, action: AccountAction, by: StaffMember): Promise<boolean>;
  findSetUp(token: string): Promise<SetUp | null>;
  /** Sets password and second factor, and invalidates the link. */
  finishSetUp(
    token: string,
    given: { readonly password: string; readonly code: string },
  ): Promise<'done' | 'gone' | 'wrong-code' | 'guessable-password'>;
  /** Lists audit entries, the newest first. */
  listAudit(choice: AuditChoice): Promise<AuditPart>;
}

export interface AccountStoreDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly codeSecrets: CodeSecrets;
  /** Cost of hashing a password; tests use a low one. */
  readonly cost?: PasswordCost;
}

/** No password opens an account that is not set up. */
const noPassword = '';

export function createAccountStore({
  db,
  clock,
  codeSecrets,
  cost = strongCost,
}: AccountStoreDeps): AccountStore {
  async function createSetUpToken(trx: Transaction<Database>, staffId: string): Promise<string> {
    const token = generateToken();
    const link = {
      token_digest: digestToken(token),
      code_secret: codeSecrets.seal(staffId, generateCodeSecret()),
      expires_at: new Date(clock.now().getTime() + staffPolicy.setUpLinkLifetimeMs),
    };
    await trx
      .insertInto('staff_set_up')
      .values({ staff_id: staffId, ...link })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(link))
      .execute();
    return token;
  }

  /** Selects the account that a valid link sets up. */
  const selectWaiting = (from: Db, token: string) =>
    from
      .selectFrom('staff_set_up')
      .innerJoin('staff', 'staff.id', 'staff_set_up.staff_id')
      .where('staff_set_up.token_digest', '=', digestToken(token))
      .where('staff_set_up.expires_at', '>', clock.now())
      .where('staff.disabled_at', 'is', null);

  async function findSetUp(token: string): Promise<SetUp | null> {
    const waiting = await selectWaiting(db, token)
      .select(['staff.id', 'staff.email', 'staff.name', 'staff_set_up.code_secret as codeSecret'])
      .executeTakeFirst();
    if (waiting === undefined) return null;
    const { id, email, name, codeSecret: stored } = waiting;
    const codeSecret = codeSecrets.open(id, stored);
    return codeSecret === null ? null : { email, name, codeSecret };
  }

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
          'staff.brands',
          'staff.disabled_at as disabledAt',
          'staff_set_up.expires_at as setUpUntil',
          sql<boolean>`${eb.ref('staff.password')} <> ${noPassword}`.as('isSetUp'),
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
        .where('staff.erased_at', 'is', null)
        .orderBy((eb) => eb('staff.disabled_at', 'is not', null))
        .orderBy((eb) => eb.fn('lower', ['staff.name']))
        .orderBy('staff.email')
        .execute(),
    async add({ email, name, ...rights }, by) {
      return db.transaction().execute(async (trx) => {
        const made = await trx
          .insertInto('staff')
          .values({
            email: email.toLowerCase(),
            name: tidyName(name),
            ...toColumns(rights),
            password: noPassword,
            code_secret: '',
            created_at: clock.now(),
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (made === undefined) return null;
        await recordAuditEntry(trx, clock.now(), {
          staffId: by.id,
          action: 'account made',
          subject: made.id,
          facts: toFacts(rights),
        });
        return createSetUpToken(trx, made.id);
      });
    },
    async reset(staffId, by) {
      return db.transaction().execute(async (trx) => {
        const account = await trx
          .updateTable('staff')
          .set({ password: noPassword, code_secret: '' })
          .where('id', '=', staffId)
          .where('id', 'is distinct from', by?.id ?? null)
          .where('disabled_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (account === undefined) return null;
        await trx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute();
        await trx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute();
        await recordAuditEntry(trx, clock.now(), {
          staffId: by?.id ?? null,
          action: 'account reset',
          subject: account.id,
        });
        return createSetUpToken(trx, staffId);
      });
    },
    async change(staffId, action, by) {
      if (staffId === by.id) return false;
      return db.transaction().execute(async (trx) => {
        const account = await trx
          .updateTable('staff')
          .set((eb) => {
            if (action.kind === 'change-role') return toColumns(action);
            if (action.kind === 'enable') return { disabled_at: null };
            return { disabled_at: eb.fn.coalesce('disabled_at', eb.val(clock.now())) };
          })
          .where('id', '=', staffId)
          .where('erased_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (account === undefined) return false;
        if (action.kind === 'disable') {
          await trx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute();
          await trx.deleteFrom('staff_set_up').where('staff_id', '=', staffId).execute();
        }
        await recordAuditEntry(trx, clock.now(), {
          staffId: by.id,
          action: auditActions[action.kind],
          subject: account.id,
          facts: action.kind === 'change-role' ? toFacts(action) : {},
        });
        return true;
      });
    },
    findSetUp,
    async finishSetUp(token, { password, code }) {
      const setUp = await findSetUp(token);
      if (setUp === null) return 'gone';
      const step = findCodeStep(setUp.codeSecret, code, clock.now());
      if (step === null) return 'wrong-code';
      if (await isGuessablePassword(password, [setUp.name, setUp.email])) return 'guessable-password';
      const digest = await digestPassword(password, cost);
      return db.transaction().execute(async (trx) => {
        const waiting = await selectWaiting(trx, token)
          .select(['staff_set_up.staff_id', 'staff_set_up.code_secret'])
          .forUpdate('staff_set_up')
          .executeTakeFirst();
        if (waiting === undefined) return 'gone';
        const { staff_id: staffId, code_secret } = waiting;
        await trx
          .updateTable('staff')
          .set({ password: digest, code_secret, code_step: step })
          .where('id', '=', staffId)
          .execute();
        await trx.deleteFrom('staff_set_up').where('staff_id', '=', staffId).execute();
        await recordAuditEntry(trx, clock.now(), { staffId, action: 'account set up', subject: staffId });
        return 'done';
      });
    },
    listAudit: (choice) => listStaffAudit(db, choice),
  };
}

const toColumns = ({ role, brands }: StaffRights) => ({
  role,
  brands: brands === null ? null : [...brands],
});

/** `brands`: their keys, '' for every brand; of admins it says nothing. */
const toFacts = ({ role, brands }: StaffRights) =>
  role !== 'admin' ? { role, brands: brands?.join(' ') ?? '' } : { role };

const auditActions = {
  disable: 'account disabled',
  enable: 'account enabled',
  'change-role': 'role changed',
} as const;
