import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { flightKey } from '../../../domain/search/flight-key.ts';
import type { OfferRequest, SupplyPort } from '../../../ports/supply/supply-port.ts';
import { createSupplyState, type SupplyState } from '../../../ports/supply/supply-state.ts';
import { noExtras } from '../../../ports/supply/supply-under-test.ts';
import { buildOfferRequest, leaveRooms, openSupplierUnderTest } from '../supplier-under-test.server.ts';
import { slotOf } from './pack-nights.server.ts';
import { smallPlans } from './small-world.server.ts';
import { lockStock } from './stock.server.ts';
import { openSupplierDb } from './supplier-store.server.ts';

let database: TestDatabase;
let under: Awaited<ReturnType<typeof openSupplierUnderTest>>;

beforeAll(async () => {
  database = await createTestDatabase();
  under = await openSupplierUnderTest(database.pool);
});
afterAll(async () => {
  await under.supply.close();
  await database.drop();
});

const ask = () => ({ idempotencyKey: randomUUID(), timeoutMs: 20_000 });

async function hold(request: OfferRequest) {
  const verified = await under.supply.live.verify(request, ask());
  if (verified.outcome !== 'confirmed') return verified;
  return under.supply.live.hold({ ...request, ...noExtras, expectedTotal: verified.offer.total }, ask());
}

async function readState({ feed }: SupplyPort): Promise<SupplyState> {
  const state = createSupplyState();
  for await (const part of (await feed.everything()).parts) state.apply(part);
  return state;
}

async function roomsLeft(request: OfferRequest): Promise<number[]> {
  const { rows } = await database.pool.query<{ free: Buffer }>(
    'select free from supplier.room where hotel_id = $1',
    [request.key.hotelId],
  );
  return Array.from(
    { length: request.key.nights },
    (_, night) => rows[0]?.free[slotOf(request.key.checkIn + night)] ?? -1,
  );
}

describe('stock', () => {
  it('sells nine seats to four couples of six that come at once, and no more', async () => {
    const request = buildOfferRequest({ checkIn: buildOfferRequest().key.checkIn + 10 });
    await leaveRooms(database.pool, request, 9);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => hold(request)));
    expect(answers.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(4);
    expect(answers.filter((each) => each.outcome === 'refused' && each.reason === 'sold-out')).toHaveLength(
      2,
    );
    const { flights } = await readState(under.supply);
    expect(request.key.outbound && flights.get(flightKey(request.key.outbound))?.seats).toBe(1);
    expect(await roomsLeft(request)).toEqual([5, 5, 5, 5, 5, 5, 5]);
  });

  it('sells the last seats once to buyers of two hotels', async () => {
    const { checkIn } = buildOfferRequest().key;
    const outbound = { from: 'FRA', to: 'PMI', day: checkIn + 19, id: 2 };
    const near = buildOfferRequest({ checkIn: checkIn + 20, outbound });
    const far = buildOfferRequest({ ...near.key, hotelId: 1_000_002, planId: smallPlans.other });
    for (const request of [near, far]) await leaveRooms(database.pool, request, 9);
    const answers = await Promise.all([hold(near), hold(far), hold(near), hold(far)]);
    expect(answers.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(1);
    expect((await readState(under.supply)).flights.get(flightKey(outbound))?.seats).toBe(0);
  });

  it('stays locked until the transaction ends, flights too for another hotel', async () => {
    const flights = [buildOfferRequest().key.outbound].filter((ref) => ref !== null);
    const db = openSupplierDb(database.pool);
    const blocked = db.transaction().execute(async (first) => {
      await lockStock(first, { hotelId: 1_000_001, roomId: 1, flights }, 'update');
      await db.transaction().execute(async (second) => {
        await sql`set local lock_timeout = '50ms'`.execute(second);
        await lockStock(second, { hotelId: 1_000_002, roomId: 1, flights }, 'share');
      });
    });
    await expect(blocked).rejects.toMatchObject({ code: '55P03' });
  });

  it('is shared by all plans of a room', async () => {
    const request = buildOfferRequest({ checkIn: buildOfferRequest().key.checkIn + 50 });
    await leaveRooms(database.pool, request, 1);
    expect(await hold(request)).toMatchObject({ outcome: 'confirmed' });
    for (const planId of [smallPlans.byArrival, smallPlans.onRequest]) {
      expect(await hold({ ...request, key: { ...request.key, planId } })).toEqual({
        outcome: 'refused',
        reason: 'sold-out',
      });
    }
  });

  it('gives up one night only where it is counted by arrival', async () => {
    const request = buildOfferRequest({
      checkIn: buildOfferRequest().key.checkIn + 60,
      planId: smallPlans.byArrival,
    });
    await leaveRooms(database.pool, request, 4);
    expect(await hold(request)).toMatchObject({ outcome: 'confirmed' });
    expect(await roomsLeft(request)).toEqual([3, 4, 4, 4, 4, 4, 4]);
  });

  it('opens a night again with the state of each plan', async () => {
    const request = buildOfferRequest({ checkIn: buildOfferRequest().key.checkIn + 80 });
    await leaveRooms(database.pool, request, 1);
    const held = await hold(request);
    if (held.outcome !== 'confirmed') throw new Error(held.outcome);
    const { sequence } = await under.supply.feed.everything();
    await under.supply.live.release({ holdId: held.holdId }, ask());
    const [batch] = await under.supply.feed.after(sequence, 1);
    const days = { from: request.key.checkIn, to: request.key.checkIn + 6 };
    expect(batch?.changes).toEqual([
      { kind: 'availability', planId: smallPlans.byStay, ...days, state: 'open' },
      { kind: 'availability', planId: smallPlans.byArrival, ...days, state: 'open' },
      { kind: 'availability', planId: smallPlans.onRequest, ...days, state: 'on_request' },
      { kind: 'seats', flight: request.key.outbound, seats: 9 },
      { kind: 'seats', flight: request.key.inbound, seats: 9 },
    ]);
  });

  it('sells a stay without flights', async () => {
    const request = buildOfferRequest({
      hotelId: 1_000_003,
      planId: smallPlans.hut,
      outbound: null,
      inbound: null,
    });
    expect(await hold(request)).toMatchObject({ outcome: 'confirmed', offer: { outbound: 0, inbound: 0 } });
  });

  it('sells flights by night for a stay that begins on the day after', async () => {
    const { checkIn } = buildOfferRequest().key;
    const outbound = { from: 'FRA', to: 'PMI', day: checkIn - 1, id: 2 };
    expect(await hold(buildOfferRequest({ outbound }))).toMatchObject({ outcome: 'confirmed' });
    expect(await hold(buildOfferRequest({ outbound: { ...outbound, day: checkIn } }))).toEqual({
      outcome: 'refused',
      reason: 'gone',
    });
  });
});
