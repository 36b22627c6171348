import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { book, endProcesses, makeDataDir, read, startProcess } from './start-process.ts';

afterEach(endProcesses);

/** Runs a command as a user of that number who owns what this user owns. */
const asUser = (uid: number) => ['unshare', '--user', `--map-user=${uid}`, `--map-group=${uid}`];

const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;

async function proveStart(dataDir: string, prefix: string[] = []): Promise<void> {
  const server = startProcess({ settings: { DATA_DIR: dataDir }, prefix });
  const url = await server.ready;
  await book(url, 'Ada');
  expect(await read<string[]>(`${url}/bookings`)).toContain('Ada');
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
}

it.runIf(isRoot)(
  'starts as root, then also where a parent folder has been closed to all but root',
  async () => {
    const open = makeDataDir('all');
    await proveStart(open.dataDir);
    expect(statSync(`${open.dataDir}/postgres-18`).uid).not.toBe(0);
    const intruder = startProcess({ settings: { DATA_DIR: open.dataDir }, prefix: asUser(65_534) });
    expect(await intruder.ended).toBe(1);
    expect(intruder.errorLines()).toEqual([expect.stringMatching(/belongs to another user: .*DATA_DIR/)]);
    open.close();
    await proveStart(open.dataDir);
    open.remove();
  },
);

it.runIf(isRoot)('starts as root in a folder that only another user may enter', async () => {
  const { dataDir, remove } = makeDataDir('owner');
  const [, , uid, gid] = /^daemon:(.*)$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  chownSync(dirname(dataDir), Number(uid), Number(gid));
  await proveStart(dataDir);
  expect(statSync(`${dataDir}/postgres-18`).uid).toBe(Number(uid));
  remove();
});

it('starts in a new folder that only its owner may enter', async () => {
  const { dataDir, remove } = makeDataDir('owner');
  await proveStart(dataDir);
  remove();
});

it.runIf(isLinux)('starts as an ordinary user', async () => {
  const { dataDir, remove } = makeDataDir('owner');
  await proveStart(dataDir, asUser(65_534));
  remove();
});

it.runIf(isLinux)('starts as a user without a line in /etc/passwd', async () => {
  const { dataDir, remove } = makeDataDir('owner');
  await proveStart(dataDir, asUser(4242));
  remove();
});
