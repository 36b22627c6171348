import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { deleteAllStaff } from '../../../tests/factories/delete-all-staff.ts';
import { staffPolicy } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { findCodeStep, generateCode } from './one-time-code.ts';
import { digestPassword, provePassword } from './prove-password.server.ts';
import { createStaffStore, type StaffStore } from './staff-store.server.ts';

let database: TestDatabase;
let staff: StaffStore;
let secret: string;
const clock = settableClock('2026-11-21T12:00:00Z');
const password = 'correct horse battery';
const email = 'Mira@Service.Example';
const person = { email, name: 'Mira', role: 'service', password } as const;

beforeAll(async () => {
  database = await createTestDatabase();
  staff = createStaffStore(database.db, clock, { N: 16, r: 1, p: 1 });
});
beforeEach(async () => {
  clock.set('2026-11-21T12:00:00Z');
  await deleteAllStaff(database.pool);
  secret = (await staff.add(person)).codeSecret;
});
afterAll(() => database.drop());

const code = () => generateCode(secret, clock.now());
const signIn = (changes: { email?: string; password?: string; code?: string } = {}) =>
  staff.signIn({ email, password, code: code(), ...changes });

async function requireToken(): Promise<string> {
  const answer = await signIn();
  if (!answer.ok) throw new Error(answer.reason);
  return answer.token;
}

describe('signing in', () => {
  test('requires password and code together, with any letter case of the address', async () => {
    const token = await requireToken();
    expect(await staff.find(token)).toMatchObject({
      email: 'mira@service.example',
      name: 'Mira',
      role: 'service',
    });
  });

  test.each([
    ['another password', { password: 'correct horse batterY' }],
    ['no password', { password: '' }],
    ['another code', { code: '000000' }],
    ['no code', { code: '' }],
    ['an address without an account', { email: 'nobody@service.example' }],
  ])('refuses %s without naming the wrong part', async (_, changes) => {
    expect(await signIn(changes)).toEqual({ ok: false, reason: 'wrong' });
  });

  test('accepts a code once', async () => {
    const used = code();
    expect((await signIn({ code: used })).ok).toBe(true);
    expect((await signIn({ code: used })).ok).toBe(false);
    clock.advance(30_000);
    expect((await signIn()).ok).toBe(true);
  });

  test('accepts a code once when it arrives twice at the same moment', async () => {
    const used = code();
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ code: used })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('locks an account after five wrong attempts for a quarter of an hour', async () => {
    for (let attempt = 1; attempt < staffPolicy.maxFailures; attempt += 1) {
      expect(await signIn({ password: 'wrong' })).toEqual({ ok: false, reason: 'wrong' });
    }
    expect(await signIn({ password: 'wrong' })).toEqual({ ok: false, reason: 'locked' });
    clock.advance(staffPolicy.lockMs - 1);
    expect(await signIn()).toEqual({ ok: false, reason: 'locked' });
    clock.advance(1);
    expect((await signIn()).ok).toBe(true);
  });

  test('a right attempt resets the count of wrong ones', async () => {
    for (let attempt = 1; attempt < staffPolicy.maxFailures; attempt += 1)
      await signIn({ password: 'wrong' });
    expect((await signIn()).ok).toBe(true);
    clock.advance(30_000);
    expect(await signIn({ password: 'wrong' })).toEqual({ ok: false, reason: 'wrong' });
  });

  test('counts wrong attempts that arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn({ password: 'wrong' })));
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'wrong')).toHaveLength(
      staffPolicy.maxFailures - 1,
    );
  });
});

describe('a session', () => {
  test('ends after a working day', async () => {
    const token = await requireToken();
    clock.advance(staffPolicy.sessionLifetimeMs - 1);
    expect(await staff.find(token)).not.toBeNull();
    clock.advance(1);
    expect(await staff.find(token)).toBeNull();
  });

  test('ends with signing out, and with its account', async () => {
    const token = await requireToken();
    await staff.signOut(token);
    expect(await staff.find(token)).toBeNull();
    clock.advance(30_000);
    const other = await requireToken();
    await database.pool.query('update staff set disabled_at = now()');
    expect(await staff.find(other)).toBeNull();
  });

  test('stores only a digest of the session token', async () => {
    const token = await requireToken();
    const { rows } = await database.pool.query('select * from staff_session');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await staff.find('another token')).toBeNull();
  });
});

test('audit entries cannot be changed', async () => {
  const member = await staff.find(await requireToken());
  await staff.audit(member?.id ?? '', 'looked', 'AB7K-Q2M9');
  await expect(database.pool.query("update staff_audit set action = 'nothing'")).rejects.toThrow(
    /append-only/,
  );
  await expect(database.pool.query('delete from staff_audit')).rejects.toThrow(/append-only/);
});

test('an address has one account', async () => {
  await expect(staff.add({ ...person, email: 'MIRA@service.example' })).rejects.toThrow();
});

test('a password has 12 to 200 characters', async () => {
  await expect(digestPassword('x'.repeat(11))).rejects.toThrow(RangeError);
  await expect(digestPassword('x'.repeat(201))).rejects.toThrow(RangeError);
  expect(await provePassword('x'.repeat(12), await digestPassword('x'.repeat(12)))).toBe(true);
});

test('a code is valid from one step before to one step after', () => {
  const now = new Date('2026-11-21T12:00:15Z');
  const at = (seconds: number) => generateCode(secret, new Date(now.getTime() + seconds * 1000));
  expect([-60, -30, 0, 30, 60].map((seconds) => findCodeStep(secret, at(seconds), now) !== null)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
