import type { SupplyBatch, SupplyChange } from '../../src/domain/search/supply-facts.ts';
import type { ApplyResult, OfferAnswer, OfferQuery, QueryName } from '../../src/ports/offers/offers-port.ts';
import { type BruteForce, createBruteForce } from './brute-force.ts';
import { answerInMarket, moveRate, type OracleMarket, type OracleRate } from './charged-market.ts';
import { findDifference } from './find-difference.ts';
import { createRandom } from './random.ts';
import { generateQuery, listSeen, type SeenOffer } from './random-query.ts';
import { generateWorld } from './random-supply.ts';
import { generateUpdates } from './random-updates.ts';

/** What is measured: an index of offers, or a port of one. */
export interface OracleEngine {
  apply(batch: SupplyBatch): ApplyResult | Promise<ApplyResult>;
  /** @param exchange of the market that is asked; the supply's own currency without one */
  search(
    query: OfferQuery,
    exchange?: OracleRate['exchange'],
  ): OfferAnswer<QueryName> | Promise<OfferAnswer<QueryName>>;
}

export interface OraclePlan {
  /** Same seed, same worlds, updates and queries. */
  readonly seed: number;
  readonly worlds: number;
  /** Batches of updates for each world; the first is the world itself. */
  readonly batches: number;
  readonly queriesPerBatch: number;
  /** Markets that the queries are asked in, each at rates that move with every batch; the supply's own money without them. */
  readonly markets?: readonly OracleMarket[];
  /** What is right instead of the brute force's own answer, for an engine that does more than the index. */
  readonly answer?: (brute: BruteForce, query: OfferQuery, rate: OracleRate | null) => OfferAnswer<QueryName>;
  /** A new, empty engine for each world. */
  readonly createEngine: () => OracleEngine;
}

/** Where engine and brute force differ first, with all it takes to come there again. */
export interface Mismatch {
  readonly seed: number;
  readonly world: number;
  readonly batch: number;
  /** Of the market that was asked. */
  readonly exchange?: OracleRate['exchange'];
  /** What differs: an answer to a query, or whether a change was refused. */
  readonly at: OfferQuery | SupplyChange | null;
  readonly expected: unknown;
  readonly actual: unknown;
  /** Path to the first thing that is not equal, with both. */
  readonly difference: string;
}

/** How many queries of a kind were asked, and how many of them had anything for an answer. */
export interface QueryCount {
  queries: number;
  found: number;
}

export interface OracleReport {
  readonly counts: Record<QueryName, QueryCount>;
  /** Queries by the currency that they were asked in. */
  readonly byCurrency: Map<string, number>;
  changes: number;
  refused: number;
  mismatch: Mismatch | null;
}

const queryNames = [
  'destinations',
  'hotels',
  'map',
  'options',
  'rooms',
  'flights',
  'offer',
  'factors',
] as const;

/** Runs random worlds through an engine and the brute force side by side, and stops at the first difference. */
export async function runOracle(plan: OraclePlan): Promise<OracleReport> {
  const counts = Object.fromEntries(queryNames.map((name) => [name, { queries: 0, found: 0 }]));
  const report: OracleReport = {
    counts: counts as OracleReport['counts'],
    byCurrency: new Map(),
    changes: 0,
    refused: 0,
    mismatch: null,
  };
  for (let world = 0; world < plan.worlds && report.mismatch === null; world++) {
    report.mismatch = await runWorld(plan, world, report);
  }
  return report;
}

async function runWorld(plan: OraclePlan, world: number, report: OracleReport): Promise<Mismatch | null> {
  const random = createRandom(plan.seed * 1_000 + world);
  // Of its own, so that the queries of a seed stay what they are.
  const marketRandom = createRandom(plan.seed * 1_000 + world + 1);
  const bruteForce = createBruteForce();
  const engine = plan.createEngine();
  let seen: readonly SeenOffer[] = [];
  let recentQueries: readonly OfferQuery[] = [];

  for (let batch = 1; batch <= plan.batches; batch++) {
    const changes = batch === 1 ? generateWorld(random) : generateUpdates(random, bruteForce.supply);
    const refused = bruteForce.apply(changes).map(({ index }) => index);
    const engineRefused = await orError(async () =>
      listRefused(await engine.apply({ sequence: batch, at: batch, changes })),
    );
    report.changes += changes.length;
    report.refused += refused.length;
    const where = { seed: plan.seed, world, batch };
    const rates = (plan.markets ?? []).map((market) => moveRate(market, marketRandom));
    const refusalDifference = findRefusalDifference(changes, refused, engineRefused);
    const mismatch = compareAnswers(where, refusalDifference, refused, engineRefused);
    if (mismatch) return mismatch;

    for (let left = plan.queriesPerBatch; left > 0; left--) {
      // What was asked before is asked again: nothing remembered from then may be wrong now.
      const isRepeated = recentQueries.length > 0 && random.chance(15);
      const query = isRepeated ? random.pick(recentQueries) : generateQuery(random, bruteForce.supply, seen);
      const asked = rates.length === 0 ? undefined : marketRandom.pick(rates);
      const expected = findExpected(plan, bruteForce, query, asked ?? null);
      const actual = await orError(async () => engine.search(query, asked?.exchange));
      const offers = listSeen(query, expected);
      const counted = report.counts[query.name];
      counted.queries += 1;
      if (asked !== undefined) countCurrency(report, asked.exchange.currency);
      if (isFound(expected)) counted.found += 1;
      const mismatch = compareAnswers(
        asked === undefined ? where : { ...where, exchange: asked.exchange },
        query,
        expected,
        actual,
      );
      if (mismatch) return mismatch;
      seen = [...offers, ...seen].slice(0, 40);
      recentQueries = [query, ...recentQueries].slice(0, 40);
    }
  }
  return null;
}

function countCurrency({ byCurrency }: OracleReport, currency: string): void {
  byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + 1);
}

function findExpected(
  { answer }: OraclePlan,
  bruteForce: BruteForce,
  query: OfferQuery,
  rate: OracleRate | null,
): OfferAnswer<QueryName> {
  if (answer !== undefined) return answer(bruteForce, query, rate);
  const market = rate?.market ?? null;
  return market === null ? bruteForce.answer(query) : answerInMarket(bruteForce, query, market);
}

function compareAnswers(
  where: Pick<Mismatch, 'seed' | 'world' | 'batch' | 'exchange'>,
  at: Mismatch['at'],
  expected: unknown,
  actual: unknown,
): Mismatch | null {
  const difference = findDifference(expected, actual);
  return difference === null ? null : { ...where, at, expected, actual, difference };
}

/** What an engine throws is compared like an answer, and equals none. */
async function orError<Value>(run: () => Promise<Value>): Promise<Value | { threw: string }> {
  try {
    return await run();
  } catch (error) {
    return { threw: error instanceof Error ? String(error.stack) : String(error) };
  }
}

function listRefused(result: ApplyResult): readonly number[] | string {
  return result.outcome === 'applied' ? result.refused.map(({ index }) => index) : result.outcome;
}

/** The first change that only one of the two has refused. */
function findRefusalDifference(
  changes: readonly SupplyChange[],
  expected: readonly number[],
  actual: unknown,
): SupplyChange | null {
  if (!Array.isArray(actual)) return null;
  return changes.find((_, index) => expected.includes(index) !== actual.includes(index)) ?? null;
}

function isFound(answer: OfferAnswer<QueryName>): boolean {
  if (answer === null) return false;
  if ('total' in answer) return answer.total > 0;
  if ('plans' in answer) return answer.plans.length > 0;
  if ('outbounds' in answer) return answer.outbounds.length > 0;
  return !Array.isArray(answer) || answer.length > 0;
}
