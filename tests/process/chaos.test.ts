import { expect, it, vi } from 'vitest';
import { runChaos } from '../chaos/run-chaos.ts';

vi.setConfig({ testTimeout: 300_000 });

const small = { seed: 20_261, shoppers: 6, databaseDeaths: 1, fullDisks: 0, outages: 1 };

it('keeps the ledger correct while processes, database and other parties fail', async () => {
  const report = await runChaos({
    ...small,
    provider: 'embedded',
    bookings: 24,
    lives: 12,
    recoveries: 1,
  });
  expect(report.faults).toEqual([]);
  // What passes is waited for.
  expect(report.abandonedSteps).toEqual({});
  expect(report.forged.taken).toBe(0);
  expect(report.ends.booked).toBeGreaterThan(0);
});

it.each(['datatrans', 'adyen'] as const)(
  'keeps the ledger and the books of %s alike while its double misbehaves',
  async (provider) => {
    // One order in eight becomes a booking where card, bank and vendor all misbehave.
    const report = await runChaos({
      ...small,
      provider,
      shoppers: 16,
      bookings: 48,
      lives: 0,
      recoveries: 0,
    });
    expect(report.faults).toEqual([]);
    expect(report.abandonedSteps).toEqual({});
    expect(report.forged.taken).toBe(0);
    expect(report.ends.booked).toBeGreaterThan(0);
  },
);
