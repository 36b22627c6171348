import { afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { book, endProcesses, findPostmasterPid, makeDataDir, read, startProcess } from './start-process.ts';

afterEach(endProcesses);

it('four processes started at once on one empty database migrate it once', async () => {
  const { url, pool, drop } = await createTestDatabase({ isBlank: true });
  const servers = Array.from({ length: 4 }, () => startProcess({ settings: { DATABASE_URL: url } }));
  const [one, , , four] = await Promise.all(servers.map((server) => server.ready));
  await book(one ?? '', 'Ada');
  expect(await read(`${four}/bookings`)).toEqual(['Ada']);
  expect((await pool.query('select name from migration')).rows).toEqual([{ name: '0001-booking.sql' }]);
  const applied = servers.flatMap((server) => server.lines()).filter((line) => line.includes('1 migration,'));
  expect(applied).toHaveLength(1);
  for (const server of servers) server.signal('SIGTERM');
  expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0, 0, 0]);
  await drop();
});

it('two processes started at once on one empty data folder share its database until the last one ends', async () => {
  const { dataDir, remove } = makeDataDir();
  const [first, second] = [
    startProcess({ settings: { DATA_DIR: dataDir } }),
    startProcess({ settings: { DATA_DIR: dataDir } }),
  ];
  await book(await first.ready, 'Ada');
  expect(await read(`${await second.ready}/bookings`)).toEqual(['Ada']);
  first.signal('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await read(`${await second.ready}/bookings`)).toEqual(['Ada']);
  second.signal('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(findPostmasterPid(dataDir)).toBeNull();
  remove();
});

it('a cluster replaces a worker that dies and ends cleanly on Ctrl-C', async () => {
  const { dataDir, remove } = makeDataDir();
  const cluster = startProcess({
    settings: { DATA_DIR: dataDir, CLUSTER_WORKERS: '2' },
    args: ['--cluster'],
  });
  const url = await cluster.ready;
  const { pid } = await read<{ pid: number }>(`${url}/process`);
  expect(pid).not.toBe(cluster.pid);
  process.kill(pid, 'SIGKILL');
  await expect
    .poll(() => cluster.errorLines())
    .toEqual(['A worker has ended; another one starts in 0.25 s.']);
  await book(url, 'Ada');
  await expect.poll(async () => (await listWorkers(url)).size, { timeout: 10_000 }).toBe(2);
  cluster.signal('SIGINT', 'group');
  expect(await cluster.ended).toBe(0);
  expect(findPostmasterPid(dataDir)).toBeNull();
  expect(cluster.lines().filter((line) => line.includes('ready'))).toHaveLength(1);
  remove();
});

/** A connection of its own per question, so that the primary deals them out. */
async function listWorkers(url: string): Promise<Set<number>> {
  const fetchProcess = () => fetch(`${url}/process`, { headers: { connection: 'close' } });
  const answers = await Promise.all(Array.from({ length: 6 }, fetchProcess));
  const found = (await Promise.all(answers.map((answer) => answer.json()))) as { pid: number }[];
  return new Set(found.map(({ pid }) => pid));
}
