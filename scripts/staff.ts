/**
 * `npm run staff -- add email name role`: makes an account for the back office. Asks for nothing: the password is drawn and shown
 * once, with the secret for the authenticator. Works beside a running shop.
 */
import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '../src/features/staff/staff.ts';

const usage = `Usage: npm run staff -- add email name ${STAFF_ROLES.join('|')}`;
const [word, email = '', name = '', role = 'service'] = parseArgs({ allowPositionals: true }).positionals;
const isRole = (STAFF_ROLES as readonly string[]).includes(role);

if (word !== 'add' || !/^\S+@\S+$/.test(email) || name === '' || !isRole) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const { addStaff } = await import('../src/server/add-staff.server.ts');
  await addStaff({ email, name, role: role as StaffRole });
}
