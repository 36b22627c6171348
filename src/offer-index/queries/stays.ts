import type { Kernel } from '../kernel.ts';
import { DOES_NOT_FIT } from '../memory/layout.ts';
import type { Memory } from '../memory/memory.ts';
import { isWantedPlan, nextPlan, occupancyOf } from '../memory/plan-traits.ts';
import type { RoomWeights, Season, Trip } from './compile-trip.ts';
import type { PlacedTrips } from './place-trip.ts';
import type { Stay } from './stay.ts';

/** What is asked of single stays: of each of their rooms where they have several. */
export interface Stays {
  /** Whether the rooms of a stay take the party of a season: one for each of its rooms. */
  fits(stay: Stay, season: Season): boolean;
  /** Whether a stay can begin on its day, flights and party apart. */
  canStay(stay: Stay, trip: Trip): boolean;
  /** Whether the hotel has to agree to a stay first; it must be one that can be stayed. */
  isOnRequest(stay: Stay, trip: Trip): boolean;
  /** What a stay costs the party of a season of a trip; it must be one that can be stayed. */
  priceStay(stay: Stay, trip: Trip, season: Season): number;
  /** The same for one room of it, by its place. */
  priceRoom(stay: Stay, room: number, trip: Trip, season: Season): number;
  isRoomOnRequest(stay: Stay, room: number, trip: Trip): boolean;
  /**
   * The row of the cheapest plan of a hotel for one room of the party, of equal ones that with the lowest id; -1 where there is none.
   * @param first row of the first plan of the hotel
   */
  findRoom(first: number, days: Omit<Stay, 'plan'>, room: number, trip: Trip, season: Season): number;
}

export function openStays(memory: Memory, { calls }: Kernel, trips: PlacedTrips): Stays {
  const fitsInto = (plan: number, weights: readonly number[]) =>
    weights[occupancyOf(memory.planTraits[plan] as number)] !== DOES_NOT_FIT;
  const canStay = (plan: number, { checkIn, nights }: Omit<Stay, 'plan'>, trip: Trip) =>
    calls.canStay(trips.addressOf(trip), plan, checkIn, nights) !== 0;
  const isOnRequest = (plan: number, { checkIn, nights }: Stay, trip: Trip) =>
    calls.isOnRequest(trips.addressOf(trip), plan, checkIn - trip.base, nights) !== 0;
  const priceRoom = (
    plan: number,
    { checkIn, nights }: Omit<Stay, 'plan'>,
    room: number,
    trip: Trip,
    season: Season,
  ) => {
    const address = trips.roomOf(trip, trip.seasons.indexOf(season), room);
    return calls.priceStay(trips.addressOf(trip), address, plan, checkIn, nights);
  };
  const planOf = (stay: Stay, room: number) => plansOf(stay)[room] as number;
  return {
    fits: (stay, season) => {
      const plans = plansOf(stay);
      const rooms = season.rooms.length === 0 ? [season] : season.rooms;
      return (
        plans.length === rooms.length &&
        plans.every((plan, room) => fitsInto(plan, (rooms[room] as RoomWeights).weights))
      );
    },
    canStay: (stay, trip) => plansOf(stay).every((plan) => canStay(plan, stay, trip)),
    isOnRequest: (stay, trip) => plansOf(stay).some((plan) => isOnRequest(plan, stay, trip)),
    priceStay: (stay, trip, season) =>
      plansOf(stay).reduce((sum, plan, room) => sum + priceRoom(plan, stay, room, trip, season), 0),
    priceRoom: (stay, room, trip, season) => priceRoom(planOf(stay, room), stay, room, trip, season),
    isRoomOnRequest: (stay, room, trip) => isOnRequest(planOf(stay, room), stay, trip),
    findRoom(first, days, room, trip, season) {
      const { weights } = season.rooms[room] ?? season;
      let cheapest = -1;
      let lowest = Number.POSITIVE_INFINITY;
      for (let plan = first; plan >= 0; plan = nextPlan(memory, plan)) {
        if (!isWantedPlan(memory, trip, plan) || !fitsInto(plan, weights)) continue;
        if (!canStay(plan, days, trip)) continue;
        const price = priceRoom(plan, days, room, trip, season);
        if (price >= lowest) continue;
        lowest = price;
        cheapest = plan;
      }
      return cheapest;
    },
  };
}

function plansOf({ plan, others = [] }: Stay): readonly number[] {
  return [plan, ...others];
}
