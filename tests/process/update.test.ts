import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { book, endProcesses, read, startProcess } from './start-process.ts';
import { startProxy } from './start-proxy.ts';

afterEach(endProcesses);

it('an update with a migration answers every request: two processes are replaced one after the other', async () => {
  const { url: databaseUrl, pool, drop } = await createTestDatabase({ isBlank: true });
  const start = (build: string) =>
    startProcess({ settings: { DATABASE_URL: databaseUrl, TRIAL_BUILD: build } });
  const former = [start('first'), start('first')];
  const [one = '', two = ''] = await Promise.all(former.map(({ ready }) => ready));
  const proxy = await startProxy();
  proxy.serveBy(one, two);

  const booked: string[] = [];
  const builds = new Set<string>();
  let isStopped = false;
  const shoppers = Array.from({ length: 4 }, async (_, shopper) => {
    for (let number = 0; !isStopped; number += 1) {
      await book(proxy.url, `${shopper}-${number}`);
      booked.push(`${shopper}-${number}`);
      builds.add((await read<{ build: string }>(`${proxy.url}/process`)).build);
    }
  });
  await sleep(200);

  // The newer version migrates under the former one, which goes on booking.
  const third = start('newer');
  const three = await third.ready;
  expect(third.lines().some((line) => line.includes('1 migration'))).toBe(true);
  const before = booked.length;
  await expect.poll(() => booked.length, { timeout: 20_000 }).toBeGreaterThan(before + 8);
  expect([...builds]).toEqual(['first']);
  proxy.serveBy(three, two);
  former[0]?.signal('SIGTERM');
  expect(await former[0]?.ended).toBe(0);
  const four = await start('newer').ready;
  proxy.serveBy(three, four);
  former[1]?.signal('SIGTERM');
  expect(await former[1]?.ended).toBe(0);
  await sleep(200);
  isStopped = true;
  // A single request without an answer would have thrown.
  await Promise.all(shoppers);
  expect([...builds].toSorted()).toEqual(['first', 'newer']);
  const { rows } = await pool.query<{ guest: string; room: string }>('select guest, room from booking');
  expect(rows.map(({ guest }) => guest).toSorted()).toEqual(booked.toSorted());
  expect(new Set(rows.map(({ room }) => room))).toEqual(new Set(['any']));
  proxy.close();
  await drop();
});
