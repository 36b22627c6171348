import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import { buildPath } from '../url.ts';
import { openShopDatabase } from './open-shop-database.server.ts';
import { loadEnv } from './settings/env.server.ts';
import { openStaffStores } from './wiring/wire-staff.server.ts';

/**
 * Resets a member of staff who has lost password or authenticator, when no other admin can: prints the link with which
 * they set up their account again. Ends the process.
 */
export async function resetStaff(email: string): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const { accounts } = await openStaffStores(await openShopDatabase(lifecycle), loadEnv(), console.warn);
    const account = (await accounts.list()).find((each) => each.email === email.toLowerCase());
    const token = account === undefined ? null : await accounts.reset(account.id, null);
    if (token === null) throw new Error(`There is no open account of ${email}`);
    console.log(`The account of ${email} has no password, code, passkeys or sessions any more.`);
    console.log('Valid once, for 48 hours; anyone with this link gets the account:');
    console.log(`  ${loadEnv().baseUrl}${buildPath('back_office_set_up', {}, { token })}`);
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}
