import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

const { app } = await buildTestApp();
afterAll(() => app.close());

test.each([
  ['[ROUTE-017]', '/de-de/hotel/kreta/4711/blaues-haus', '/de-de/hotel/kreta/blaues-haus-4711'],
  [
    '[ROUTE-017]',
    '/de-de/hotel/kreta/4711/blaues-haus?a=1&b=2&a=3',
    '/de-de/hotel/kreta/blaues-haus-4711?a=1&a=3&b=2',
  ],
  [
    '[ROUTE-018]',
    '/de-de/flight/kreta/4711/blaues-haus',
    '/de-de/hotel/kreta/blaues-haus-4711?flightChanger=open',
  ],
  [
    '[ROUTE-018]',
    '/de-de/flight/kreta/4711/blaues-haus?a=1',
    '/de-de/hotel/kreta/blaues-haus-4711?a=1&flightChanger=open',
  ],
])('%s [ROUTE-019] %s leads for good to %s', async (_id, legacy, current) => {
  const answer = await app.inject(legacy);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, current]);
});

test.each([
  '/de-de/hotel/kreta/no-number/blaues-haus',
  '/de-de/gallery/Kreta',
  '/de-de/destinations-gallery/HER',
  '/de-de/destinations-gallery/her',
])('[ROUTE-019] [ROUTE-044] %s names nothing that is known yet: not found', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});
