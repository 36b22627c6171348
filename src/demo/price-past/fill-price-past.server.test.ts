import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { openEmbeddedSupplier } from '../supplier/embedded-supplier.server.ts';
import { describeSmallWorld } from '../supplier/store/small-world.server.ts';
import { fillPricePast } from './fill-price-past.server.ts';

const clock = settableClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
const opened: TestDatabase[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  opened.push(database);
});
afterAll(() => Promise.all(opened.map((each) => each.drop())));

async function openSupplier() {
  const { pool } = database;
  return openEmbeddedSupplier({
    pool,
    clock,
    hotels: 3,
    seed: 7,
    secret: 'for tests only',
    describeWorld: describeSmallWorld,
  });
}

const fill = () => fillPricePast({ db: database.db, clock, seed: 7 });

async function readHistory() {
  const { rows } = await database.pool.query(
    'select factor, sequence::int, ended_at, former from price_history order by sequence, place',
  );
  const ends = await database.pool.query('select sequence::int, complete_since from price_history_end');
  return { rows, end: ends.rows[0] };
}

test('[OFFER-037] a new demo world has two months of former prices, which a second start leaves alone', async () => {
  const supplier = await openSupplier();
  await fill();
  const { rows, end } = await readHistory();
  expect(end.sequence).toBe(1);
  expect(dayAt(end.complete_since)).toBeLessThan(dayAt(clock.now()) - 61);
  expect(new Set(rows.map(({ ended_at: at }) => dayAt(at))).size).toBeGreaterThan(57);
  expect(rows.every(({ sequence }) => sequence < 0)).toBe(true);
  await fill();
  expect(await readHistory()).toEqual({ rows, end });
  await supplier.close();
});

test('the past is the same at each first start', async () => {
  const supplier = await openSupplier();
  await fill();
  const first = await readHistory();
  await supplier.close();
  database = await createTestDatabase();
  opened.push(database);
  const again = await openSupplier();
  await fill();
  expect(await readHistory()).toEqual(first);
  await again.close();
});

test('a supplier that has changed prices already is given no past', async () => {
  const supplier = await openSupplier();
  await supplier.runDrift();
  await fill();
  const { rows, end } = await readHistory();
  expect([rows, end.complete_since]).toEqual([[], null]);
  await supplier.close();
});
