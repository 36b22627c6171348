/**
 * `npm run bench:import [-- --hotels 50000 --rate 20 --explained 50000]`
 * Imports an operator's files into a shop of own goods while shoppers of another process search in it, `--rate` of them a second. Prints how long the
 * import took, the most memory it had, how long the searches waited before, during and
 * after it, and how long it takes to explain why a trip is not sold: among `--explained` hotels, which are copies in the supplier's tables
 * where fewer were imported. The load of the machine is printed with it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { noFilters } from '../src/domain/search/offer-query.ts';
import { dayAt } from '../src/domain/time/calendar-day.ts';
import { toSearchParams } from '../src/trip-search/address/to-search-params.ts';
import { buildPath } from '../src/url.ts';
import { type RunningShop, startShop } from '../tests/browser/support/start-shop.ts';
import { createRandom } from '../tests/oracle/random.ts';
import { generateShop, importedCountry } from './import/generate-shop.ts';
import type { SearchPlan, SearchReport } from './overload/send-searches.ts';
import { describeTimes, short } from './search/describe-times.ts';

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '50000' },
    rate: { type: 'string', default: '20' },
    explained: { type: 'string', default: '50000' },
  },
});
const hotels = Number(values.hotels);
const rate = Number(values.rate);
const explainedHotels = Math.max(hotels, Number(values.explained));
const seed = 1;
/** Hotels that the shop sells before the import, so that there is something to find. */
const hotelsBefore = 100;
const inGerman = { _locale: 'de-de' } as const;
/** How long searches are measured without an import, in seconds. */
const calmSeconds = 15;

const folder = mkdtempSync(join(tmpdir(), 'fernweh-import-'));
const loadBefore = loadavg()[0] ?? 0;
const shop = await startShop({ settings: { DEMO_WORLD: '0' } });
try {
  await importFiles(shop, generateShop(folder, hotelsBefore, seed));
  const files = generateShop(folder, hotels, seed);
  await waitUntilSold(shop, hotelsBefore);
  await search(shop, calmSeconds);
  const before = await search(shop, calmSeconds);
  const importing = importFiles(shop, files);
  const during = searchUntil(shop, importing);
  const { seconds, cpuSeconds, peakMegabytes, report } = await importing;
  console.log(report.split('\n').at(-1));
  console.log(
    `${hotels} hotels (${await countRecords(files)} rows) on ${availableParallelism()} cores: ${short(seconds)} s, ${short(hotels / seconds)} hotels a second; the importer had ${short(peakMegabytes)} MB at most and spent ${short(cpuSeconds)} s of a processor`,
  );
  printSearches('before', before);
  printSearches('during', await during);
  console.log(`All sold ${short(await waitUntilSold(shop, hotels))} s after the end of the import`);
  printSearches('after', await search(shop, calmSeconds));
  const { times, cpuMs } = await timeExplain(shop);
  const explained = describeTimes(times);
  console.log(
    `Why it is not sold, among ${explainedHotels} hotels (${explainedHotels - hotels} of them copied): ${explained.queries} asked, p50 ${short(explained.p50)} ms, p95 ${short(explained.p95)} ms, p99 ${short(explained.p99)} ms, at most ${short(explained.max)} ms, ${short(cpuMs)} ms of a processor next to PostgreSQL`,
  );
  console.log(`Load of the machine: ${short(loadBefore)} before, ${short(loadavg()[0] ?? 0)} now`);
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Imported {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  readonly report: string;
}

/** Runs the command as an operator does, next to the shop. */
async function importFiles({ dataFolder }: RunningShop, files: readonly string[]): Promise<Imported> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/import.ts', ...files], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: dataFolder, DEMO_WORLD: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(String(data)));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const used = watchProcess(child, ended);
  const code = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}:\n${output.join('')}`);
  return { ...(await used), seconds: (performance.now() - begun) / 1000, report: output.join('').trim() };
}

interface Explained {
  /** Milliseconds of each question why a trip is not sold. */
  readonly times: readonly number[];
  readonly cpuMs: number;
}

async function timeExplain({ dataFolder }: RunningShop): Promise<Explained> {
  const child = spawn(
    process.execPath,
    ['bench/import/time-explain.ts', String(hotels), String(explainedHotels), '1000'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        DATA_DIR: dataFolder,
        DEMO_WORLD: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const output: string[] = [];
  child.stdout.on('data', (data) => output.push(String(data)));
  await new Promise((done) => child.once('close', done));
  return JSON.parse(output.join('').trim().split('\n').at(-1) ?? '') as Explained;
}

/** The most memory and the time of a process, as Linux counts them. */
async function watchProcess({ pid }: ChildProcess, ended: Promise<unknown>) {
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  const used = { cpuSeconds: 0, peakMegabytes: 0 };
  while (isRunning) {
    try {
      const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      used.peakMegabytes = Math.max(used.peakMegabytes, Number(peak ?? 0) / 1024);
      // User and system time in hundredths of a second.
      used.cpuSeconds = (Number(fields[11]) + Number(fields[12])) / 100;
    } catch {
      break;
    }
    await wait(200);
  }
  return used;
}

/** Addresses of result lists with facets, each for other days. */
function listPaths(count: number): string[] {
  const random = createRandom(seed);
  const today = dayAt(new Date());
  return Array.from({ length: count }, () => {
    const departure = today + random.int(14, 300);
    const params = toSearchParams({
      destinations: [importedCountry],
      airports: [],
      arrivalAirports: [],
      isHotelOnly: false,
      period: {
        isExact: false,
        departure,
        return: departure + random.int(10, 20),
        nights: { from: 7, to: 7 },
      },
      party: { adults: 2, childrenBorn: [] },
      filters: { ...noFilters, maxPrice: null, outboundFrom: null, outboundUntil: null, homeBy: null },
      sort: 'price',
      page: 1,
    });
    return buildPath('get_mixed_resultlist', inGerman, { ...params, withFacets: '1' });
  });
}

async function search({ port }: RunningShop, seconds: number): Promise<SearchReport> {
  const plan: SearchPlan = {
    origin: `http://localhost:${port}`,
    headers: { accept: 'application/json' },
    paths: listPaths(Math.round(seconds * rate)),
    rate,
  };
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  const child = spawn(process.execPath, ['bench/overload/send-searches.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  child.stdout.on('data', (data) => output.push(String(data)));
  await new Promise((done) => child.once('close', done));
  return JSON.parse(output.join('')) as SearchReport;
}

/** Searches in stretches until something ends. */
async function searchUntil(running: RunningShop, end: Promise<unknown>): Promise<SearchReport> {
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  const reports: SearchReport[] = [];
  while (!isOver) reports.push(await search(running, calmSeconds));
  return {
    answered: reports.flatMap(({ answered }) => answered),
    refused: reports.flatMap(({ refused }) => refused),
    withoutRetryAfter: 0,
    failed: Object.assign({}, ...reports.map(({ failed }) => failed)),
  };
}

function printSearches(when: string, { answered, refused, failed }: SearchReport): void {
  const { queries, p50, p99, max } = describeTimes(answered);
  console.log(
    `Searches ${when}: ${queries} answered, p50 ${short(p50)} ms, p99 ${short(p99)} ms, at most ${short(max)} ms; ${refused.length} refused, failed ${JSON.stringify(failed)}`,
  );
}

/** Seconds until the shop finds nearly so many hotels: those that a week of the first departure does not fit stay out. */
async function waitUntilSold({ port }: RunningShop, wanted: number): Promise<number> {
  const begun = performance.now();
  const [path = ''] = listPaths(1);
  const address = path.replace(
    buildPath('get_mixed_resultlist', inGerman),
    buildPath('get_facets', inGerman),
  );
  for (;;) {
    const response = await fetch(`http://localhost:${port}${address.replace(/&?withFacets=1/, '')}`, {
      headers: { accept: 'application/json' },
    });
    const { total = 0 } = (await response.json()) as { readonly total?: number };
    const seconds = (performance.now() - begun) / 1000;
    if (total >= wanted * 0.95) return seconds;
    if (seconds > 600) throw new Error(`The shop finds ${total} of ${wanted} hotels`);
    await wait(250);
  }
}

async function countRecords(files: readonly string[]): Promise<number> {
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 2, 0);
}
