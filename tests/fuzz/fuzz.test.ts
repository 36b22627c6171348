import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseLimits } from '../../src/defaults.ts';
import { type RouteName, routes as routeTable } from '../../src/routes.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { CHECKOUT_STEPS, type FuzzedShop, openFuzzedShop } from './open-fuzzed-shop.ts';
import { sendRawRequests } from './raw-requests.ts';
import { runFuzz } from './run-fuzz.ts';
import { listPages, sendValid, type ValidAnswer } from './send-valid.ts';
import { NOT_SERVED, WITHOUT_SUCCESS } from './valid-requests.ts';

/** `npm run test:full` sends 24,000; a fault names its request, and FUZZ_SEED sends the same again. */
const requests = Number(process.env.FUZZ_REQUESTS || 1_000);
const seed = Number(process.env.FUZZ_SEED || 1);

let database: TestDatabase;
let shop: FuzzedShop;
/** Of what pages send, before anything crafted has come. */
let validAnswers: readonly ValidAnswer[];

beforeAll(async () => {
  database = await createTestDatabase({ connections: databaseLimits.connectionsPerProcess });
  shop = await openFuzzedShop(database);
  validAnswers = await sendValid(shop, [...shop.routes, ...listPages([])]);
}, 180_000);
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const names = Object.keys(routeTable) as RouteName[];

test('each route of the table answers the request of a page, in a shop with a checkout in each step', () => {
  expect(shop.known.checkoutId).toHaveLength(CHECKOUT_STEPS.length);
  const served = new Set(validAnswers.map(({ route }) => route.name));
  expect(names.filter((name) => !served.has(name))).toEqual(
    names.filter((name) => name in NOT_SERVED && !name.startsWith('supplier_')),
  );
  const failed = validAnswers
    .filter(
      ({ route, hasSucceeded }) => !hasSucceeded && !(route.name in { ...WITHOUT_SUCCESS, ...NOT_SERVED }),
    )
    .map(({ route, url, status }) => `${route.name} ${status} ${url}`);
  expect(failed).toEqual([]);
});

test(
  `${requests} crafted requests (seed ${seed}) get no server error, and none freezes the process`,
  async () => {
    const { routes, statuses, faults, slowest } = await runFuzz(shop, requests, seed);
    process.stdout.write(
      `${routes.size} routes, answers ${JSON.stringify(statuses)}, slowest ${slowest.slice(0, 200)}\n`,
    );
    expect(faults).toEqual([]);
    expect(names.filter((name) => !routes.has(name))).toEqual(names.filter((name) => name in NOT_SERVED));
    expect(shop.provider.routes.filter(({ name }) => !routes.has(name))).toEqual([]);
    // Crafted parts come one at a time, so that the rules behind the schemas are reached, too.
    const answered = names.filter((name) => (routes.get(name)?.answered ?? 0) > 0);
    expect(answered.length).toBeGreaterThan(names.length / 2);
  },
  60 * 60_000,
);

test(
  'broken HTTP over real connections gets no server error, and the next request is answered',
  async () => {
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const ports = [shop.app, shop.provider.app].map(portOf);
    const paths = [
      [
        '/de-de',
        '/de-de/search',
        '/graphql',
        '/de-de/ajax/preferences',
        '/_office/enter',
        '/webhooks/payment',
      ],
      ['/', '/v1/authorise', `/challenge/${'a'.repeat(22)}`, `/fields/${'a'.repeat(22)}`],
    ];
    for (const [at, port] of ports.entries()) {
      const sending = { requests: Math.ceil(requests / 8), seed: seed + at };
      const { faults, answers } = await sendRawRequests(port, paths[at] ?? [], sending);
      process.stdout.write(
        `raw requests ${at === 0 ? 'to the shop' : 'to the provider'}: ${JSON.stringify(answers)}\n`,
      );
      expect(faults).toEqual([]);
      expect(answers[200]).toBeGreaterThan(0);
      expect((await fetch(`http://127.0.0.1:${port}${paths[at]?.[0]}`)).status).toBe(200);
    }
  },
  15 * 60_000,
);

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;
