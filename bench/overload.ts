/**
 * `npm run bench:overload [-- --hotels 2000 --seconds 60 --times 3 --checkouts 1]`
 * Measures how many searches a second the built shop answers, then sends several times as many while shoppers of another process book,
 * `--checkouts` of them a second. Prints what became of both, and whether it is what issue 30 asks for; ends with 1 where it is not.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { describeWorld } from '../src/demo/world/build-world.server.ts';
import { worldSeed } from '../src/demo/world/world-seed.ts';
import { dayAt } from '../src/domain/time/calendar-day.ts';
import { type RunningShop, startShop } from '../tests/browser/support/start-shop.ts';
import { type CheckoutTimes, createCheckoutRunner, isSalesAnswer } from './booking/run-checkouts.ts';
import { generateListPaths } from './http/generate-list-paths.ts';
import { readThreadSeconds } from './http/read-cpu-seconds.ts';
import type { LoadPlan, LoadReport } from './http/send-requests.ts';
import { installBench } from './install-bench.ts';
import type { SearchPlan, SearchReport } from './overload/send-searches.ts';
import { describeTimes, short } from './search/describe-times.ts';

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    times: { type: 'string', default: '3' },
    checkouts: { type: 'string', default: '1' },
  },
});
const [hotels, seconds, times, checkoutRate] = [
  Number(values.hotels),
  Number(values.seconds),
  Number(values.times),
  Number(values.checkouts),
];

/** How long the capacity is measured, in seconds, after as long to warm up. */
const capacitySeconds = 10;
const capacityConnections = 16;

const run = promisify(execFile);
installBench();
const folder = mkdtempSync(join(tmpdir(), 'fernweh-overload-'));
const shop = await startShop({ settings: { WORLD_HOTELS: String(hotels) } });
const runner = createCheckoutRunner(shop.port);
const nextPaths = openListPaths();
try {
  const trips = await runner.findTrips(Math.ceil(seconds * checkoutRate) + 10);
  const { capacity, servingMs } = await measureCapacity(shop);
  console.log(
    `${short(capacity)} searches a second on ${availableParallelism()} cores, each ${short(servingMs)} ms of the thread that serves`,
  );
  const calm = await runner.measure(trips.slice(0, 10), null);
  console.log('Checkouts without other load', summariseCheckouts(calm));
  const before = readServingSeconds(shop);
  const [searches, checkouts] = await Promise.all([
    sendSearches(shop, capacity * times),
    runner.measure(trips.slice(10), checkoutRate),
  ]);
  const served = searches.answered.length + searches.refused.length;
  const perRequest = (1000 * (readServingSeconds(shop) - before)) / served;
  report(searches, checkouts);
  console.log(
    `The thread that serves spent ${short(perRequest)} ms for each search, answered or refused, checkouts included`,
  );
} finally {
  runner.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Other lists each time: nothing is answered from what was asked before. */
function openListPaths(): (count: number) => string[] {
  const today = dayAt(new Date(), 'Europe/Berlin');
  const world = describeWorld({ hotels, seed: worldSeed, today });
  const cards = [...world.hotels()].map(({ card }) => card);
  let series = 0;
  return (count) => {
    series += 1;
    return generateListPaths({ today, places: world.places, hotels: cards }, count, worldSeed + series);
  };
}

/** Searches a second where every connection asks again as soon as it is answered; nothing may be refused. */
async function measureCapacity(target: RunningShop): Promise<{ capacity: number; servingMs: number }> {
  let measured = { capacity: 0, servingMs: 0 };
  for (let round = 0; round < 2; round += 1) {
    const paths = nextPaths(2_000 * capacitySeconds);
    const plan: LoadPlan = {
      ...addressOf(target),
      paths,
      connections: capacityConnections,
      seconds: capacitySeconds,
      rate: null,
    };
    const before = readServingSeconds(target);
    const answers = (await runProgram('http/send-requests.ts', plan)) as LoadReport;
    if (answers.failed.length > 0) throw new Error(`Refused at capacity: ${answers.failed.slice(0, 10)}`);
    const seconds = readServingSeconds(target) - before;
    const capacity = answers.requestsPerSecond;
    measured = { capacity, servingMs: (1000 * seconds) / (capacity * capacitySeconds) };
  }
  return measured;
}

/** Processor seconds of the thread that serves, so far. */
function readServingSeconds(target: RunningShop): number {
  return readThreadSeconds(target.process.pid ?? 0).serving;
}

async function sendSearches(target: RunningShop, rate: number): Promise<SearchReport> {
  const plan: SearchPlan = { ...addressOf(target), paths: nextPaths(Math.ceil(rate * seconds)), rate };
  return (await runProgram('overload/send-searches.ts', plan)) as SearchReport;
}

function addressOf({ port }: RunningShop) {
  const headers = {
    host: `abendmeer.localhost:${port}`,
    accept: 'application/json',
    'accept-language': 'de',
  };
  return { origin: `http://localhost:${port}`, headers };
}

async function runProgram(file: string, plan: object): Promise<unknown> {
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  const program = [join(import.meta.dirname, file), planFile];
  const { stdout } = await run(process.execPath, program, { maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

/** Every checkout that fails does so with one call, which has no time; one whose trip is no longer sold was answered. */
function summariseCheckouts({ calls, ends }: CheckoutTimes) {
  const all = [...calls.values()].flat();
  const { booked = 0, ...others } = ends;
  const failed = Object.entries(others).reduce(
    (sum, [end, count]) => (isSalesAnswer(end) ? sum : sum + count),
    0,
  );
  const { p50, p99, max } = describeTimes(all);
  return {
    calls: all.length + failed,
    share: all.length / (all.length + failed),
    p50,
    p99,
    max,
    booked,
    others,
  };
}

function report(searches: SearchReport, checkouts: CheckoutTimes): void {
  const { answered, refused, withoutRetryAfter, failed } = searches;
  const checkout = summariseCheckouts(checkouts);
  console.log(`\n${times} times as many for ${seconds} s`);
  console.table({
    'checkout calls': { number: checkout.calls, ...shortTimes([...checkouts.calls.values()].flat()) },
    'searches answered': { number: answered.length, ...shortTimes(answered) },
    'searches refused': { number: refused.length, ...shortTimes(refused) },
  });
  console.table(
    Object.fromEntries(
      [...checkouts.calls].map(([call, each]) => [call, { number: each.length, ...shortTimes(each) }]),
    ),
  );
  const lateSearches = describeTimes([...answered, ...refused]).p99;
  const demands = [
    [`${short(100 * checkout.share)} % of the checkout calls succeed (99.9 %)`, checkout.share >= 0.999],
    [`99 of 100 checkout calls within ${short(checkout.p99)} ms (1000 ms)`, checkout.p99 < 1000],
    [
      `99 of 100 searches answered or refused within ${short(lateSearches)} ms (1000 ms)`,
      lateSearches < 1000,
    ],
    [`${JSON.stringify(failed)} searches neither answered nor refused`, Object.keys(failed).length === 0],
    [`${withoutRetryAfter} refusals without Retry-After`, withoutRetryAfter === 0],
  ] as const;
  console.log(`Checkouts: ${checkout.booked} booked`, checkout.others);
  for (const [text, isMet] of demands) console.log(`${isMet ? 'ok  ' : 'FAIL'}  ${text}`);
  if (demands.some(([, isMet]) => !isMet)) process.exitCode = 1;
}

function shortTimes(each: readonly number[]) {
  if (each.length === 0) return {};
  const { p50, p99, max } = describeTimes(each);
  return { 'p50 ms': short(p50), 'p99 ms': short(p99), 'max ms': short(max) };
}
