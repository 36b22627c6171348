/**
 * `npm run bench:shards [-- --hotels 20000 --shards 4 --replicas 2 --questions 4000 --seconds 10 --changes 20000]`
 * Shards with replicas on one machine, each a process, asked over NATS: memory, the random mix of `bench:search` one by one and many at once, the same while
 * the supply changes, and whether the answers are those of a single index (`--compare 300`; 0 where none has room for so many hotels). Then the changes come as
 * fast as all replicas apply them, without and with questions: how many a second, which part of the former is left, and the longest pause of a question.
 * `--only-shard 0` builds and asks a single shard of so many, as for a million hotels that one small machine does not hold.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { serialize } from 'node:v8';
import { describeWorld, type World } from '../src/demo/world/build-world.server.ts';
import { worldSeed } from '../src/demo/world/world-seed.ts';
import { requireDay } from '../src/domain/time/calendar-day.ts';
import { openReader } from '../src/offer-index/offer-index.ts';
import { createShardRouter, type ShardRouter } from '../src/ports/offers/sharded/shard-router.server.ts';
import { connectNats } from '../src/ports/supply-log/nats/connect-nats.server.ts';
import { startNatsTestServer } from '../src/ports/supply-log/nats/nats-test-server.ts';
import { buildIndex } from './search/build-index.ts';
import { describeTimes, short, shortTimes } from './search/describe-times.ts';
import { changesPerBatch, collectTargets, generateBatch } from './search/generate-batches.ts';
import { generateQuestions, type Question } from './search/generate-questions.ts';
import { tabulate } from './search/run-mix.ts';
import type { ShardAnswer, ShardOrder, ShardProcessSettings } from './shards/shard-process.ts';

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '20000' },
    shards: { type: 'string', default: '4' },
    replicas: { type: 'string', default: '2' },
    questions: { type: 'string', default: '4000' },
    seconds: { type: 'string', default: '10' },
    changes: { type: 'string', default: '20000' },
    compare: { type: 'string', default: '300' },
    'only-shard': { type: 'string' },
  },
});

const today = requireDay('2026-11-21');
const seed = worldSeed;
const hotels = Number(values.hotels);
const shards = Number(values.shards);
const only = values['only-shard'];
const asked = only === undefined ? Array.from({ length: shards }, (_, shard) => shard) : [Number(only)];
/** As many questions at once as the shop lets two processes ask. */
const concurrent = 12;
/** The leader brings changes so often. */
const stepMs = 500;
const preparedBatches = 200;
/** Batches that all replicas apply before the next ones are sent, where nothing else slows them down: 16,000 changes. */
const batchesAtOnce = 40;

const folder = mkdtempSync(join(tmpdir(), 'fernweh-shards-'));
const nats = await startNatsTestServer({ jetStream: false });
const processes: ChildProcess[] = [];
try {
  await run();
} finally {
  await Promise.all(processes.map(end));
  await nats.close();
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  console.log(`Load of the machine: ${short(loadavg()[0] ?? 0)}`);
  const world = describeWorld({ hotels, seed, today });
  const began = performance.now();
  for (const shard of asked) await build(shard);
  console.log(`${asked.length} shards built in ${short((performance.now() - began) / 1000)} s`);
  const batches = Number(values.changes) === 0 || only !== undefined ? '' : writeBatches(world);
  for (const shard of asked)
    for (let left = Number(values.replicas); left > 0; left -= 1) processes.push(await serve(shard, batches));
  const link = connectNats({ url: nats.url, connected: () => undefined, report });
  const router = openRouter(link.current);
  try {
    await router.ready;
    const questions = generate(world);
    await askOneByOne(router, questions.slice(0, 500));
    await printMemory();
    if (only === undefined) compare(world, await answer(router, questions.slice(0, Number(values.compare))));
    console.log('\nOne question at a time');
    console.table(tabulate(questions, await askOneByOne(router, questions)));
    console.log(`\n${concurrent} questions at a time`);
    await askAtOnce(router, questions);
    if (batches !== '') {
      await askWhileChanging(router, questions);
      await measureUpdates(router, questions);
    }
  } finally {
    await router.close();
    await link.close();
  }
}

function report(error: unknown): void {
  console.error(error);
}

/** With one shard alone every question goes to it, as its share of those for all. */
function openRouter(connection: Parameters<typeof createShardRouter>[0]['connection']): ShardRouter {
  const rankings = { put: async () => Promise.reject(new Error('No question has a ranking')) };
  const plan = { version: 1, shards: only === undefined ? shards : 1, isServing: true };
  return createShardRouter({
    connection,
    table: { serving: async () => plan },
    rankings,
    prefix: 'bench',
    report,
    timings: { answerMs: 20_000, attemptMs: 10_000 },
  });
}

function generate(world: World): Question[] {
  const cards = [...world.hotels()].map(({ card }) => card);
  return generateQuestions(
    { today, places: world.places, hotels: cards },
    Number(values.questions),
    seed + 1,
  );
}

async function build(shard: number): Promise<void> {
  const [code] = await once(start({ shard, natsUrl: null, batches: '' }), 'exit');
  if (code !== 0) throw new Error(`Shard ${shard} could not be built`);
}

async function serve(shard: number, batches: string): Promise<ChildProcess> {
  const child = start({ shard, natsUrl: nats.url, batches });
  await once(child, 'message');
  return child;
}

function start(own: Pick<ShardProcessSettings, 'shard' | 'natsUrl' | 'batches'>): ChildProcess {
  const settings: ShardProcessSettings = {
    hotels,
    seed,
    today,
    shards,
    snapshot: join(folder, `shard-${own.shard}`),
    ...own,
  };
  return fork(join(import.meta.dirname, 'shards/shard-process.ts'), [JSON.stringify(settings)]);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

function writeBatches(world: World): string {
  const targets = collectTargets(world, today);
  const batches = Array.from({ length: preparedBatches }, (_, at) => generateBatch(targets, at + 1, seed));
  const file = join(folder, 'batches');
  writeFileSync(file, serialize(batches));
  return file;
}

async function order(child: ChildProcess, wanted: ShardOrder): Promise<ShardAnswer> {
  child.send(wanted);
  const [answered] = await once(child, 'message');
  return answered as ShardAnswer;
}

async function printMemory(): Promise<void> {
  const answers = await Promise.all(processes.map((child) => order(child, 'memory')));
  const megabytes = answers.map(({ memory }) => memory);
  const largest = Math.max(...megabytes);
  console.table({
    replicas: processes.length,
    'resident, the largest, MB': short(largest),
    'resident, all, MB': short(megabytes.reduce((sum, each) => sum + each, 0)),
    'hotels of a shard, about': Math.round(hotels / shards),
  });
}

async function answer(router: ShardRouter, questions: readonly Question[]) {
  const answers = [];
  for (const { query } of questions) answers.push({ query, ...(await router.search(query)) });
  return answers;
}

/** An index of all hotels in this process, made from the same world. */
function compare(world: World, answers: Awaited<ReturnType<typeof answer>>): void {
  if (answers.length === 0) return;
  const reader = openReader(buildIndex(world, today).memory);
  const wrong = answers.filter(({ query, answer: found }) => {
    const expected = JSON.parse(JSON.stringify(reader.search(query)));
    return !isDeepStrictEqual(JSON.parse(JSON.stringify(found)), expected);
  });
  console.log(`${answers.length} answers compared with those of a single index: ${wrong.length} differ`);
  if (wrong.length > 0) process.exitCode = 1;
}

async function askOneByOne(router: ShardRouter, questions: readonly Question[]): Promise<number[]> {
  const times: number[] = [];
  for (const { query } of questions) {
    const before = performance.now();
    await router.search(query);
    times.push(performance.now() - before);
  }
  return times;
}

async function askAtOnce(router: ShardRouter, questions: readonly Question[]): Promise<void> {
  const times: number[] = [];
  const waiting = [...questions];
  const began = performance.now();
  const ask = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const before = performance.now();
      await router.search(next.query);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: concurrent }, ask));
  const perSecond = (1000 * questions.length) / (performance.now() - began);
  console.table({ mix: { ...shortTimes(describeTimes(times)), 'per second': short(perSecond) } });
}

/** What is left of the rate of changes while questions are asked, and how long a question then waits at most. */
async function measureUpdates(router: ShardRouter, questions: readonly Question[]): Promise<void> {
  const calendars = questions.filter(({ kind }) => kind === 'calendar');
  const quiet = await changeForSeconds(router);
  const times: number[] = [];
  let isDone = false;
  const ask = async () => {
    for (let at = 0; !isDone; at += 1) {
      const before = performance.now();
      await router.search((calendars[at % calendars.length] as Question).query);
      times.push(performance.now() - before);
    }
  };
  const asking = ask();
  const busy = await changeForSeconds(router);
  isDone = true;
  await asking;
  const { p50, p99, max } = describeTimes(times);
  console.log(`\nChanges as fast as ${processes.length} replicas apply them, each all of them`);
  console.table({
    'a second, nobody asks': Math.round(quiet),
    'a second, calendars are asked one by one': Math.round(busy),
    'share that is left (the aim is at least 0.7)': short(busy / quiet),
    'a calendar meanwhile, p50 ms': short(p50),
    'p99 ms': short(p99),
    'the longest pause, ms (the aim is at most 50)': short(max),
  });
}

/** @returns changes a second of each replica */
async function changeForSeconds(router: ShardRouter): Promise<number> {
  let sequence = await router.sequence();
  for (const { sequence: own } of await Promise.all(processes.map((child) => order(child, 'memory'))))
    sequence = Math.max(sequence, own);
  const from = sequence;
  const begun = performance.now();
  while (performance.now() - begun < Number(values.seconds) * 1000) {
    sequence += batchesAtOnce;
    await Promise.all(processes.map((child) => order(child, { applyUpTo: sequence })));
  }
  return ((sequence - from) * changesPerBatch * 1000) / (performance.now() - begun);
}

/** Changes come to all replicas as the leader brings them: those of half a second at once. */
async function askWhileChanging(router: ShardRouter, questions: readonly Question[]): Promise<void> {
  const batchesPerStep = Math.round((Number(values.changes) * stepMs) / 1000 / changesPerBatch);
  const kinds: Question[] = [];
  const times: number[] = [];
  const applying: number[] = [];
  const begun = performance.now();
  const deadline = begun + Number(values.seconds) * 1000;
  let sequence = await router.sequence();
  const change = async () => {
    for (let step = 1; performance.now() < deadline; step += 1) {
      sequence += batchesPerStep;
      const answers = await Promise.all(processes.map((child) => order(child, { applyUpTo: sequence })));
      applying.push(...answers.map(({ tookMs }) => tookMs));
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, begun + step * stepMs - performance.now())),
      );
    }
  };
  const ask = async () => {
    for (let at = 0; performance.now() < deadline; at += 1) {
      const question = questions[at % questions.length] as Question;
      const before = performance.now();
      await router.search(question.query);
      times.push(performance.now() - before);
      kinds.push(question);
    }
  };
  const from = sequence;
  await Promise.all([change(), ask()]);
  const perSecond = ((sequence - from) * changesPerBatch * 1000) / (performance.now() - begun);
  console.log(`\nOne question at a time, ${Math.round(perSecond)} changes a second`);
  console.table(tabulate(kinds, times));
  console.log(
    `The changes of half a second were applied after ${short(describeTimes(applying).p50)} ms (p50), ${short(describeTimes(applying).p99)} ms (p99)`,
  );
}
