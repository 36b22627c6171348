import { nightFlights } from '../../defaults.ts';
import { isInClockRange } from '../time/clock-range.ts';
import type { FlightTimes } from './offer-query.ts';

/** Which flights of a trip take the night. */
export type NightFlights = 'out' | 'home' | 'both';

/** Whether a flight departs or lands in the hours of `nightFlights`, or is in the air from one day to the next. */
export function isNightFlight({ departure, arrival, isOvernight }: FlightTimes): boolean {
  return isOvernight || isInClockRange(departure, nightFlights) || isInClockRange(arrival, nightFlights);
}

/** The flights of a trip that take the night; null for none, and without flights. */
export function findNightFlights(out: FlightTimes | null, home: FlightTimes | null): NightFlights | null {
  const [isOut, isHome] = [out, home].map((flight) => flight !== null && isNightFlight(flight));
  if (isOut && isHome) return 'both';
  if (isOut) return 'out';
  return isHome ? 'home' : null;
}

/** Times of a flight from local ones such as '2027-05-01T22:10'. */
export function parseFlightTimes(departure: string, arrival: string): FlightTimes {
  return {
    departure: minuteOf(departure),
    arrival: minuteOf(arrival),
    isOvernight: departure.slice(0, 10) !== arrival.slice(0, 10),
  };
}

function minuteOf(local: string): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}
