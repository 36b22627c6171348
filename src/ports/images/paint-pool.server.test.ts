import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createPaintPool, type PaintPool, type PaintPoolOptions } from './paint-pool.server.ts';

/** A thread that does as the scene's name says; the bytes it gives name the scene and the thread. */
const threadSource = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ sceneKey }) => {
  if (sceneKey === 'fails') parentPort.postMessage({ failure: 'no such colour' });
  else if (sceneKey === 'throws') throw new Error('thread broke');
  else if (sceneKey === 'exits') process.exit(0);
  else if (sceneKey !== 'hangs') parentPort.postMessage({ data: new TextEncoder().encode(sceneKey + ' ' + threadId) });
});`;

const folder = mkdtempSync(join(tmpdir(), 'threads-'));
const workerFile = join(folder, 'thread.mjs');
writeFileSync(workerFile, threadSource);
afterAll(() => rmSync(folder, { recursive: true }));

const open: PaintPool[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

function openPool(options: Partial<PaintPoolOptions> = {}): PaintPool {
  const pool = createPaintPool({
    workerFile,
    threads: 1,
    queueLimit: 64,
    longestPainting: 10_000,
    ...options,
  });
  open.push(pool);
  return pool;
}

const order = (sceneKey: string) => ({ sceneKey, size: '270x180', format: 'webp' }) as const;
const read = (data: Uint8Array | null) =>
  data === null ? null : new TextDecoder().decode(data).split(' ')[0];

test('an order is painted', async () => {
  expect(read(await openPool().paint(order('sea'), 'urgent'))).toBe('sea');
});

test('orders are painted one after another on one thread', async () => {
  const pool = openPool();
  const painted = await Promise.all(['a', 'b', 'c'].map((key) => pool.paint(order(key), 'urgent')));
  const threads = painted.map((data) => new TextDecoder().decode(data ?? undefined).split(' ')[1]);
  expect(painted.map(read)).toEqual(['a', 'b', 'c']);
  expect(new Set(threads).size).toBe(1);
});

test('a failed painting rejects and the thread goes on', async () => {
  const pool = openPool();
  await expect(pool.paint(order('fails'), 'urgent')).rejects.toThrow('no such colour');
  expect(read(await pool.paint(order('sea'), 'urgent'))).toBe('sea');
});

test.each(['throws', 'exits'])('a thread that %s is replaced', async (key) => {
  const pool = openPool();
  await expect(pool.paint(order(key), 'urgent')).rejects.toThrow(`Painting ${key}`);
  expect(read(await pool.paint(order('sea'), 'urgent'))).toBe('sea');
});

test('a painting that takes too long is given up and its thread replaced', async () => {
  const pool = openPool({ longestPainting: 300 });
  await expect(pool.paint(order('hangs'), 'urgent')).rejects.toThrow('took too long');
  expect(read(await pool.paint(order('sea'), 'urgent'))).toBe('sea');
});

test('as many orders wait as the queue allows, one more is refused', async () => {
  const pool = openPool({ queueLimit: 2 });
  const hanging = pool.paint(order('hangs'), 'urgent');
  const waiting = [pool.paint(order('a'), 'urgent'), pool.paint(order('b'), 'urgent')];
  expect(await pool.paint(order('c'), 'urgent')).toBeNull();
  await pool.close();
  expect(await Promise.all([hanging, ...waiting])).toEqual([null, null, null]);
});

test('urgent orders overtake spare ones, and a hurried one becomes urgent', async () => {
  const pool = openPool();
  const painted: string[] = [];
  const paint = (what: ReturnType<typeof order>, urgency: 'urgent' | 'spare') =>
    pool.paint(what, urgency).then((data) => painted.push(read(data) ?? 'none'));
  const hurried = order('hurried');
  const all = [
    paint(order('first'), 'urgent'),
    paint(order('spare'), 'spare'),
    paint(hurried, 'spare'),
    paint(order('urgent'), 'urgent'),
  ];
  pool.hurry(hurried);
  await Promise.all(all);
  expect(painted).toEqual(['first', 'urgent', 'hurried', 'spare']);
});

test('spare work takes one thread and leaves the others to urgent work', async () => {
  const pool = openPool({ threads: 2 });
  const spare = [pool.paint(order('hangs'), 'spare'), pool.paint(order('spare'), 'spare')];
  const first = Promise.race([...spare, pool.paint(order('urgent'), 'urgent')]);
  expect(read(await first)).toBe('urgent');
});

test('a closed pool takes no order', async () => {
  const pool = openPool();
  await pool.close();
  expect(await pool.paint(order('sea'), 'urgent')).toBeNull();
});
