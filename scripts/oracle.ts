import { parseArgs } from 'node:util';
import { chargingEngine } from '../tests/oracle/charging-engine.ts';
import { type OracleEngine, type OraclePlan, type OracleReport, runOracle } from '../tests/oracle/compare.ts';
import { mutants } from '../tests/oracle/mutants.ts';
import { euroMarkets } from '../tests/oracle/oracle-markets.ts';
import { marketRules, plainMarketRules } from '../tests/oracle/oracle-rules.ts';
import { answerAtBrand } from '../tests/oracle/priced-brand.ts';
import { inRooms } from '../tests/oracle/rooms/in-rooms.ts';
import { sellingEngine, withoutRange } from '../tests/oracle/selling-engine.ts';
import { installMutant, tryMutants } from '../tests/oracle/try-mutants.ts';

/**
 * Asks the offer index and the brute force the same random questions, with updates in between, in the money of four markets whose rates move.
 * `--seed`, `--queries`: which and how many; `--rules`: at a brand whose price rules apply in these markets, which takes many times as long; `--rooms`: for parties
 * in several rooms, in the supply's own money; `--mutants`: puts deliberate errors into the index, each of which must be found;
 * `--mutant`: only that one, by its place in the list.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    queries: { type: 'string', default: '10000' },
    rules: { type: 'boolean', default: false },
    rooms: { type: 'boolean', default: false },
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
  const sale = values.rooms ? roomsSale : values.rules ? brandSale : marketSale;
  const queriesPerBatch = 25;
  const batches = Math.min(40, Math.ceil(queries / queriesPerBatch));
  const worlds = Math.ceil(queries / (batches * queriesPerBatch));
  const report = await runOracle({
    seed,
    worlds,
    batches,
    queriesPerBatch,
    ...(!values.rooms && { markets: euroMarkets }),
    ...sale(createOfferIndex),
  });
  printReport(report);
  return report.mismatch === null;
}

/** Rates alone: what the supply asks for, converted. */
function marketSale(createIndex: () => OracleEngine): Pick<OraclePlan, 'createEngine'> {
  return { createEngine: () => chargingEngine(createIndex()) };
}

/** Every party takes several rooms. */
function roomsSale(createIndex: () => OracleEngine): Pick<OraclePlan, 'answer' | 'createEngine'> {
  return {
    answer: (brute, query) => brute.answer(inRooms(query)),
    createEngine() {
      const engine = createIndex();
      return { apply: engine.apply, search: (query) => engine.search(inRooms(query)) };
    },
  };
}

/** Rates and price rules together. */
function brandSale(createIndex: () => OracleEngine): Pick<OraclePlan, 'answer' | 'createEngine'> {
  return {
    answer: (brute, query, rate) => answerAtBrand(brute, withoutRange(query), plainMarketRules, rate),
    createEngine: () => sellingEngine(createIndex(), marketRules),
  };
}

function printReport({ counts, byCurrency, changes, refused, mismatch }: OracleReport): void {
  for (const [name, { queries, found }] of Object.entries(counts)) {
    console.log(
      `${name.padEnd(13)}${String(queries).padStart(6)} queries, ${String(found).padStart(6)} with an answer`,
    );
  }
  for (const [currency, queries] of byCurrency)
    console.log(`${currency.padEnd(13)}${String(queries).padStart(6)} queries`);
  console.log(`${changes} changes, ${refused} refused alike`);
  if (mismatch) console.log(`MISMATCH\n${JSON.stringify(mismatch, null, 1)}`);
  else console.log('No difference.');
}
