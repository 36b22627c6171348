import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestLimits } from '../../defaults.ts';
import { listen } from './listen.server.ts';

let other: Server;
let taken = 0;

beforeAll(async () => {
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  taken = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => new Promise<void>((resolve) => void other.close(() => resolve())));

describe('listen', () => {
  it('closes a connection beyond the limit, and takes one again when another ends', async () => {
    const app = fastify();
    app.get('/', async () => 'here');
    const listening = await listen(app, '127.0.0.1', 0);
    expect(app.server.maxConnections).toBe(requestLimits.maxConnections);
    app.server.maxConnections = 1;
    const first = connect(Number(new URL(listening.url).port), '127.0.0.1');
    await once(first, 'connect');
    await expect(fetch(listening.url)).rejects.toThrow('fetch failed');
    first.destroy();
    await expect.poll(() => fetch(listening.url).then((answer) => answer.text(), String)).toBe('here');
    await listening.close();
  });

  it.each(['PORT', 'PAYMENT_PORT'] as const)(
    'names %s and another port where the port is taken',
    async (setting) => {
      const app = fastify();
      await expect(listen(app, 'localhost', taken, setting)).rejects.toThrow(
        `Port ${taken} is taken by another program: stop that one, or set ${setting} to a free port, for example ${setting}=${taken + 1}.`,
      );
      await app.close();
    },
  );
});
