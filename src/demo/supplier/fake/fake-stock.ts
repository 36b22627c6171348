import { flightKey } from '../../../domain/search/flight-key.ts';
import type { FlightRef, NightState, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { SupplyState } from '../../../ports/supply/supply-state.ts';

/** What a hold of the fake takes: a room of a plan for some nights, and seats. */
export interface FakeTaken {
  readonly hotelId: number;
  readonly roomId: number;
  readonly days: readonly Day[];
  readonly seats: number;
  readonly flights: readonly FlightRef[];
  /** Further rooms of the hotel; missing for none. */
  readonly otherRooms?: readonly Pick<FakeTaken, 'roomId' | 'days'>[];
}

/** What of a stock is not in another one of the same party; several rooms are never changed for others. */
export function withoutTaken(taken: FakeTaken, other: FakeTaken): FakeTaken {
  const isSameRoom = taken.hotelId === other.hotelId && taken.roomId === other.roomId;
  const shared = new Set(other.flights.map(flightKey));
  const { otherRooms: _, ...own } = taken;
  return {
    ...own,
    days: taken.days.filter((day) => !isSameRoom || !other.days.includes(day)),
    flights: taken.flights.filter((ref) => !shared.has(flightKey(ref))),
  };
}

/**
 * Counts the rooms of a state, so many of each kind for every night: `move` takes (-1) or gives back (1) and returns what the feed
 * reports of it. A night without a room is closed for every plan of the room, and afterwards what it was.
 */
export function createFakeStock(state: SupplyState, roomsPerNight: number) {
  const sold = new Map<string, number>();
  const before = new Map<string, NightState>();

  function moveNight({ hotelId, roomId }: FakeTaken, day: Day, by: -1 | 1): SupplyChange[] {
    const name = `${hotelId} ${roomId} ${day}`;
    const was = sold.get(name) ?? 0;
    sold.set(name, was - by);
    if (by === -1 && was + 1 === roomsPerNight) return plansOf(hotelId, roomId).map((id) => close(id, day));
    if (by === 1 && was === roomsPerNight) return plansOf(hotelId, roomId).map((id) => reopen(id, day));
    return [];
  }

  function plansOf(hotelId: number, roomId: number): number[] {
    const plans = [...state.plans.values()];
    return plans.filter((plan) => plan.hotelId === hotelId && plan.roomId === roomId).map(({ id }) => id);
  }

  function close(planId: number, day: Day): SupplyChange {
    before.set(`${planId} ${day}`, state.nights.get(planId)?.get(day)?.state ?? 'closed');
    return { kind: 'availability', planId, from: day, to: day, state: 'closed' };
  }

  function reopen(planId: number, day: Day): SupplyChange {
    const was = before.get(`${planId} ${day}`) ?? 'open';
    return { kind: 'availability', planId, from: day, to: day, state: was };
  }

  return {
    move(taken: FakeTaken, by: -1 | 1): SupplyChange[] {
      const seats = taken.flights.flatMap((ref): SupplyChange[] => {
        const flight = state.flights.get(flightKey(ref));
        if (flight === undefined) return [];
        return [{ kind: 'seats', flight: ref, seats: flight.seats + taken.seats * by }];
      });
      const rooms = [taken, ...(taken.otherRooms ?? []).map((room) => ({ ...taken, ...room }))];
      return [...rooms.flatMap((room) => room.days.flatMap((day) => moveNight(room, day, by))), ...seats];
    },
    /** Whether so many rooms of a kind are left for a night. */
    hasLeft: (hotelId: number, roomId: number, day: Day, rooms: number): boolean =>
      (sold.get(`${hotelId} ${roomId} ${day}`) ?? 0) + rooms <= roomsPerNight,
  };
}
