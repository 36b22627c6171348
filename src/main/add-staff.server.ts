import { randomBytes } from 'node:crypto';
import type { StaffRole } from '../domain/staff/staff.ts';
import { describeAuthenticator } from '../features/staff/one-time-code.ts';
import { loadEnv } from '../server/process/env.server.ts';
import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import { openShopDatabase } from './open-database.server.ts';
import { openStaffStores } from './wiring/wire-staff.server.ts';

/** Creates an account and prints its credentials once. Ends the process. */
export async function addStaff(person: {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const { staff } = await openStaffStores(await openShopDatabase(lifecycle), loadEnv(), console.warn);
    const password = randomBytes(15).toString('base64url');
    const { codeSecret } = await staff.add({ ...person, password });
    console.log(`Account of ${person.name} (${person.role}). It is shown this once:`);
    console.log(`  e-mail         ${person.email}\n  password       ${password}`);
    console.log(`  authenticator  ${describeAuthenticator(codeSecret, person.email)}`);
    console.log('Sign in at /_office.');
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}
