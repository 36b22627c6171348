import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { type ListenSession, openListenSession } from './listen-session.server.ts';

let database: TestDatabase;
/** Connections of the sessions alone. */
let pool: pg.Pool;
let events: string[];
let session: ListenSession;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  pool = new pg.Pool({ connectionString: database.url, max: 1, application_name: 'listener' });
  pool.on('error', () => {});
  events = [];
});
afterEach(async () => {
  await session.close();
  await pool.end();
});
afterAll(() => database.drop());

function listen(heartbeatMs = 60_000) {
  session = openListenSession(pool, {
    channel: 'moved',
    timings: { firstRetryMs: 20, maxRetryMs: 100, heartbeatMs },
    onNotification: (payload) => events.push(payload),
    onListening: () => events.push('listening'),
    onLoss: () => events.push('loss'),
  });
}

const notify = (payload: string) => database.pool.query("select pg_notify('moved', $1)", [payload]);
const breakConnection = () =>
  database.pool.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'listener'",
  );
const seen = (expected: readonly string[]) => vi.waitFor(() => expect(events).toEqual(expected), 5_000);

test('receives what another connection sends', async () => {
  listen();
  await seen(['listening']);
  expect(session.isListening()).toBe(true);
  await notify('one');
  await seen(['listening', 'one']);
});

test('reports a lost connection and listens again', async () => {
  listen();
  await seen(['listening']);
  await breakConnection();
  await seen(['listening', 'loss', 'listening']);
  await notify('after');
  await seen(['listening', 'loss', 'listening', 'after']);
});

test('tries again where no connection is to be had at first', async () => {
  const taken = await pool.connect();
  pool.options.connectionTimeoutMillis = 50;
  listen();
  await sleep(200);
  expect(session.isListening()).toBe(false);
  taken.release();
  await seen(['listening']);
});

test('a connection that answers its proofs stays', async () => {
  listen(20);
  await seen(['listening']);
  await sleep(200);
  expect(events).toEqual(['listening']);
});

test('a connection that does not answer in time is given up', async () => {
  const connected = new Promise<pg.PoolClient>((resolve) => void pool.once('connect', resolve));
  listen(200);
  await seen(['listening']);
  // As from a server that has vanished.
  (await connected).query = (() => new Promise(() => {})) as never;
  await seen(['listening', 'loss', 'listening']);
});

test('gives its connection back when it is closed, and opens no other', async () => {
  listen();
  await seen(['listening']);
  await session.close();
  expect([session.isListening(), pool.totalCount]).toEqual([false, 0]);
  await sleep(100);
  expect([events, pool.totalCount]).toEqual([['listening'], 0]);
});

test('closed while it connects, it gives the connection back', async () => {
  listen();
  await session.close();
  expect([session.isListening(), pool.totalCount, events]).toEqual([false, 0, []]);
});
