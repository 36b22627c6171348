import type { Day } from '../time/calendar-day.ts';
import type { AirlineFacts, FlightFacts, PlanNight, RatePlanFacts } from './supply-facts.ts';

/** A stay in a room of a hotel on fixed days, flown between two airports: whatever it is sold at is made of its factors. */
export interface PackageDates {
  readonly hotelId: number;
  readonly roomId: number;
  readonly checkIn: Day;
  /** 1 to 22. */
  readonly nights: number;
  /** Airports and day of the outbound flight; the way back departs on check-out. Null for hotel-only. */
  readonly flown: { readonly from: string; readonly to: string; readonly day: Day } | null;
}

/** Everything that the price of a package is made of, at one moment. */
export interface PriceFactors {
  /** Airports that the hotel is reached from. */
  readonly airports: readonly string[];
  /** Plans of the room that are sold, by id, each with the nights of the stay; where nobody may arrive the minimum stay is 1. */
  readonly plans: readonly { readonly plan: RatePlanFacts; readonly nights: readonly PlanNight[] }[];
  /** Flights there and back by id, also those that do not fit; seats count up to 9. */
  readonly outbounds: readonly FlightFacts[];
  readonly inbounds: readonly FlightFacts[];
  /** All airlines, by code. */
  readonly airlines: readonly AirlineFacts[];
}
