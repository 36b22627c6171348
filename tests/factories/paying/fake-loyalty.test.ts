import { afterAll, beforeAll } from 'vitest';
import { testReservedPoints } from '../../../src/ports/loyalty/conformance.ts';
import type { LoyaltyPort } from '../../../src/ports/loyalty/loyalty-port.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { addMember, createFakeLoyalty, openLoyaltyTables, readPoints } from './fake-loyalty.ts';

let database: TestDatabase;
let loyalty: LoyaltyPort;

beforeAll(async () => {
  database = await createTestDatabase();
  await openLoyaltyTables(database.pool);
  await addMember(database.pool, 'ada', 100_000);
  loyalty = createFakeLoyalty(database.pool);
});

afterAll(() => database.drop());

testReservedPoints(() => ({ loyalty, token: 'ada', readPoints: () => readPoints(database.pool, 'ada') }));
