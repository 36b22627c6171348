/**
 * Accounts of staff, at the server itself and beside a running shop:
 * - `npm run staff -- add email name role` makes one. Asks for nothing: the password is drawn and shown once, with the secret
 *   for the authenticator.
 * - `npm run staff -- reset email` gives a link to set an account up anew, to who has locked themselves out.
 */
import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '../src/domain/staff/staff.ts';

const usage = `Usage: npm run staff -- add email name ${STAFF_ROLES.join('|')}
       npm run staff -- reset email`;
const [word, email = '', name = '', role = 'service'] = parseArgs({ allowPositionals: true }).positionals;
const isAddress = /^\S+@\S+$/.test(email);
const isRole = (STAFF_ROLES as readonly string[]).includes(role);

if (word === 'add' && isAddress && name !== '' && isRole) {
  const { addStaff } = await import('../src/main/add-staff.server.ts');
  await addStaff({ email, name, role: role as StaffRole });
} else if (word === 'reset' && isAddress && name === '') {
  const { resetStaff } = await import('../src/main/reset-staff.server.ts');
  await resetStaff(email);
} else {
  console.error(usage);
  process.exitCode = 2;
}
