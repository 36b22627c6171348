import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { type Db, openKysely } from '../../../database/open-kysely.server.ts';
import { captchaPolicy } from '../../../defaults.ts';
import type { CaptchaPort } from '../captcha-port.ts';
import { testCaptcha } from '../conformance.ts';
import { createAltchaCaptcha } from './altcha-captcha.server.ts';
import { solveChallenge } from './browser/solve-challenge.ts';

let database: TestDatabase;
let db: Db;
let now: Date;
let isBroken: boolean;
const report = vi.fn();
const clock = { now: () => now };

beforeAll(async () => {
  database = await createTestDatabase();
  db = openKysely(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => {
  now = new Date();
  isBroken = false;
  report.mockClear();
});

/** A database that can fail. */
const fallible = () =>
  new Proxy(db, {
    get(target, name) {
      if (isBroken) throw new Error('no database');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
const open = (secret = 'a secret that is long enough for all') =>
  createAltchaCaptcha({ db: fallible(), clock, secret, report });
const solve = async (port: CaptchaPort = open()) =>
  (await solveChallenge(await port.createChallenge(), new AbortController())) ?? '';
const endTokens = () => {
  now = new Date(now.getTime() + captchaPolicy.challengeLifetimeMs);
};

describe('ALTCHA', () => {
  testCaptcha(() => ({
    port: open(),
    otherProcess: open(),
    solve: () => solve(),
    endTokens,
    breakDown: () => {
      isBroken = true;
    },
    repair: () => {
      isBroken = false;
    },
  }));
});

test('a challenge of another shop opens nothing', async () => {
  const token = await solve(open('another secret of another shop altogether'));
  expect(await open().verify(token, { action: 'complaint' })).toBe('failed');
});

test('a challenge whose work nobody has done opens nothing', async () => {
  const challenge = await open().createChallenge();
  const lie = { challenge, solution: { counter: 200, derivedKey: '00'.repeat(32) } };
  expect(await open().verify(btoa(JSON.stringify(lie)), { action: 'complaint' })).toBe('failed');
});

test.each([
  ['easier', { keyPrefix: '00' }],
  ['longer', { expiresAt: 4_000_000_000 }],
  ['cheaper', { cost: 1 }],
])('a challenge that was made %s opens nothing', async (_what, change) => {
  const { challenge, solution } = JSON.parse(atob(await solve()));
  const changed = { ...challenge, parameters: { ...challenge.parameters, ...change } };
  const token = btoa(JSON.stringify({ challenge: changed, solution }));
  expect(await open().verify(token, { action: 'complaint' })).toBe('failed');
});

test('a moment before its end a challenge opens a form', async () => {
  const token = await solve();
  now = new Date(now.getTime() + captchaPolicy.challengeLifetimeMs - 2_000);
  expect(await open().verify(token, { action: 'complaint' })).toBe('passed');
});

test('used challenges are forgotten once they have ended', async () => {
  await db.deleteFrom('captcha_used').execute();
  expect(await open().verify(await solve(), { action: 'complaint' })).toBe('passed');
  now = new Date(now.getTime() + captchaPolicy.challengeLifetimeMs + 1_000);
  expect(await open().verify(await solve(), { action: 'complaint' })).toBe('passed');
  expect(await db.selectFrom('captcha_used').selectAll().execute()).toHaveLength(1);
});

test('an outage is reported and refuses', async () => {
  const token = await solve();
  isBroken = true;
  expect(await open().verify(token, { action: 'complaint' })).toBe('unknown');
  expect(report).toHaveBeenCalledOnce();
});
