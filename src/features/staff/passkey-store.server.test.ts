import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { deleteAllStaff } from '../../../tests/factories/delete-all-staff.ts';
import { attemptWith, createStaffTestStores } from '../../../tests/factories/office-deps.ts';
import {
  createSoftAuthenticator,
  type SoftAuthenticator,
} from '../../../tests/factories/soft-authenticator.ts';
import { staffPolicy } from '../../defaults.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { generateCode } from './one-time-code.ts';
import type { PasskeyStore } from './passkey-store.server.ts';
import type { StaffStore } from './staff-store.server.ts';

let database: TestDatabase;
let staff: StaffStore;
let passkeys: PasskeyStore;
let mira: StaffMember;
let token: string;
const clock = settableClock('2026-11-21T12:00:00Z');
const origin = 'https://shop.example';
const site = { host: 'shop.example', origins: [origin] };
const password = 'correct horse battery';

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  clock.set('2026-11-21T12:00:00Z');
  ({ staff, passkeys } = createStaffTestStores(database.db, clock));
  await deleteAllStaff(database.pool);
  ({ member: mira, token } = await join('mira@staff.example'));
});
afterAll(() => database.drop());

async function join(email: string): Promise<{ member: StaffMember; token: string }> {
  const { codeSecret } = await staff.add({ email, name: 'Mira', role: 'editor', password });
  const code = generateCode(codeSecret, clock.now());
  const signedIn = await staff.signIn(attemptWith({ email, password, code }));
  if (signedIn === null) throw new Error('Nobody was signed in');
  return signedIn;
}

async function requireOffer(member = mira, session = token) {
  const offer = await passkeys.offerNew(site, member, session);
  if (offer === null) throw new Error('No passkey was offered');
  return offer;
}

async function enrol(name = 'Notebook'): Promise<SoftAuthenticator> {
  const authenticator = createSoftAuthenticator();
  expect(await passkeys.add(site, mira, authenticator.make(await requireOffer(), { origin }), name)).toBe(
    true,
  );
  return authenticator;
}

const loadActions = async () =>
  (await database.pool.query('select action from staff_audit order by id')).rows.map(({ action }) => action);

describe('a new passkey', () => {
  test('is listed with its name and host, without a last use', async () => {
    await enrol('Notebook');
    expect(await passkeys.list(mira.id)).toEqual([
      { id: expect.any(String), name: 'Notebook', host: 'shop.example', madeAt: clock.now(), usedAt: null },
    ]);
    expect(await loadActions()).toContain('passkey added');
  });

  test('requires user verification and is discoverable', async () => {
    const offer = await requireOffer();
    expect(offer.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(offer.rp.id).toBe('shop.example');
  });

  test('is not created twice with one authenticator', async () => {
    await enrol();
    const [known] = await passkeys.list(mira.id);
    expect((await requireOffer()).excludeCredentials).toMatchObject([{ id: known?.id }]);
  });

  test.each([
    ['on another site', { origin: 'https://evil.example' }],
    ['for another host', { origin, host: 'evil.example' }],
    ['by who only touched it', { origin, isVerified: false }],
  ])('is refused when created %s', async (_, manner) => {
    const made = createSoftAuthenticator().make(await requireOffer(), manner);
    expect(await passkeys.add(site, mira, made, 'Notebook')).toBe(false);
    expect(await passkeys.list(mira.id)).toEqual([]);
  });

  test('is refused for another person than it was offered to', async () => {
    const { member: noa } = await join('noa@staff.example');
    const made = createSoftAuthenticator().make(await requireOffer(), { origin });
    expect(await passkeys.add(site, noa, made, 'Notebook')).toBe(false);
  });

  test('is offered for half an hour after signing in', async () => {
    clock.advance(staffPolicy.freshSignInMs - 1);
    expect(await passkeys.offerNew(site, mira, token)).not.toBeNull();
    clock.advance(1);
    expect(await passkeys.offerNew(site, mira, token)).toBeNull();
  });

  test('is refused after ten', async () => {
    for (let made = 1; made <= staffPolicy.maxPasskeys; made += 1) await enrol(`Key ${made}`);
    expect(await passkeys.offerNew(site, mira, token)).toBeNull();
  });
});

describe('signing in with a passkey', () => {
  const signIn = async (authenticator: SoftAuthenticator, manner: object = {}) =>
    passkeys.signIn(site, authenticator.sign(await passkeys.offerSignIn(site), { origin, ...manner }), '');

  test('replaces password and code together', async () => {
    const authenticator = await enrol();
    clock.advance(60_000);
    const answer = await signIn(authenticator);
    expect(answer).toMatchObject({ member: { email: 'mira@staff.example' } });
    expect(await staff.find(answer?.token ?? '')).toEqual(mira);
    expect((await passkeys.list(mira.id))[0]?.usedAt).toEqual(clock.now());
    expect((await loadActions()).at(-1)).toBe('signed in');
  });

  test('offers a sign-in without listing any credentials', async () => {
    await enrol();
    const offer = await passkeys.offerSignIn(site);
    expect([offer.allowCredentials, offer.userVerification]).toEqual([undefined, 'required']);
  });

  test('accepts a response within five minutes', async () => {
    const authenticator = await enrol();
    const offers = [await passkeys.offerSignIn(site), await passkeys.offerSignIn(site)] as const;
    clock.advance(staffPolicy.challengeLifetimeMs - 1);
    expect(await passkeys.signIn(site, authenticator.sign(offers[0], { origin }), '')).not.toBeNull();
    clock.advance(1);
    expect(await passkeys.signIn(site, authenticator.sign(offers[1], { origin }), '')).toBeNull();
  });

  test('accepts a response once, also when it arrives twice at the same moment', async () => {
    const authenticator = await enrol();
    const response = authenticator.sign(await passkeys.offerSignIn(site), { origin });
    const answers = await Promise.all([1, 2, 3].map(() => passkeys.signIn(site, response, '')));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect(await passkeys.signIn(site, response, '')).toBeNull();
  });

  test('refuses the challenge of a new passkey', async () => {
    const authenticator = await enrol();
    const { challenge } = await requireOffer();
    const response = authenticator.sign({ challenge }, { origin });
    expect(await passkeys.signIn(site, response, '')).toBeNull();
  });

  test('refuses an unknown challenge', async () => {
    const authenticator = await enrol();
    const response = authenticator.sign({ challenge: 'bWFkZSB1cA' }, { origin });
    expect(await passkeys.signIn(site, response, '')).toBeNull();
  });

  test.each([
    ['on another site', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['by who only touched it', { isVerified: false }],
  ])('is refused %s, and that is recorded', async (_, manner) => {
    const authenticator = await enrol();
    expect(await signIn(authenticator, manner)).toBeNull();
    expect((await loadActions()).at(-1)).toBe('passkey refused');
  });

  test('at another host of the shop is refused', async () => {
    const authenticator = await enrol();
    const other = { host: 'other.example', origins: ['https://other.example'] };
    const response = authenticator.sign(await passkeys.offerSignIn(other), {
      origin: 'https://other.example',
    });
    expect(await passkeys.signIn(other, response, '')).toBeNull();
  });

  test('is refused when the authenticator’s counter does not increase', async () => {
    const authenticator = await enrol();
    expect(await signIn(authenticator, { counter: 7 })).not.toBeNull();
    expect(await signIn(authenticator, { counter: 7 })).toBeNull();
    expect(await signIn(authenticator, { counter: 6 })).toBeNull();
    expect(await signIn(authenticator, { counter: 8 })).not.toBeNull();
  });

  test('works with authenticators that do not count', async () => {
    const authenticator = await enrol();
    expect(await signIn(authenticator, { counter: 0 })).not.toBeNull();
    expect(await signIn(authenticator, { counter: 0 })).not.toBeNull();
  });

  test('works after any number of wrong passwords, and not for a disabled account', async () => {
    const authenticator = await enrol();
    const wrong = attemptWith({ email: mira.email, password: 'wrong', code: '000000' });
    for (let attempt = 1; attempt <= 2 * staffPolicy.freeAttempts; attempt += 1)
      expect(await staff.signIn(wrong)).toBeNull();
    expect(await signIn(authenticator)).not.toBeNull();
    await database.pool.query('update staff set disabled_at = now()');
    expect(await signIn(authenticator)).toBeNull();
  });

  test('ends the session that the browser had', async () => {
    const authenticator = await enrol();
    const response = authenticator.sign(await passkeys.offerSignIn(site), { origin });
    const answer = await passkeys.signIn(site, response, token);
    expect(await staff.find(token)).toBeNull();
    expect(await staff.find(answer?.token ?? '')).toEqual(mira);
  });

  test('ends with removing the passkey', async () => {
    const authenticator = await enrol();
    const [known] = await passkeys.list(mira.id);
    const { member: noa } = await join('noa@staff.example');
    await passkeys.remove(noa, known?.id ?? '');
    expect(await signIn(authenticator)).not.toBeNull();
    await passkeys.remove(mira, known?.id ?? '');
    expect(await signIn(authenticator)).toBeNull();
  });
});

test('only its owner renames a passkey', async () => {
  await enrol('Notebook');
  const [known] = await passkeys.list(mira.id);
  const { member: noa } = await join('noa@staff.example');
  await passkeys.rename(noa, known?.id ?? '', 'Stolen');
  await passkeys.rename(mira, known?.id ?? '', 'Phone');
  expect((await passkeys.list(mira.id)).map(({ name }) => name)).toEqual(['Phone']);
});
