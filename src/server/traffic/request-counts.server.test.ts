import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, openPool, type TestDatabase } from '../../../tests/database.ts';
import { openKysely } from '../../database/open-kysely.server.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createRequestCounts, eraseRequestCounts } from './request-counts.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.db.deleteFrom('request_count').execute());
afterAll(() => database.drop());

function openCounts(db = database.db, secret = 'a secret') {
  const clock = settableClock('2026-11-21T12:00:00Z');
  return { clock, ...createRequestCounts({ db, clock, secret }) };
}

test('two processes count together, requests at once too', async () => {
  const pool = openPool(database.url);
  try {
    const [one, other] = [openCounts(), openCounts(openKysely(pool))];
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).add('paying', '203.0.113.9')),
    );
    expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
  } finally {
    await pool.end();
  }
});

test('a minute begins with its first request, and another one after it', async () => {
  const { clock, add } = openCounts();
  expect(await add('paying', 'one')).toEqual({ count: 1, secondsLeft: 60 });
  clock.advance(59_500);
  expect(await add('paying', 'one')).toEqual({ count: 2, secondsLeft: 1 });
  clock.advance(500);
  expect(await add('paying', 'one')).toEqual({ count: 1, secondsLeft: 60 });
});

test('what is limited and who asks count apart, by a digest that depends on the secret', async () => {
  const { add } = openCounts();
  await add('paying', 'one');
  expect((await add('paying', 'other')).count).toBe(1);
  expect((await add('passwords', 'one')).count).toBe(1);
  expect((await openCounts(database.db, 'another secret').add('paying', 'one')).count).toBe(1);
  expect((await add('paying', 'one')).count).toBe(2);
});

test('minutes that are over are deleted, by the next request or without one', async () => {
  const { clock, add } = openCounts();
  await add('paying', 'one');
  clock.advance(60_000);
  await add('paying', 'other');
  const rows = () => database.db.selectFrom('request_count').select('count').execute();
  expect(await rows()).toHaveLength(1);
  clock.advance(60_000);
  await eraseRequestCounts(database.db, clock.now());
  expect(await rows()).toEqual([]);
});
