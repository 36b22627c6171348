import type { Airport } from '../../../domain/search/catalogue.ts';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import {
  type Day,
  type DayRange,
  requireDay,
  splitDay,
  weekdayOf,
} from '../../../domain/time/calendar-day.ts';
import { mixSeed } from '../model/seeded-random.ts';
import type { WorldPlaces } from '../model/world-places.ts';
import { monthsFromSeason } from '../rates/season-curve.ts';
import { chooseRoutes, type Route } from './choose-routes.ts';
import { clockOffsets } from './clock-offsets.ts';
import { fitDeparture, flyService, MINUTES_PER_DAY, type Rotation, type Timetable } from './fly-service.ts';
import { type Operation, planServices, type Service } from './plan-services.ts';
import { bookingFactors, type Direction, demandByDay } from './price-fare.ts';

export interface FlightPlan {
  readonly places: WorldPlaces;
  /** Number of hotels by airport of arrival; null for as many as the places themselves suggest. */
  readonly hotelsPerAirport: ReadonlyMap<string, number> | null;
  /** 1 for some 5,300 routes and three million flights a year; less for fewer, above 0. */
  readonly density: number;
  readonly seed: number;
  /** The day it is: fares depend on how far ahead a flight is. */
  readonly today: Day;
  /** Days of departure. */
  readonly days: DayRange;
}

/** Return flights are timed by the clocks of this day, whichever days are asked for. */
const TIMETABLE_DAY = requireDay('2026-01-15');

/** What all routes share over the days of a plan. */
function openCalendar({ today, days }: FlightPlan) {
  const count = days.to - days.from + 1;
  const months = Uint8Array.from({ length: count }, (_, index) => splitDay(days.from + index).month);
  const weekdays = Uint8Array.from({ length: count }, (_, index) => weekdayOf(days.from + index));
  const offsets = new Map<string, Int16Array>();
  const offsetsAt = ({ timeZone }: Airport): Int16Array => {
    const known = offsets.get(timeZone) ?? clockOffsets(timeZone, days.from, count);
    offsets.set(timeZone, known);
    return known;
  };
  const timetableOffsets = new Map<string, number>();
  const timetableOffsetAt = ({ timeZone }: Airport): number => {
    const known = timetableOffsets.get(timeZone) ?? clockOffsets(timeZone, TIMETABLE_DAY, 1)[0] ?? 0;
    timetableOffsets.set(timeZone, known);
    return known;
  };
  const charter = bookingFactors('charter', today, days.from, count);
  const scheduled = bookingFactors('nonstop', today, days.from, count);
  const factorsOf = (operation: Operation): Float64Array => (operation === 'charter' ? charter : scheduled);
  return { firstDay: days.from, count, months, weekdays, offsetsAt, timetableOffsetAt, factorsOf };
}
type Calendar = ReturnType<typeof openCalendar>;

function buildTimetable(route: Route, direction: Direction, calendar: Calendar) {
  const [start, end] = direction === 'outbound' ? [route.home, route.away] : [route.away, route.home];
  const ahead = calendar.offsetsAt(end);
  const behind = calendar.offsetsAt(start);
  const distances = Array.from({ length: 13 }, (_, month) => monthsFromSeason(month, route.highSeason));
  return {
    firstDay: calendar.firstDay,
    weekdays: calendar.weekdays,
    seasonDistances: calendar.months.map((month) => distances[month] ?? 0),
    clockShifts: ahead.map((offset, index) => offset - (behind[index] ?? 0)),
    demand: demandByDay(route, direction, calendar.firstDay, calendar.count),
  };
}

/** Every day of a week moved on by some days. */
function turnWeekdays(weekdays: number, by: number): number {
  const shift = by % 7;
  return ((weekdays << shift) | (weekdays >> (7 - shift))) & 0x7f;
}

/** The aircraft flies back after its turnaround: late arrivals make night flights, and those after midnight the next weekday's. */
function turnAround(outbound: Rotation, clockShift: number): Rotation {
  const { service, departure, weekdays } = outbound;
  const localDuration = service.duration + clockShift;
  const ready = fitDeparture(departure, localDuration) + localDuration + service.turnaround;
  return {
    ...outbound,
    from: outbound.to,
    to: outbound.from,
    number: service.number + 1,
    weekdays: turnWeekdays(weekdays, Math.floor(ready / MINUTES_PER_DAY)),
    departure: ready % MINUTES_PER_DAY,
    noiseSeed: mixSeed('back', outbound.noiseSeed),
  };
}

function outboundRotation(route: Route, service: Service, place: number, seed: number): Rotation {
  const { home, away } = route;
  return {
    service,
    from: home.code,
    to: away.code,
    number: service.number,
    weekdays: service.weekdays,
    departure: service.departure,
    firstId: 2 * place + 1,
    noiseSeed: mixSeed('fares', seed, home.code, away.code, place),
  };
}

function flyRoute(route: Route, calendar: Calendar, { density, seed }: FlightPlan): FlightFacts[] {
  const there = buildTimetable(route, 'outbound', calendar);
  const back = buildTimetable(route, 'inbound', calendar);
  const clockShift = calendar.timetableOffsetAt(route.away) - calendar.timetableOffsetAt(route.home);
  const flights: FlightFacts[] = [];
  for (const [place, service] of planServices(route, density, seed).entries()) {
    const factors = calendar.factorsOf(service.operation);
    const outbound = outboundRotation(route, service, place, seed);
    const inbound = turnAround(outbound, clockShift);
    flyService(outbound, { ...there, bookingFactors: factors } satisfies Timetable, flights);
    flyService(inbound, { ...back, bookingFactors: factors } satisfies Timetable, flights);
  }
  return flights;
}

/**
 * Every flight of the demo world, a list for each pair of airports with both directions, busiest pairs first. Flights
 * keep their ids when the world is described again for other days; fares of days that are near change with the day it is.
 */
export function* buildFlights(plan: FlightPlan): Generator<FlightFacts[]> {
  const calendar = openCalendar(plan);
  for (const route of chooseRoutes(plan.places, plan.hotelsPerAirport, plan.density, plan.seed)) {
    yield flyRoute(route, calendar, plan);
  }
}
