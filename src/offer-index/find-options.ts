import { type Day, type DayRange, formatDay, splitDay } from '../domain/calendar-day.ts';
import type { OfferQueries, OptionColumn, PricedOffer } from '../domain/offer-query.ts';
import { type HotelList, listCandidates, placeFilter } from './candidates.ts';
import type { Season, Trip } from './compile-trip.ts';
import { BY_DAY, BY_NIGHTS, BY_ORIGIN } from './layout.ts';
import { head } from './memory.ts';
import { type Enquiry, type SearchContext, startEnquiry } from './search-context.ts';
import { type FoundOption, searchOptions } from './search-options.ts';

type Ask = OfferQueries['options']['ask'];
type Answer = OfferQueries['options']['answer'];

/** The cheapest offer for each value of a column: nights, departure airport, month or date of departure. */
export function findOptions(context: SearchContext, { request, by }: Ask): Answer {
  const enquiry = startEnquiry(context, request);
  const { trip } = enquiry;
  if (trip.seasons.length === 0) return [];
  const hotels = listCandidates(enquiry, { filter: placeFilter(context.kernel, request) });
  if (hotels.count === 0) return [];
  if (by === 'nights') return findByNights(enquiry, hotels);
  if (by === 'airport') return trip.isPackage ? findByAirport(enquiry, hotels) : [];
  return findByDeparture(enquiry, hotels, by);
}

function findByNights(enquiry: Enquiry, hotels: HotelList): Answer {
  const { nightsFrom, nightsTo } = enquiry.trip;
  const found = searchOptions(enquiry, hotels, { by: BY_NIGHTS, count: nightsTo - nightsFrom + 1 });
  return readOptions(enquiry, found, (place) => String(nightsFrom + place));
}

function findByAirport(enquiry: Enquiry, hotels: HotelList): Answer {
  const { memory, codes } = enquiry.context;
  const count = memory.header[head.airports] as number;
  const found = searchOptions(enquiry, hotels, { by: BY_ORIGIN, count });
  const named = readOptions(enquiry, found, codes.airportCode);
  return named.sort((one, other) => (one.value < other.value ? -1 : 1));
}

function findByDeparture(enquiry: Enquiry, hotels: HotelList, by: OptionColumn): Answer {
  const { trip } = enquiry;
  const groups = groupDepartures(trip, by);
  const byDay = new Int32Array(trip.days);
  groups.forEach(({ from, to }, place) => {
    for (let day = from; day <= to; day += 1) byDay[day - trip.base] = place;
  });
  const nameOf = (place: number) => formatDay((groups[place] as DayRange).from);
  return readOptions(
    enquiry,
    searchOptions(enquiry, hotels, { by: BY_DAY, count: groups.length, byDay }),
    by === 'month' ? (place) => nameOf(place).slice(0, 'YYYY-MM'.length) : nameOf,
  );
}

/** @param nameOf the value of an option by its place */
function readOptions(
  { context, trip }: Enquiry,
  found: readonly FoundOption[],
  nameOf: (place: number) => string,
): { value: string; cheapest: PricedOffer }[] {
  return found.map(({ option, offer }) => ({
    value: nameOf(option),
    cheapest: context.describer.read(trip, offer),
  }));
}

/** Each day of departure, or each month. */
function groupDepartures(trip: Trip, by: OptionColumn): DayRange[] {
  const first = (trip.seasons[0] as Season).departure.from;
  const last = (trip.seasons.at(-1) as Season).departure.to;
  const groups: DayRange[] = [];
  for (let from = first; from <= last; ) {
    const to = by === 'month' ? Math.min(last, lastOfMonth(from)) : from;
    groups.push({ from, to });
    from = to + 1;
  }
  return groups;
}

function lastOfMonth(day: Day): Day {
  const { year, month } = splitDay(day);
  return Date.UTC(year, month, 0) / 86_400_000;
}
