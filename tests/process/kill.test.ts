import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { book, endProcesses, findPostmasterPid, makeDataDir, read, startProcess } from './start-process.ts';

const folder = makeDataDir();
const settings = { DATA_DIR: folder.dataDir };

afterEach(endProcesses);
afterAll(folder.remove);

/** The server's process and all of its backends. */
function killDatabase(): void {
  const postmaster = findPostmasterPid(folder.dataDir);
  const backends = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && readParent(pid) === postmaster);
  for (const pid of [postmaster, ...backends.map(Number)]) if (pid) killIfThere(pid);
}

/** A backend may have ended by itself since it was listed. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function readParent(pid: string): number {
  try {
    return Number(
      readFileSync(join('/proc', pid, 'stat'), 'utf8')
        .replace(/^.*\) . /s, '')
        .split(' ')[0],
    );
  } catch {
    return 0;
  }
}

it('keeps every acknowledged booking over kill -9 of everything, and then of Node alone', async () => {
  const first = startProcess({ settings });
  const url = await first.ready;
  const acknowledged: string[] = [];
  const customers = Array.from({ length: 8 }, async (_, customer) => {
    for (let number = 0; ; number += 1) {
      await book(url, `${customer}-${number}`);
      acknowledged.push(`${customer}-${number}`);
    }
  });
  await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(200);
  first.signal('SIGKILL');
  killDatabase();
  await Promise.allSettled(customers);
  await first.ended;

  const second = startProcess({ settings });
  const restored = new Set(await read<string[]>(`${await second.ready}/bookings`));
  expect(acknowledged.filter((guest) => !restored.has(guest))).toEqual([]);

  const postmaster = findPostmasterPid(folder.dataDir);
  second.signal('SIGKILL');
  await second.ended;
  const third = startProcess({ settings });
  expect(await read<string[]>(`${await third.ready}/bookings`)).toHaveLength(restored.size);
  expect(findPostmasterPid(folder.dataDir)).toBe(postmaster);
  third.signal('SIGTERM');
  expect(await third.ended).toBe(0);
  expect(findPostmasterPid(folder.dataDir)).toBeNull();
});

it('ends with one sentence where the database is killed under it', async () => {
  const server = startProcess({ settings });
  await server.ready;
  killDatabase();
  expect(await server.ended).toBe(1);
  expect(server.errorLines()).toEqual([
    expect.stringMatching(/^The embedded PostgreSQL has ended: see .*\.log/),
  ]);
});

it('goes on after one backend was killed, which makes the database restart all of them', async () => {
  const server = startProcess({ settings });
  const url = await server.ready;
  const postmaster = findPostmasterPid(folder.dataDir);
  const backend = readdirSync('/proc').find(
    (pid) =>
      readParent(pid) === postmaster && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('app app'),
  );
  process.kill(Number(backend), 'SIGKILL');
  await expect
    .poll(
      () =>
        book(url, 'after the crash').then(
          () => 'booked',
          () => 'failed',
        ),
      { timeout: 15_000 },
    )
    .toBe('booked');
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(findPostmasterPid(folder.dataDir)).toBeNull();
});
