import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { identityTimings, memberSessions } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { FinishedSignIn, IdentityTokens } from '../../ports/identity/identity-port.ts';
import { createMemberStore } from './member-store.server.ts';
import { createSignInAttempts } from './sign-in-attempts.server.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const clock = settableClock('2027-03-01T10:00:00Z');
const secret = 'a secret for tests that nobody else has';
const store = createMemberStore(database.db, clock, secret);
const attempts = createSignInAttempts(database.db, clock, secret);

let made = 0;
function buildSignIn(user: Partial<FinishedSignIn['user']> = {}): FinishedSignIn {
  made += 1;
  return {
    ok: true,
    user: {
      issuer: 'https://issuer.example',
      subject: `user-${made}`,
      email: 'ana@traveller.example',
      isEmailVerified: true,
      nickname: 'Ana',
      firstName: null,
      lastName: null,
      userMetadata: { newsletter: true },
      wantsNewsletter: true,
      listId: 'list-7',
      ...user,
    },
    tokens: { accessToken: `access-${made}`, refreshToken: `refresh-${made}`, idToken: `id-${made}` },
  };
}

test('[AUTH-030] [AUTH-031] a member is who the issuer says, and what its record said last', async () => {
  const first = await store.signIn(buildSignIn({ subject: 'one', nickname: 'Ana' }), '');
  const again = await store.signIn(
    buildSignIn({ subject: 'one', nickname: 'Anna', email: 'new@a.example' }),
    '',
  );
  const sessionId = expect.any(String);
  expect(again.member).toEqual({ ...first.member, nickname: 'Anna', email: 'new@a.example', sessionId });
  expect(again.member.sessionId).not.toBe(first.member.sessionId);
  expect(await store.findRecord(first.member.id)).toMatchObject({
    subject: 'one',
    userMetadata: { newsletter: true },
    wantsNewsletter: true,
    listId: 'list-7',
  });
});

test('the same address at another issuer or under another subject is another member', async () => {
  const { member } = await store.signIn(buildSignIn({ subject: 'two' }), '');
  for (const user of [{ subject: 'two', issuer: 'https://other.example' }, { subject: 'three' }])
    expect((await store.signIn(buildSignIn(user), '')).member.id).not.toBe(member.id);
});

test('signing in ends the session that the browser had', async () => {
  const former = await store.signIn(buildSignIn(), '');
  const next = await store.signIn(buildSignIn(), former.token);
  expect(await store.find(former.token)).toBeNull();
  expect(await store.find(next.token)).toEqual(next.member);
});

test('a session goes on under another token, and no longer under the former one', async () => {
  const { token, member } = await store.signIn(buildSignIn(), '');
  const next = await store.rotate(token);
  expect(await store.find(token)).toBeNull();
  expect(await store.find(next ?? '')).toEqual({ ...member, sessionId: expect.any(String) });
  expect(await store.rotate(token)).toBeNull();
});

test('a session ends when nobody has used it for long, and at its end', async () => {
  const { token, member } = await store.signIn(buildSignIn(), '');
  clock.advance(memberSessions.idleMs - 1);
  expect(await store.find(token)).toEqual(member);
  clock.advance(memberSessions.idleMs);
  expect(await store.find(token)).toBeNull();
  const other = await store.signIn(buildSignIn(), '');
  for (let used = 0; used < memberSessions.lifetimeMs; used += memberSessions.idleMs / 2) {
    expect(await store.find(other.token)).toEqual(other.member);
    clock.advance(memberSessions.idleMs / 2);
  }
  expect(await store.find(other.token)).toBeNull();
});

test('neither the session’s token nor those of the issuer can be read in the database', async () => {
  const signedIn = buildSignIn();
  const { token } = await store.signIn(signedIn, '');
  const { rows } = await database.pool.query('select t::text as row from member_session as t');
  const stored = rows.map(({ row }) => row as string).join('\n');
  for (const secretText of [token, ...Object.values(signedIn.tokens)]) {
    expect(stored).not.toContain(secretText);
    expect(stored).not.toContain(Buffer.from(secretText ?? '').toString('hex'));
  }
});

test('[AUTH-022] of requests at once one asks the issuer, and a failed one leaves the next free to ask', async () => {
  const { token } = await store.signIn(buildSignIn({ isEmailVerified: false }), '');
  const asked: IdentityTokens[] = [];
  // Opens the connections that the requests have at once.
  await Promise.all([1, 2, 3, 4].map(() => database.pool.query('select pg_sleep(0.05)')));
  const ask = async (tokens: IdentityTokens) => {
    asked.push(tokens);
    // Long enough for the others to come to the same row.
    await database.pool.query('select pg_sleep(0.1)');
    return { ...buildSignIn({ isEmailVerified: true, nickname: 'Ana B.' }) };
  };
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => store.refresh(token, ask)));
  expect(outcomes).toEqual([null, null, null, null]);
  expect(asked).toHaveLength(1);
  expect(await store.find(token)).toMatchObject({ isEmailVerified: true, nickname: 'Ana B.' });
  await store.refresh(token, async () => ({ ok: false, reason: 'unavailable', detail: 'x' }));
  await store.refresh(token, ask);
  expect(asked).toHaveLength(2);
  expect(asked[1]).not.toEqual(asked[0]);
});

test('a refresh whose process has died is taken over when its lease ends', async () => {
  const { token } = await store.signIn(buildSignIn(), '');
  void store.refresh(token, () => new Promise(() => undefined));
  const ask = async () => buildSignIn({ nickname: 'Later' });
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        'select 1 from member_session where refreshing_until is not null',
      );
      return rows.length;
    })
    .toBe(1);
  clock.advance(memberSessions.refreshLeaseMs - 1);
  await store.refresh(token, ask);
  expect(await store.find(token)).toMatchObject({ nickname: 'Ana' });
  clock.advance(1);
  await store.refresh(token, ask);
  expect(await store.find(token)).toMatchObject({ nickname: 'Later' });
});

test('[AUTH-024] a refresh that fails leaves the member signed in, unless the issuer has ended it', async () => {
  const { token, member } = await store.signIn(buildSignIn(), '');
  for (const reason of ['unavailable', 'invalid', 'misconfigured'] as const) {
    const failure = { ok: false, reason, detail: 'x' } as const;
    expect(await store.refresh(token, async () => failure)).toEqual(failure);
    expect(await store.find(token)).toEqual(member);
  }
  await store.refresh(token, async () => ({ ok: false, reason: 'expired', detail: 'x' }));
  expect(await store.find(token)).toBeNull();
});

test('a session whose tokens another secret has sealed ends with the next refresh', async () => {
  const { token } = await store.signIn(buildSignIn(), '');
  const later = createMemberStore(database.db, clock, 'another secret for tests that nobody has');
  expect(await later.refresh(token, () => Promise.reject(new Error('asked')))).toMatchObject({
    reason: 'expired',
  });
  expect(await later.find(token)).toBeNull();
});

test('signing out ends one session, and everywhere ends all of them', async () => {
  const user = { subject: 'many' };
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => store.signIn(buildSignIn(user), '')));
  if (one === undefined || two === undefined || three === undefined) throw new Error('Three were signed in');
  expect(await store.listSessions(one.member.id)).toHaveLength(3);
  expect(await store.signOut(one.token)).toMatchObject({ idToken: expect.stringMatching(/^id-/) });
  expect(await store.signOut(one.token)).toBeNull();
  expect(await store.find(one.token)).toBeNull();
  const sessions = await store.listSessions(two.member.id);
  expect(sessions.map(({ sessionId }) => sessionId).sort()).toEqual(
    [two.member.sessionId, three.member.sessionId].sort(),
  );
  await store.signOutEverywhere(two.member.id);
  expect(await store.find(two.token)).toBeNull();
  expect(await store.find(three.token)).toBeNull();
});

test.each([
  ['a second before', -1_000, true],
  ['in the same second', 0, false],
  ['after it', 1_000, false],
])(
  'who signs out everywhere has to prove it again where the issuer saw them %s',
  async (_, offset, expected) => {
    const signedIn = buildSignIn();
    const { member, isSignedOut } = await store.signIn({ ...signedIn, authenticatedAt: clock.now() }, '');
    expect(isSignedOut).toBe(false);
    await store.signOutEverywhere(member.id);
    const authenticatedAt = new Date(Math.floor(clock.now().getTime() / 1_000) * 1_000 + offset);
    expect((await store.signIn({ ...signedIn, authenticatedAt }, '')).isSignedOut).toBe(expected);
  },
);

test('a member who is deleted is signed in nowhere and comes back as a new one', async () => {
  const signedIn = buildSignIn();
  const { token, member } = await store.signIn(signedIn, '');
  await store.remove(member.id);
  expect(await store.find(token)).toBeNull();
  expect(await store.findRecord(member.id)).toBeNull();
  expect((await store.signIn(signedIn, '')).member.id).not.toBe(member.id);
});

test('an attempt is answered once, in time, and by the browser that began it', async () => {
  const attempt = (state: string) => ({
    state,
    nonce: 'n',
    codeVerifier: 'v',
    redirectUri: 'http://shop.test/de-de/logged-in',
  });
  await attempts.save(attempt('s1'), 'browser 1');
  expect(await attempts.take('s1', 'browser 2')).toBeNull();
  expect(await attempts.take('s1', 'browser 1')).toEqual(attempt('s1'));
  expect(await attempts.take('s1', 'browser 1')).toBeNull();
  await attempts.save(attempt('s2'), 'browser 1');
  await attempts.save(attempt('s3'), 'browser 1');
  clock.advance(identityTimings.attemptSeconds * 1_000 - 1);
  expect(await attempts.take('s2', 'browser 1')).toEqual(attempt('s2'));
  clock.advance(1);
  expect(await attempts.take('s3', 'browser 1')).toBeNull();
});
