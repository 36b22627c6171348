import type pg from 'pg';
import type { OfferKey } from '../../domain/search/offer-query.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { SupplyFaults } from '../../ports/supply/supply-faults-port.ts';
import type { OfferRequest } from '../../ports/supply/supply-port.ts';
import { openEmbeddedSupplier } from './embedded-supplier.server.ts';
import { slotOf } from './store/pack-nights.server.ts';
import { describeSmallWorld, smallPlans } from './store/small-world.server.ts';

/** Monday, early in the day. */
export const startOfTest = new Date('2026-03-02T06:00:00Z');
const today = dayAt(startOfTest);

/** An embedded supplier of the small world with a stopped clock. */
export async function openSupplierUnderTest(pool: pg.Pool, clock = settableClock(startOfTest)) {
  const faults: SupplyFaults = {};
  const supply = await openEmbeddedSupplier({
    pool,
    clock,
    faults,
    hotels: 3,
    seed: 7,
    secret: 'for tests only',
    describeWorld: describeSmallWorld,
  });
  return { supply, clock, faults };
}

/** A week on Mallorca for two, a good month ahead, with overrides for the offer. */
export function buildOfferRequest(different: Partial<OfferKey> = {}): OfferRequest {
  const checkIn = different.checkIn ?? today + 40;
  const nights = different.nights ?? 7;
  return {
    key: {
      hotelId: 1_000_001,
      planId: smallPlans.byStay,
      checkIn,
      nights,
      outbound: { from: 'FRA', to: 'PMI', day: checkIn, id: 1 },
      inbound: { from: 'PMI', to: 'FRA', day: checkIn + nights, id: 1 },
      ...different,
    },
    party: { adults: 2, childrenBorn: [] },
    bookingDay: today,
  };
}

/** Leaves so many rooms for the nights of an offer. Call it while some are left: the feed does not report it. */
export async function leaveRooms(pool: pg.Pool, { key }: OfferRequest, rooms: number): Promise<void> {
  for (let night = 0; night < key.nights; night += 1) {
    await pool.query('update supplier.room set free = set_byte(free, $2, $3) where hotel_id = $1', [
      key.hotelId,
      slotOf(key.checkIn + night),
      rooms,
    ]);
  }
}
