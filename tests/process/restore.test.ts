import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { smallPlans } from '../../src/demo/supplier/store/small-world.server.ts';
import { priceOfBase } from '../../src/domain/money/package-price.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import type { OfferRequest } from '../../src/ports/supply/supply-port.ts';
import { buildTravellers } from '../../src/ports/supply/supply-under-test.ts';
import { type ChaosDatabase, openChaosDatabase } from '../chaos/chaos-database.ts';
import { fillSupplier } from '../chaos/generate-trip.ts';
import { quote } from '../chaos/quote-trip.ts';
import { waitUntilSettled } from '../chaos/wait-until-settled.ts';
import { startWorkerPool, type WorkerPool } from '../chaos/worker-pool.ts';
import { offsetClock } from '../chaos/worker-protocol.ts';
import { payWith } from '../factories/booking-fixture.ts';
import { buildOrder } from '../factories/booking-order.ts';
import { reconcileLedger } from '../ledger/reconcile-ledger.ts';
import { readVendorState, writeVendorState } from './vendor-state.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const runFile = promisify(execFile);
const place = mkdtempSync(join(tmpdir(), 'drill-'));
chmodSync(place, 0o755);
const lostDir = join(place, 'lost');
const restoredDir = join(place, 'restored');
const brokenDir = join(place, 'broken');
const backup = join(place, 'backup');
const clock = offsetClock(0);

let lost: ChaosDatabase;
let restored: ChaosDatabase | null = null;
let workers: WorkerPool;

beforeAll(async () => {
  lost = await openChaosDatabase(lostDir);
  await fillSupplier(lost.pool(), clock);
  workers = startWorkerPool(
    1,
    () => ({
      webhookUrl: 'http://127.0.0.1:1',
      provider: { kind: 'embedded' },
      seed: 1,
      crashLog: join(place, 'crash-log'),
      clockOffset: 0,
      outage: null,
      faultPercent: 0,
      killAt: null,
    }),
    lost.url(),
    join(place, 'compiled'),
  );
});
afterAll(async () => {
  await workers.close();
  await restored?.close();
  rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

/** Runs a command of an operator. @returns what it printed, and its exit code */
async function run(command: string, dataDir: string, args: readonly string[] = []) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: '', COOKIE_SECRET: '' };
  const program = [`scripts/database/${command}.ts`, ...args];
  try {
    const { stdout } = await runFile(process.execPath, program, { env });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

let trips = 0;

/** Orders a trip that nobody else wants. @returns the id of its checkout */
async function order(waitMs: number): Promise<string> {
  const today = dayAt(clock.now());
  trips += 1;
  const request: OfferRequest = {
    key: {
      hotelId: 1_000_001,
      planId: smallPlans.byStay,
      checkIn: today + 120 + trips * 8,
      nights: 7,
      outbound: null,
      inbound: null,
    },
    party: { adults: 1, childrenBorn: [] },
    bookingDay: today,
  };
  const seen = await quote({ workerPool: workers }, request);
  if (seen === null) throw new Error('There is no such trip');
  const checkoutId = randomBytes(16).toString('base64url');
  const trip = buildOrder({
    checkoutId,
    offerKey: request.key,
    party: request.party,
    trip: seen.trip,
    extras: [],
    travellers: buildTravellers(request),
    price: priceOfBase(seen.total),
    payment: payWith('granted'),
  });
  await workers.callAny('place', { order: trip, until: waitMs });
  return checkoutId;
}

async function book(pool: () => pg.Pool): Promise<string> {
  const checkoutId = await order(5_000);
  await expect.poll(() => stateOf(pool(), checkoutId), { timeout: 30_000 }).toBe('booked');
  return checkoutId;
}

async function stateOf(pool: pg.Pool, checkoutId: string): Promise<string | null> {
  const { rows } = await pool.query<{ state: string }>('select state from booking where checkout_id = $1', [
    checkoutId,
  ]);
  return rows[0]?.state ?? null;
}

async function readOne<Row>(pool: pg.Pool, sql: string, values: readonly unknown[] = []): Promise<Row> {
  const { rows } = await pool.query(sql, [...values]);
  return rows[0] as Row;
}

const findOrder = (pool: pg.Pool, checkoutId: string) =>
  readOne<{ reference: string; supplier_number: string; booking_number: string; invoice_number: string }>(
    pool,
    `select id || '-' || attempt as reference, supplier_number, booking_number, invoice_number from booking where checkout_id = $1`,
    [checkoutId],
  );

const reference = (payment: { reference: string } | undefined) => payment?.reference ?? '';

it('a restored shop finds what only supplier and provider know, charges nobody twice, and its books close', async () => {
  const ofLost = () => lost.pool();
  mkdirSync(join(lostDir, 'uploads/ab'), { recursive: true });
  writeFileSync(join(lostDir, 'uploads/ab/file'), 'a photograph');
  const known = await book(ofLost);
  const cancelledLater = await book(ofLost);
  // The provider gives no answer: the backup finds the order half-way.
  await workers.callAll('setOutage', { party: 'payments' });
  const halfWay = await order(1);
  await expect.poll(() => stateOf(ofLost(), halfWay), { timeout: 30_000 }).toBe('authorising');

  const made = await run('backup', lostDir, [backup]);
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('1 uploaded files') });
  expect(readdirSync(backup).toSorted()).toEqual([
    'backup.json',
    'backup_manifest',
    'base.tar.gz',
    'uploads',
  ]);
  expect(statSync(backup).mode & 0o077).toBe(0);
  expect((await run('backup', lostDir, [backup])).text).toContain('is not empty');

  await workers.callAll('setOutage', { party: null });
  await expect.poll(() => stateOf(ofLost(), halfWay), { timeout: 60_000 }).toBe('booked');
  const unknown = await book(ofLost);
  await workers.callAny('cancel', { checkoutId: cancelledLater });
  await expect.poll(() => stateOf(ofLost(), cancelledLater), { timeout: 30_000 }).toBe('cancelled');
  const [lostOrder, lostHalfWay] = [await findOrder(ofLost(), unknown), await findOrder(ofLost(), halfWay)];

  // Everything dies. The other parties have their own books.
  await workers.killAll();
  await lost.killServer();
  const vendors = await readVendorState(lost.url());
  await lost.close();

  // Uploads cannot go where a file is: the restore ends between loading the database and preparing it.
  mkdirSync(brokenDir);
  writeFileSync(join(brokenDir, 'uploads'), '');
  expect(await run('restore', brokenDir, [backup])).toMatchObject({ code: 1 });
  expect((await run('reconcile', brokenDir)).text).toContain('was interrupted');

  const put = await run('restore', restoredDir, [backup]);
  expect(put, put.text).toMatchObject({ code: 0 });
  expect(existsSync(join(restoredDir, 'uploads/ab/file'))).toBe(true);
  expect((await run('restore', restoredDir, [backup])).text).toContain('There is a database in');
  restored = await openChaosDatabase(restoredDir);
  const pool = restored.pool();
  await writeVendorState(restored.url(), vendors);

  const compared = await run('reconcile', restoredDir);
  expect(compared.code, compared.text).toBe(3);
  const cancelled = await findOrder(pool, cancelledLater);
  const named = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^[a-z-]+: /.test(line))
      .map((line) => line.split(/[ ,]/).slice(0, 2).join(' '))
      .toSorted();
  const differences = [
    `payment-differs: ${cancelled.reference}`,
    `reservation-differs: ${cancelled.supplier_number}`,
    `unknown-payment: ${reference(lostOrder)}`,
    `unknown-reservation: ${lostOrder.supplier_number}`,
  ];
  expect(named(compared.text)).toEqual(differences);

  // The order that was half-way repeats its calls with their keys, and has the payment and the trip that it had.
  await workers.move(restored.url());
  await waitUntilSettled(pool);
  const again = await findOrder(pool, halfWay);
  expect([again.reference, again.supplier_number]).toEqual([
    lostHalfWay.reference,
    lostHalfWay.supplier_number,
  ]);
  expect(await stateOf(pool, known)).toBe('booked');
  const { twice } = await readOne<{ twice: number }>(
    pool,
    `select count(*)::int as twice from payment_provider.payment p
     where (select count(*) from payment_provider.movement where payment_id = p.id and kind = 'captured') > 1`,
  );
  expect(twice).toBe(0);
  // No number that a traveller may have on paper is given again.
  expect(Number(again.invoice_number.slice(-7))).toBeGreaterThan(10_000);
  expect(lostHalfWay.invoice_number).not.toBe(again.invoice_number);

  // What the ledger lacks is what was named, and nothing else.
  const gaps = 'document numbers have no duplicates and no gaps';
  const faults = async () => (await reconcileLedger(pool)).filter(({ rule }) => rule !== gaps);
  const { hold } = await readOne<{ hold: string }>(
    pool,
    'select id as hold from supplier.hold where booking_number = $1',
    [lostOrder.supplier_number],
  );
  const subjects = [...differences.map((line) => line.split(' ')[1]), hold];
  expect(
    (await faults()).map(({ subject }) => subject).filter((subject) => !subjects.includes(subject)),
  ).toEqual([]);

  // Staff cancel here what is cancelled there: the same calls, so nothing is refunded twice.
  await workers.callAny('cancel', { checkoutId: cancelledLater });
  await expect.poll(() => stateOf(pool, cancelledLater), { timeout: 30_000 }).toBe('cancelled');
  expect(named((await run('reconcile', restoredDir)).text)).toEqual(differences.slice(2));

  // They end at the other parties what nobody here knows.
  await pool.query(
    `with paid as (update payment_provider.payment set refunded = captured where reference = $1 returning id, captured)
     insert into payment_provider.movement (payment_id, kind, amount, at) select id, 'refunded', captured, now() from paid`,
    [reference(lostOrder)],
  );
  await pool.query(`update supplier.hold set state = 'cancelled', fee = 0 where booking_number = $1`, [
    lostOrder.supplier_number,
  ]);
  const closed = await run('reconcile', restoredDir);
  expect(closed, closed.text).toMatchObject({ code: 0 });
  const open = (await faults()).filter(({ subject }) => subject !== lostOrder.supplier_number);
  expect(open).toEqual([]);
});
