import { dayRows, overnightOf } from '../memory/flight-rows.ts';
import { NO_FLIGHT } from '../memory/layout.ts';
import type { Memory } from '../memory/memory.ts';
import { readAirportSet } from '../memory/open-registers.ts';
import type { Season, Trip } from './compile-trip.ts';
import { listRoutes, priceLegRow } from './leg-fares.ts';
import { hotelOf, type PlacedOffer, placeRooms } from './read-offers.ts';
import type { SearchContext } from './search-context.ts';
import type { Stay } from './stay.ts';

/** A flight that the party can take, with what it costs it. */
interface Leg {
  readonly row: number;
  readonly day: number;
  readonly cost: number;
}

/** Every pair of flights one stay can be flown with, in no order. */
export function listFlownStays({ memory, stays }: SearchContext, trip: Trip, stay: Stay): PlacedOffer[] {
  const found: PlacedOffer[] = [];
  const isOnRequest = stays.isOnRequest(stay, trip);
  for (const season of trip.seasons) {
    if (!stays.fits(stay, season)) continue;
    const placed = placeRooms(stays, { ...stay, isOnRequest }, trip, season);
    const stayCost = stays.priceStay(stay, trip, season);
    for (const route of routesTo(memory, trip, stay.plan)) {
      const outbounds = outboundLegs(memory, trip, season, route, stay.checkIn);
      if (outbounds.length === 0) continue;
      const homeward = (memory.routeBack[route] as number) - 1;
      for (const { row: back, cost: backCost } of inboundLegs(memory, trip, season, homeward, stay)) {
        for (const { row: out, cost: outCost, day } of outbounds)
          found.push({ ...placed, stayCost, route, day, out, outCost, back, backCost });
      }
    }
  }
  return found;
}

/** The order of pairs for one stay: by price, airports by code, then flights. */
export function compareFlownStays({ memory }: SearchContext, one: PlacedOffer, other: PlacedOffer): number {
  const totalOf = ({ stayCost, outCost, backCost }: PlacedOffer) => stayCost + outCost + backCost;
  const codeOf = (airport: number | undefined) => memory.airportCode[airport as number] as number;
  const idOf = (row: number) => memory.flightId[row] as number;
  return (
    totalOf(one) - totalOf(other) ||
    codeOf(memory.routeFrom[one.route]) - codeOf(memory.routeFrom[other.route]) ||
    codeOf(memory.routeTo[one.route]) - codeOf(memory.routeTo[other.route]) ||
    idOf(one.out) - idOf(other.out) ||
    one.day - other.day ||
    idOf(one.back) - idOf(other.back)
  );
}

function legsOn(
  memory: Memory,
  trip: Trip,
  season: Season,
  route: number,
  day: number,
  isThere: boolean,
): Leg[] {
  const legs: Leg[] = [];
  const rows = dayRows(memory, route, day);
  for (let row = rows.first; row < rows.end; row += 1) {
    const cost = priceLegRow(memory, row, trip.legs, season, isThere);
    if (cost !== NO_FLIGHT) legs.push({ row, day, cost });
  }
  return legs;
}

/** Outbound flights on which the party arrives on the day of check-in, having left in the season. */
function outboundLegs(memory: Memory, trip: Trip, season: Season, route: number, checkIn: number): Leg[] {
  const { from, to } = season.departure;
  return [checkIn - 1, checkIn]
    .filter((day) => day >= from && day <= to)
    .flatMap((day) => legsOn(memory, trip, season, route, day, true))
    .filter(({ row, day }) => day + overnightOf(memory.flightFare[row] as number) === checkIn);
}

function inboundLegs(
  memory: Memory,
  trip: Trip,
  season: Season,
  route: number,
  { checkIn, nights }: Stay,
): Leg[] {
  const day = checkIn + nights;
  return day < trip.return.from || day > trip.return.to
    ? []
    : legsOn(memory, trip, season, route, day, false);
}

/** Routes of a trip to a plan's hotel. */
function routesTo(memory: Memory, trip: Trip, plan: number): number[] {
  return readAirportSet(memory, memory.hotelAirportSet[hotelOf(memory, plan)] as number)
    .filter((airport) => trip.arrivals?.has(airport) ?? true)
    .flatMap((airport) => listRoutes(memory, trip, airport));
}
