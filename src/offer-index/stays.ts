import type { Season, Trip } from './compile-trip.ts';
import type { Kernel } from './kernel.ts';
import { DOES_NOT_FIT } from './layout.ts';
import type { Memory } from './memory.ts';
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
  };
}
