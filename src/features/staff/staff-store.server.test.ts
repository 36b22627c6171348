import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { deleteAllStaff } from '../../../tests/factories/delete-all-staff.ts';
import { attemptWith } from '../../../tests/factories/office-deps.ts';
import { staffPolicy } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { findCodeStep, generateCode } from './one-time-code.ts';
import { digestPassword, provePassword } from './prove-password.server.ts';
import { createCodeSecrets } from './sign-in/code-secrets.server.ts';
import { createKnownBrowsers } from './sign-in/known-browser.server.ts';
import {
  createStaffStore,
  type SignInAttempt,
  type StaffSignIn,
  type StaffStore,
} from './staff-store.server.ts';

let database: TestDatabase;
let staff: StaffStore;
let secret: string;
const clock = settableClock('2026-11-21T12:00:00Z');
const password = 'correct horse battery';
const email = 'Mira@Service.Example';
const person = { email, name: 'Mira', role: 'service', password } as const;
/** Every refusal waits for it; a right attempt does not. */
const pause = vi.fn(async (_milliseconds: number): Promise<unknown> => undefined);

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  clock.set('2026-11-21T12:00:00Z');
  pause.mockReset();
  staff = openStore();
  await deleteAllStaff(database.pool);
  secret = (await staff.add(person)).codeSecret;
});
afterAll(() => database.drop());

const openStore = (prove = provePassword) =>
  createStaffStore({
    db: database.db,
    clock,
    codeSecrets: createCodeSecrets('a secret'),
    browsers: createKnownBrowsers('a secret'),
    secret: 'a secret',
    cost: { N: 16, r: 1, p: 1 },
    prove,
    pause,
  });
const code = () => generateCode(secret, clock.now());
const signIn = (changes: Partial<SignInAttempt> = {}) =>
  staff.signIn({ ...attemptWith({ email, password, code: code() }), ...changes });
const wrong = { password: 'wrong', code: '000000' };

async function requireSignedIn(changes: Partial<SignInAttempt> = {}): Promise<StaffSignIn> {
  const signedIn = await signIn(changes);
  if (signedIn === null) throw new Error('The sign-in was refused');
  return signedIn;
}
/** Those in a row of the source that has made most. */
async function countAttempts(): Promise<number> {
  const { rows } = await database.pool.query('select max(attempts) as most from sign_in_throttle');
  return rows[0].most;
}
const requireToken = async () => (await requireSignedIn()).token;

describe('signing in', () => {
  test('requires password and code together, with any letter case of the address', async () => {
    const { token, member } = await requireSignedIn();
    expect(member).toMatchObject({ email: 'mira@service.example', name: 'Mira', role: 'service' });
    expect(await staff.find(token)).toEqual(member);
  });

  test.each([
    ['another password', { password: 'correct horse batterY' }],
    ['no password', { password: '' }],
    ['another code', { code: '000000' }],
    ['no code', { code: '' }],
    ['an address without an account', { email: 'nobody@service.example' }],
  ])('refuses %s without naming the wrong part', async (_, changes) => {
    expect(await signIn(changes)).toBeNull();
  });

  test('accepts a code once', async () => {
    const used = code();
    expect(await signIn({ code: used })).not.toBeNull();
    expect(await signIn({ code: used })).toBeNull();
    clock.advance(30_000);
    expect(await signIn()).not.toBeNull();
  });

  test('accepts a code once when it arrives twice at the same moment', async () => {
    const used = code();
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ code: used })));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  });

  test('an account that was never set up is opened by no password', async () => {
    await database.pool.query("update staff set password = ''");
    expect(await signIn({ password: '' })).toBeNull();
  });
});

describe('wrong attempts', () => {
  /** Makes attempts that are refused, of which `freeAttempts` count. */
  const fail = (times: number, changes: Partial<SignInAttempt> = {}) =>
    Promise.all(Array.from({ length: times }, () => signIn({ ...wrong, ...changes })));

  test('delay the next one from their own network, the first time for a second', async () => {
    await fail(staffPolicy.freeAttempts - 1);
    await fail(1);
    clock.advance(staffPolicy.firstPauseMs - 1);
    expect(await signIn()).toBeNull();
    clock.advance(1);
    expect(await signIn()).not.toBeNull();
  });

  test('never delay the right person at another address', async () => {
    for (let minute = 0; minute < 60; minute += 1) {
      await fail(20);
      clock.advance(60_000);
    }
    expect(await signIn()).toBeNull();
    expect(await signIn({ network: '198.51.100.7' })).not.toBeNull();
  });

  test('never delay the right person in a browser that they have used before, on the same network', async () => {
    const { browser } = await requireSignedIn();
    clock.advance(30_000);
    await fail(240);
    expect(await signIn()).toBeNull();
    expect(await signIn({ browser })).not.toBeNull();
  });

  test('of a browser that others have used count for their network', async () => {
    await staff.add({ ...person, email: 'noa@service.example' });
    const { browser } = await requireSignedIn();
    const noa = { email: 'noa@service.example', browser };
    await fail(staffPolicy.freeAttempts, noa);
    expect(await passesThrottle({ ...noa, browser: '' })).toBe(false);
  });

  /** True for an attempt that is looked at: the audit log then has an entry of it. */
  async function passesThrottle(changes: Partial<SignInAttempt>): Promise<boolean> {
    const count = async () => (await database.pool.query('select 1 from staff_audit')).rowCount;
    const before = await count();
    await signIn({ ...wrong, ...changes });
    return (await count()) !== before;
  }

  test('delay nobody longer than five minutes, and are forgotten after an hour', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await fail(1);
      clock.advance(staffPolicy.maxPauseMs);
    }
    await fail(1);
    clock.advance(staffPolicy.maxPauseMs - 1);
    expect(await passesThrottle({})).toBe(false);
    clock.advance(1);
    expect(await passesThrottle({})).toBe(true);
    clock.advance(staffPolicy.rememberAttemptsMs);
    for (let attempt = 1; attempt < staffPolicy.freeAttempts; attempt += 1) await fail(1);
    expect(await passesThrottle({})).toBe(true);
  });

  test('count together when they arrive at the same time', async () => {
    await fail(240);
    const { rowCount } = await database.pool.query(
      "select 1 from staff_audit where action = 'sign-in refused'",
    );
    expect(rowCount).toBe(staffPolicy.freeAttempts);
  });

  test('are forgotten when the right one comes', async () => {
    await fail(staffPolicy.freeAttempts - 1);
    await requireSignedIn();
    clock.advance(30_000);
    await fail(staffPolicy.freeAttempts - 1);
    expect(await signIn()).not.toBeNull();
  });

  test('are answered alike and after the same time, whether the account is unknown, something is wrong or they come too early', async () => {
    const release: (() => void)[] = [];
    pause.mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(staffPolicy.refusalDelayMs);
      return new Promise<void>((resolve) => release.push(resolve));
    });
    const delayed = { network: '203.0.113.9' };
    const filling = fail(staffPolicy.freeAttempts, delayed);
    await expect.poll(() => release.length).toBe(staffPolicy.freeAttempts);
    await expect.poll(countAttempts).toBe(staffPolicy.freeAttempts);
    const answers = [
      signIn({ email: 'nobody@service.example' }),
      signIn({ password: 'wrong' }),
      signIn({ code: '000000' }),
      signIn(delayed),
    ];
    const settled = vi.fn();
    for (const answer of answers) answer.then(settled);
    await database.pool.query('select pg_sleep(0.3)');
    expect(settled).not.toHaveBeenCalled();
    for (const each of release) each();
    expect(await Promise.all(answers)).toEqual([null, null, null, null]);
    await filling;
  });

  test('with a wrong code hash no password, so that a flood makes nobody wait', async () => {
    const prove = vi.fn(provePassword);
    staff = openStore(prove);
    const flood = Array.from({ length: 240 }, (_, at) =>
      signIn({ code: '000000', network: `192.0.2.${at}` }),
    );
    expect(await signIn({ network: '198.51.100.7' })).not.toBeNull();
    expect((await Promise.all(flood)).every((answer) => answer === null)).toBe(true);
    expect(prove).toHaveBeenCalledTimes(1);
  });

  test('with a right code wait in a queue that has an end', async () => {
    const held: (() => void)[] = [];
    const prove = vi.fn(async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return false;
    });
    staff = openStore(prove);
    const { passwordsAtOnce, waitingPasswords } = staffPolicy;
    const further = 10;
    const refused = vi.fn();
    const attempts = Array.from({ length: passwordsAtOnce + waitingPasswords + further }, (_, at) =>
      signIn({ network: `192.0.2.${at}` }).then(refused),
    );
    await expect.poll(() => refused.mock.calls.length).toBe(further);
    expect(prove).toHaveBeenCalledTimes(passwordsAtOnce);
    for (let at = 0; at < passwordsAtOnce + waitingPasswords; at += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(at);
      held[at]?.();
    }
    await Promise.all(attempts);
    expect(prove).toHaveBeenCalledTimes(passwordsAtOnce + waitingPasswords);
  });
});

describe('a session', () => {
  test('ends after a working day, however often it is used', async () => {
    const token = await requireToken();
    const idle = staffPolicy.sessionIdleMs - 1;
    for (let used = 0; used + idle < staffPolicy.sessionLifetimeMs; used += idle) {
      clock.advance(idle);
      expect(await staff.find(token)).not.toBeNull();
    }
    clock.set(new Date(Date.parse('2026-11-21T12:00:00Z') + staffPolicy.sessionLifetimeMs - 1));
    expect(await staff.find(token)).not.toBeNull();
    clock.advance(1);
    expect(await staff.find(token)).toBeNull();
  });

  test('ends when nobody has used it for half an hour', async () => {
    const token = await requireToken();
    clock.advance(staffPolicy.sessionIdleMs - 1);
    expect(await staff.find(token)).not.toBeNull();
    clock.advance(staffPolicy.sessionIdleMs - 1);
    expect(await staff.find(token)).not.toBeNull();
    clock.advance(staffPolicy.sessionIdleMs);
    expect(await staff.find(token)).toBeNull();
  });

  test('is not kept alive by what a page asks by itself', async () => {
    const token = await requireToken();
    clock.advance(staffPolicy.sessionIdleMs - 1);
    expect(await staff.peek(token)).not.toBeNull();
    clock.advance(1);
    expect(await staff.peek(token)).toBeNull();
    expect(await staff.find(token)).toBeNull();
  });

  test('notes its use once a minute', async () => {
    const token = await requireToken();
    const usedAt = async () =>
      (await database.pool.query('select used_at from staff_session')).rows[0].used_at;
    const begin = await usedAt();
    clock.advance(staffPolicy.sessionUseIntervalMs - 1);
    await staff.find(token);
    expect(await usedAt()).toEqual(begin);
    clock.advance(1);
    await staff.find(token);
    expect(await usedAt()).toEqual(clock.now());
  });

  test('ends with the next sign-in in its browser, and another browser’s stays', async () => {
    const former = await requireToken();
    clock.advance(30_000);
    const other = await requireToken();
    clock.advance(30_000);
    const { token } = await requireSignedIn({ formerToken: former });
    expect(await staff.find(former)).toBeNull();
    expect(await staff.find(other)).not.toBeNull();
    expect(await staff.find(token)).not.toBeNull();
  });

  test('stays when a sign-in is refused', async () => {
    const token = await requireToken();
    await signIn({ ...wrong, formerToken: token });
    expect(await staff.find(token)).not.toBeNull();
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

test('an action whose request is repeated is entered once, also by two requests at the same time', async () => {
  const member = await staff.find(await requireToken());
  const enter = (change: string) =>
    staff.auditOnce(member?.id ?? '', 'changed for caller', 'AB7K-Q2M9', { change });
  await Promise.all([enter('one'), enter('one'), enter('other')]);
  await enter('one');
  const { rows } = await database.pool.query<{ change: string }>(
    `select facts ->> 'change' as change from staff_audit where action = 'changed for caller' order by 1`,
  );
  expect(rows.map(({ change }) => change)).toEqual(['one', 'other']);
});

test('the secret of an authenticator is encrypted, and bound to its account', async () => {
  const other = await staff.add({ ...person, email: 'noa@service.example' });
  const { rows } = await database.pool.query('select code_secret from staff');
  for (const { code_secret: stored } of rows) expect(stored).toMatch(/^v1\./);
  expect(JSON.stringify(rows)).not.toContain(secret);
  await database.pool.query(
    `update staff set code_secret = (select code_secret from staff where email = 'noa@service.example')`,
  );
  expect(await signIn({ code: generateCode(other.codeSecret, clock.now()) })).toBeNull();
});

test('the error of a statement, which a log may print, shows no secret of an authenticator', async () => {
  const failed = await staff
    .add({ ...person, email: 'noa@service.example', role: 'nobody' as 'service' })
    .then(
      () => ({ detail: '' }),
      (error: { detail: string }) => error,
    );
  expect(failed.detail).toMatch(/Failing row contains .* v1\./);
  expect(failed.detail).not.toMatch(/[A-Z2-7]{32}/);
});

test.each(['http://evil.tk/x', '=cmd', 'Mira\u202e', 'Mira2'])('nobody is called %s', async (name) => {
  await expect(staff.add({ ...person, email: 'x@service.example', name })).rejects.toThrow(RangeError);
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
