import type { Season, Trip } from './compile-trip.ts';
import { dayRows, overnightOf } from './flight-rows.ts';
import { NO_FLIGHT } from './layout.ts';
import { listRoutes, priceLeg } from './leg-fares.ts';
import type { Memory } from './memory.ts';
import { type FlightRow, type FlownStay, hotelOf, type Stay } from './read-offers.ts';
import type { SearchContext } from './search-context.ts';
import { readAirportSet } from './write-places.ts';

/** A stay with flights there and back. */
export type FlownPair = FlownStay & { readonly flights: NonNullable<FlownStay['flights']> };

/** Flights of a day of a route that the party can take, with what they cost it. */
interface Leg extends FlightRow {
  readonly cost: number;
}

/** Every pair of flights one stay can be flown with, in no order. */
export function listFlownStays({ memory, stays }: SearchContext, trip: Trip, stay: Stay): FlownPair[] {
  const found: FlownPair[] = [];
  const isOnRequest = stays.isOnRequest(stay, trip);
  for (const season of trip.seasons) {
    if (!stays.fits(stay.plan, season)) continue;
    const price = stays.priceStay(stay, trip, season);
    for (const route of routesTo(memory, trip, stay.plan)) {
      const outbounds = outboundLegs(memory, trip, season, route, stay.checkIn);
      if (outbounds.length === 0) continue;
      const homeward = (memory.routeBack[route] as number) - 1;
      for (const inbound of inboundLegs(memory, trip, season, homeward, stay.checkIn + stay.nights)) {
        for (const outbound of outbounds) {
          const flights = { outbound, inbound };
          found.push({ flights, out: outbound.cost, back: inbound.cost, stay: price, isOnRequest });
        }
      }
    }
  }
  return found;
}

/** The order of pairs for one stay: by price, airports by code, then flights. */
export function compareFlownStays({ memory }: SearchContext, one: FlownPair, other: FlownPair): number {
  const codes = ({ flights: { outbound } }: FlownPair) =>
    [memory.routeFrom, memory.routeTo].map(
      (ends) => memory.airportCode[ends[outbound.route] as number] as number,
    ) as [number, number];
  const [from, to] = codes(one);
  const [otherFrom, otherTo] = codes(other);
  const idOf = ({ row }: FlightRow) => memory.flightId[row] as number;
  return (
    one.out + one.back + one.stay - (other.out + other.back + other.stay) ||
    from - otherFrom ||
    to - otherTo ||
    idOf(one.flights.outbound) - idOf(other.flights.outbound) ||
    one.flights.outbound.day - other.flights.outbound.day ||
    idOf(one.flights.inbound) - idOf(other.flights.inbound)
  );
}

function legsOn(memory: Memory, trip: Trip, season: Season, route: number, day: number): Leg[] {
  const legs: Leg[] = [];
  const rows = dayRows(memory, route, day);
  for (let row = rows.first; row < rows.end; row += 1) {
    const cost = priceLeg(memory, row, trip.legs, season);
    if (cost !== NO_FLIGHT) legs.push({ row, route, day, cost });
  }
  return legs;
}

/** Outbound flights on which the party arrives on the day of check-in, having left in the season. */
function outboundLegs(memory: Memory, trip: Trip, season: Season, route: number, checkIn: number): Leg[] {
  const { from, to } = season.departure;
  return [checkIn - 1, checkIn]
    .filter((day) => day >= from && day <= to)
    .flatMap((day) => legsOn(memory, trip, season, route, day))
    .filter(({ row, day }) => day + overnightOf(memory.flightFare[row] as number) === checkIn);
}

function inboundLegs(memory: Memory, trip: Trip, season: Season, route: number, day: number): Leg[] {
  return day < trip.return.from || day > trip.return.to ? [] : legsOn(memory, trip, season, route, day);
}

/** Routes of a trip to a plan's hotel. */
function routesTo(memory: Memory, trip: Trip, plan: number): number[] {
  return readAirportSet(memory, memory.hotelAirportSet[hotelOf(memory, plan)] as number)
    .filter((airport) => trip.arrivals?.has(airport) ?? true)
    .flatMap((airport) => listRoutes(memory, trip, airport));
}
