import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { testDigests } from '../../../../tests/factories/vouchers/voucher-fixture.ts';
import { codePolicy } from '../../../defaults.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { attemptCode, eraseCodeMisses, type TypedAt } from './code-attempts.server.ts';

const clock = settableClock('2026-11-28T12:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const sourceOf = (traits: Partial<TypedAt> = {}): TypedAt => ({
  session: randomUUID(),
  checkoutId: randomUUID(),
  network: null,
  ...traits,
});
const attempt = (source: TypedAt, found: string | null) =>
  attemptCode(database.db, testDigests, { source, at: clock.now() }, async () => found);

async function miss(source: TypedAt, times: number): Promise<void> {
  for (let at = 0; at < times; at++) expect(await attempt(source, null)).toBeNull();
}

test('after ten wrong codes a session is refused the right one, and an hour later not any more', async () => {
  const source = sourceOf();
  await miss(source, codePolicy.missesPerSession - 1);
  expect(await attempt(source, 'right')).toBe('right');
  await miss(source, 1);
  expect(await attempt({ ...source, checkoutId: randomUUID() }, 'right')).toBe('limited');
  expect(await attempt({ ...source, session: randomUUID() }, 'right')).toBe('limited');
  clock.advance(codePolicy.missWindowMs + 1);
  expect(await attempt(source, 'right')).toBe('right');
});

test('in a network that guesses nobody who was not wrong is locked out', async () => {
  const network = '192.0.2.7';
  for (let at = 0; at < codePolicy.missesPerNetwork / 5; at++) await miss(sourceOf({ network }), 5);
  const honest = sourceOf({ network });
  expect(await attempt(honest, 'right')).toBe('right');
  await miss(honest, 1);
  expect(await attempt(honest, 'right')).toBe('limited');
  expect(await attempt({ ...honest, network: '192.0.2.8' }, 'right')).toBe('right');
});

test('twenty wrong codes at once are no more than ten attempts', async () => {
  const source = sourceOf();
  const results = await Promise.all(Array.from({ length: 20 }, () => attempt(source, null)));
  expect(results.filter((result) => result === null)).toHaveLength(codePolicy.missesPerSession);
});

test('sources are stored as digests and deleted after an hour', async () => {
  const source = sourceOf({ network: '192.0.2.99' });
  await miss(source, 1);
  const rows = await database.db.selectFrom('code_miss').select('source').execute();
  for (const { source: stored } of rows)
    expect([source.session, source.checkoutId, source.network]).not.toContain(stored);
  clock.advance(codePolicy.missWindowMs + 1);
  await eraseCodeMisses(database.db, clock.now());
  expect(await database.db.selectFrom('code_miss').select('source').execute()).toEqual([]);
});
