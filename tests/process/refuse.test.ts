import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { endProcesses, startProcess } from './start-process.ts';

afterEach(endProcesses);

it.each(['127.0.0.1', '::1'])(
  'a port that is taken on %s ends it with one sentence naming PORT',
  async (address) => {
    const { url, drop } = await createTestDatabase({ isBlank: true });
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, address, resolve));
    const { port } = other.address() as { port: number };
    const server = startProcess({ settings: { PORT: String(port), DATABASE_URL: url } });
    expect(await server.ended).toBe(1);
    expect(server.errorLines()).toEqual([
      `Port ${port} is taken by another program: stop that one, or set PORT to a free port, for example PORT=${port + 1}.`,
    ]);
    other.close();
    await drop();
  },
);

it.each([
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'postgresql://shop:hush@127.0.0.1:9/shop'],
  ['DATA_DIR', '/proc/nowhere'],
  ['HOST', '203.0.113.7'],
  ['BASE_URL', 'https://www.example.com'],
])('a bad %s ends it with one sentence naming it', async (setting, value) => {
  const { url, drop } = await createTestDatabase({ isBlank: true });
  const database: Record<string, string> = setting === 'HOST' ? { DATABASE_URL: url } : {};
  const server = startProcess({ settings: { ...database, [setting]: value } });
  expect(await server.ended).toBe(1);
  expect(server.errorLines()).toEqual([expect.stringContaining(setting)]);
  expect(server.errorLines()[0]).not.toMatch(/hush|\bat .*:\d+:\d+/);
  await drop();
});

it('a cluster whose first worker cannot start ends with its one sentence', async () => {
  const { url, drop } = await createTestDatabase({ isBlank: true });
  const settings = { DATABASE_URL: url, HOST: '203.0.113.7', CLUSTER_WORKERS: '3' };
  const server = startProcess({ settings, args: ['--cluster'] });
  expect(await server.ended).toBe(1);
  expect(server.errorLines()).toEqual([expect.stringContaining('HOST')]);
  await drop();
});
