/** `npm run staff`: accounts for the back office, made at the server itself, also while the shop runs. */
import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '../src/domain/staff/staff.ts';
import { readBrands } from './supply/read-brands.ts';

const help = `Accounts for the back office. The shop may be running.

  npm run staff -- add EMAIL NAME [ROLE] [--brand KEY]
                                           Makes an account and prints, once, its password and the secret
                                           of its authenticator. ROLE is one of ${STAFF_ROLES.join(', ')};
                                           without one it is service. With --brand, once for each, it sees these
                                           brands alone.
  npm run staff -- reset EMAIL             Takes password, authenticator, passkeys and sessions away and prints
                                           a link, good once for 48 hours, to set the account up again.
  npm run staff -- --help                  Prints this.

  service looks after bookings, editor writes pages, publisher also publishes them, admin does all of it
  and invites others. A name of several words needs quotes.

Example: npm run staff -- add you@example.com "Your Name" admin`;

/** An unknown option prints the help, too. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { help: { type: 'boolean', short: 'h' }, brand: { type: 'string', multiple: true } },
});
const isHelp = values.help === true || positionals[0] === 'help';
const isClear = Object.keys(values).every((option) => option === 'brand');
const [word, email = '', name = '', role = 'service', ...more] = isClear ? positionals : [];
const isAddress = /^\S+@\S+$/.test(email);
const isRole = (STAFF_ROLES as readonly string[]).includes(role);

if (isHelp) {
  console.log(help);
} else if (word === 'add' && isAddress && name !== '' && isRole && more.length === 0) {
  const { addStaff } = await import('../src/main/add-staff.server.ts');
  const chosen = [values.brand ?? []].flat().map(String);
  await addStaff({ email, name, role: role as StaffRole }, chosen, await readBrands());
} else if (word === 'reset' && isAddress && name === '') {
  const { resetStaff } = await import('../src/main/reset-staff.server.ts');
  await resetStaff(email);
} else {
  console.error(help);
  process.exitCode = 2;
}
