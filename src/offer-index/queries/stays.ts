import type { Kernel } from '../kernel.ts';
import { DOES_NOT_FIT } from '../memory/layout.ts';
import type { Memory } from '../memory/memory.ts';
import { occupancyOf } from '../memory/plan-traits.ts';
import type { Season, Trip } from './compile-trip.ts';
import type { PlacedTrips } from './place-trip.ts';
import type { Stay } from './read-offers.ts';

/** What is asked of single stays and plans. */
export interface Stays {
  /** Whether a plan's room takes the party of a season. */
  fits(plan: number, season: Season): boolean;
  /** Whether a stay can begin on its day, flights and party apart. */
  canStay(stay: Stay, trip: Trip): boolean;
  /** Whether the hotel has to agree to a stay first; it must be one that can be stayed. */
  isOnRequest(stay: Stay, trip: Trip): boolean;
  /** What a stay costs the party of a season of a trip; it must be one that can be stayed. */
  priceStay(stay: Stay, trip: Trip, season: Season): number;
}

export function openStays(memory: Memory, { calls }: Kernel, trips: PlacedTrips): Stays {
  return {
    fits: (plan, { weights }) => weights[occupancyOf(memory.planTraits[plan] as number)] !== DOES_NOT_FIT,
    canStay: ({ plan, checkIn, nights }, trip) =>
      calls.canStay(trips.addressOf(trip), plan, checkIn, nights) !== 0,
    isOnRequest: ({ plan, checkIn, nights }, trip) =>
      calls.isOnRequest(trips.addressOf(trip), plan, checkIn - trip.base, nights) !== 0,
    priceStay({ plan, checkIn, nights }, trip, season) {
      const address = trips.seasonOf(trip, trip.seasons.indexOf(season));
      return calls.priceStay(trips.addressOf(trip), address, plan, checkIn, nights);
    },
  };
}
