import { expect, it, vi } from 'vitest';
import { runChaos } from '../chaos/run-chaos.ts';

vi.setConfig({ testTimeout: 300_000 });

it('keeps the ledger correct while processes, database and other parties fail', async () => {
  const report = await runChaos({
    provider: 'embedded',
    seed: 20_261,
    bookings: 24,
    shoppers: 6,
    databaseDeaths: 1,
    fullDisks: 0,
    outages: 1,
    recoveries: 1,
  });
  expect(report.faults).toEqual([]);
  // What passes is waited for.
  expect(report.abandonedSteps).toEqual({});
  expect(report.forged.taken).toBe(0);
  expect(report.ends.booked).toBeGreaterThan(0);
});
