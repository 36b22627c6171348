import type { Season, Trip } from './compile-trip.ts';
import type { Kernel } from './kernel.ts';
import { DOES_NOT_FIT, NEVER_FREE, PLAN_WORDS } from './layout.ts';
import { type Memory, planField } from './memory.ts';
import type { PlacedTrips } from './place-trip.ts';
import { occupancyOf } from './plan-traits.ts';

/** What is asked of single stays and plans. */
export interface Stays {
  /** Whether a plan's room takes the party of a season. */
  fits(plan: number, season: Season): boolean;
  /** Whether a stay of a plan can begin on a day, flights and party apart. */
  canStay(plan: number, trip: Trip, checkIn: number, nights: number): boolean;
  /** What a stay costs the party of a season of a trip; it must be one that can be stayed. */
  priceStay(plan: number, trip: Trip, season: Season, checkIn: number, nights: number): number;
  /** Whether cancellation of a plan is still free for every arrival of a trip, for none, or for some. */
  freeCancellation(plan: number, trip: Trip): 'all' | 'none' | 'some';
}

export function openStays(memory: Memory, { calls }: Kernel, trips: PlacedTrips): Stays {
  return {
    fits: (plan, { weights }) => weights[occupancyOf(memory.planTraits[plan] as number)] !== DOES_NOT_FIT,
    canStay: (plan, trip, checkIn, nights) =>
      calls.canStay(trips.addressOf(trip), plan, checkIn, nights) !== 0,
    priceStay(plan, trip, season, checkIn, nights) {
      const address = trips.seasonOf(trip, trip.seasons.indexOf(season));
      return calls.priceStay(trips.addressOf(trip), address, plan, checkIn, nights);
    },
    freeCancellation(plan, trip) {
      const terms = memory.plan[plan * PLAN_WORDS + planField.roomAndCancellation] as number;
      const freeDays = terms >>> 16;
      if (freeDays === NEVER_FREE) return 'none';
      const first = trip.bookingDay + freeDays;
      if (first >= trip.base + trip.days) return 'none';
      return first <= trip.base ? 'all' : 'some';
    },
  };
}
