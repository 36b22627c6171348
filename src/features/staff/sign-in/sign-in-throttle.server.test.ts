import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, openPool, type TestDatabase } from '../../../../tests/database.ts';
import { openKysely } from '../../../database/open-kysely.server.ts';
import { staffPolicy } from '../../../defaults.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';

const { freeAttempts, firstPauseMs, maxPauseMs, rememberAttemptsMs } = staffPolicy;
const email = 'mira@staff.example';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.db.deleteFrom('sign_in_throttle').execute());
afterAll(() => database.drop());

function openThrottle(audience: 'staff' | 'members' = 'staff', db = database.db, secret = 'a secret') {
  const clock = settableClock('2026-11-21T12:00:00Z');
  return { clock, ...createSignInThrottle({ db, clock, audience, secret }) };
}

test('each pause is twice as long, up to five minutes', async () => {
  const { clock, admit } = openThrottle();
  for (let attempt = 1; attempt <= freeAttempts; attempt += 1)
    expect(await admit('network', email)).toBe(attempt);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** attempt);
    clock.advance(pauseMs - 1);
    expect(await admit('network', email)).toBeNull();
    clock.advance(1);
    expect(await admit('network', email)).toBe(freeAttempts + attempt + 1);
  }
});

test('two processes count together, attempts at once too', async () => {
  const pool = openPool(database.url);
  try {
    const one = openThrottle();
    const other = openThrottle('staff', openKysely(pool));
    const attempts = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).admit('network', email)),
    );
    const admitted = attempts.filter((attempt) => attempt !== null).sort((a, b) => a - b);
    expect(admitted).toEqual(Array.from({ length: freeAttempts }, (_, at) => at + 1));
  } finally {
    await pool.end();
  }
});

test('sources, accounts and audiences count apart, and a sign-in or an hour forgets', async () => {
  const { clock, admit, forget } = openThrottle();
  await admit('network', email);
  expect(await admit('network', email)).toBe(2);
  expect(await admit('browser', email)).toBe(1);
  expect(await admit('network', 'omar@staff.example')).toBe(1);
  expect(await openThrottle('members').admit('network', email)).toBe(1);
  await forget('network', email);
  expect(await admit('network', email)).toBe(1);
  clock.advance(rememberAttemptsMs);
  expect(await admit('network', email)).toBe(1);
  const { rows } = await database.pool.query('select count(*)::int as rows from sign_in_throttle');
  expect(rows[0].rows).toBe(1);
});

test('what is stored of an attempt depends on the secret', async () => {
  await openThrottle().admit('network', email);
  expect(await openThrottle('staff', database.db, 'another secret').admit('network', email)).toBe(1);
  expect(await openThrottle().admit('network', email)).toBe(2);
});
