import { randomBytes } from 'node:crypto';
import { everyBrand } from '../domain/staff/brand-scope.ts';
import type { StaffRole } from '../domain/staff/staff.ts';
import { describeAuthenticator } from '../features/staff/one-time-code.ts';
import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import { StartupError } from '../settings/startup-error.ts';
import { openShopDatabase } from './open-shop-database.server.ts';
import { loadEnv } from './settings/env.server.ts';
import { openStaffStores } from './wiring/wire-staff.server.ts';

interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/**
 * Creates an account and prints its credentials once. Ends the process.
 * @param chosen keys of the brands that it sees alone; none for every brand
 * @param known every brand by key
 */
export async function addStaff(
  person: NewPerson,
  chosen: readonly string[],
  known: ReadonlyMap<string, unknown>,
): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const unknown = chosen.find((key) => !known.has(key));
    if (unknown !== undefined)
      throw new StartupError(`There is no brand "${unknown}", only ${[...known.keys()].join(', ')}.`);
    if (chosen.length > 0 && person.role === 'admin')
      throw new StartupError('An admin sees every brand: leave --brand out, or choose another role.');
    const { staff } = await openStaffStores(await openShopDatabase(lifecycle), loadEnv(), console.warn);
    const password = randomBytes(15).toString('base64url');
    const { codeSecret } = await staff.add({
      ...person,
      brands: chosen.length === 0 ? everyBrand : chosen,
      password,
    });
    console.log(`Account of ${person.name} (${person.role}). It is shown this once:`);
    console.log(`  e-mail         ${person.email}\n  password       ${password}`);
    console.log(`  authenticator  ${describeAuthenticator(codeSecret, person.email)}`);
    console.log('Sign in at /_office.');
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}
