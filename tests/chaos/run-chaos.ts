import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { BookingOrder } from '../../src/domain/booking-order.ts';
import { dayAt } from '../../src/domain/calendar-day.ts';
import { type BookFault, checkBooks } from '../../src/features/booking/check-books.server.ts';
import type { OfferRequest } from '../../src/ports/supply/supply-port.ts';
import { createRandom, type Random } from '../oracle/random.ts';
import { type ChaosDatabase, openChaosDatabase } from './chaos-database.ts';
import { offsetClock, type WorkerProgress } from './chaos-orders.ts';
import { drawOrder, drawRequest, fillSupplier } from './draw-trip.ts';
import { openNoticeRelay } from './notice-relay.ts';
import { KILL_POINTS } from './spoil-party.ts';
import { checkStock, readStock } from './stock-proof.ts';
import { openCrew, type WorkerCrew } from './worker-crew.ts';

export interface ChaosOptions {
  readonly seed: number;
  readonly bookings: number;
  /** Shoppers at once. */
  readonly shoppers: number;
  /** How often the database dies: one of its processes, and every other time all of them. */
  readonly databaseDeaths: number;
  readonly report?: (line: string) => void;
}

export interface ChaosReport {
  readonly faults: readonly BookFault[];
  /** How bookings ended. */
  readonly ends: Readonly<Record<string, number>>;
  /** How often a process was killed where. */
  readonly deaths: Readonly<Record<string, number>>;
  /** Forged messages: sent to the shop, and believed. */
  readonly forged: { readonly sent: number; readonly taken: number };
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
  const database = await openChaosDatabase(join(folder, 'data'));
  const lastWords = join(folder, 'last-words');
  await fillSupplier(database.pool(), clock);
  const opening = await readStock(database.pool());
  const relay = await openNoticeRelay(random);
  let isHealed = false;
  const crew = openCrew(
    2,
    () => ({
      ...{ noticeUrl: relay.url, seed: random.int(1, 1e9), lastWords, clockOffset: clock.offset },
      faultPercent: isHealed ? 0 : 6,
      killAt: isHealed ? null : random.pick(KILL_POINTS),
    }),
    database.url(),
  );
  relay.handTo((message) => crew.ask('notice', message));
  try {
    await goShopping(options, { crew, random, database, clock });
    isHealed = true;
    await crew.move(database.url());
    const settling = await settle(database.pool());
    const pool = database.pool();
    return {
      faults: [...(await checkBooks(pool)), ...(await checkStock(pool, opening))],
      ends: await countEnds(pool),
      deaths: countWords(lastWords),
      forged: relay.forged(),
      settling,
      reports: [...crew.reports],
    };
  } finally {
    await crew.close();
    await relay.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** No jump of an hour leads into another day. */
function atNoon(): number {
  const now = Date.now();
  return new Date(now).setUTCHours(12, 0, 0, 0) - now;
}

interface Town {
  readonly crew: WorkerCrew;
  readonly random: Random;
  readonly database: ChaosDatabase;
  readonly clock: { offset: number; now(): Date };
}

async function goShopping(options: ChaosOptions, town: Town): Promise<void> {
  const deathEvery = Math.ceil(options.bookings / (options.databaseDeaths + 1));
  let begun = 0;
  const shop = async () => {
    while (begun < options.bookings) {
      begun += 1;
      const turn = begun;
      if (turn % deathEvery === 0) await killDatabase(town, (turn / deathEvery) % 2 === 0);
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

/** All clocks go forward or back by up to an hour. */
async function jump({ crew, random, clock }: Town): Promise<void> {
  clock.offset = atNoon() + random.int(-60, 60) * 60_000;
  await crew.askAll('jump', { clockOffset: clock.offset });
}

/** One shopper, who presses the button once or three times, answers the bank or not, and looks again when nothing happens. */
async function buy(town: Town): Promise<void> {
  const { random } = town;
  const request = drawRequest(random, dayAt(town.clock.now()));
  const seen = await quote(town, request);
  if (seen === null) return;
  const order = drawOrder(random, request, seen);
  const tabs = random.chance(20) ? 3 : 1;
  const asked = await Promise.all(Array.from({ length: tabs }, () => press(town, order)));
  let progress = asked.find((answer) => answer?.state === 'action') ?? asked[0] ?? null;
  for (let looks = 0; looks < 8 && isOpen(progress); looks += 1) {
    if (progress?.state === 'action') progress = await answerBank(town, order, progress);
    else progress = await town.crew.ask('follow', { checkoutId: order.checkoutId }).catch(() => null);
    if (isOpen(progress)) await sleep(200);
  }
}

async function quote({ crew }: Town, request: OfferRequest) {
  for (let tries = 0; tries < 10; tries += 1) {
    const seen = await crew.ask('quote', { request }).catch(() => undefined);
    if (seen !== undefined) return seen;
    await sleep(300);
  }
  return null;
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

/** Nothing goes wrong any more: every booking has to end by itself. */
async function settle(pool: pg.Pool): Promise<number> {
  const started = performance.now();
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await pool.query<{ open: number }>(
      'select count(*)::int as open from booking where next_at is not null',
    );
    if (rows[0]?.open === 0) break;
    await sleep(250);
  }
  return performance.now() - started;
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
