import { type Day, type DayRange, formatDay, splitDay } from '../domain/calendar-day.ts';
import type { OfferQueries, OptionColumn, PricedOffer } from '../domain/offer-query.ts';
import { type BestOption, startBestOption } from './best-option.ts';
import { compileTrip, type Season, type Trip } from './compile-trip.ts';
import { openHotelFilter, visitHotels } from './list-candidates.ts';
import { head, MOST_AIRPORTS } from './memory.ts';
import type { Options } from './option-search.ts';
import type { SearchContext } from './search-context.ts';
import { MOST_DAYS } from './stay-table.ts';

type Ask = OfferQueries['options']['ask'];
type Answer = OfferQueries['options']['answer'];

/** The cheapest offer for each value of a column: nights, departure airport, month or date of departure. */
export function findOptions(context: SearchContext, { request, by }: Ask): Answer {
  const trip = compileTrip(context.memory, context.codes, request);
  const hotels = listHotels(context, request, trip);
  if (trip.seasons.length === 0 || trip.nightsFrom > trip.nightsTo || hotels.length === 0) return [];
  if (by === 'nights') return findByNights(context, trip, hotels);
  if (by === 'airport') return trip.isPackage ? findByAirport(context, trip, hotels) : [];
  return findByDeparture(context, trip, hotels, by);
}

/** Whatever a stay is like, it belongs to the first option as far as this goes. */
const sameOption = new Int32Array(Math.max(MOST_AIRPORTS, MOST_DAYS));

function listHotels({ memory }: SearchContext, request: Ask['request'], trip: Trip): number[] {
  const failsFilter = openHotelFilter(memory, request);
  const hotels: number[] = [];
  visitHotels(memory, request, trip, (hotel) => {
    if (failsFilter(hotel) === 0) hotels.push(hotel);
  });
  return hotels;
}

function findByNights(context: SearchContext, trip: Trip, hotels: readonly number[]): Answer {
  const byNights = new Int32Array(trip.nightsTo + 1).map((_, nights) => nights - trip.nightsFrom);
  const options = startOptions(trip, trip.nightsTo - trip.nightsFrom + 1, { by: 'nights', byNights });
  return answer(context, trip, hotels, options, (place) => String(trip.nightsFrom + place));
}

function findByAirport(context: SearchContext, trip: Trip, hotels: readonly number[]): Answer {
  const { memory, codes } = context;
  const airports = memory.header[head.airports] as number;
  const byOrigin = new Int32Array(airports).map((_, airport) => airport);
  const options = startOptions(trip, airports, { by: 'origin', byOrigin });
  const found = answer(context, trip, hotels, options, codes.airportCode);
  return found.sort((one, other) => (one.value < other.value ? -1 : 1));
}

function findByDeparture(
  context: SearchContext,
  trip: Trip,
  hotels: readonly number[],
  by: OptionColumn,
): Answer {
  const groups = groupDepartures(trip, by);
  const byDay = new Int32Array(trip.days);
  const options = startOptions(trip, groups.length, { by: 'day', byDay });
  groups.forEach(({ from, to }, place) => {
    for (let day = from; day <= to; day += 1) byDay[day - trip.base] = place;
  });
  const nameOf = (place: number) => formatDay((groups[place] as DayRange).from);
  return answer(
    context,
    trip,
    hotels,
    options,
    by === 'month' ? (place) => nameOf(place).slice(0, 'YYYY-MM'.length) : nameOf,
    (place) => groups[place],
  );
}

function startOptions(trip: Trip, count: number, grouping: Pick<Options, 'by'> & Partial<Options>): Options {
  const bests: BestOption[] = [];
  for (let place = 0; place < count; place += 1) bests.push(startBestOption(trip.maxTotal));
  return { bests, byDay: sameOption, byNights: sameOption, byOrigin: sameOption, ...grouping };
}

/**
 * Looks for the options of a trip and names what was found.
 * @param nameOf the value of an option by its place
 * @param departingOn the days on which an option departs, where these are not all
 */
function answer(
  { options: search, resolver }: SearchContext,
  trip: Trip,
  hotels: readonly number[],
  options: Options,
  nameOf: (place: number) => string,
  departingOn: (place: number) => DayRange | undefined = () => undefined,
): { value: string; cheapest: PricedOffer }[] {
  for (const season of trip.seasons) search(hotels, trip, season, options);
  const found: { value: string; cheapest: PricedOffer }[] = [];
  options.bests.forEach((best, place) => {
    if (best.plan < 0) return;
    const cheapest = resolver.resolve(trip, best, [best.route], departingOn(place));
    found.push({ value: nameOf(place), cheapest });
  });
  return found;
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
