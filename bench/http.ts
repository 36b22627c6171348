/**
 * `npm run bench:http [-- --hotels 2000 --seconds 10 --rounds 3 --rate 1500 --connections 16]`
 * Result lists with facets over HTTP: the built server as it runs in production, and a load generator in a process of its own.
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
import { generateListPaths } from './http/generate-list-paths.ts';
import { readMachineSeconds, readThreadSeconds } from './http/read-cpu-seconds.ts';
import type { LoadPlan, LoadReport } from './http/send-requests.ts';
import { installBench } from './install-bench.ts';
import { median } from './run-load.ts';
import { short } from './search/describe-times.ts';

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    rate: { type: 'string', default: '1500' },
    connections: { type: 'string', default: '16' },
    threads: { type: 'string' },
  },
});

const run = promisify(execFile);
const seconds = Number(values.seconds);

installBench();
const folder = mkdtempSync(join(tmpdir(), 'fernweh-http-'));
const started = performance.now();
const shop = await startShop({
  settings: {
    WORLD_HOTELS: values.hotels,
    ...(values.threads === undefined ? {} : { SEARCH_THREADS: values.threads }),
  },
});
try {
  console.log(
    `${values.hotels} hotels, ${availableParallelism()} cores, ready after ${short((performance.now() - started) / 1000)} s`,
  );
  await measure(shop);
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(shop: RunningShop): Promise<void> {
  const nextPaths = openListPaths();
  await runLoadProcess(shop, nextPaths(), null, 5);
  const table: Record<string, ReturnType<typeof summarise>> = {};
  for (const [name, rate] of [
    ['as many as are answered', null],
    [`${values.rate} a second`, Number(values.rate)],
  ] as const) {
    const rounds: Round[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      rounds.push(await runLoadProcess(shop, nextPaths(), rate, seconds));
    }
    table[name] = summarise(rounds);
  }
  console.log(
    `\nResult lists with facets, no two alike, ${values.connections} connections; medians of ${values.rounds} rounds of ${seconds} s`,
  );
  console.table(table);
}

/** Other lists each time, more of them than can be asked for: nothing is answered from what was asked before. */
function openListPaths(): () => string[] {
  const today = dayAt(new Date(), 'Europe/Berlin');
  const world = describeWorld({ hotels: Number(values.hotels), seed: worldSeed, today });
  const hotels = [...world.hotels()].map(({ card }) => card);
  let series = 0;
  return () => {
    series += 1;
    return generateListPaths({ today, places: world.places, hotels }, 3_000 * seconds, worldSeed + series);
  };
}

interface Round {
  readonly report: LoadReport;
  /** Processor seconds, of the server by kind of thread, and of the machine. */
  readonly spent: ReturnType<typeof readSeconds>;
}

/** @throws Error when an answer is not a list */
async function runLoadProcess(
  { port, process: server }: RunningShop,
  paths: readonly string[],
  rate: number | null,
  seconds: number,
): Promise<Round> {
  const origin = `http://localhost:${port}`;
  const headers = {
    host: `abendmeer.localhost:${port}`,
    accept: 'application/json',
    'accept-language': 'de',
  };
  const plan: LoadPlan = { origin, headers, paths, connections: Number(values.connections), seconds, rate };
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  const before = readSeconds(server.pid ?? 0);
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, 'http/send-requests.ts'), planFile],
    {
      maxBuffer: 1e7,
    },
  );
  const after = readSeconds(server.pid ?? 0);
  const report = JSON.parse(stdout) as LoadReport;
  if (report.failed.length > 0) throw new Error(`No lists: status ${report.failed.slice(0, 10).join(', ')}`);
  const spent = {
    serving: after.serving - before.serving,
    workers: after.workers - before.workers,
    engine: after.engine - before.engine,
    machine: after.machine - before.machine,
  };
  return { report, spent };
}

function readSeconds(pid: number) {
  return { ...readThreadSeconds(pid), machine: readMachineSeconds() };
}

function summarise(rounds: readonly Round[]) {
  const middle = (read: (round: Round) => number) => short(median(rounds.map(read)));
  return {
    'lists/s': middle(({ report }) => report.requestsPerSecond),
    'p50 ms': middle(({ report }) => report.p50),
    'p99 ms': middle(({ report }) => report.p99),
    'max ms': middle(({ report }) => report.max),
    kB: middle(({ report }) => report.bytes / 1000),
    'cores serving': middle(({ spent }) => spent.serving / seconds),
    'cores searching': middle(({ spent }) => spent.workers / seconds),
    'cores of the engine': middle(({ spent }) => spent.engine / seconds),
    'cores asking': middle(({ report }) => report.cpuSeconds / seconds),
    'cores of all else': middle(
      ({ report, spent: { machine, serving, workers, engine } }) =>
        (machine - serving - workers - engine - report.cpuSeconds - report.startSeconds) / seconds,
    ),
  };
}
