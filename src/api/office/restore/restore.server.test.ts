import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { type OfficeApp, openOfficeApp } from '../../../../tests/factories/office/office-app.ts';
import { createOfficeDeps, signInStaff } from '../../../../tests/factories/office-deps.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { createRestoreTaskList, saveComparison } from '../../../features/restore/restore-findings.server.ts';

const clock = settableClock('2026-12-01T12:00:00Z');
let database: TestDatabase;
let office: OfficeApp;
let kim: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const deps = createOfficeDeps(database.db, clock);
  office = await openOfficeApp({ ...deps, tasks: [createRestoreTaskList(database.db)] });
  kim = await signInStaff(deps.staff, clock, 'service', 'kim@staff.example');
});
beforeEach(async () => void (await database.pool.query('delete from restore_finding')));
afterAll(async () => {
  await office.app.close();
  await database.drop();
});

const unknown = {
  kind: 'unknown-payment',
  subject: 'abc-1',
  companyId: 'default',
  bookingNumber: null,
  amount: 90_000,
  currency: 'EUR',
} as const;

test('staff find a difference on their first page, and settle it once, with a note', async () => {
  await saveComparison(database.db, [unknown], clock.now());
  expect((await office.read('/_office/start', kim)).body).toContain('/_office/restore');
  const { body } = await office.read('/_office/restore', kim);
  expect(body).toContain('Unknown payment');
  expect(body).toContain('abc-1');
  expect(body).toContain('900.00');
  const action = /action="(\/_office\/restore\/[^"]+)"/.exec(body)?.[1] ?? '';
  const refused = await office.post(action, { note: 'ok' }, kim);
  expect([refused.statusCode, refused.body.includes('aria-invalid="true"')]).toEqual([400, true]);
  const note = 'Refunded at the provider, the guest knows.';
  expect((await office.post(action, { note }, kim)).headers.location).toBe('/_office/restore?outcome=done');
  expect((await office.post(action, { note }, kim)).headers.location).toBe(
    '/_office/restore?outcome=settled',
  );
  expect((await office.read('/_office/restore', kim)).body).toContain(note);
  expect((await office.read('/_office/start', kim)).body).not.toContain('/_office/restore');
});

test('a later comparison ends what it does not find any more, and leaves what staff have settled', async () => {
  const other = { ...unknown, subject: 'def-1' };
  const compare = (...found: readonly (typeof unknown | typeof other)[]) =>
    saveComparison(database.db, found, clock.now());
  expect(await compare(unknown, other)).toBe(2);
  expect(await compare(other)).toBe(1);
  expect((await office.read('/_office/restore', kim)).body).toContain('later comparison');
  expect(await compare(unknown, other)).toBe(2);
  await database.pool.query(
    `update restore_finding set settled_at = now(), settled_by = 'Kim' where subject = 'abc-1'`,
  );
  expect(await compare(unknown, other)).toBe(1);
});
