import { isNightFlight } from '../../domain/search/night-flights.ts';
import { isInClockRange } from '../../domain/time/clock-range.ts';
import { baggageOf, cabinOf, readTimes, seatsOf, stopsOf } from '../memory/flight-rows.ts';
import { ANY_CABIN, FARE_MASK, NO_FLIGHT } from '../memory/layout.ts';
import type { Memory } from '../memory/memory.ts';
import type { LegRules, Season, Trip } from './compile-trip.ts';

/** What one leg costs the party on one flight; `NO_FLIGHT` where it is not flown under the rules. @param isThere false on the way home */
export function priceLegRow(
  memory: Memory,
  row: number,
  rules: LegRules,
  season: Season,
  isThere: boolean,
): number {
  const word = memory.flightFare[row] as number;
  if (
    seatsOf(word) < season.seats ||
    stopsOf(word) > rules.maxStops ||
    (rules.cabin !== ANY_CABIN && cabinOf(word) !== rules.cabin) ||
    baggageOf(word) < rules.baggage ||
    !isTimely(memory, row, rules, isThere)
  ) {
    return NO_FLIGHT;
  }
  const fare = word & FARE_MASK;
  if (rules.airlines === null && season.childFares + season.infantFares === 0)
    return fare * season.adultFares;
  const airline = (memory.flightCarrier[row] as number) & 0xff;
  if (rules.airlines?.has(airline) === false) return NO_FLIGHT;
  return partyFare(memory, airline, fare, season);
}

function isTimely(memory: Memory, row: number, { departs, arrives, night }: LegRules, isThere: boolean) {
  const times = readTimes(memory, row);
  if (isThere && departs !== null && !isInClockRange(times.departure, departs)) return false;
  if (!isThere && arrives !== null && !isInClockRange(times.arrival, arrives)) return false;
  return night === null || !isNightFlight(times);
}

/** Adults pay the fare, children the airline's share of it rounded each, infants its fixed price. */
function partyFare(memory: Memory, airline: number, fare: number, season: Season): number {
  const child = Math.floor((fare * (memory.airlineChildPercent[airline] as number) + 50) / 100);
  return (
    fare * season.adultFares +
    child * season.childFares +
    (memory.airlineInfantFare[airline] as number) * season.infantFares
  );
}

/** Routes of a trip to an airport that are flown both ways. */
export function listRoutes(memory: Memory, trip: Trip, airport: number): number[] {
  const routes: number[] = [];
  for (let route = (memory.airportRoutes[airport] as number) - 1; route >= 0; ) {
    const origin = memory.routeFrom[route] as number;
    const isWanted = trip.origins?.has(origin) ?? true;
    if (isWanted && memory.routeBack[route] !== 0) routes.push(route);
    route = (memory.routeNextTo[route] as number) - 1;
  }
  return routes;
}
