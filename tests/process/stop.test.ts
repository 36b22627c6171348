import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { endProcesses, findPostmasterPid, makeDataDir, read, startProcess } from './start-process.ts';

const { dataDir, remove } = makeDataDir();
const settings = { DATA_DIR: dataDir };

afterEach(endProcesses);
afterAll(remove);

it('SIGTERM lets the request in flight finish, then ends server and database with code 0', async () => {
  const server = startProcess({ settings });
  const inFlight = read(`${await server.ready}/in-flight`);
  await server.waitForLine('in flight');
  server.signal('SIGTERM');
  expect(await inFlight).toEqual({ finished: true });
  expect(await server.ended).toBe(0);
  expect(findPostmasterPid(dataDir)).toBeNull();
});

it('Ctrl-C, which npm passes on a second time, ends everything the same way', async () => {
  const server = startProcess({ settings });
  const inFlight = read(`${await server.ready}/in-flight`);
  await server.waitForLine('in flight');
  server.signal('SIGINT', 'group');
  server.signal('SIGINT');
  expect(await inFlight).toEqual({ finished: true });
  expect(await server.ended).toBe(0);
  expect(findPostmasterPid(dataDir)).toBeNull();
  expect(server.errorLines()).toEqual(['']);
});

it('an idle connection and a request that never ends do not hold it up', async () => {
  const server = startProcess({ settings });
  const url = await server.ready;
  const idle = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  const endless = read(`${url}/endless`).catch((error: Error) => error.message);
  await server.waitForLine('in flight');
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await endless).toMatch(/failed/);
  expect(findPostmasterPid(dataDir)).toBeNull();
  idle.destroy();
});

it('a second signal of a person who will not wait ends it at once', async () => {
  const server = startProcess({ settings });
  void read(`${await server.ready}/endless`).catch(() => {});
  await server.waitForLine('in flight');
  server.signal('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 700));
  server.signal('SIGTERM');
  expect(await server.ended).toBe(1);
});

it('a signal while it starts leaves no database behind', async () => {
  const fresh = makeDataDir();
  const server = startProcess({ settings: { DATA_DIR: fresh.dataDir } });
  await vi.waitFor(() => expect(readdirSync(fresh.dataDir).join()).toContain('.draft-'), 30_000);
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(findPostmasterPid(fresh.dataDir)).toBeNull();
  fresh.remove();
});
