import type { Cabin, FlightFacts } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { noiseAt } from '../rates/noise-at.ts';
import type { Service } from './plan-services.ts';
import { roundFare } from './price-fare.ts';

export const MINUTES_PER_DAY = 1_440;
const BUSINESS_FACTOR = 3.1;

/** One direction of a service over some days. */
export interface Rotation {
  readonly service: Service;
  readonly from: string;
  readonly to: string;
  readonly number: number;
  readonly weekdays: number;
  /** Local time of departure, minutes after midnight, before it is fitted to a day's clocks. */
  readonly departure: number;
  /** Ids of its flights: this one in economy, the next in business. */
  readonly firstId: number;
  readonly noiseSeed: number;
}

/** What all flights between two airports in one direction share; arrays hold a value for each day. */
export interface Timetable {
  readonly firstDay: Day;
  readonly weekdays: Uint8Array;
  /** Months between the day and the next high season. */
  readonly seasonDistances: Uint8Array;
  /** Minutes that clocks at the end are ahead of those at the start. */
  readonly clockShifts: Int16Array;
  readonly demand: Float64Array;
  readonly bookingFactors: Float64Array;
}

/**
 * A departure late enough that the flight does not arrive before midnight of the day it left, and early enough that it
 * arrives on the next day at the latest.
 */
export function fitDeparture(departure: number, localDuration: number): number {
  return Math.max(-localDuration, Math.min(departure, 2 * MINUTES_PER_DAY - 1 - localDuration));
}

function seatsLeft(noise: number): number {
  if (noise < 0.03) return 0;
  return noise < 0.1 ? 1 + (Math.floor(noise * 100) % 4) : 4 + Math.floor(noise * 38);
}

function buildFlight(
  rotation: Rotation,
  day: Day,
  localDuration: number,
  economyFare: number,
  cabin: Cabin,
): FlightFacts {
  const { service, firstId } = rotation;
  const departure = fitDeparture(rotation.departure, localDuration);
  const arrival = departure + localDuration;
  const isBusiness = cabin === 'business';
  return {
    from: rotation.from,
    to: rotation.to,
    day,
    id: isBusiness ? firstId + 1 : firstId,
    airline: service.airline.code,
    number: rotation.number,
    departure,
    arrival: arrival % MINUTES_PER_DAY,
    isOvernight: arrival >= MINUTES_PER_DAY,
    stops: service.stops,
    cabin,
    baggage: isBusiness ? 'checked' : service.baggage,
    fare: roundFare(isBusiness ? economyFare * BUSINESS_FACTOR : economyFare, service.operation),
    seats: seatsLeft(noiseAt(rotation.noiseSeed, 2 * day + (isBusiness ? 1 : 0))),
  };
}

/** Adds every departure of a rotation to a list. */
export function flyService(rotation: Rotation, timetable: Timetable, flights: FlightFacts[]): void {
  const { service, weekdays, noiseSeed } = rotation;
  const { firstDay, demand, bookingFactors } = timetable;
  for (let index = 0; index < demand.length; index += 1) {
    if (((weekdays >> (timetable.weekdays[index] ?? 0)) & 1) === 0) continue;
    if ((timetable.seasonDistances[index] ?? 0) > service.seasonReach) continue;
    const day = firstDay + index;
    const mood = 0.93 + 0.14 * noiseAt(noiseSeed, -day);
    const fare = service.fare * (demand[index] ?? 1) * (bookingFactors[index] ?? 1) * mood;
    const localDuration = service.duration + (timetable.clockShifts[index] ?? 0);
    flights.push(buildFlight(rotation, day, localDuration, fare, 'economy'));
    if (service.hasBusiness) flights.push(buildFlight(rotation, day, localDuration, fare, 'business'));
  }
}
