import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { leaveTo } from './leave-to.server.ts';

test.each([
  ['https://issuer.example/authorise?state=a', 'GET'],
  ['/de-de/booking/1/payment#miles', 'POST'],
] as const)(
  'to %s, a %s leads with a GET that is not cached and names no referrer',
  async (address, method) => {
    const app = Fastify();
    app.route({ method, url: '/', handler: (_request, reply) => leaveTo(reply, address) });
    const answer = await app.inject({ method, url: '/?key=secret' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: address,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    await app.close();
  },
);
