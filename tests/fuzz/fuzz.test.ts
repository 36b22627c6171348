import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type FuzzedShop, openFuzzedShop } from './open-fuzzed-shop.ts';
import { runFuzz } from './run-fuzz.ts';

/** `npm run test:full` sends 24,000; a fault names its request, and FUZZ_SEED sends the same again. */
const requests = Number(process.env.FUZZ_REQUESTS || 1_000);
const seed = Number(process.env.FUZZ_SEED || 1);

let database: TestDatabase;
let shop: FuzzedShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openFuzzedShop(database);
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

test(
  `${requests} crafted requests (seed ${seed}) get no server error, and none freezes the process`,
  async () => {
    const { routes, statuses, faults, slowest } = await runFuzz(shop, requests, seed);
    process.stdout.write(
      `${routes.size} routes, answers ${JSON.stringify(statuses)}, slowest ${slowest.slice(0, 200)}\n`,
    );
    expect(faults).toEqual([]);
  },
  30 * 60_000,
);
