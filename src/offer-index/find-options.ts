import { type Day, type DayRange, formatDay, splitDay } from '../domain/calendar-day.ts';
import type { OfferQueries, OptionColumn, PricedOffer } from '../domain/offer-query.ts';
import { compileTrip, type Season, type Trip } from './compile-trip.ts';
import { BY_DAY, BY_NIGHTS, BY_ORIGIN } from './layout.ts';
import { openHotelFilter, visitHotels } from './list-candidates.ts';
import { head } from './memory.ts';
import type { SearchContext } from './search-context.ts';
import { type BestOption, searchOptions } from './search-options.ts';

type Ask = OfferQueries['options']['ask'];
type Answer = OfferQueries['options']['answer'];

/** The cheapest offer for each value of a column: nights, departure airport, month or date of departure. */
export function findOptions(context: SearchContext, { request, by }: Ask): Answer {
  const trip = compileTrip(context.memory, context.codes, request);
  const hotels = listHotels(context, request, trip);
  if (trip.seasons.length === 0 || hotels.length === 0) return [];
  if (by === 'nights') return findByNights(context, trip, hotels);
  if (by === 'airport') return trip.isPackage ? findByAirport(context, trip, hotels) : [];
  return findByDeparture(context, trip, hotels, by);
}

function listHotels({ memory }: SearchContext, request: Ask['request'], trip: Trip): number[] {
  const failsFilter = openHotelFilter(memory, request);
  const hotels: number[] = [];
  visitHotels(memory, request, trip, (hotel) => {
    if (failsFilter(hotel) === 0) hotels.push(hotel);
  });
  return hotels;
}

function findByNights(context: SearchContext, trip: Trip, hotels: readonly number[]): Answer {
  const count = trip.nightsTo - trip.nightsFrom + 1;
  const found = searchOptions(context, trip, hotels, { by: BY_NIGHTS, count });
  return nameOptions(context, trip, found, (place) => String(trip.nightsFrom + place));
}

function findByAirport(context: SearchContext, trip: Trip, hotels: readonly number[]): Answer {
  const { memory, codes } = context;
  const count = memory.header[head.airports] as number;
  const found = searchOptions(context, trip, hotels, { by: BY_ORIGIN, count });
  const named = nameOptions(context, trip, found, codes.airportCode);
  return named.sort((one, other) => (one.value < other.value ? -1 : 1));
}

function findByDeparture(
  context: SearchContext,
  trip: Trip,
  hotels: readonly number[],
  by: OptionColumn,
): Answer {
  const groups = groupDepartures(trip, by);
  const byDay = new Int32Array(trip.days);
  groups.forEach(({ from, to }, place) => {
    for (let day = from; day <= to; day += 1) byDay[day - trip.base] = place;
  });
  const nameOf = (place: number) => formatDay((groups[place] as DayRange).from);
  return nameOptions(
    context,
    trip,
    searchOptions(context, trip, hotels, { by: BY_DAY, count: groups.length, byDay }),
    by === 'month' ? (place) => nameOf(place).slice(0, 'YYYY-MM'.length) : nameOf,
    (place) => groups[place],
  );
}

/**
 * Names what was found.
 * @param nameOf the value of an option by its place
 * @param departingOn the days on which an option departs, where these are not all
 */
function nameOptions(
  { resolver }: SearchContext,
  trip: Trip,
  bests: readonly BestOption[],
  nameOf: (place: number) => string,
  departingOn: (place: number) => DayRange | undefined = () => undefined,
): { value: string; cheapest: PricedOffer }[] {
  return bests.map((best) => ({
    value: nameOf(best.option),
    cheapest: resolver.resolve(trip, best, [best.route], departingOn(best.option)),
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
