/**
 * `npm run bench:history [-- --rows 1000000]`
 * What the history of prices costs: bytes of a row with its index, rows written a second, and the two questions for a page of 20 hotels
 * over the days stored. Rows are those of 50,000 hotels with three rooms each: a fifth nights, the rest fares.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openKysely } from '../src/database/open-kysely.server.ts';
import { priceHistory } from '../src/defaults.ts';
import { startEmbeddedPostgres } from '../src/demo/postgres/embedded-postgres.server.ts';
import { factorKey, type PastFactor } from '../src/domain/search/history/past-factor.ts';
import { dayAt } from '../src/domain/time/calendar-day.ts';
import {
  insertPast,
  openPartition,
  selectPast,
} from '../src/ports/price-history/price-history-rows.server.ts';
import { migrate } from '../src/server/database/migrate.server.ts';
import { createRandom } from '../tests/oracle/random.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const rows = Number(values.rows);
const days = priceHistory.storedDays + 1;
const perBatch = 200;
const dayMs = 86_400_000;
const random = createRandom(1);
const today = dayAt(new Date());
const airport = (number: number) =>
  String.fromCharCode(65 + (number % 26), 65 + (Math.floor(number / 26) % 26), 65 + (number % 7));

function generateFactor(): PastFactor {
  const day = today + random.int(0, 380);
  if (random.chance(20)) {
    const nights = random.int(1, 21);
    const rates = Array.from({ length: nights }, () => random.int(50, 900));
    const key = factorKey.room(random.int(1, 50_000), random.int(1, 3));
    return {
      key,
      firstDay: day,
      lastDay: day + nights - 1,
      former: { kind: 'nights', planId: random.int(1, 225_000), from: day, rates },
    };
  }
  const [from, to] = [airport(random.int(0, 70)), airport(random.int(0, 74))];
  const flight = {
    from,
    to,
    day,
    id: random.int(1, 3_000_000),
    airline: 'X3',
    number: random.int(1, 9_999),
    departure: 365,
    arrival: 605,
    isOvernight: false,
    stops: 0,
    cabin: 'economy' as const,
    baggage: 'checked' as const,
    fare: random.int(4_000, 40_000),
    seats: 9,
  };
  return { key: factorKey.route(from, to), firstDay: day, lastDay: day, former: { kind: 'flight', flight } };
}

const dataDir = mkdtempSync(join(tmpdir(), 'fernweh-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, onLost: console.error, parameters: {} });
const pool = new pg.Pool({ connectionString: postgres.url });
try {
  await migrate(pool, 'migrations');
  const db = openKysely(pool);
  for (let day = today - days + 1; day <= today; day += 1) await openPartition(db, day);
  const batches = Math.ceil(rows / perBatch);
  let writingMs = 0;
  for (let sequence = 1; sequence <= batches; sequence += 1) {
    const at = Date.now() - (1 - sequence / batches) * (days - 2) * dayMs;
    const past = Array.from({ length: perBatch }, generateFactor);
    const begin = performance.now();
    await insertPast(db, [{ sequence, at, past }]);
    writingMs += performance.now() - begin;
  }
  const { rows: sizes } = await pool.query<{ bytes: string }>(
    "select sum(pg_total_relation_size(inhrelid)) as bytes from pg_inherits where inhparent = 'price_history'::regclass",
  );
  console.log(`${rows} rows, ${Math.round(Number(sizes[0]?.bytes) / rows)} bytes a row with its index`);
  console.log(`${Math.round((rows / writingMs) * 1_000)} rows a second, in batches of ${perBatch}`);
  await pool.query('analyze price_history');
  for (const [name, since] of [
    [
      `since a price can have begun, ${days - priceHistory.comparisonDays} days`,
      today - days + 1 + priceHistory.comparisonDays,
    ],
    [`all ${days} days`, today - days + 1],
  ] as const) {
    const times: number[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      const asked = Array.from({ length: 20 }, () => {
        const { key, firstDay, lastDay } = generateFactor();
        return { key, days: { from: firstDay, to: lastDay } };
      });
      const rooms = asked.map(() => ({
        key: factorKey.room(random.int(1, 50_000), 1),
        days: { from: today + 90, to: today + 97 },
      }));
      const begin = performance.now();
      await selectPast(db, [...asked, ...rooms, ...asked], since);
      times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    console.log(
      `20 hotels, ${name}: median ${times[100]?.toFixed(1)} ms, of 100 the second slowest ${times[197]?.toFixed(1)} ms`,
    );
  }
} finally {
  await pool.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
