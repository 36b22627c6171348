import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { askForReplacement, findServedBuild } from '../../src/main/workers/replacement-socket.server.ts';
import { book, endProcesses, makeDataDir, read, startProcess } from './start-process.ts';

// Six processes one after the other.
vi.setConfig({ testTimeout: 240_000 });

afterEach(endProcesses);

const trialServer = resolve('tests/process/trial-server.ts');

/** A folder with a server of its own, as a build has one. @param starts how many of its workers start before one does not */
function writeBuild(name: string, starts = Number.POSITIVE_INFINITY): string {
  const folder = mkdtempSync(join(tmpdir(), 'trial-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'server'));
  writeFileSync(
    join(folder, 'server/main.server.js'),
    `import { appendFileSync, readFileSync } from 'node:fs';
const started = '${join(folder, 'started')}';
appendFileSync(started, '.');
process.env.TRIAL_BUILD = readFileSync(started).length > ${starts} ? 'faulty' : '${name}';
await import('${trialServer}');
`,
  );
  return folder;
}

function startCluster() {
  const { dataDir, remove } = makeDataDir();
  const shop = startProcess({ settings: { DATA_DIR: dataDir, CLUSTER_WORKERS: '2' }, args: ['--cluster'] });
  return { dataDir, remove, shop };
}

interface ServedBy {
  readonly pid: number;
  readonly build: string;
}

/** A connection of its own per question, so that the primary deals them out. */
async function listServing(url: string): Promise<{ pids: Set<number>; builds: Set<string> }> {
  const served = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const response = await fetch(`${url}/process`, { headers: { connection: 'close' } });
      return (await response.json()) as ServedBy;
    }),
  );
  return { pids: new Set(served.map(({ pid }) => pid)), builds: new Set(served.map(({ build }) => build)) };
}

/** Asks on one open connection, as a browser does, until it is stopped. */
function keepAsking(url: string, agent: Agent) {
  const builds: string[] = [];
  let isStopped = false;
  const ask = () =>
    new Promise<ServedBy>((found, failed) => {
      request(`${url}/process`, { agent }, (response) =>
        json(response).then((body) => found(body as ServedBy), failed),
      )
        .once('error', failed)
        .end();
    });
  const asking = (async () => {
    while (!isStopped) builds.push((await ask()).build);
  })();
  return {
    /** @throws where a single request has failed */
    async stop(): Promise<readonly string[]> {
      isStopped = true;
      await asking;
      return builds;
    },
  };
}

it('a new build replaces all workers while every request and booking is answered', async () => {
  const { dataDir, remove, shop } = startCluster();
  const url = await shop.ready;
  const before = await listServing(url);
  const agent = new Agent({ keepAlive: true });
  const visitors = [keepAsking(url, agent), keepAsking(url, agent)];
  const guests: string[] = [];
  let isBooking = true;
  const booking = (async () => {
    while (isBooking) {
      const guest = `guest ${guests.length}`;
      await book(url, guest);
      guests.push(guest);
    }
  })();

  const build = writeBuild('second');
  expect(await askForReplacement(dataDir, build)).toEqual({ ok: true, replaced: 2 });
  expect(await findServedBuild(dataDir)).toEqual({ build, isWhole: true });
  isBooking = false;
  await booking;
  for (const visitor of visitors) {
    const builds = await visitor.stop();
    expect(builds[0]).toBe('first');
    expect(builds.at(-1)).toBe('second');
  }
  agent.destroy();
  expect(await read(`${url}/bookings`)).toEqual(guests);

  const after = await listServing(url);
  expect(after.builds).toEqual(new Set(['second']));
  expect([...after.pids].filter((pid) => before.pids.has(pid))).toEqual([]);
  expect(shop.errorLines()).toEqual(['']);

  // One that dies later starts again from the same build.
  const [dying = 0] = after.pids;
  process.kill(dying, 'SIGKILL');
  await expect.poll(() => shop.errorLines()).toEqual(['A worker has ended; another one starts in 0.25 s.']);
  await expect.poll(async () => (await listServing(url)).pids.size, { timeout: 20_000 }).toBe(2);
  expect((await listServing(url)).builds).toEqual(new Set(['second']));
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(0);
  remove();
});

it('a build that does not start says why and leaves the workers before it', async () => {
  const { dataDir, remove, shop } = startCluster();
  const url = await shop.ready;
  const before = await listServing(url);
  expect(await askForReplacement(dataDir, writeBuild('faulty'))).toEqual({
    ok: false,
    replaced: 0,
    reason: 'The brand has no rate.',
  });
  expect(await askForReplacement(dataDir, join(tmpdir(), 'no-such-build'))).toMatchObject({ ok: false });
  expect(await listServing(url)).toEqual(before);
  expect(await findServedBuild(dataDir)).toEqual({ build: 'first', isWhole: true });

  const [one, two] = await Promise.all([
    askForReplacement(dataDir, writeBuild('second')),
    askForReplacement(dataDir, writeBuild('third')),
  ]);
  expect([one, two]).toContainEqual({
    ok: false,
    replaced: 0,
    reason: 'Its workers are being replaced already.',
  });
  expect([one, two]).toContainEqual({ ok: true, replaced: 2 });
  remove();
});

it('a build of which only some workers start is not whole, and the next one replaces all', async () => {
  const { dataDir, remove, shop } = startCluster();
  const url = await shop.ready;
  const half = writeBuild('half', 1);
  expect(await askForReplacement(dataDir, half)).toEqual({
    ok: false,
    replaced: 1,
    reason: 'The brand has no rate.',
  });
  expect((await listServing(url)).builds).toEqual(new Set(['first', 'half']));
  expect(await findServedBuild(dataDir)).toEqual({ build: half, isWhole: false });
  expect(await askForReplacement(dataDir, writeBuild('faulty'))).toMatchObject({ ok: false, replaced: 0 });
  expect(await findServedBuild(dataDir)).toEqual({ build: half, isWhole: false });

  const whole = writeBuild('whole');
  expect(await askForReplacement(dataDir, whole)).toEqual({ ok: true, replaced: 2 });
  expect((await listServing(url)).builds).toEqual(new Set(['whole']));
  expect(await findServedBuild(dataDir)).toEqual({ build: whole, isWhole: true });
  remove();
});

it('only the owner of the data folder can ask, and a killed cluster leaves no socket in the way', async () => {
  const { dataDir, remove, shop } = startCluster();
  await shop.ready;
  expect(statSync(join(dataDir, 'workers.sock')).mode & 0o777).toBe(0o600);
  shop.signal('SIGKILL', 'group');
  await shop.ended;
  expect(await findServedBuild(dataDir)).toBeNull();
  expect(await askForReplacement(dataDir, writeBuild('second'))).toEqual({
    ok: false,
    replaced: 0,
    reason: 'The shop has ended.',
  });
  const again = startProcess({ settings: { DATA_DIR: dataDir, CLUSTER_WORKERS: '1' }, args: ['--cluster'] });
  await again.ready;
  expect(await findServedBuild(dataDir)).toEqual({ build: 'first', isWhole: true });
  remove();
});
