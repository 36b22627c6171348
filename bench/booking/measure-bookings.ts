import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { startEmbeddedPostgres } from '../../src/demo/postgres/embedded-postgres.server.ts';
import { findPostmaster } from '../../src/demo/postgres/postmaster-file.server.ts';
import { describeDemoWorld } from '../../src/demo/supplier/describe-demo-world.server.ts';
import { openEmbeddedSupplier } from '../../src/demo/supplier/embedded-supplier.server.ts';
import { worldSeed } from '../../src/demo/world/world-seed.ts';
import { priceOfBase } from '../../src/domain/money/package-price.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { buildTravellers } from '../../src/ports/supply/supply-under-test.ts';
import { connectDatabase } from '../../src/server/database/connect-database.server.ts';
import { migrate } from '../../src/server/database/migrate.server.ts';
import { plainDocuments } from '../../tests/factories/booking-fixture.ts';
import { buildOrder } from '../../tests/factories/booking-order.ts';
import { reconcileLedger } from '../../tests/ledger/reconcile-ledger.ts';
import { readFamilySeconds } from '../http/read-cpu-seconds.ts';
import { median } from '../run-load.ts';
import { findTrips, type PricedTrip } from './find-trips.ts';
import { openBookingServices, openDocumentRenderer } from './serve-bookings.ts';

export interface BookingsOptions {
  readonly hotels: number;
  readonly bookings: number;
  /** Concurrent shoppers; each orders again as soon as the previous order is booked. */
  readonly shoppers: number;
  /** A line each instead of PDF. */
  readonly hasPlainDocuments: boolean;
}

interface BenchBookings {
  readonly pool: Pool;
  readonly service: Awaited<ReturnType<typeof openBookingServices>>;
  readonly shoppers: number;
  /** Processor seconds of the database so far. */
  readDatabaseSeconds(): number;
}

/** Measures whole bookings, without the calls before them: bookings per second, and the duration of each. */
export async function measureBookings({
  hotels,
  bookings,
  shoppers,
  hasPlainDocuments,
}: BookingsOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fernweh-booking-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onLost: (file) => console.error(`The database has ended: ${file}`),
  });
  const pool = await connectDatabase({ url: postgres.url, report: () => {} });
  await migrate(pool, 'migrations');
  const supply = await openEmbeddedSupplier({
    pool,
    clock: systemClock,
    hotels,
    seed: worldSeed,
    secret: 'for the bench only',
    describeWorld: describeDemoWorld,
  });
  const documentRenderer = await openDocumentRenderer();
  const service = await openBookingServices(
    pool,
    supply,
    hasPlainDocuments ? plainDocuments : documentRenderer.documents,
  );
  const readDatabaseSeconds = () => readFamilySeconds(findPostmaster(join(dataDir, 'postgres-18'))?.pid ?? 0);
  const bench: BenchBookings = { pool, service, shoppers, readDatabaseSeconds };
  try {
    const trips = await findTrips(supply, bookings + 100);
    await placeAll(bench, trips.slice(0, 100));
    await measure(bench, trips.slice(100));
  } finally {
    await service.close();
    await Promise.all([supply.close(), documentRenderer.close()]);
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

async function measure(bench: BenchBookings, trips: readonly PricedTrip[]): Promise<void> {
  const { pool, readDatabaseSeconds } = bench;
  const [own, database, started] = [process.cpuUsage(), readDatabaseSeconds(), performance.now()];
  const { ends, times } = await placeAll(bench, trips);
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
  const faults = await reconcileLedger(pool);
  console.log(faults.length === 0 ? 'The books are right.' : faults);
}

async function placeAll({ pool, service, shoppers }: BenchBookings, trips: readonly PricedTrip[]) {
  const ends: Record<string, number> = {};
  const times: number[] = [];
  const left = [...trips];
  const shop = async () => {
    for (let trip = left.pop(); trip !== undefined; trip = left.pop()) {
      const started = performance.now();
      const end = await service.bookings.place(orderOf(trip), 60_000);
      const name = end?.state === 'failed' ? `failed ${end.failure}` : (end?.state ?? 'outdated');
      ends[name] = (ends[name] ?? 0) + 1;
      if (end?.state === 'booked') times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shop));
  await untilWritten(pool);
  return { ends, times };
}

/** Shoppers see the booking as soon as the payment is captured; documents and mails are rendered after that. */
async function untilWritten(pool: Pool): Promise<void> {
  const open = `select exists (select from booking where is_under_way)
    or exists (select from booking_mail where state = 'due') as is_open`;
  while ((await pool.query<{ is_open: boolean }>(open)).rows[0]?.is_open) await sleep(50);
}

function orderOf({ request, total }: PricedTrip) {
  return buildOrder({
    checkoutId: randomBytes(16).toString('base64url'),
    offerKey: request.key,
    party: request.party,
    extras: [],
    travellers: buildTravellers(request),
    price: priceOfBase(total),
    payment: { method: 'CreditCard', token: 'test-granted', holderName: 'Ada Lovelace' },
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
