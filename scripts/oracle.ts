import { parseArgs } from 'node:util';
import { type OracleReport, runOracle } from '../tests/oracle/compare.ts';
import { mutants } from '../tests/oracle/mutants.ts';
import { installMutant, tryMutants } from '../tests/oracle/try-mutants.ts';

/**
 * Asks the offer index and the brute force the same random questions, with updates in between.
 * `--seed`, `--queries`: which and how many; `--mutants`: puts deliberate errors into the index, each of which must be found;
 * `--mutant`: only that one, by its place in the list.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    queries: { type: 'string', default: '10000' },
    mutants: { type: 'boolean', default: false },
    mutant: { type: 'string' },
  },
});

if (values.mutants) {
  process.exitCode = tryMutants(mutants) ? 0 : 1;
} else {
  if (values.mutant !== undefined) await installMutant(mutants[Number(values.mutant)]);
  process.exitCode = (await compareIndex(Number(values.seed), Number(values.queries))) ? 0 : 1;
}

/** Each world is updated 40 times: more than a year goes by. */
async function compareIndex(seed: number, queries: number): Promise<boolean> {
  const { createOfferIndex } = await import('../src/offer-index/offer-index.ts');
  const queriesPerBatch = 25;
  const batches = Math.min(40, Math.ceil(queries / queriesPerBatch));
  const worlds = Math.ceil(queries / (batches * queriesPerBatch));
  const report = await runOracle({
    seed,
    worlds,
    batches,
    queriesPerBatch,
    createEngine: () => createOfferIndex(),
  });
  printReport(report);
  return report.mismatch === null;
}

function printReport({ counts, changes, refused, mismatch }: OracleReport): void {
  for (const [name, { queries, found }] of Object.entries(counts)) {
    console.log(
      `${name.padEnd(13)}${String(queries).padStart(6)} queries, ${String(found).padStart(6)} with an answer`,
    );
  }
  console.log(`${changes} changes, ${refused} refused alike`);
  if (mismatch) console.log(`MISMATCH\n${JSON.stringify(mismatch, null, 1)}`);
  else console.log('No difference.');
}
