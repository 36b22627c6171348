import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../../tests/factories/booking-fixture.ts';
import { slotOf } from '../../../demo/supplier/store/pack-nights.server.ts';
import { buildOfferRequest } from '../../../demo/supplier/supplier-under-test.server.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import { joinRooms, numberByRoom } from '../../../domain/travellers/party.ts';
import { buildTravellers } from '../../../ports/supply/supply-under-test.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

const usual = buildOfferRequest().key.checkIn;

/** Two parties of the small world, each in a room of its own. */
async function orderRooms(checkIn = usual): Promise<BookingOrder> {
  const one = buildOfferRequest({ checkIn });
  const party = joinRooms([one.party, one.party]);
  const key = { ...one.key, otherPlanIds: [one.key.planId] };
  const request = { ...one, key, party };
  const options = { idempotencyKey: randomUUID(), timeoutMs: 10_000 };
  const verified = await fixture.supply.live.verify(request, options);
  if (verified.outcome !== 'confirmed') throw new Error(`No such trip: ${JSON.stringify(verified)}`);
  const order = await orderTrip(fixture.supply);
  const [room] = order.trip.rooms;
  if (room === undefined) throw new Error('A trip has a room');
  const rooms = numberByRoom(party).map((travellers) => ({ ...room, planId: key.planId, travellers }));
  return {
    ...order,
    offerKey: key,
    party,
    travellers: buildTravellers(request),
    trip: { ...order.trip, rooms },
    price: priceOfBase(verified.offer.total),
  };
}

/** Rooms that are left for the first night. */
async function countFree(checkIn = usual): Promise<number> {
  const { key } = buildOfferRequest({ checkIn });
  const { rows } = await database.pool.query<{ free: number }>(
    'select get_byte(free, $2) as free from supplier.room where hotel_id = $1',
    [key.hotelId, slotOf(key.checkIn)],
  );
  return rows[0]?.free ?? 0;
}

test('[TRAV-007] two rooms are one booking: two rooms fewer, one number, and both back once it is cancelled', async () => {
  const before = await countFree();
  const order = await orderRooms();
  const booking = await fixture.book(order);
  expect(await countFree()).toBe(before - 2);
  expect(booking.supplierNumber).not.toBeNull();
  expect(await fixture.bookings.cancelFree(booking.id)).toBe(true);
  await expect.poll(() => countFree(), { timeout: 10_000 }).toBe(before);
});

test('[TRAV-007] where only one room is left, nothing is booked and nothing held', async () => {
  const checkIn = usual + 30;
  const order = await orderRooms(checkIn);
  const { key } = buildOfferRequest({ checkIn });
  await database.pool.query('update supplier.room set free = set_byte(free, $2, 1) where hotel_id = $1', [
    key.hotelId,
    slotOf(key.checkIn),
  ]);
  await fixture.bookings.place(order, 10_000);
  await expect
    .poll(async () => (await fixture.find(order.checkoutId)).state, { timeout: 10_000 })
    .toBe('failed');
  expect(await countFree(checkIn)).toBe(1);
});
