import type pg from 'pg';
import { openKysely } from '../../database/open-kysely.server.ts';
import { createSealer, type Sealer } from '../../database/sealer.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { type AccountStore, createAccountStore } from '../../features/staff/account-store.server.ts';
import { createPasskeyStore, type PasskeyStore } from '../../features/staff/passkey-store.server.ts';
import {
  countUnreadable,
  createCodeSecrets,
  sealCodeSecrets,
} from '../../features/staff/sign-in/code-secrets.server.ts';
import { createKnownBrowsers } from '../../features/staff/sign-in/known-browser.server.ts';
import { createStaffStore, type StaffStore } from '../../features/staff/staff-store.server.ts';
import { findCookieSecret, findStoredSecret } from '../../server/database/find-cookie-secret.server.ts';
import type { Env } from '../settings/env.server.ts';

export interface StaffStores {
  readonly staff: StaffStore;
  readonly accounts: AccountStore;
  readonly passkeys: PasskeyStore;
  readonly searches: Sealer;
}

/** @param secret the server's secret, `COOKIE_SECRET`: from it come the keys of what staff sign in with */
export function createStaffStores(pool: pg.Pool, secret: string): StaffStores {
  const shared = { db: openKysely(pool), clock: systemClock, codeSecrets: createCodeSecrets(secret) };
  return {
    staff: createStaffStore({ ...shared, browsers: createKnownBrowsers(secret), secret }),
    accounts: createAccountStore(shared),
    passkeys: createPasskeyStore(shared.db, shared.clock),
    searches: createSealer(secret, 'office search'),
  };
}

/**
 * The stores for a command at the server itself, while the shop may be running.
 * @param warn receives what an operator has to do
 */
export async function openStaffStores(
  pool: pg.Pool,
  env: Env,
  warn: (message: string) => void,
): Promise<StaffStores> {
  const secret = env.cookieSecret ?? (await findCookieSecret(pool));
  if ((await countUnreadable(openKysely(pool), secret)) > 0)
    warn('Some authenticators cannot be read: run this command with the COOKIE_SECRET of the shop.');
  return createStaffStores(pool, secret);
}

/**
 * The stores of the back office. Encrypts the authenticators' secrets that a release before stored as plain text, or that were encrypted
 * under the former secret of the server: COOKIE_SECRET_BEFORE, or the stored one.
 * @param warn receives what an operator has to do
 */
export async function wireStaff(
  {
    pool,
    env,
    cookieSecret: secret,
  }: { readonly pool: pg.Pool; readonly env: Env; readonly cookieSecret: string },
  warn: (message: string) => void,
): Promise<StaffStores> {
  const stored = await findStoredSecret(pool);
  const formerSecrets = [env.cookieSecretBefore, stored].filter((each) => each !== null);
  const { unreadable } = await sealCodeSecrets(openKysely(pool), { secret, formerSecrets });
  if (unreadable > 0)
    warn(
      `${unreadable} authenticators of staff cannot be read: COOKIE_SECRET has changed. Set COOKIE_SECRET_BEFORE to the former one, or reset the accounts.`,
    );
  return createStaffStores(pool, secret);
}
