import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { createFakeCaseFiles } from '../../../tests/factories/case-fixture.ts';
import { deleteAllStaff } from '../../../tests/factories/delete-all-staff.ts';
import { attemptWith } from '../../../tests/factories/office-deps.ts';
import { staffPolicy } from '../../defaults.ts';
import { settableClock, systemClock } from '../../domain/time/clock.ts';
import { openFileFolder } from '../../features/complaints/uploads/file-folder.server.ts';
import { generateCode } from '../../features/staff/one-time-code.ts';
import { createCodeSecrets } from '../../features/staff/sign-in/code-secrets.server.ts';
import { findCookieSecret } from '../../server/database/find-cookie-secret.server.ts';
import { readEnv } from '../settings/env.server.ts';
import { erasePersonalData } from './wire-retention.server.ts';
import { openStaffStores, type StaffStores, wireStaff } from './wire-staff.server.ts';

let database: TestDatabase;
const secret = 'the secret of now, which is long enough';
const before = 'the secret before, which is long enough';
const person = {
  email: 'mira@staff.example',
  name: 'Mira',
  role: 'admin',
  password: 'correct horse battery',
};
const warn = vi.fn();

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  warn.mockReset();
  await deleteAllStaff(database.pool);
});
afterAll(() => database.drop());

const start = (settings: Record<string, string> = {}) =>
  wireStaff({ pool: database.pool, env: readEnv(settings), cookieSecret: secret }, warn);
const addMira = async ({ staff }: StaffStores) => (await staff.add({ ...person, role: 'admin' })).codeSecret;

async function signIn({ staff }: StaffStores, codeSecret: string) {
  const { email, password } = person;
  return staff.signIn(attemptWith({ email, password, code: generateCode(codeSecret, systemClock.now()) }));
}

test('an authenticator whose secret a release before stored in plain text works on, and is encrypted', async () => {
  const codeSecret = await addMira(await start());
  await database.pool.query('update staff set code_secret = $1', [codeSecret]);
  const stores = await start();
  expect(JSON.stringify((await database.pool.query('select * from staff')).rows)).not.toContain(codeSecret);
  expect(await signIn(stores, codeSecret)).not.toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test('an authenticator works on after the server’s secret has changed, with the former one in the settings once', async () => {
  const codeSecret = await addMira(
    await openStaffStores(database.pool, readEnv({ COOKIE_SECRET: before }), warn),
  );
  await start({ COOKIE_SECRET_BEFORE: before });
  expect(await signIn(await start(), codeSecret)).not.toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test('an authenticator works on when a secret is set for the first time', async () => {
  await findCookieSecret(database.pool);
  const codeSecret = await addMira(await openStaffStores(database.pool, readEnv({}), warn));
  expect(await signIn(await start(), codeSecret)).not.toBeNull();
});

test('a secret that is lost is reported, and opens no account', async () => {
  const codeSecret = await addMira(
    await openStaffStores(database.pool, readEnv({ COOKIE_SECRET: before }), warn),
  );
  const stores = await start();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^1 authenticators .*COOKIE_SECRET_BEFORE/),
  );
  expect(await signIn(stores, codeSecret)).toBeNull();
  const { rows } = await database.pool.query('select id, code_secret from staff');
  expect(createCodeSecrets(before).open(rows[0].id, rows[0].code_secret)).toBe(codeSecret);
});

test('a command with another secret than the shop’s says so', async () => {
  await addMira(await start());
  await openStaffStores(database.pool, readEnv({ COOKIE_SECRET: secret }), warn);
  expect(warn).not.toHaveBeenCalled();
  await openStaffStores(database.pool, readEnv({ COOKIE_SECRET: before }), warn);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('COOKIE_SECRET of the shop'));
});

test('the retention job deletes sessions of staff that are over', async () => {
  const stores = await start();
  await signIn(stores, await addMira(stores));
  const countSessions = async () => (await database.pool.query('select 1 from staff_session')).rowCount;
  const clock = settableClock(systemClock.now());
  const uploadsFolder = openFileFolder('/no-such-folder');
  const erasing = { db: database.db, clock, caseFiles: createFakeCaseFiles().files, uploadsFolder };
  await erasePersonalData(erasing);
  expect(await countSessions()).toBe(1);
  clock.advance(staffPolicy.sessionIdleMs);
  await erasePersonalData(erasing);
  expect(await countSessions()).toBe(0);
});
