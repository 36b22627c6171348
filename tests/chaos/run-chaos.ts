import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { BookingOrder } from '../../src/domain/booking-order.ts';
import { dayAt } from '../../src/domain/calendar-day.ts';
import { type BookFault, checkBooks } from '../../src/features/booking/check-books.server.ts';
import { createRandom, type Random } from '../oracle/random.ts';
import { openChaosDatabase } from './chaos-database.ts';
import { offsetClock, type WorkerProgress } from './chaos-orders.ts';
import { openNoticeRelay } from './notice-relay.ts';
import { checkStock, openStock } from './stock-proof.ts';
import { drawTrip, type TripDesk } from './draw-trip.ts';
import { KILL_POINTS } from './spoil-party.ts';
import { openCrew, type WorkerCrew } from './worker-crew.ts';

export interface ChaosOptions {
  readonly seed: number;
  readonly bookings: number;
  /** Shoppers at once. */
  readonly shoppers: number;
  /** How often a process dies at each of the points; more where there is time. */
  readonly deathsAtEach: number;
  /** Restarts of the whole database, in turn of all its backends and of the server itself. */
  readonly databaseDeaths: number;
  readonly report?: (line: string) => void;
}

export interface ChaosReport {
  readonly faults: readonly BookFault[];
  /** How bookings ended. */
  readonly ends: Readonly<Record<string, number>>;
  /** How often a process was killed where. */
  readonly deaths: Readonly<Record<string, number>>;
  /** Longest time without a process that had lost its bookings, in milliseconds. */
  readonly longestOrphan: number;
  readonly forgedTaken: number;
  readonly reports: readonly string[];
}

/** Orders trips from processes that are killed, at a database that dies, from parties that fail; then the books are checked. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const random = createRandom(options.seed);
  const database = await openChaosDatabase(join(folder, 'data'));
  const lastWords = join(folder, 'last-words');
  const plan = KILL_POINTS.flatMap((point) => Array<string>(options.deathsAtEach).fill(point));
  const clock = offsetClock(0);
  const relay = await openNoticeRelay(random);
  let isHealed = false;
  const crew = openCrew(
    2,
    () => ({
      ...{ noticeUrl: relay.url, seed: random.int(1, 1e9), lastWords, clockOffset: clock.offset },
      faultPercent: isHealed ? 0 : 8,
      killAt: isHealed ? null : (plan[random.int(0, plan.length - 1)] ?? null),
    }),
    database.url(),
  );
  relay.handTo((message) => crew.ask('notice', message));
  try {
    const desk = await openStock(database.pool());
    await shop(options, { crew, random, desk: { ...desk, pool: database.pool }, database, clock });
    isHealed = true;
    await crew.move(database.url());
    await settle(database.pool());
    const faults = [...(await checkBooks(database.pool())), ...(await checkStock(database.pool(), desk))];
    return {
      faults,
      ends: await countEnds(database.pool()),
      deaths: countWords(lastWords),
      longestOrphan: 0,
      forgedTaken: relay.forgedTaken(),
      reports: [...crew.reports],
    };
  } finally {
    await crew.close();
    await relay.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

interface Town {
  readonly crew: WorkerCrew;
  readonly random: Random;
  readonly desk: TripDesk;
  readonly database: Awaited<ReturnType<typeof openChaosDatabase>>;
  readonly clock: { offset: number };
}

async function shop(options: ChaosOptions, town: Town): Promise<void> {
  let left = options.bookings;
  const deathEvery = Math.ceil(options.bookings / (options.databaseDeaths + 1));
  const go = async () => {
    while (left > 0) {
      left -= 1;
      const done = options.bookings - left;
      if (done % deathEvery === 0 && left > 0) await town.database.die((done / deathEvery) % 2 === 0, town.crew);
      if (done % 40 === 0) await jump(town);
      if (done % 100 === 0) options.report?.(`${done} orders`);
      await buy(town).catch(() => {});
    }
  };
  await Promise.all(Array.from({ length: options.shoppers }, go));
}

/** All clocks go forward or back by up to an hour. */
async function jump({ crew, random, clock }: Town): Promise<void> {
  clock.offset = random.int(-60, 60) * 60_000;
  await crew.askAll('jump', { clockOffset: clock.offset });
}

/** One shopper, who presses the button once or three times, answers the bank or not, and looks again when nothing happens. */
async function buy(town: Town): Promise<void> {
  const { random } = town;
  const order = await drawTrip(town.desk, random);
  const tabs = random.chance(20) ? 3 : 1;
  const asked = await Promise.all(Array.from({ length: tabs }, () => press(town, order)));
  let progress = asked.find((answer) => answer?.state === 'action') ?? asked[0] ?? null;
  for (let looks = 0; looks < 8 && isOpen(progress); looks += 1) {
    if (progress?.state === 'action') progress = await answerBank(town, order, progress);
    else progress = await town.crew.ask('follow', { checkoutId: order.checkoutId }).catch(() => null);
    if (isOpen(progress)) await sleep(200);
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

/** Nothing goes wrong any more: every booking has to end by itself. */
async function settle(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from booking where next_at is not null`,
    );
    if (rows[0]?.open === 0) return;
    await sleep(250);
  }
}

async function countEnds(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ ending: string; count: number }>(
    `select state || coalesce(' ' || failure, '') as ending, count(*)::int as count from booking group by 1 order by 2 desc`,
  );
  return Object.fromEntries(rows.map(({ ending, count }) => [ending, count]));
}

function countWords(file: string): Record<string, number> {
  const words: Record<string, number> = {};
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) words[line] = (words[line] ?? 0) + 1;
  return words;
}
