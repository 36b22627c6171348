import { feedLimits } from '../../../../defaults.ts';
import type { FlightFacts, SupplyChange } from '../../../../domain/search/supply-facts.ts';
import {
  type Day,
  type DayRange,
  listDays,
  nightsBetween,
  weekdayOf,
} from '../../../../domain/time/calendar-day.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';
import type { FareRule, FareTable } from './fare-table.ts';
import { flightIdOf } from './flight-id.ts';
import type { SsimLeg, StationTime } from './ssim-leg.ts';

export type TimeMode = 'utc' | 'local';

/** More stops are not sold. */
const MINUTES_OF_DAY = 1440;

/**
 * Flights of an itinerary on each of its days: from every station to every later one, wherever there is a fare. Days
 * without a fare are not sold. @throws FeedError where the legs do not fit together or no fare is known
 */
export async function mapItinerary(
  legs: readonly SsimLeg[],
  mode: TimeMode,
  fares: FareTable,
  directory: FeedDirectory,
): Promise<readonly SupplyChange[]> {
  requireChain(legs, mode);
  await requireKnownCodes(legs, directory);
  const changes: SupplyChange[] = [];
  for (const section of sectionsOf(legs)) {
    for (const flight of sellSection(section, mode, fares, directory.days))
      changes.push({ kind: 'flight', flight });
  }
  const [first] = legs;
  if (changes.length === 0 && first !== undefined && departureDays(first, mode, directory.days).length > 0) {
    const stations = [first.departure.station, ...legs.map(({ arrival }) => arrival.station)];
    refuse(`no fare is known for ${first.airline} ${first.number} ${stations.join('-')}`, first.line);
  }
  return changes;
}

/** Legs numbered 1, 2, 3 …, from station to station, one after the other, on the same days. */
function requireChain(legs: readonly SsimLeg[], mode: TimeMode): void {
  legs.forEach((leg, index) => {
    if (leg.sequence !== index + 1) {
      refuse(`leg sequence number '${leg.sequence}' follows ${index}`, leg.line);
    }
    const elapsed = instantOf(leg.arrival, mode) - instantOf(leg.departure, mode);
    if (elapsed <= 0 || elapsed > MINUTES_OF_DAY) {
      refuse(`the leg takes ${elapsed} minutes by its times, variations and date variations`, leg.line);
    }
    const before = legs[index - 1];
    if (before !== undefined) requireSuccession(before, leg, mode);
  });
}

function requireSuccession(before: SsimLeg, leg: SsimLeg, mode: TimeMode): void {
  if (before.arrival.station !== leg.departure.station) {
    refuse(
      `leg ${leg.sequence} departs from ${leg.departure.station}, not from ${before.arrival.station}`,
      leg.line,
    );
  }
  if (instantOf(leg.departure, mode) < instantOf(before.arrival, mode)) {
    refuse(`leg ${leg.sequence} departs before leg ${before.sequence} arrives`, leg.line);
  }
  const operation = ({ period, weekdays, everyWeeks }: SsimLeg) =>
    JSON.stringify([period, weekdays, everyWeeks]);
  if (operation(before) !== operation(leg)) {
    refuse(`leg ${leg.sequence} operates on other days than leg ${before.sequence}`, leg.line);
  }
}

async function requireKnownCodes(legs: readonly SsimLeg[], directory: FeedDirectory): Promise<void> {
  for (const { airline, departure, arrival, line } of legs) {
    if ((await directory.findAirline(airline)) === null) refuse(`airline '${airline}' is unknown`, line);
    for (const { station } of [departure, arrival]) {
      if (!(await directory.knowsAirport(station))) refuse(`airport '${station}' is unknown`, line);
    }
  }
}

/** Minutes from midnight UTC of the day of operation. */
function instantOf({ dayShift, minutes, utcOffset }: StationTime, mode: TimeMode): number {
  return dayShift * MINUTES_OF_DAY + minutes - (mode === 'local' ? utcOffset : 0);
}

/** Local minutes from midnight of the day of operation. */
function localTimeOf({ dayShift, minutes, utcOffset }: StationTime, mode: TimeMode): number {
  return dayShift * MINUTES_OF_DAY + minutes + (mode === 'utc' ? utcOffset : 0);
}

interface Section {
  readonly first: SsimLeg;
  readonly last: SsimLeg;
  readonly stops: number;
}

function sectionsOf(legs: readonly SsimLeg[]): readonly Section[] {
  return legs.flatMap((first, index) =>
    legs.slice(index, index + feedLimits.maxSsimStops + 1).map((last, stops) => ({ first, last, stops })),
  );
}

function* sellSection(
  section: Section,
  mode: TimeMode,
  fares: FareTable,
  storedDays: DayRange,
): Generator<FlightFacts> {
  const { first, last } = section;
  const from = first.departure.station;
  const to = last.arrival.station;
  if (from === to) return;
  const departure = localTimeOf(first.departure, mode);
  const nights = nightsBetween(dayOf(departure), dayOf(localTimeOf(last.arrival, mode)));
  for (const day of departureDays(first, mode, storedDays)) {
    for (const fare of fares.find({ airline: first.airline, from, to }, day)) {
      if (nights !== 0 && nights !== 1)
        refuse(`${from}-${to} arrives ${nights} days after it departs`, first.line);
      yield flightOf(section, mode, day, fare);
    }
  }
}

function flightOf({ first, last, stops }: Section, mode: TimeMode, day: Day, fare: FareRule): FlightFacts {
  const departure = localTimeOf(first.departure, mode);
  const arrival = localTimeOf(last.arrival, mode);
  const { airline, number, suffix } = first;
  const { cabin, baggage, seats } = fare;
  return {
    from: fare.from,
    to: fare.to,
    day,
    id: flightIdOf({ airline, number, suffix, cabin, baggage }),
    airline,
    number,
    departure: departure - dayOf(departure) * MINUTES_OF_DAY,
    arrival: arrival - dayOf(arrival) * MINUTES_OF_DAY,
    isOvernight: dayOf(arrival) > dayOf(departure),
    stops,
    cabin,
    baggage,
    fare: fare.fare,
    seats,
  };
}

function dayOf(minutes: number): number {
  return Math.floor(minutes / MINUTES_OF_DAY);
}

/** Local days on which a leg departs, within the stored range. */
function departureDays(leg: SsimLeg, mode: TimeMode, storedDays: DayRange): readonly Day[] {
  const { period, weekdays, everyWeeks, departure } = leg;
  const shift = dayOf(localTimeOf(departure, mode));
  const from = Math.max(period.from, storedDays.from - shift);
  const to = Math.min(period.to ?? storedDays.to - shift, storedDays.to - shift);
  return listDays({ from, to })
    .filter((day) => weekdays[weekdayOf(day)] && Math.floor((day - period.from) / 7) % everyWeeks === 0)
    .map((day) => day + shift);
}
