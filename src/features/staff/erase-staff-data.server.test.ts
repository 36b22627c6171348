import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { deleteAllStaff } from '../../../tests/factories/delete-all-staff.ts';
import { attemptWith, createStaffTestStores } from '../../../tests/factories/office-deps.ts';
import { retention, staffPolicy } from '../../defaults.ts';
import { everyBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { eraseStaffData } from './erase-staff-data.server.ts';
import { generateCode } from './one-time-code.ts';

let database: TestDatabase;
let stores: ReturnType<typeof createStaffTestStores>;
let chief: StaffMember;
const clock = settableClock('2026-11-21T12:00:00Z');
const password = 'correct horse battery';

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  clock.set('2026-11-21T12:00:00Z');
  stores = createStaffTestStores(database.db, clock);
  await deleteAllStaff(database.pool);
  ({ member: chief } = await join('chief@staff.example', 'admin'));
});
afterAll(() => database.drop());

async function join(email: string, role: 'admin' | 'editor') {
  const { codeSecret } = await stores.staff.add({ email, name: 'Quince', role, password });
  const code = generateCode(codeSecret, clock.now());
  const signedIn = await stores.staff.signIn(attemptWith({ email, password, code }));
  if (signedIn === null) throw new Error('The sign-in was refused');
  return { ...signedIn, codeSecret };
}
const erase = () =>
  eraseStaffData(database.db, {
    now: clock.now(),
    closedBefore: new Date(clock.now().getTime() - retention.closedAccountsMs),
  });
const count = async (table: string) => (await database.pool.query(`select 1 from ${table}`)).rowCount;

test('a session that is over by its end or by its rest is deleted, another one stays', async () => {
  clock.advance(staffPolicy.sessionIdleMs - 1);
  await erase();
  expect(await count('staff_session')).toBe(1);
  clock.advance(1);
  await erase();
  expect(await count('staff_session')).toBe(0);
});

test('a set-up link is deleted with its end, and its account still waits for a new one', async () => {
  await stores.accounts.add(
    { brands: everyBrand, email: 'noa@staff.example', name: 'Noa', role: 'editor' },
    chief,
  );
  clock.advance(staffPolicy.setUpLinkLifetimeMs - 1);
  await erase();
  expect(await count('staff_set_up')).toBe(1);
  clock.advance(1);
  await erase();
  expect(await count('staff_set_up')).toBe(0);
  const noa = (await stores.accounts.list()).find(({ name }) => name === 'Noa');
  expect(noa).toMatchObject({ isSetUp: false, setUpUntil: null });
});

test('attempts to sign in are deleted once they count no longer', async () => {
  await stores.staff.signIn(
    attemptWith({ email: 'chief@staff.example', password: 'a wrong password', code: '000000' }),
  );
  clock.advance(staffPolicy.rememberAttemptsMs - 1);
  await erase();
  expect(await count('sign_in_throttle')).toBe(1);
  clock.advance(1);
  await erase();
  expect(await count('sign_in_throttle')).toBe(0);
});

test('a challenge that nobody answered is deleted', async () => {
  await stores.passkeys.offerSignIn({ host: 'shop.example', origins: [] });
  clock.advance(staffPolicy.challengeLifetimeMs);
  await erase();
  expect(await count('staff_challenge')).toBe(0);
});

test('an account closed for 90 days loses address, password, authenticator and passkeys, and keeps its name', async () => {
  const { member } = await join('quince-leaver@staff.example', 'editor');
  await database.pool.query(
    `insert into staff_passkey (id, staff_id, host, public_key, counter, transports, name, made_at)
     values ('key', $1, 'shop.example', '', 0, '{}', 'Quince notebook', now())`,
    [member.id],
  );
  await stores.accounts.change(member.id, { kind: 'disable' }, chief);
  clock.advance(retention.closedAccountsMs);
  await erase();
  expect(await findTables('quince-leaver')).toEqual(['staff']);
  clock.advance(1);
  await erase();
  expect(await findTables('quince-leaver')).toEqual([]);
  expect(await count('staff_passkey')).toBe(0);
  const { rows } = await database.pool.query('select * from staff where id = $1', [member.id]);
  expect(rows).toMatchObject([{ name: 'Quince', password: '', code_secret: '', erased_at: clock.now() }]);

  expect((await stores.accounts.list()).map(({ email }) => email)).toEqual(['chief@staff.example']);
  expect(await stores.accounts.change(member.id, { kind: 'enable' }, chief)).toBe(false);
  const everything = { staffId: null, action: '', subject: '', isOldestFirst: false } as const;
  const newest = { ...everything, before: null, after: null, limit: 1 };
  expect((await stores.accounts.listAudit(newest)).lines).toMatchObject([
    { action: 'account disabled', subject: 'Quince' },
  ]);
  const { rows: before } = await database.pool.query('select * from staff order by id');
  clock.advance(60_000);
  await erase();
  expect((await database.pool.query('select * from staff order by id')).rows).toEqual(before);
});

test('an open account keeps everything, however old', async () => {
  clock.advance(10 * retention.closedAccountsMs);
  await erase();
  expect(await stores.accounts.list()).toMatchObject([{ email: 'chief@staff.example', isSetUp: true }]);
});

/** Tables of staff in which a text stands, whatever the column. */
async function findTables(text: string): Promise<string[]> {
  const tables = [
    'staff',
    'staff_audit',
    'staff_challenge',
    'staff_passkey',
    'staff_session',
    'staff_set_up',
  ];
  const found = await Promise.all(
    tables.map(async (table) => {
      const query = `select 1 from ${table} as t where t::text ilike $1`;
      return (await database.pool.query(query, [`%${text}%`])).rowCount === 0 ? [] : [table];
    }),
  );
  return found.flat();
}
