import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../../tests/factories/booking-fixture.ts';
import { tripOf } from '../../../../tests/factories/booking-order.ts';
import { voucherHoldsUnderTest as vouchers } from '../../../../tests/factories/paying/booking-payments.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { buildOfferRequest } from '../../../demo/supplier/supplier-under-test.server.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { withdrawInsurance } from './withdraw-insurance.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterEach(() => fixture.clearFaults());
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

const call = () => ({ idempotencyKey: randomUUID(), timeoutMs: 10_000 });

/** A trip with the supplier's first insurance for all of it; each test has nights of its own. */
async function bookInsured(weeks: number, insuranceMarket: 'de' | null = 'de'): Promise<BookingRecord> {
  const request = buildOfferRequest({ checkIn: buildOfferRequest().key.checkIn + weeks * 14 });
  const offered = await fixture.supply.live.extras({ ...request, insuranceMarket }, call());
  if (offered.outcome !== 'confirmed') throw new Error(offered.outcome);
  const extras: readonly ChosenExtra[] = offered.extras
    .filter(({ kind }) => kind === 'insurance')
    .slice(0, 1)
    .map(({ id, kind, variant, leg, price, per }) => ({
      id,
      kind,
      variant,
      leg,
      travellers: per === 'party' ? [] : [0, 1],
      amount: per === 'party' ? price : 2 * price,
    }));
  const plain = await orderTrip(fixture.supply, request.key);
  return fixture.book({
    ...plain,
    extras,
    insuranceMarket,
    price: { ...plain.price, extras: extras.map(({ amount }) => amount) },
  });
}

const find = (checkoutId: string) => fixture.find(checkoutId);

const stated = (trip: BookingRecord) => ({
  id: randomUUID(),
  brand: trip.order.brand,
  orderNumber: trip.bookingNumber,
  email: trip.order.contact.email.toUpperCase(),
  receivedAt: fixture.clock.now(),
});

const withdraw = (statement: Parameters<typeof withdrawInsurance>[1]) =>
  withdrawInsurance({ db: database.db, bookings: fixture.bookings }, statement);

async function listDue(trip: BookingRecord) {
  const { rows } = await database.pool.query<{ amount: string; reason: string }>(
    'select amount, reason from due_refund where booking_id = $1',
    [trip.id],
  );
  return rows;
}

test('a withdrawal removes the insurance at the supplier, and the whole premium is due', async () => {
  const trip = await bookInsured(0);
  const [premium = 0] = tripOf(trip.order).price.extras;
  expect(premium).toBeGreaterThan(0);
  expect(await withdraw(stated(trip))).toBe('insurance');
  await expect.poll(async () => (await find(trip.checkoutId)).amended?.extras).toEqual([]);
  expect(await find(trip.checkoutId)).toMatchObject({ changeFees: 0 });
  // The premium is given back at once.
  expect((await find(trip.checkoutId)).state).toMatch(/^(?:booked|refunding)$/);
  expect(tripOf(currentOrder(await find(trip.checkoutId))).insuranceMarket).toBeNull();
  expect(await listDue(trip)).toEqual([{ amount: String(premium), reason: 'withdrawal' }]);
  const { rows } = await database.pool.query('select extras from supplier.hold where booking_number = $1', [
    trip.supplierNumber,
  ]);
  expect(rows).toEqual([{ extras: [] }]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('a withdrawal that is stated twice gives the premium back once', async () => {
  const trip = await bookInsured(1);
  const statement = stated(trip);
  expect(await withdraw(statement)).toBe('insurance');
  await expect.poll(async () => (await find(trip.checkoutId)).amended).not.toBeNull();
  expect(await withdraw(statement)).toBe('insurance');
  expect(await withdraw(stated(trip))).toBe('insurance');
  expect(await listDue(trip)).toHaveLength(1);
});

test('a statement of somebody else, or to another brand, finds no contract', async () => {
  const trip = await bookInsured(2);
  expect(await withdraw({ ...stated(trip), email: 'eve@example.org' })).toBe('unknown');
  expect(await withdraw({ ...stated(trip), brand: 'tagwind' })).toBe('unknown');
  expect(await withdraw({ ...stated(trip), orderNumber: 'ZZZZ-9999' })).toBe('unknown');
  expect(await listDue(trip)).toEqual([]);
});

test('a statement after 14 days is late, and a trip without insurance is not withdrawn from', async () => {
  const trip = await bookInsured(3);
  const receivedAt = new Date(fixture.clock.now().getTime() + 15 * 86_400_000);
  expect(await withdraw({ ...stated(trip), receivedAt })).toBe('late');
  expect(await withdraw(stated(await bookInsured(4, null)))).toBe('trip');
});

test('a supplier that refuses leaves the statement to be carried out later', async () => {
  const trip = await bookInsured(5);
  const statement = stated(trip);
  fixture.faults.holdChange = { kind: 'refused', reason: 'sold-out' };
  await expect(withdraw(statement)).rejects.toThrow('is not removed');
  delete fixture.faults.holdChange;
  expect(await withdraw(statement)).toBe('insurance');
  await expect.poll(() => listDue(trip)).toHaveLength(1);
});

test('a premium that goodwill has given back in part is for people: the trip stays as it is, and the books close', async () => {
  const trip = await bookInsured(5);
  const { goodwill } = createOfficeService({ db: database.db, clock: fixture.clock, vouchers });
  const [premium = 0] = tripOf(trip.order).price.extras;
  const most = invoiceTotalOf(trip.order.price);
  expect(await goodwill.give(trip.id, most - premium + 1, { by: 'Ada', note: 'no water' })).toBe('proposed');
  const [given] = await database.db
    .selectFrom('due_refund')
    .select('id')
    .where('booking_id', '=', trip.id)
    .execute();
  expect(await goodwill.decide(trip.id, given?.id ?? '', 'confirm', 'Kim')).toBe('done');
  await expect.poll(async () => (await find(trip.checkoutId)).goodwill).toBe(most - premium + 1);
  await expect.poll(async () => (await find(trip.checkoutId)).state).toBe('booked');
  expect(await withdraw(stated(trip))).toBe('unknown');
  expect((await find(trip.checkoutId)).amended).toBeNull();
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});
