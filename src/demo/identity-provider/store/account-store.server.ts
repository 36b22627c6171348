import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { digestToken, generateToken } from '../../../database/token.server.ts';
import { staffPolicy } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import {
  digestPassword,
  type PasswordCost,
  provePassword,
  strongCost,
} from '../../../features/staff/prove-password.server.ts';
import { isGuessablePassword } from '../../../features/staff/sign-in/is-guessable-password.server.ts';
import { createSignInThrottle } from '../../../features/staff/sign-in/sign-in-throttle.server.ts';
import { limitConcurrency } from '../../../jobs/limit-concurrency.server.ts';
import { providerPolicy } from '../policy/provider-policy.ts';

export interface Account {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly nickname: string;
  /** Null where the owner has given none. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly wantsNewsletter: boolean;
}

/** What an owner is called. */
export type AccountNames = Pick<Account, 'nickname' | 'firstName' | 'lastName'>;

export interface NewAccount extends AccountNames, Pick<Account, 'email' | 'wantsNewsletter'> {
  readonly password: string;
}

export type LinkPurpose = 'verify' | 'reset';

/** What a link of a mail opens. */
export interface MailedLink {
  readonly account: Account;
  /** Page of the shop that the person came from; null where it is not known. */
  readonly returnAddress: string | null;
}

export type PasswordProblem = 'short' | 'long' | 'guessable';

/** Accounts of the provider. Nothing here reveals whether an address has one. */
export interface AccountStore {
  find(id: string): Promise<Account | null>;
  /** What is wrong with a new password; null for nothing. The rules are those of staff. */
  judgePassword(password: string, known: readonly string[]): Promise<PasswordProblem | null>;
  /**
   * Creates an account whose address is not proved yet, also where another account has the same address.
   * @returns `isTaken` when another account has proved the address: its owner is told by mail instead
   */
  signUp(account: NewAccount): Promise<{ readonly account: Account; readonly isTaken: boolean }>;
  /**
   * Proves a password. Every refusal takes the same time and looks alike; many of one network at one address wait ever longer, and nobody is locked out.
   * @param network that the attempt comes from
   */
  proveLogin(email: string, password: string, network: string): Promise<Account | null>;
  /** The account that a reset of this address concerns; null for none. */
  findByEmail(email: string): Promise<Account | null>;
  /** A one-time token for a mail; null when enough of them are under way. */
  createLink(account: Account, purpose: LinkPurpose, returnAddress: string | null): Promise<string | null>;
  findLink(token: string, purpose: LinkPurpose): Promise<MailedLink | null>;
  /** Uses up a link that proves the address; null when it is over, or when another account has proved the address. */
  verifyEmail(token: string): Promise<MailedLink | null>;
  /** Uses up a link, sets the password and ends every sign-in of the account. A link of a mail proves the address, too. */
  resetPassword(token: string, password: string): Promise<MailedLink | null>;
  saveNames(id: string, names: AccountNames): Promise<void>;
  remove(id: string): Promise<void>;
}

interface AccountStoreDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Key of what is stored of attempts to sign in. */
  readonly secret: string;
  /** Cost of hashing a password; tests use a low one. */
  readonly cost?: PasswordCost;
  /** Resolves after some milliseconds; tests do not wait. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

const columns = [
  'id',
  'email',
  'is_email_verified',
  'nickname',
  'first_name',
  'last_name',
  'wants_newsletter',
] as const;

export function createAccountStore({
  db,
  clock,
  secret,
  cost = strongCost,
  pause = (milliseconds) => wait(milliseconds, undefined, { ref: false }),
}: AccountStoreDeps): AccountStore {
  const throttle = createSignInThrottle({ db, clock, audience: 'members', secret });
  const runLimited = limitConcurrency(staffPolicy.passwordsAtOnce, staffPolicy.waitingPasswords);
  /** Compared with where there is no account, so that looking for one takes as long. */
  let decoy: Promise<string> | undefined;

  async function prove(password: string, stored: string): Promise<boolean> {
    return (await runLimited(() => provePassword(password, stored))) === true;
  }

  /** The accounts that may sign in with an address: the one that has proved it, else the latest that claim it. */
  async function findCandidates(email: string) {
    const rows = await db
      .selectFrom('identity_provider.account')
      .select([...columns, 'password'])
      .where('email', '=', email.toLowerCase())
      .orderBy('is_email_verified', 'desc')
      .orderBy('created_at', 'desc')
      .limit(providerPolicy.claimsTried)
      .execute();
    return rows[0]?.is_email_verified === true ? rows.slice(0, 1) : rows;
  }

  async function spendLink(token: string, purpose: LinkPurpose): Promise<MailedLink | null> {
    const link = await findLink(token, purpose);
    if (link === null) return null;
    const { numDeletedRows } = await db
      .deleteFrom('identity_provider.mailed_link')
      .where('token_digest', '=', digestToken(token))
      .executeTakeFirst();
    return numDeletedRows === 1n ? link : null;
  }

  async function findLink(token: string, purpose: LinkPurpose): Promise<MailedLink | null> {
    const row = await db
      .selectFrom('identity_provider.mailed_link as link')
      .innerJoin('identity_provider.account as account', 'account.id', 'link.account_id')
      .select([
        'account.id',
        'account.email',
        'account.is_email_verified',
        'account.nickname',
        'account.first_name',
        'account.last_name',
        'account.wants_newsletter',
        'link.return_address',
      ])
      .where('link.token_digest', '=', digestToken(token))
      .where('link.purpose', '=', purpose)
      .where('link.expires_at', '>', clock.now())
      .executeTakeFirst();
    return row === undefined ? null : { account: toAccount(row), returnAddress: row.return_address };
  }

  /** False when another account has proved the address meanwhile. Accounts that only claimed it end. */
  async function markVerified({ id, email }: Account): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const owner = await trx
        .selectFrom('identity_provider.account')
        .select('id')
        .where('email', '=', email)
        .where('is_email_verified', '=', true)
        .forUpdate()
        .executeTakeFirst();
      if (owner !== undefined) return owner.id === id;
      await trx
        .deleteFrom('identity_provider.account')
        .where('email', '=', email)
        .where('id', '<>', id)
        .execute();
      await trx
        .updateTable('identity_provider.account')
        .set({ is_email_verified: true })
        .where('id', '=', id)
        .execute();
      return true;
    });
  }

  return {
    async find(id) {
      const row = await db
        .selectFrom('identity_provider.account')
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : toAccount(row);
    },
    async judgePassword(password, known) {
      if (password.length < staffPolicy.minPasswordLength) return 'short';
      if (password.length > staffPolicy.maxPasswordLength) return 'long';
      return (await isGuessablePassword(password, known)) ? 'guessable' : null;
    },
    async signUp({ email, nickname, firstName, lastName, password, wantsNewsletter }) {
      const [owner] = await findCandidates(email);
      const account = {
        id: randomUUID(),
        email: email.toLowerCase(),
        isEmailVerified: false,
        nickname,
        firstName,
        lastName,
        wantsNewsletter,
      };
      await db
        .insertInto('identity_provider.account')
        .values({
          id: account.id,
          email: account.email,
          nickname,
          first_name: firstName,
          last_name: lastName,
          password: await digestPassword(password, cost),
          wants_newsletter: wantsNewsletter,
          created_at: clock.now(),
        })
        .execute();
      return { account, isTaken: owner?.is_email_verified === true };
    },
    async proveLogin(email, password, network) {
      const refusalDelay = pause(staffPolicy.refusalDelayMs);
      const [source, address] = [`network ${network}`, email.toLowerCase()];
      if ((await throttle.admit(source, address)) !== null) {
        for (const row of await findCandidates(address)) {
          if (!(await prove(password, row.password))) continue;
          await throttle.forget(source, address);
          return toAccount(row);
        }
        decoy ??= digestPassword(generateToken(), cost);
        await prove(password, await decoy);
      }
      await refusalDelay;
      return null;
    },
    async findByEmail(email) {
      const [row] = await findCandidates(email);
      return row === undefined ? null : toAccount(row);
    },
    async createLink({ id }, purpose, returnAddress) {
      const now = clock.now();
      const { count } = await db
        .selectFrom('identity_provider.mailed_link')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('account_id', '=', id)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      if (Number(count) >= providerPolicy.linksAtOnce) return null;
      const token = generateToken();
      const lifetimeMs = purpose === 'verify' ? providerPolicy.verifyLinkMs : providerPolicy.resetLinkMs;
      await db
        .insertInto('identity_provider.mailed_link')
        .values({
          token_digest: digestToken(token),
          account_id: id,
          purpose,
          return_address: returnAddress,
          expires_at: new Date(now.getTime() + lifetimeMs),
        })
        .execute();
      return token;
    },
    findLink,
    async verifyEmail(token) {
      const link = await spendLink(token, 'verify');
      return link !== null && (await markVerified(link.account)) ? link : null;
    },
    async resetPassword(token, password) {
      const digest = await digestPassword(password, cost);
      const link = await spendLink(token, 'reset');
      if (link === null || !(await markVerified(link.account))) return null;
      const { id } = link.account;
      await db
        .updateTable('identity_provider.account')
        .set({ password: digest })
        .where('id', '=', id)
        .execute();
      await endSignIns(db, id);
      return link;
    },
    async saveNames(id, { nickname, firstName, lastName }) {
      await db
        .updateTable('identity_provider.account')
        .set({ nickname, first_name: firstName, last_name: lastName })
        .where('id', '=', id)
        .execute();
    },
    async remove(id) {
      await endSignIns(db, id);
      await db.deleteFrom('identity_provider.account').where('id', '=', id).execute();
    },
  };
}

/** Deletes everything by which an account is signed in anywhere: its sessions at the provider, and what it gave to shops. */
async function endSignIns(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('identity_provider.record')
    .where(sql<boolean>`payload ->> 'accountId' = ${accountId}`)
    .execute();
}

/** Deletes accounts that have not proved their address for long. */
export async function eraseUnprovedAccounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('identity_provider.account')
    .where('is_email_verified', '=', false)
    .where('created_at', '<', new Date(now.getTime() - providerPolicy.unprovedAccountMs))
    .execute();
}

function toAccount(row: {
  readonly id: string;
  readonly email: string;
  readonly is_email_verified: boolean;
  readonly nickname: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly wants_newsletter: boolean;
}): Account {
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.is_email_verified,
    nickname: row.nickname,
    firstName: row.first_name,
    lastName: row.last_name,
    wantsNewsletter: row.wants_newsletter,
  };
}
