import type { Pool } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase, openPool } from '../../tests/database.ts';
import { pollTimeout } from '../../tests/poll-timeout.ts';
import { type Election, type ElectionOptions, electLeader } from './elect-leader.server.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const lockKey = 4_711;
let elections: Election[] = [];
let pools: Pool[] = [];
afterEach(async () => {
  await Promise.all(elections.map((election) => election.close()));
  await Promise.all(pools.map((pool) => pool.end()));
  [elections, pools] = [[], []];
});

/** A process of its own: it shares no connection with the others. */
function campaign(options: Partial<ElectionOptions> = {}): void {
  const pool = openPool(database.url);
  pools.push(pool);
  elections.push(
    electLeader({
      pool,
      lockKey,
      work: async () => {},
      workIntervalMs: 1,
      electionIntervalMs: 5,
      report: () => {},
      ...options,
    }),
  );
}

const leaders = () => elections.filter((election) => election.isLeader());
const expectOneLeader = () => vi.waitFor(() => expect(leaders()).toHaveLength(1), pollTimeout);

test('one of several processes leads, and another one after it ends', async () => {
  const rounds = [0, 0];
  for (const at of [0, 1])
    campaign({
      work: async () => {
        rounds[at] = (rounds[at] ?? 0) + 1;
      },
    });
  await expectOneLeader();
  const first = elections.findIndex((election) => election.isLeader());
  const other = 1 - first;
  await vi.waitFor(() => expect(rounds[first]).toBeGreaterThan(1), pollTimeout);
  expect(rounds[other]).toBe(0);
  await elections[first]?.close();
  await vi.waitFor(() => expect(rounds[other]).toBeGreaterThan(0), pollTimeout);
  expect(elections[first]?.isLeader()).toBe(false);
});

test('a leader stays the leader after a round that failed', async () => {
  const reported: unknown[] = [];
  let rounds = 0;
  campaign({
    work: async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('first round');
    },
    report: (error) => reported.push(error),
    // No second election runs.
    electionIntervalMs: 3_600_000,
  });
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(1), pollTimeout);
  expect(reported).toEqual([new Error('first round')]);
  expect(leaders()).toHaveLength(1);
});

test('a leader that loses its connection to the database is replaced', async () => {
  const reported: unknown[] = [];
  campaign({ report: (error) => reported.push(error) });
  await expectOneLeader();
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1`,
    [lockKey],
  );
  await vi.waitFor(() => expect(reported).toHaveLength(1), pollTimeout);
  await expectOneLeader();
});
