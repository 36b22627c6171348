import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { BookingOrder } from '../../src/domain/booking/booking-order.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import { type BookFault, checkBooks } from '../../src/features/booking/store/check-books.server.ts';
import { createRandom } from '../oracle/random.ts';
import { openChaosDatabase } from './chaos-database.ts';
import { offsetClock, type WorkerProgress } from './chaos-orders.ts';
import type { Town } from './chaos-town.ts';
import { countGivenUp } from './count-given-up.ts';
import { drawOrder, drawRequest, fillSupplier } from './draw-trip.ts';
import { measureRecovery, type Recovery } from './measure-recovery.ts';
import { openNoticeRelay } from './notice-relay.ts';
import { quote } from './quote-trip.ts';
import { settle } from './settle.ts';
import { mountSmallDisk } from './small-disk.ts';
import { KILL_POINTS } from './spoil-party.ts';
import { checkStock, readStock } from './stock-proof.ts';
import { tellCase } from './tell-case.ts';
import { openCrew } from './worker-crew.ts';

export interface ChaosOptions {
  readonly seed: number;
  readonly bookings: number;
  /** Shoppers at once. */
  readonly shoppers: number;
  /** How often the database dies: one of its processes, and every other time all of them. */
  readonly databaseDeaths: number;
  /** How often the database's disk is full; only where this account may mount one. */
  readonly fullDisks: number;
  /** How often supplier or provider, in turn, leave every call unanswered for a while. */
  readonly silences: number;
  /** How often everything is killed at the end, when nothing else goes wrong: what was under way is then timed. */
  readonly recoveries: number;
  readonly report?: (line: string) => void;
}

export interface ChaosReport {
  readonly faults: readonly BookFault[];
  /** To each fault what is known of it. */
  readonly cases: readonly (readonly string[])[];
  /** How bookings ended. */
  readonly ends: Readonly<Record<string, number>>;
  /** Steps that were given up for want of an answer, and calls for a person. */
  readonly givenUp: Readonly<Record<string, number>>;
  /** How often a process was killed where. */
  readonly deaths: Readonly<Record<string, number>>;
  /** Forged messages: sent to the shop, and believed. */
  readonly forged: { readonly sent: number; readonly taken: number };
  readonly recoveries: readonly Recovery[];
  /** Whether the disk could be filled. */
  readonly hasSmallDisk: boolean;
  /** Milliseconds until the last booking had ended when nothing went wrong any more. */
  readonly settling: number;
  readonly reports: readonly string[];
}

/** Orders trips from processes that are killed, at a database that dies, from parties that fail; then the books are checked. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  chmodSync(folder, 0o755);
  const random = createRandom(options.seed);
  const clock = offsetClock(atNoon());
  const disk = options.fullDisks > 0 ? mountSmallDisk(folder) : null;
  const database = await openChaosDatabase(join(folder, 'data'));
  const lastWords = join(folder, 'last-words');
  await fillSupplier(database.pool(), clock);
  const opening = await readStock(database.pool());
  const relay = await openNoticeRelay(random);
  const silence: Town['silence'] = { party: null };
  let isHealed = false;
  const crew = openCrew(
    2,
    () => ({
      ...{ noticeUrl: relay.url, seed: random.int(1, 1e9), lastWords, clockOffset: clock.offset },
      silent: silence.party,
      faultPercent: isHealed ? 0 : 6,
      killAt: isHealed ? null : { point: random.pick(KILL_POINTS), time: random.int(1, 3) },
    }),
    database.url(),
    join(folder, 'compiled'),
  );
  relay.handTo((message) => crew.ask('notice', message));
  try {
    const town: Town = { crew, random, database, clock, silence, disk };
    await goShopping(options, town);
    isHealed = true;
    await crew.move(database.url());
    const settling = await settle(database.pool());
    const recoveries: Recovery[] = [];
    while (recoveries.length < options.recoveries) recoveries.push(await measureRecovery(town));
    const pool = database.pool();
    const faults = [...(await checkBooks(pool)), ...(await checkStock(pool, opening))];
    return {
      faults,
      cases: await Promise.all(faults.map(({ subject }) => tellCase(pool, subject))),
      ends: await countEnds(pool),
      givenUp: await countGivenUp(pool),
      deaths: countWords(lastWords),
      forged: relay.forged(),
      ...{ settling, recoveries, hasSmallDisk: disk !== null },
      reports: [...crew.reports],
    };
  } finally {
    await crew.close();
    await relay.close();
    await database.close();
    disk?.remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** Milliseconds: several calls are left without an answer. */
const silentFor = 6_000;

/** No jump of an hour leads into another day. */
function atNoon(): number {
  const now = Date.now();
  return new Date(now).setUTCHours(12, 0, 0, 0) - now;
}

async function goShopping(options: ChaosOptions, town: Town): Promise<void> {
  const deathEvery = Math.ceil(options.bookings / (options.databaseDeaths + 1));
  const silentEvery = Math.ceil(options.bookings / (options.silences + 1)) + 3;
  const fullEvery = Math.ceil(options.bookings / (options.fullDisks + 1)) + 7;
  let begun = 0;
  const shop = async () => {
    while (begun < options.bookings) {
      begun += 1;
      const turn = begun;
      if (turn % deathEvery === 0) await killDatabase(town, (turn / deathEvery) % 2 === 0);
      if (turn % fullEvery === 0) await fillDisk(town, (turn / fullEvery) % 2 === 0);
      if (turn % silentEvery === 0)
        void silence(town, (turn / silentEvery) % 2 === 0 ? 'supply' : 'payments');
      if (turn % 10 === 0) town.crew.killOne();
      if (turn % 40 === 0) await jump(town);
      if (turn % 100 === 0) options.report?.(`${turn} orders`);
      await buy(town).catch((error) => options.report?.(`a shopper gave up: ${error}`));
    }
  };
  await Promise.all(Array.from({ length: options.shoppers }, shop));
}

async function killDatabase({ crew, database }: Town, isWhole: boolean): Promise<void> {
  if (!isWhole) return database.killBackend();
  await database.killServer();
  await crew.move(database.url());
}

async function fillDisk({ crew, database, disk }: Town, isLogFull: boolean): Promise<void> {
  if (disk !== null && (await database.fillDisk(disk, isLogFull))) await crew.move(database.url());
}

/** Whoever orders meanwhile waits for it, and is booked afterwards. */
async function silence({ crew, silence }: Town, party: 'supply' | 'payments'): Promise<void> {
  for (const silent of [party, null]) {
    silence.party = silent;
    await crew.askAll('silence', { party: silent });
    if (silent !== null) await sleep(silentFor);
  }
}

/** All clocks go forward or back by up to an hour. */
async function jump({ crew, random, clock }: Town): Promise<void> {
  clock.offset = atNoon() + random.int(-60, 60) * 60_000;
  await crew.askAll('jump', { clockOffset: clock.offset });
}

/** One shopper, who presses the button once or three times, answers the bank or not, and looks again when nothing happens. */
async function buy(town: Town): Promise<void> {
  const { random } = town;
  const order = await chooseTrip(town);
  const tabs = random.chance(20) ? 3 : 1;
  const asked = await Promise.all(Array.from({ length: tabs }, () => press(town, order)));
  let progress = asked.find((answer) => answer?.state === 'action') ?? asked[0] ?? null;
  for (let looks = 0; looks < 8 && isOpen(progress); looks += 1) {
    if (progress?.state === 'action') progress = await answerBank(town, order, progress);
    else progress = await town.crew.ask('follow', { checkoutId: order.checkoutId }).catch(() => null);
    if (isOpen(progress)) await sleep(200);
  }
  if (progress?.state === 'booked' && random.chance(25))
    await town.crew.ask('cancel', { checkoutId: order.checkoutId }).catch(() => null);
}

/** Whoever finds a trip sold out looks for another one. */
async function chooseTrip(town: Town): Promise<BookingOrder> {
  for (;;) {
    const request = drawRequest(town.random, dayAt(town.clock.now()));
    const seen = await quote(town, request);
    if (seen !== null) return drawOrder(town.random, request, seen);
  }
}

function isOpen(progress: WorkerProgress | null): boolean {
  return progress === null || progress.state === 'working' || progress.state === 'action';
}

/** Whose connection breaks presses again: an order that was placed is not placed twice. */
async function press({ crew }: Town, order: BookingOrder): Promise<WorkerProgress | null> {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await crew.ask('place', { order, until: 1_000 }).catch(() => null);
    if (answer !== null) return answer;
    await sleep(300);
  }
  return null;
}

async function answerBank({ crew, random }: Town, { checkoutId }: BookingOrder, progress: WorkerProgress) {
  const end = random.pick(['passed', 'passed', 'passed', 'refused', 'cancelled', 'closed', 'away'] as const);
  if (end === 'away') return { state: 'left alone' };
  if (end === 'closed') return crew.ask('giveUp', { checkoutId }).catch(() => null);
  const address = progress.action?.url ?? '';
  await crew.ask('endAction', { address, end }).catch(() => null);
  // Some close the browser: then only the provider tells.
  if (random.chance(25)) return { state: 'left alone' };
  return crew.ask('proceed', { checkoutId }).catch(() => null);
}

async function countEnds(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ ending: string; count: number }>(
    `select state || coalesce(' ' || failure, '') as ending, count(*)::int as count from booking group by 1 order by 2 desc`,
  );
  return Object.fromEntries(rows.map(({ ending, count }) => [ending, count]));
}

function countWords(file: string): Record<string, number> {
  const words: Record<string, number> = {};
  if (!existsSync(file)) return words;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) words[line] = (words[line] ?? 0) + 1;
  return words;
}
