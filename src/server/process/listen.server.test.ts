import { createServer, type Server } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
