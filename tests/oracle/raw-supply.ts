import type {
  AirlineFacts,
  FlightFacts,
  FlightRef,
  HotelFacts,
  NightState,
  RatePlanFacts,
} from '../../src/domain/search/supply-facts.ts';
import { HORIZON_DAYS } from '../../src/domain/search/supply-facts.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';

/** What is known of one night of one plan. */
export interface Night {
  readonly rate: number;
  readonly state: NightState;
  readonly minStay: number;
  readonly closedToArrival: boolean;
}

/** A night that no change has set. */
export const unknownNight: Night = { rate: 0, state: 'closed', minStay: 1, closedToArrival: false };

/** Everything on sale as the feed sent it: rows by their ids, nothing calculated. */
export interface RawSupply {
  firstDay: Day;
  readonly airlines: Map<string, AirlineFacts>;
  readonly hotels: Map<number, HotelFacts>;
  readonly plans: Map<number, RatePlanFacts>;
  /** By plan, then day; days that no change has set are missing. */
  readonly nights: Map<number, Map<Day, Night>>;
  /** By airport of departure, airport of arrival and day of departure, then by id. */
  readonly flights: Map<string, Map<string, Map<Day, Map<number, FlightFacts>>>>;
}

export function createRawSupply(): RawSupply {
  return {
    firstDay: 0,
    airlines: new Map(),
    hotels: new Map(),
    plans: new Map(),
    nights: new Map(),
    flights: new Map(),
  };
}

/** All departures from one airport to another on a day. */
export function departuresOn(supply: RawSupply, from: string, to: string, day: Day): Iterable<FlightFacts> {
  return supply.flights.get(from)?.get(to)?.get(day)?.values() ?? [];
}

/** Undefined where there is no such flight. */
export function findFlight(supply: RawSupply, { from, to, day, id }: FlightRef): FlightFacts | undefined {
  return supply.flights.get(from)?.get(to)?.get(day)?.get(id);
}

export function setFlight(supply: RawSupply, flight: FlightFacts): void {
  const routes = childMap(supply.flights, flight.from);
  const days = childMap(routes, flight.to);
  childMap(days, flight.day).set(flight.id, flight);
}

export function dropFlight(supply: RawSupply, { from, to, day, id }: FlightRef): void {
  supply.flights.get(from)?.get(to)?.get(day)?.delete(id);
}

export function nightOf(supply: RawSupply, planId: number, day: Day): Night {
  return supply.nights.get(planId)?.get(day) ?? unknownNight;
}

/** Replaces what is known of a night in part. */
export function amendNight(supply: RawSupply, planId: number, day: Day, changes: Partial<Night>): void {
  childMap(supply.nights, planId).set(day, { ...nightOf(supply, planId, day), ...changes });
}

export function isBeforeHorizon(supply: RawSupply, day: Day): boolean {
  return day < supply.firstDay;
}

export function isBeyondHorizon(supply: RawSupply, day: Day): boolean {
  return day >= supply.firstDay + HORIZON_DAYS;
}

/** Forgets every night and departure before the first day. */
export function moveHorizon(supply: RawSupply, firstDay: Day): void {
  supply.firstDay = firstDay;
  for (const nights of supply.nights.values()) deleteBefore(nights, firstDay);
  for (const routes of supply.flights.values()) {
    for (const days of routes.values()) deleteBefore(days, firstDay);
  }
}

function deleteBefore(days: Map<Day, unknown>, firstDay: Day): void {
  for (const day of days.keys()) if (day < firstDay) days.delete(day);
}

function childMap<Key, ChildKey, Value>(
  parent: Map<Key, Map<ChildKey, Value>>,
  key: Key,
): Map<ChildKey, Value> {
  const known = parent.get(key);
  if (known) return known;
  const child = new Map<ChildKey, Value>();
  parent.set(key, child);
  return child;
}
