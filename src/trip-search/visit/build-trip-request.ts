import { nightFlights } from '../../defaults.ts';
import type { GroupStay, OfferFilters, TripRequest } from '../../domain/search/offer-query.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import { MINUTES_OF_DAY } from '../../domain/time/clock-range.ts';
import { countTravellers } from '../../domain/travellers/party.ts';
import type { Read } from '../address/read-trip-search.ts';
import { resolveTravelDays } from '../address/travel-days.ts';
import type { SearchProblems, TripSearch } from '../address/trip-search.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { expandPlace } from '../catalogue/expand-place.ts';
import { listDepartureAirports } from '../catalogue/list-departure-airports.ts';
import { listUsualStays, type StayHabits, spanNights } from '../catalogue/list-usual-stays.ts';

/**
 * What is asked of the offers for a search. Places, airports and airlines that the catalogue does not know are problems:
 * they would find nothing for ever.
 */
export function buildTripRequest(
  search: TripSearch,
  catalogue: Catalogue,
  { today, minorUnits, habits }: RequestContext,
): Read<TripRequest> {
  const problems: SearchProblems = {};
  const kind = search.isHotelOnly ? 'hotel-only' : 'package';
  const places = expandDestinations(search.destinations, catalogue, problems);
  const stays = hasUsualLength(search.period) ? listUsualStays(catalogue, places, habits) : [];
  const request: TripRequest = {
    kind,
    party: search.party,
    bookingDay: today,
    ...resolveLengths(search.period, stays, kind, today),
    departureAirports: search.isHotelOnly ? null : expandDepartures(search.airports, catalogue, problems),
    arrivalAirports: requireArrivals(search.arrivalAirports, catalogue, problems),
    ...places,
    filters: buildFilters(search, catalogue, minorUnits, problems),
  };
  return Object.keys(problems).length === 0 ? { ok: true, value: request } : { ok: false, problems };
}

interface RequestContext {
  readonly today: Day;
  /** Minor units of one whole unit of the charged currency. */
  readonly minorUnits: number;
  readonly habits: StayHabits;
}

/** Exact dates say how long the stay is. */
function hasUsualLength({ isExact, nights }: TripSearch['period']): boolean {
  return nights === 'usual' && !isExact;
}

/** Days and nights, these by groups of hotels where several are usual (PERIOD-028) and fit between the dates (PERIOD-020). */
function resolveLengths(
  period: TripSearch['period'],
  stays: readonly GroupStay[],
  kind: TripRequest['kind'],
  today: Day,
): Pick<TripRequest, 'departure' | 'return' | 'nights' | 'stays'> {
  const nights = period.nights === 'usual' ? null : period.nights;
  if (stays.length === 0) return resolveTravelDays(period, nights, kind, today);
  const days = resolveTravelDays(period, spanNights(stays), kind, today);
  const fitting = stays.map(({ nights: { from, to }, ...stay }) => ({
    ...stay,
    nights: { from: Math.min(from, days.nights.to), to: Math.min(to, days.nights.to) },
  }));
  const isSame = fitting.every(
    ({ nights: { from, to } }) => from === days.nights.from && to === days.nights.to,
  );
  return isSame ? days : { ...days, stays: fitting };
}

/** Any airport is any at which holidays begin: planes fly home from all the others too. */
function expandDepartures(
  choices: readonly string[],
  catalogue: Catalogue,
  problems: SearchProblems,
): readonly string[] {
  if (choices.length === 0) return catalogue.departures;
  const codes = choices.map((choice) => listDepartureAirports(choice, catalogue));
  const unknown = choices.find((_choice, at) => codes[at]?.length === 0);
  if (unknown !== undefined) problems.airports = `has no airport of departure for ${unknown}`;
  return [...new Set(codes.flat())].sort();
}

function requireArrivals(
  codes: readonly string[],
  { airports }: Catalogue,
  problems: SearchProblems,
): readonly string[] | null {
  const unknown = codes.find((code) => airports.get(code)?.isArrival !== true);
  if (unknown !== undefined) problems.arrival = `has no airport of arrival for ${unknown}`;
  return codes.length === 0 ? null : codes;
}

/**
 * Returns places, or hotels when any hotel is chosen: the API joins conditions with "and", so a place chosen in
 * addition to a hotel becomes the hotels in it. A place of interest becomes its city, a group of regions its regions
 * (MASK-024).
 */
function expandDestinations(
  ids: readonly number[],
  catalogue: Catalogue,
  problems: SearchProblems,
): Pick<TripRequest, 'destinations' | 'hotels'> {
  const unknown = ids.find((id) => !catalogue.destinations.has(id) && !catalogue.hotels.has(id));
  if (unknown !== undefined) problems.destinations = `has no destination with the id ${unknown}`;
  const hotels = ids.filter((id) => catalogue.hotels.has(id));
  const places = [...new Set(ids.flatMap((id) => expandPlace(catalogue.destinations.get(id), catalogue)))];
  if (hotels.length === 0) return { destinations: places.length === 0 ? null : places, hotels: null };
  const inPlaces = places.flatMap((id) => catalogue.hotelsOf.get(id) ?? []).map((hotel) => hotel.id);
  return { destinations: null, hotels: [...new Set([...hotels, ...inPlaces])].sort((a, b) => a - b) };
}

function buildFilters(
  { filters, party }: TripSearch,
  { airlines }: Catalogue,
  minorUnits: number,
  problems: SearchProblems,
): OfferFilters {
  const { maxPrice, maxTotal, outboundFrom, outboundUntil, homeBy, ...others } = filters;
  const unknown = filters.airlines.find((code) => !airlines.has(code));
  if (unknown !== undefined) problems.airlines = `has no airline with the code ${unknown}`;
  return {
    ...others,
    outboundDeparture:
      outboundFrom === null && outboundUntil === null
        ? null
        : { from: (outboundFrom ?? 0) * 60, until: lastMinuteOf(outboundUntil ?? 24) },
    homeArrival: homeBy === null ? null : { from: nightFlights.until + 1, until: lastMinuteOf(homeBy) },
    maxTotal: lowerLimit(
      maxPrice === null ? null : maxPrice * minorUnits * countTravellers(party),
      maxTotal === null ? null : maxTotal * minorUnits,
    ),
    includeOnRequest: false,
  };
}

/** With two limits the lower one holds. */
function lowerLimit(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** In minutes after midnight: the hour itself, of 24 the minute before it. */
function lastMinuteOf(hour: number): number {
  return Math.min(hour * 60, MINUTES_OF_DAY - 1);
}
