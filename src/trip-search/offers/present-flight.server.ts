import type { z } from 'zod';
import type { FlightDetails, FlightTimes } from '../../domain/search/offer-query.ts';
import type { FlightRef } from '../../domain/search/supply-facts.ts';
import { type Day, formatDay } from '../../domain/time/calendar-day.ts';
import { minutesBetween } from '../../domain/time/local-moment.ts';
import { formatClock } from '../../domain/words/format-clock.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import type { flightSchema, flightTimesSchema } from './flight-schema.ts';

/** Baggage in the words of the requirements (FLIGHT-011). */
const baggageWords = { none: 'none', carry_on: 'carryOn', checked: 'baggage' } as const;

/** Seats are counted up to so many. */
const countedSeats = 9;

/** A flight by where to find it, with its times. */
type TimedFlight = FlightRef & FlightTimes;

export function presentFlightTimes(flight: TimedFlight): z.infer<typeof flightTimesSchema> {
  return {
    departureDate: formatDay(flight.day),
    departureDateTime: formatLocalTime(flight.day, flight.departure),
    arrivalDateTime: formatLocalTime(arrivalDay(flight), flight.arrival),
  };
}

export function presentFlight(visit: SearchVisit, flight: FlightDetails): z.infer<typeof flightSchema> {
  return {
    ...presentFlightTimes(flight),
    id: flight.id,
    durationMinutes: countMinutes(visit, flight),
    airline: {
      code: flight.airline,
      name: visit.catalogue.airlines.get(flight.airline)?.name ?? flight.airline,
    },
    flightNumber: `${flight.airline} ${flight.number}`,
    stops: flight.stops,
    cabin: flight.cabin,
    baggage: baggageWords[flight.baggage],
    seats: Math.min(flight.seats, countedSeats),
  };
}

function arrivalDay({ day, isOvernight }: TimedFlight): Day {
  return isOvernight ? day + 1 : day;
}

function formatLocalTime(day: Day, minutes: number): string {
  return `${formatDay(day)}T${formatClock(minutes)}`;
}

/** From departure to arrival, changes included; null where the catalogue does not know an airport's time zone. */
export function countMinutes({ catalogue }: SearchVisit, flight: TimedFlight): number | null {
  const from = catalogue.airports.get(flight.from)?.timeZone;
  const to = catalogue.airports.get(flight.to)?.timeZone;
  if (from === undefined || to === undefined) return null;
  return minutesBetween(
    { day: flight.day, minutes: flight.departure, timeZone: from },
    { day: arrivalDay(flight), minutes: flight.arrival, timeZone: to },
  );
}
