import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { openKysely } from '../../database/open-kysely.server.ts';
import { anyDay, type PastFactor } from '../../domain/search/history/past-factor.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { createPostgresPriceHistory } from './postgres-price-history.server.ts';
import type { PriceHistoryPort, ReplacedFactors } from './price-history-port.ts';

const database = await createTestDatabase();
const reported: unknown[] = [];
const timings = { gapGraceMs: 100, retryDelayMs: 10 };
const open = () =>
  createPostgresPriceHistory({ db: database.db, report: (error) => reported.push(error), timings });
let history: PriceHistoryPort;

beforeEach(async () => {
  await database.pool.query('truncate price_history');
  await database.pool.query("update price_history_end set sequence = 0, at = 'epoch', complete_since = null");
  history = open();
});
afterEach(async () => {
  await history.close();
  expect(reported.splice(0)).toEqual([]);
});
afterAll(() => database.drop());

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const since = requireDay('2026-10-21');

function buildPast(key = 'hotel 1', place = 0): PastFactor {
  return { key, ...anyDay, former: { kind: 'airports', airports: [`A${place}`] } };
}

function buildBatch(
  sequence: number,
  day: string,
  past: readonly PastFactor[] = [buildPast()],
): ReplacedFactors {
  return { sequence, at: noon(day) + sequence, past };
}

const always = { from: 0, to: 99_999 };
const find = (key = 'hotel 1') => history.find([{ key, days: always }], since);

/** Notes batches and waits until the last one is written. */
async function record(...batches: ReplacedFactors[]) {
  history.record(batches);
  await vi.waitFor(async () => expect((await find())?.sequence).toBe(batches.at(-1)?.sequence));
}

test('nothing is known before the first batch, which begins the history', async () => {
  expect(await find()).toBeNull();
  await record(buildBatch(7, '2026-11-19'));
  expect(await find()).toEqual({
    factors: [],
    sequence: 7,
    at: noon('2026-11-19') + 7,
    wholeFrom: requireDay('2026-11-20'),
  });
});

test('[OFFER-037] finds what batches replaced, in their order, by key and days', async () => {
  const night = { ...buildPast('room 1 1'), firstDay: 100, lastDay: 102 };
  await record(buildBatch(1, '2026-11-18'));
  await record(
    buildBatch(2, '2026-11-19', [buildPast('hotel 1', 1), buildPast('hotel 2', 2), buildPast('hotel 1', 3)]),
    buildBatch(3, '2026-11-20', [night, buildPast('hotel 1', 4)]),
  );
  const past = await find();
  expect(past?.factors.map(({ sequence, former }) => [sequence, former])).toEqual([
    [2, buildPast('', 1).former],
    [2, buildPast('', 3).former],
    [3, buildPast('', 4).former],
  ]);
  const findNights = async (from: number, to: number) =>
    (await history.find([{ key: 'room 1 1', days: { from, to } }], since))?.factors.length;
  expect(
    await Promise.all([findNights(99, 99), findNights(98, 100), findNights(102, 110), findNights(103, 104)]),
  ).toEqual([0, 1, 1, 0]);
});

test('[OFFER-037] finds only changes from a day of the seller on', async () => {
  await record(buildBatch(1, '2026-10-01'));
  const late = { ...buildBatch(2, '2026-10-20'), at: Date.parse('2026-10-20T21:59:59Z') };
  const early = { ...buildBatch(3, '2026-10-20'), at: Date.parse('2026-10-20T22:00:00Z') };
  await record(late, early);
  expect((await find())?.factors.map(({ sequence }) => sequence)).toEqual([3]);
  expect((await find())?.wholeFrom).toBe(since);
});

test('two processes write each batch once, and go on where the other stopped', async () => {
  const other = open();
  const batches = Array.from({ length: 40 }, (_, index) => buildBatch(index + 1, '2026-11-20'));
  await record(batches[0] as ReplacedFactors);
  for (const [index, batch] of batches.entries()) {
    history.record([batch]);
    if (index < 25) other.record([batch]);
  }
  await other.close();
  await vi.waitFor(async () => expect((await find())?.sequence).toBe(40));
  expect((await find())?.factors.map(({ sequence }) => sequence)).toEqual(
    batches.slice(1).map(({ sequence }) => sequence),
  );
});

test('[OFFER-037] missing batches of another process are waited for, else the history begins again', async () => {
  await record(buildBatch(1, '2026-11-01'), buildBatch(2, '2026-11-02'));
  history.record([buildBatch(4, '2026-11-04')]);
  const other = open();
  other.record([buildBatch(3, '2026-11-03')]);
  await vi.waitFor(async () => expect((await find())?.sequence).toBe(4));
  expect((await find())?.factors.map(({ sequence }) => sequence)).toEqual([3, 4]);
  await other.close();
  await record(buildBatch(6, '2026-11-06'));
  expect(await find()).toMatchObject({ factors: [], wholeFrom: requireDay('2026-11-07') });
});

test('a log that begins again begins the history again', async () => {
  await record(buildBatch(1, '2026-11-01'), buildBatch(2, '2026-11-02'));
  await record(buildBatch(1, '2026-11-03'));
  expect(await find()).toMatchObject({ factors: [], sequence: 1, wholeFrom: requireDay('2026-11-04') });
});

test('a time that goes back counts as that of the batch before', async () => {
  await record(buildBatch(1, '2026-11-01'));
  await record(buildBatch(2, '2026-11-03'), buildBatch(3, '2026-11-02'));
  expect((await find())?.factors.map(({ at }) => at)).toEqual([
    noon('2026-11-03') + 2,
    noon('2026-11-03') + 2,
  ]);
});

test('[OFFER-037] a week of which no day is stored any more is dropped with its partition', async () => {
  const partitions = async () => {
    const { rows } = await database.pool.query(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'price_history'::regclass order by 1",
    );
    return rows.map(({ name }) => name as string);
  };
  await record(buildBatch(1, '2027-01-01'));
  await record(buildBatch(2, '2027-01-01'), buildBatch(3, '2027-01-02'), buildBatch(4, '2027-03-03'));
  expect(await partitions()).toEqual(['price_history_2026_12_31', 'price_history_2027_02_25']);
  await record(buildBatch(5, '2027-03-04'));
  expect(await partitions()).toEqual([
    'price_history_2026_12_31',
    'price_history_2027_02_25',
    'price_history_2027_03_04',
  ]);
  await record(buildBatch(6, '2027-03-11'));
  expect(await partitions()).toEqual([
    'price_history_2027_02_25',
    'price_history_2027_03_04',
    'price_history_2027_03_11',
  ]);
});

test('a database that cannot be reached is reported, and what is noted is written once it can', async () => {
  await record(buildBatch(1, '2026-11-01'));
  const nowhere = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
  const failures: unknown[] = [];
  const lost = createPostgresPriceHistory({
    db: openKysely(nowhere),
    report: (error) => failures.push(error),
    timings,
  });
  lost.record([buildBatch(2, '2026-11-02')]);
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1));
  await lost.close();
  await nowhere.end();
});
