/**
 * `npm run bench:search [-- --hotels 50000 --questions 20000 --rounds 3 --peer-hotels 50000 --peer-questions 600 --peer-seconds 60]`
 * The offer index on the demo world at its full size: building, memory, restart, the random mix, updates while serving, and the
 * same questions on DuckDB and PostgreSQL. `--only index,filters,recommended,updates,peers,limits` chooses parts, `--profile` shows where time goes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nightFlights } from '../src/defaults.ts';
import { describeWorld, type World } from '../src/demo/world/build-world.server.ts';
import { worldSeed } from '../src/demo/world/world-seed.ts';
import type { OfferFilters } from '../src/domain/search/offer-query.ts';
import { requireDay } from '../src/domain/time/calendar-day.ts';
import { head } from '../src/offer-index/memory/memory.ts';
import { saveSnapshotFile } from '../src/offer-index/memory/snapshot-file.server.ts';
import { type OfferReader, openReader } from '../src/offer-index/offer-index.ts';
import { buildCatalogue } from '../src/trip-search/catalogue/build-catalogue.ts';
import { buildRanking } from '../src/trip-search/ranking/build-ranking.ts';
import { measureUsualPrices } from '../src/trip-search/ranking/measure-usual-prices.server.ts';
import { indexUsualPrices } from '../src/trip-search/ranking/usual-prices.ts';
import { installBench } from './install-bench.ts';
import { type BuiltIndex, buildIndex, weighTables } from './search/build-index.ts';
import { comparePeers } from './search/compare-peers.ts';
import { countOffers } from './search/count-offers.ts';
import { describeTimes, short } from './search/describe-times.ts';
import { exportPeerFiles } from './search/export-peer-files.ts';
import { collectTargets } from './search/generate-batches.ts';
import { generateQuestions, type Question } from './search/generate-questions.ts';
import { estimateAnywhere, measureLimits } from './search/measure-limits.ts';
import { profileMix } from './search/profile-mix.ts';
import { tabulate, timeQueries } from './search/run-mix.ts';
import { serveWithUpdates } from './search/serve-with-updates.ts';

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '50000' },
    questions: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '3' },
    'peer-hotels': { type: 'string' },
    'peer-questions': { type: 'string', default: '600' },
    'peer-seconds': { type: 'string', default: '60' },
    only: { type: 'string', default: 'index,updates,limits,peers' },
    profile: { type: 'boolean', default: false },
  },
});

/** The same world and questions on every machine and day. */
const today = requireDay('2026-11-21');
const seed = worldSeed;
const parts = new Set(values.only.split(','));
const hotels = Number(values.hotels);
const peerHotels = Number(values['peer-hotels'] ?? hotels);

/** What else the mix is asked with. */
const filterVariants: readonly (readonly [title: string, filters: Partial<OfferFilters>])[] = [
  [
    'without night flights, home by 22:00',
    { isWithoutNightFlights: true, homeArrival: { from: nightFlights.until + 1, until: 22 * 60 } },
  ],
  ['out from 9:00 until 15:00', { outboundDeparture: { from: 9 * 60, until: 15 * 60 } }],
  ['with the transfer in the price', { isTransferIncluded: true }],
];

const folder = mkdtempSync(join(tmpdir(), 'fernweh-search-'));
try {
  const world = describeWorld({ hotels, seed, today });
  const built = buildIndex(world, today);
  const reader = openReader(built.memory);
  const questions = generate(world, Number(values.questions), 1);
  timeQueries(reader, generate(world, 3_000, 2));
  if (parts.has('index')) printIndex(world, built);
  if (parts.has('index')) printMix(reader, questions);
  if (parts.has('index') || parts.has('filters')) printFilters(reader, questions);
  if (parts.has('index') || parts.has('recommended')) await printRecommended(world, reader, questions);
  if (values.profile) await profileMix(() => timeQueries(reader, questions));
  if (parts.has('limits')) printLimits(built, reader, questions);
  if (parts.has('index') || parts.has('updates')) await restartAndUpdate(world, built, questions);
  if (parts.has('peers')) await compare(world, reader);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function generate(world: World, count: number, series: number): Question[] {
  const cards = [...world.hotels()].map(({ card }) => card);
  return generateQuestions({ today, places: world.places, hotels: cards }, count, seed + series);
}

function printIndex(world: World, { counts, seconds, memory }: BuiltIndex): void {
  const offers = countOffers(world.everything(), today);
  const tables = weighTables(memory);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  console.log(`\n${counts.hotels} hotels, ${counts.plans} plans, ${counts.flights} flights`);
  console.log(
    `${(offers / 1e9).toFixed(2)} billion packages for two adults: plan × arrival of a year × 1 to 21 nights × pair of flights`,
  );
  console.log(`${short(bytes / 1e6)} MB in use; built in ${short(seconds.fill + seconds.arrange)} s`);
  console.table({
    'facts made up, s': short(seconds.facts),
    'facts taken in, s': short(seconds.fill),
    'put in order, s': short(seconds.arrange),
  });
  console.table(
    Object.fromEntries(
      tables.filter((each) => each.bytes > 1e6).map((each) => [each.table, { MB: short(each.bytes / 1e6) }]),
    ),
  );
}

function printMix(reader: OfferReader, questions: readonly Question[]): void {
  console.log('\nThe index alone, one thread');
  console.table(tabulate(questions, timeQueries(reader, questions)));
}

/** The mix again, each time with other filters. */
function printFilters(reader: OfferReader, questions: readonly Question[]): void {
  for (const [title, filters] of filterVariants) {
    const filtered = questions.map((question) => withFilters(question, filters));
    timeQueries(reader, filtered.slice(0, 1_000));
    console.log(`\nThe same ${title}`);
    console.table(tabulate(filtered, timeQueries(reader, filtered)));
  }
}

function withFilters(question: Question, chosen: Partial<OfferFilters>): Question {
  const { query } = question;
  if (!('request' in query)) return question;
  const filters = { ...query.request.filters, ...chosen };
  return { ...question, query: { ...query, request: { ...query.request, filters } } as Question['query'] };
}

/** The lists of the mix in the order that shoppers see first, and the same by price. */
async function printRecommended(
  world: World,
  reader: OfferReader,
  questions: readonly Question[],
): Promise<void> {
  const { destinations, airports } = world.places;
  const cards = [...world.hotels()].map(({ card }) => card);
  const catalogue = buildCatalogue({ version: '1', destinations, airports, airlines: [], hotels: cards });
  const prices = await measureUsualPrices({
    offers: { search: async (query) => ({ answer: reader.search(query), sequence: 0, knownAt: 0 }) },
    catalogue,
    homeCountry: 'DE',
    today,
  });
  const ranking = buildRanking(catalogue, indexUsualPrices(prices));
  const lists = questions.flatMap(({ kind, query }) => (query.name === 'hotels' ? [{ kind, query }] : []));
  for (const sort of ['price', 'recommended'] as const) {
    const sorted = lists.map(({ kind, query }) => ({ kind, query: { ...query, sort, ranking } }));
    timeQueries(reader, sorted.slice(0, 1_000));
    console.log(`\nLists by ${sort}`);
    console.table(tabulate(sorted, timeQueries(reader, sorted)));
    const timed = sorted.map((question) => withFilters(question, filterVariants[0]?.[1] ?? {}));
    console.log(`\nLists by ${sort}, without night flights, home by 22:00`);
    console.table(tabulate(timed, timeQueries(reader, timed)));
  }
}

/** How far the question that reads most is from what memory alone would allow. */
function printLimits(
  { memory, counts }: BuiltIndex,
  reader: OfferReader,
  questions: readonly Question[],
): void {
  const { sequential, lines } = measureLimits(memory, counts.plans);
  const simple = questions.filter(
    ({ kind, query }) =>
      kind === 'anywhere' && 'request' in query && query.request.nights.from === query.request.nights.to,
  );
  const { p50 } = describeTimes(timeQueries(reader, simple));
  const tables = estimateAnywhere({ ...counts, routes: memory.header[head.routes] as number });
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const least = (1000 * bytes) / sequential;
  console.log('\nMemory alone: one thread reading the index’s own tables');
  console.table({
    'GB a second, in order': short(sequential / 1e9),
    'million lines a second, at random': short(lines / 1e6),
    'MB to look at for cheapest per region, one length': short(bytes / 1e6),
    'ms to read them in order': short(least),
    'ms the question takes, p50': short(p50),
    'times the limit': short(p50 / least),
  });
}

async function restartAndUpdate(
  world: World,
  { memory }: BuiltIndex,
  questions: readonly Question[],
): Promise<void> {
  const snapshot = join(folder, 'offers.snapshot');
  const started = performance.now();
  saveSnapshotFile(memory, snapshot);
  const written = (performance.now() - started) / 1000;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'search/restart.ts'), snapshot],
    { encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  const restarted = Object.entries(JSON.parse(stdout) as Record<string, number>);
  console.log('\nSnapshot, and a process that starts from it');
  console.table({
    'written in s': short(written),
    ...Object.fromEntries(restarted.map(([name, value]) => [name, short(value)])),
  });
  if (!parts.has('updates')) return;
  await serveWithUpdates({ snapshot, targets: collectTargets(world, today), questions, seconds: 10, seed });
}

async function compare(world: World, reader: OfferReader): Promise<void> {
  installBench();
  const { openDuckDbPeer } = await import('./search/duckdb-peer.ts');
  const { openPostgresPeer } = await import('./search/postgres-peer.ts');
  const isSmaller = peerHotels !== hotels;
  const shared = isSmaller ? describeWorld({ hotels: peerHotels, seed, today }) : world;
  const ownReader = isSmaller ? openReader(buildIndex(shared, today).memory) : reader;
  const files = exportPeerFiles(shared.everything(), today, folder);
  const peers = [await openDuckDbPeer(files, folder), await openPostgresPeer(files, folder)];
  try {
    console.log(`\nPeers on ${peerHotels} hotels`);
    console.table(
      Object.fromEntries(
        peers.map(({ name, loadSeconds, bytes }) => [
          name,
          { 'loaded in s': short(loadSeconds), MB: short(bytes / 1e6) },
        ]),
      ),
    );
    const count = Number(values['peer-questions']);
    const rounds = Array.from({ length: Number(values.rounds) }, (_, round) =>
      generate(shared, count, 3 + round),
    );
    await comparePeers({
      peers,
      registers: files,
      reader: ownReader,
      rounds,
      secondsPerKind: Number(values['peer-seconds']),
    });
  } finally {
    for (const peer of peers) await peer.close();
  }
}
