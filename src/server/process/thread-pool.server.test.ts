import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createThreadPool, type ThreadPool, type ThreadPoolOptions } from './thread-pool.server.ts';

/** A thread that follows its order; the bytes it returns name the order and the thread. */
const threadSource = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ name }) => {
  if (name === 'fails') parentPort.postMessage({ failure: 'no such colour' });
  else if (name === 'throws') throw new Error('thread broke');
  else if (name === 'exits') process.exit(0);
  else if (name !== 'hangs') parentPort.postMessage({ data: new TextEncoder().encode(name + ' ' + threadId) });
});`;

interface Named {
  readonly name: string;
}

const order = (name: string): Named => ({ name });

const folder = mkdtempSync(join(tmpdir(), 'threads-'));
const workerFile = join(folder, 'thread.mjs');
writeFileSync(workerFile, threadSource);
afterAll(() => rmSync(folder, { recursive: true }));

const open: ThreadPool<Named>[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

function openPool(options: Partial<ThreadPoolOptions<Named>> = {}): ThreadPool<Named> {
  const pool = createThreadPool<Named>({
    workerFile,
    threads: 1,
    queueLimit: 64,
    longestWork: 10_000,
    describe: ({ name }) => `Work on ${name}`,
    ...options,
  });
  open.push(pool);
  return pool;
}

const read = (data: Uint8Array | null) =>
  data === null ? null : new TextDecoder().decode(data).split(' ')[0];

test('an order is worked on', async () => {
  expect(read(await openPool().run(order('sea'), 'urgent'))).toBe('sea');
});

test('orders are worked on one after another on one thread', async () => {
  const pool = openPool();
  const done = await Promise.all(['a', 'b', 'c'].map((key) => pool.run(order(key), 'urgent')));
  const threads = done.map((data) => new TextDecoder().decode(data ?? undefined).split(' ')[1]);
  expect(done.map(read)).toEqual(['a', 'b', 'c']);
  expect(new Set(threads).size).toBe(1);
});

test('failed work rejects and the thread goes on', async () => {
  const pool = openPool();
  await expect(pool.run(order('fails'), 'urgent')).rejects.toThrow('no such colour');
  expect(read(await pool.run(order('sea'), 'urgent'))).toBe('sea');
});

test.each(['throws', 'exits'])('a thread that %s is replaced', async (key) => {
  const pool = openPool();
  await expect(pool.run(order(key), 'urgent')).rejects.toThrow(`Work on ${key}`);
  expect(read(await pool.run(order('sea'), 'urgent'))).toBe('sea');
});

test('work that takes too long is given up and its thread replaced', async () => {
  const pool = openPool({ longestWork: 300 });
  await expect(pool.run(order('hangs'), 'urgent')).rejects.toThrow('took too long');
  expect(read(await pool.run(order('sea'), 'urgent'))).toBe('sea');
});

test('as many orders wait as the queue allows, one more is refused', async () => {
  const pool = openPool({ queueLimit: 2 });
  const hanging = pool.run(order('hangs'), 'urgent');
  const waiting = [pool.run(order('a'), 'urgent'), pool.run(order('b'), 'urgent')];
  expect(await pool.run(order('c'), 'urgent')).toBeNull();
  await pool.close();
  expect(await Promise.all([hanging, ...waiting])).toEqual([null, null, null]);
});

test('urgent orders overtake spare ones, and a prioritised one becomes urgent', async () => {
  const pool = openPool();
  const done: string[] = [];
  const run = (what: Named, urgency: 'urgent' | 'spare') =>
    pool.run(what, urgency).then((data) => done.push(read(data) ?? 'none'));
  const prioritised = order('prioritised');
  const all = [
    run(order('first'), 'urgent'),
    run(order('spare'), 'spare'),
    run(prioritised, 'spare'),
    run(order('urgent'), 'urgent'),
  ];
  pool.prioritise(prioritised);
  await Promise.all(all);
  expect(done).toEqual(['first', 'urgent', 'prioritised', 'spare']);
});

test('spare work takes one thread and leaves the others to urgent work', async () => {
  const pool = openPool({ threads: 2 });
  const spare = [pool.run(order('hangs'), 'spare'), pool.run(order('spare'), 'spare')];
  const first = Promise.race([...spare, pool.run(order('urgent'), 'urgent')]);
  expect(read(await first)).toBe('urgent');
});

test('a closed pool takes no order', async () => {
  const pool = openPool();
  await pool.close();
  expect(await pool.run(order('sea'), 'urgent')).toBeNull();
});

test('clients take turns, so one with many orders keeps nobody waiting but itself', async () => {
  const pool = openPool();
  const done: string[] = [];
  const follow = async (name: string, client: string) => {
    if ((await pool.run(order(name), 'urgent', client)) !== null) done.push(name);
  };
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => follow(name, 'a')),
    ...['b1', 'b2'].map((name) => follow(name, 'b')),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('a client finds a place in a queue that another has filled', async () => {
  const pool = openPool({ queueLimit: 2 });
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => pool.run(order(name), 'urgent', 'a'));
  const own = pool.run(order('b1'), 'urgent', 'b');
  // One is worked on and two may wait; the other client takes the place of the newest.
  expect((await Promise.all(flood)).map(read)).toEqual(['a1', 'a2', null, null]);
  expect(read(await own)).toBe('b1');
});

test('a thread without an order ends, and the next order starts another one', async () => {
  const pool = openPool({ idleMs: 50 });
  const threadOf = async (name: string) =>
    new TextDecoder().decode((await pool.run(order(name), 'urgent')) ?? undefined).split(' ')[1];
  const first = await threadOf('a');
  expect(await threadOf('b')).toBe(first);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await threadOf('c')).not.toBe(first);
});
