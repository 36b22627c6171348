import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { createStepCounter, readStepCounts } from './step-counter.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const report = (error: unknown) => {
  throw error;
};
const read = (day: string) => readStepCounts(database.db, { from: requireDay(day), to: requireDay(day) });

test('what two processes have counted is added, by brand, market and the day of the shop', async () => {
  // Half past midnight of the 21st where the shop is.
  const clock = settableClock('2026-11-20T23:30:00Z');
  const counters = [1, 2].map(() => createStepCounter({ db: database.db, clock, report }));
  for (const { countStep } of counters) {
    countStep('search', { brand: 'abendmeer', market: 'de' });
    countStep('search', { brand: 'abendmeer', market: 'de' });
    countStep('search', { brand: 'abendmeer', market: 'ch' });
    countStep('hotel', { brand: 'tagwind', market: 'de' });
  }
  await Promise.all(counters.map(({ close }) => close()));
  const rows = await read('2026-11-21');
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      { brand: 'abendmeer', market: 'de', step: 'search', count: 4 },
      { brand: 'abendmeer', market: 'ch', step: 'search', count: 2 },
      { brand: 'tagwind', market: 'de', step: 'hotel', count: 2 },
    ]),
  );
  expect(await read('2026-11-20')).toEqual([]);
});

test('what could not be stored is stored with what is counted next', async () => {
  const clock = settableClock('2026-12-24T12:00:00Z');
  const counter = createStepCounter({ db: database.db, clock, report });
  // A zero character is what no text of the database may have.
  counter.countStep('checkout', { brand: 'abendmeer\u0000', market: 'de' });
  await expect(counter.flush()).rejects.toThrow();
  await expect(counter.flush()).rejects.toThrow();
  const other = createStepCounter({ db: database.db, clock, report });
  other.countStep('checkout', { brand: 'abendmeer', market: 'de' });
  await other.flush();
  await other.flush();
  expect(await read('2026-12-24')).toMatchObject([{ count: 1 }]);
  await other.close();
});
