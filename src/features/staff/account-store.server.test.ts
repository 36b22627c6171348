import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { deleteAllStaff } from '../../../tests/factories/delete-all-staff.ts';
import { attemptWith, createStaffTestStores } from '../../../tests/factories/office-deps.ts';
import { staffPolicy } from '../../defaults.ts';
import { everyBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { AccountStore } from './account-store.server.ts';
import { generateCode } from './one-time-code.ts';
import type { StaffStore } from './staff-store.server.ts';

let database: TestDatabase;
let staff: StaffStore;
let accounts: AccountStore;
let chief: StaffMember;
const clock = settableClock('2026-11-21T12:00:00Z');
const password = 'correct horse battery';
const noa = { email: 'Noa@staff.example', name: 'Noa', role: 'editor', brands: everyBrand } as const;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  clock.set('2026-11-21T12:00:00Z');
  ({ staff, accounts } = createStaffTestStores(database.db, clock));
  await deleteAllStaff(database.pool);
  const { codeSecret } = await staff.add({
    email: 'chief@staff.example',
    name: 'Ada',
    role: 'admin',
    password,
  });
  chief = await signIn('chief@staff.example', codeSecret);
});
afterAll(() => database.drop());

async function signIn(email: string, codeSecret: string, given = password): Promise<StaffMember> {
  const code = generateCode(codeSecret, clock.now());
  const signedIn = await staff.signIn(attemptWith({ email, password: given, code }));
  if (signedIn === null) throw new Error('Nobody was signed in');
  return signedIn.member;
}

async function addNoa(): Promise<string> {
  const token = await accounts.add(noa, chief);
  if (token === null) throw new Error('The address has an account');
  return token;
}

/** Sets the account up by its link and signs in. */
async function setUp(token: string): Promise<{ member: StaffMember; codeSecret: string }> {
  const waiting = await accounts.findSetUp(token);
  if (waiting === null) throw new Error('The link is over');
  const code = generateCode(waiting.codeSecret, clock.now());
  expect(await accounts.finishSetUp(token, { password, code })).toBe('done');
  clock.advance(30_000);
  return { member: await signIn(waiting.email, waiting.codeSecret), codeSecret: waiting.codeSecret };
}

const findNoa = async () => (await accounts.list()).find(({ name }) => name === 'Noa');

describe('a new account', () => {
  test('is set up by its owner with password and code', async () => {
    const token = await addNoa();
    expect(await findNoa()).toMatchObject({
      email: 'noa@staff.example',
      role: 'editor',
      lastSignInAt: null,
      setUpUntil: new Date(clock.now().getTime() + staffPolicy.setUpLinkLifetimeMs),
    });
    const { member } = await setUp(token);
    expect(member).toMatchObject({ email: 'noa@staff.example', role: 'editor' });
    expect(await findNoa()).toMatchObject({ setUpUntil: null, lastSignInAt: clock.now() });
  });

  test('is created once for an address, in any letter case', async () => {
    await addNoa();
    expect(await accounts.add({ ...noa, email: 'noa@STAFF.example' }, chief)).toBeNull();
  });

  test('has a link that works once', async () => {
    const token = await addNoa();
    await setUp(token);
    expect(await accounts.findSetUp(token)).toBeNull();
    expect(await accounts.finishSetUp(token, { password, code: '000000' })).toBe('gone');
  });

  test('has a link that works for two days', async () => {
    const token = await addNoa();
    clock.advance(staffPolicy.setUpLinkLifetimeMs - 1);
    expect(await accounts.findSetUp(token)).not.toBeNull();
    clock.advance(1);
    expect(await accounts.findSetUp(token)).toBeNull();
    expect(await accounts.finishSetUp(token, { password, code: '000000' })).toBe('gone');
  });

  test('is not set up with a wrong code, and can be tried again', async () => {
    const token = await addNoa();
    expect(await accounts.finishSetUp(token, { password, code: '000000' })).toBe('wrong-code');
    await setUp(token);
  });

  test('stores only a digest of its link', async () => {
    const token = await addNoa();
    const { rows } = await database.pool.query('select * from staff_set_up');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    'password1234',
    'Sommer2026!!',
    'qwertyuiop12',
    '1q2w3e4r5t6y7u',
    'Noa Noa Noa 2026',
    'noa@staff.example',
    'aaaaaaaaaaaaaaaaaaaa',
  ])('is not set up with the password %s, which attackers try first', async (guessable) => {
    const token = await addNoa();
    const code = generateCode((await accounts.findSetUp(token))?.codeSecret ?? '', clock.now());
    expect(await accounts.finishSetUp(token, { password: guessable, code })).toBe('guessable-password');
    expect(await findNoa()).toMatchObject({ isSetUp: false });
    expect(await accounts.finishSetUp(token, { password, code })).toBe('done');
    expect(await findNoa()).toMatchObject({ isSetUp: true });
  });

  test('stores the secret of its authenticator encrypted, before and after its set-up', async () => {
    const token = await addNoa();
    const { codeSecret } = (await accounts.findSetUp(token)) ?? { codeSecret: '' };
    expect(codeSecret).toMatch(/^[A-Z2-7]{32}$/);
    const stored = async () =>
      JSON.stringify(
        (
          await database.pool.query(
            'select code_secret from staff union select code_secret from staff_set_up',
          )
        ).rows,
      );
    expect(await stored()).not.toContain(codeSecret);
    await setUp(token);
    expect(await stored()).not.toContain(codeSecret);
  });

  test('refuses the code of its set-up a second time', async () => {
    const token = await addNoa();
    const waiting = await accounts.findSetUp(token);
    const code = generateCode(waiting?.codeSecret ?? '', clock.now());
    await accounts.finishSetUp(token, { password, code });
    expect(await staff.signIn(attemptWith({ email: noa.email, password, code }))).toBeNull();
  });
});

describe('an account that is reset', () => {
  test('on the server itself may be an admin’s own, and is recorded without a name', async () => {
    const token = await accounts.reset(chief.id, null);
    expect(await accounts.findSetUp(token ?? '')).toMatchObject({ email: 'chief@staff.example' });
    expect((await accounts.listAudit({ ...everything, limit: 1 })).lines[0]).toMatchObject({
      by: '',
      action: 'account reset',
      subject: 'chief@staff.example',
    });
  });

  test('loses its former credentials and is set up again', async () => {
    const { member, codeSecret } = await setUp(await addNoa());
    const session = await database.pool.query('select 1 from staff_session where staff_id = $1', [member.id]);
    expect(session.rowCount).toBe(1);
    const token = await accounts.reset(member.id, chief);
    clock.advance(30_000);
    const code = generateCode(codeSecret, clock.now());
    expect(await staff.signIn(attemptWith({ email: noa.email, password, code }))).toBeNull();
    const left = await database.pool.query(
      'select 1 from staff_session where staff_id = $1 union select 1 from staff_passkey where staff_id = $1',
      [member.id],
    );
    expect(left.rowCount).toBe(0);
    await setUp(token ?? '');
  });

  test('gets a new link; the older one is invalid', async () => {
    const first = await addNoa();
    const second = await accounts.reset((await findNoa())?.id ?? '', chief);
    expect(await accounts.findSetUp(first)).toBeNull();
    await setUp(second ?? '');
  });
});

describe('an account that is changed', () => {
  test('has its new role at once', async () => {
    const { member } = await setUp(await addNoa());
    expect(
      await accounts.change(member.id, { kind: 'change-role', role: 'publisher', brands: everyBrand }, chief),
    ).toBe(true);
    expect(await findNoa()).toMatchObject({ role: 'publisher' });
  });

  test('sees the brands that it is given at once, and its audit entry names them', async () => {
    const { member } = await setUp(await addNoa());
    const brands = ['abendmeer'];
    const rights = { kind: 'change-role', role: 'service', brands } as const;
    expect(await accounts.change(member.id, rights, chief)).toBe(true);
    expect(await findNoa()).toMatchObject({ role: 'service', brands });
    const { lines } = await accounts.listAudit({ ...everything, limit: 1 });
    expect(lines[0]?.facts).toEqual({ role: 'service', brands: 'abendmeer' });
  });

  test('cannot be of another role than service and see some brands alone', async () => {
    const { member } = await setUp(await addNoa());
    const rights = { kind: 'change-role', role: 'admin', brands: ['abendmeer'] } as const;
    await expect(accounts.change(member.id, rights, chief)).rejects.toThrow('staff_brands');
    const nothing = { kind: 'change-role', role: 'service', brands: [] } as const;
    await expect(accounts.change(member.id, nothing, chief)).rejects.toThrow('staff_brands');
  });

  test('that is disabled refuses sign-in until an admin enables it', async () => {
    const { member, codeSecret } = await setUp(await addNoa());
    await accounts.change(member.id, { kind: 'disable' }, chief);
    expect(await findNoa()).toMatchObject({ disabledAt: clock.now() });
    const try1 = { email: noa.email, password, code: generateCode(codeSecret, clock.now()) };
    expect(await staff.signIn(attemptWith(try1))).toBeNull();
    await accounts.change(member.id, { kind: 'enable' }, chief);
    clock.advance(30_000);
    expect((await signIn(noa.email, codeSecret)).id).toBe(member.id);
  });

  test('that is disabled before its set-up has no link any more', async () => {
    const token = await addNoa();
    const id = (await findNoa())?.id ?? '';
    await accounts.change(id, { kind: 'disable' }, chief);
    expect(await accounts.findSetUp(token)).toBeNull();
    await accounts.change(id, { kind: 'enable' }, chief);
    expect(await accounts.findSetUp(token)).toBeNull();
  });

  test('is never one’s own: admins cannot lock themselves out', async () => {
    expect(await accounts.change(chief.id, { kind: 'disable' }, chief)).toBe(false);
    expect(
      await accounts.change(chief.id, { kind: 'change-role', role: 'editor', brands: everyBrand }, chief),
    ).toBe(false);
    expect(await accounts.reset(chief.id, chief)).toBeNull();
    expect((await accounts.list()).find(({ id }) => id === chief.id)).toMatchObject({
      role: 'admin',
      disabledAt: null,
    });
  });
});

const everything = {
  staffId: null,
  action: '',
  subject: '',
  isOldestFirst: false,
  before: null,
  after: null,
} as const;

test('the audit log lists actor, action and subject, the newest first, of one person on request', async () => {
  const { member } = await setUp(await addNoa());
  await accounts.change(member.id, { kind: 'change-role', role: 'publisher', brands: everyBrand }, chief);
  const { lines } = await accounts.listAudit({ ...everything, limit: 4 });
  expect(lines.map(({ by, action, subject }) => [by, action, subject])).toEqual([
    ['Ada', 'role changed', 'noa@staff.example'],
    ['Noa', 'signed in', 'noa@staff.example'],
    ['Noa', 'account set up', 'noa@staff.example'],
    ['Ada', 'account made', 'noa@staff.example'],
  ]);
  expect(lines[0]?.facts).toEqual({ role: 'publisher', brands: '' });
  const mine = await accounts.listAudit({ ...everything, staffId: member.id, limit: 10 });
  expect(new Set(mine.lines.map(({ by }) => by))).toEqual(new Set(['Noa']));
});

test.each([false, true])(
  'with oldest first %s the pages of the log are turned in both directions, and filtered by action',
  async (isOldestFirst) => {
    await setUp(await addNoa());
    const choice = { ...everything, isOldestFirst };
    const all = (await accounts.listAudit({ ...choice, limit: 1_000 })).lines;
    const ids = all.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((one, other) => (isOldestFirst ? one - other : other - one)));
    const [onwards, back] = isOldestFirst ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const [hasNext, hasPrevious] = isOldestFirst
      ? (['hasNewer', 'hasOlder'] as const)
      : (['hasOlder', 'hasNewer'] as const);

    const first = await accounts.listAudit({ ...choice, limit: 2 });
    expect(first).toMatchObject({ lines: all.slice(0, 2), [hasNext]: true, [hasPrevious]: false });
    const second = await accounts.listAudit({ ...choice, [onwards]: all[1]?.id ?? '', limit: 2 });
    expect(second).toMatchObject({ lines: all.slice(2, 4), [hasPrevious]: true });
    const again = await accounts.listAudit({ ...choice, [back]: all[2]?.id ?? '', limit: 2 });
    expect(again).toMatchObject({ lines: all.slice(0, 2), [hasNext]: true, [hasPrevious]: false });
    const last = await accounts.listAudit({ ...choice, [onwards]: all.at(-2)?.id ?? '', limit: 2 });
    expect(last).toMatchObject({ lines: all.slice(-1), [hasNext]: false, [hasPrevious]: true });

    const made = await accounts.listAudit({ ...choice, action: 'account made', limit: 1_000 });
    expect(made.lines).toEqual(all.filter(({ action }) => action === 'account made'));
    expect(made.lines.length).toBeGreaterThan(0);
  },
);
