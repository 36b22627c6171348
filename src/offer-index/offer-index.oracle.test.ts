import { expect, test } from 'vitest';
import { runOracle } from '../../tests/oracle/compare.ts';
import { createOfferIndex } from './offer-index.ts';

/** On a machine that does much else; by itself it takes three seconds. */
const testOptions = { timeout: 60_000 };

test(
  'answers and refusals in random worlds equal those of the brute force, through more than a year of updates',
  testOptions,
  async () => {
    const report = await runOracle({
      seed: 2,
      worlds: 1,
      batches: 40,
      queriesPerBatch: 20,
      createEngine: () => createOfferIndex(),
    });
    expect(report.mismatch).toBeNull();
    expect(report.refused).toBeGreaterThan(100);
  },
);
