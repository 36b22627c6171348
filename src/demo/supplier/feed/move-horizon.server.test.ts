import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { HORIZON_DAYS } from '../../../domain/search/supply-facts.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { OfferRequest, SupplyPort } from '../../../ports/supply/supply-port.ts';
import { createSupplyState, type SupplyState } from '../../../ports/supply/supply-state.ts';
import { noExtras } from '../../../ports/supply/supply-under-test.ts';
import { encodeNight, slotOf } from '../store/pack-nights.server.ts';
import { generateAllotmentOfDay } from '../store/room-allotment.server.ts';
import { readRoomPlans, saveNights } from '../store/room-plans.server.ts';
import { smallPlans } from '../store/small-world.server.ts';
import { openSupplierDb } from '../store/supplier-store.server.ts';
import { buildOfferRequest, leaveRooms, openSupplierUnderTest } from '../supplier-under-test.server.ts';

const oneDay = 86_400_000;
const today = () => dayAt(under.clock.now());
const ask = () => ({ idempotencyKey: randomUUID(), timeoutMs: 20_000 });

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

async function readState({ feed }: SupplyPort): Promise<{ state: SupplyState; sequence: number }> {
  const { sequence, parts } = await feed.everything();
  const state = createSupplyState();
  for await (const part of parts) state.apply(part);
  return { state, sequence };
}

describe('the horizon', () => {
  it.each([1, 30, 500])('moves on by %i days: the feed leads to what is on sale', async (days) => {
    const { state, sequence } = await readState(under.supply);
    under.clock.advance(days * oneDay);
    await under.supply.runDrift();
    for (const { changes } of await under.supply.feed.after(sequence, 1_000)) state.apply(changes);
    const now = (await readState(under.supply)).state;
    expect(now.firstDay()).toBe(today());
    expect(state.nights).toEqual(now.nights);
    expect(state.flights).toEqual(now.flights);
    const [nights] = [...now.nights.values()];
    expect(nights?.size).toBe(HORIZON_DAYS);
    expect(nights?.get(today() + HORIZON_DAYS - 1)?.rate).toBeGreaterThan(0);
  });

  it('moves on once a day, in the process that sees the new date first', async () => {
    const { sequence } = await readState(under.supply);
    under.clock.advance(oneDay);
    await Promise.all([under.supply.runDrift(), under.supply.runDrift()]);
    const batches = await under.supply.feed.after(sequence, 1_000);
    const horizons = batches.flatMap(({ changes }) => changes.filter(({ kind }) => kind === 'horizon'));
    expect(horizons).toEqual([{ kind: 'horizon', firstDay: today() }]);
  });

  it('sells the new days at once and the old ones no more', async () => {
    under.clock.advance(oneDay);
    await under.supply.runDrift();
    const hut = { hotelId: 1_000_003, planId: smallPlans.hut, outbound: null, inbound: null };
    const last = buildOfferRequest({ ...hut, checkIn: today() + HORIZON_DAYS - 3, nights: 3 });
    expect(await under.supply.live.verify(last, ask())).toMatchObject({ outcome: 'confirmed' });
    const first = buildOfferRequest({ ...hut, checkIn: today() - 1, nights: 3 });
    expect(await under.supply.live.verify(first, ask())).toEqual({ outcome: 'refused', reason: 'gone' });
  });

  it('gives a room back only for those nights that are still stored', async () => {
    under.clock.advance(oneDay);
    await under.supply.runDrift();
    const first = today();
    const at = (days: number, minutes: number) => new Date((first + days) * oneDay + minutes * 60_000);
    under.clock.set(at(0, 23 * 60 + 55));
    const hut = { hotelId: 1_000_003, planId: smallPlans.hut, outbound: null, inbound: null };
    const request = buildOfferRequest({ ...hut, checkIn: first, nights: 3 });
    await openNights(request);
    await leaveRooms(database.pool, request, 5);
    const verified = await under.supply.live.verify(request, ask());
    if (verified.outcome !== 'confirmed') throw new Error(JSON.stringify(verified));
    await under.supply.live.hold({ ...request, ...noExtras, expectedTotal: verified.offer.total }, ask());
    expect(await readRooms(first)).toEqual([4, 4, 4]);
    under.clock.set(at(1, 1));
    await under.supply.runDrift();
    const newDay = generateAllotmentOfDay(1_000_003, 1, 7, first + HORIZON_DAYS);
    expect(await readRooms(first)).toEqual([newDay, 4, 4]);
    under.clock.set(at(1, 11));
    await under.supply.runDrift();
    expect(await readRooms(first)).toEqual([newDay, 5, 5]);
  });

  /** Sells the nights of a stay in any state. */
  async function openNights({ key }: OfferRequest): Promise<void> {
    const plans = await readRoomPlans(openSupplierDb(database.pool), key.hotelId, 1);
    for (let night = 0; night < key.nights; night += 1) {
      const open = { rate: 90, state: 'open' as const, minStay: 1, closedToArrival: false };
      for (const { nights } of plans) encodeNight(nights, key.checkIn + night, open);
    }
    await saveNights(openSupplierDb(database.pool), plans);
  }

  /** Rooms of the slots of three nights. */
  async function readRooms(from: Day): Promise<number[]> {
    const { rows } = await database.pool.query<{ free: Buffer }>(
      'select free from supplier.room where hotel_id = 1000003',
    );
    return [0, 1, 2].map((night) => rows[0]?.free[slotOf(from + night)] ?? -1);
  }
});
