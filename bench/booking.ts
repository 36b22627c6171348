/**
 * `npm run bench:booking [-- --bookings 1000 --shoppers 16 --hotels 300 --papers plain]`
 * Whole paid bookings: held, certified, authorised, confirmed, captured, with papers and mail, every step on the disk. Supplier,
 * provider and database run on the same machine; their work is in the figures. `--papers plain` writes a line instead of PDF.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../src/domain/clock.ts';
import { priceOfBase } from '../src/domain/package-price.ts';
import { checkBooks } from '../src/features/booking/check-books.server.ts';
import { describeDemoWorld } from '../src/ports/supply/embedded/demo-world.server.ts';
import { openEmbeddedSupplier } from '../src/ports/supply/embedded/embedded-supplier.server.ts';
import { worldSeed } from '../src/ports/supply/embedded/world/world-seed.ts';
import { nameTravellers } from '../src/ports/supply/supply-under-test.ts';
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.server.ts';
import { migrate } from '../src/server/database/migrate.server.ts';
import { connectDatabase } from '../src/server/database/pool.server.ts';
import { findPostmaster } from '../src/server/database/postmaster-file.server.ts';
import { plainPapers } from '../tests/factories/booking-desk.ts';
import { buildOrder } from '../tests/factories/booking-order.ts';
import { findTrips, type PricedTrip } from './booking/find-trips.ts';
import { openDesk, openPaperMaker } from './booking/serve-desk.ts';
import { readFamilySeconds } from './http/read-cpu-seconds.ts';
import { median } from './run-load.ts';

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '1000' },
    shoppers: { type: 'string', default: '16' },
    hotels: { type: 'string', default: '300' },
    papers: { type: 'string', default: 'shop' },
  },
});
const wanted = Number(values.bookings);

const folder = mkdtempSync(join(tmpdir(), 'fernweh-booking-'));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'data'),
  report: () => {},
  onLost: (file) => console.error(`The database has ended: ${file}`),
});
const pool = await connectDatabase({ url: postgres.url, report: () => {} });
await migrate(pool, 'migrations');
const supply = await openEmbeddedSupplier({
  ...{
    pool,
    clock: systemClock,
    hotels: Number(values.hotels),
    seed: worldSeed,
    secret: 'for the bench only',
  },
  describeWorld: describeDemoWorld,
});
const paperMaker = await openPaperMaker();
const desk = await openDesk(pool, supply, values.papers === 'plain' ? plainPapers : paperMaker.papers);
try {
  const trips = await findTrips(supply, wanted + 100);
  await placeAll(trips.slice(0, 100));
  await measure(trips.slice(100));
} finally {
  await desk.close();
  await Promise.all([supply.close(), paperMaker.close()]);
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

async function measure(trips: readonly PricedTrip[]): Promise<void> {
  const [own, database, started] = [process.cpuUsage(), readDatabaseSeconds(), performance.now()];
  const { ends, times } = await placeAll(trips);
  const seconds = (performance.now() - started) / 1000;
  const databaseSeconds = readDatabaseSeconds() - database;
  const { user, system } = process.cpuUsage(own);
  const processSeconds = (user + system) / 1e6;
  const booked = ends.booked ?? 0;
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`${booked} of ${trips.length} booked`, ends, `on ${availableParallelism()} cores`);
  console.table({
    'bookings a second': Math.round(booked / seconds),
    'milliseconds of this process a booking': round((processSeconds / booked) * 1000),
    'milliseconds of the database a booking': round((databaseSeconds / booked) * 1000),
    'median milliseconds until booked': Math.round(median(times)),
    '99 of 100 within milliseconds': Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
  });
  const faults = await checkBooks(pool);
  console.log(faults.length === 0 ? 'The books are right.' : faults);
  for (const report of desk.reports.slice(0, 5)) console.error(report);
}

async function placeAll(trips: readonly PricedTrip[]) {
  const ends: Record<string, number> = {};
  const times: number[] = [];
  const left = [...trips];
  const shop = async () => {
    for (let trip = left.pop(); trip !== undefined; trip = left.pop()) {
      const started = performance.now();
      const end = await desk.bookings.place(orderOf(trip), 60_000);
      const name = end.state === 'failed' ? `failed ${end.failure}` : end.state;
      ends[name] = (ends[name] ?? 0) + 1;
      if (end.state === 'booked') times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: Number(values.shoppers) }, shop));
  return { ends, times };
}

function orderOf({ request, total }: PricedTrip) {
  return buildOrder({
    checkoutId: randomBytes(16).toString('base64url'),
    ...{ offerKey: request.key, party: request.party, extras: [], travellers: nameTravellers(request) },
    price: priceOfBase(total),
    payment: { method: 'CreditCard', token: 'test-granted', holderName: 'Ada Lovelace' },
  });
}

function readDatabaseSeconds(): number {
  return readFamilySeconds(findPostmaster(join(folder, 'data', 'postgres-18'))?.pid ?? 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
