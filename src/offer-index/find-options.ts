import { type Day, formatDay, splitDay } from '../domain/calendar-day.ts';
import type { OfferQueries, OptionColumn, PricedOffer } from '../domain/offer-query.ts';
import { type Best, startBest } from './best-stay.ts';
import type { Season, Trip } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { openHotelFilter, visitHotels } from './list-candidates.ts';
import { AIRPORTS_PER_SET, type Memory, NO_AIRPORT } from './memory.ts';
import {
  type Enquiry,
  isWantedPlan,
  nameOffer,
  nextPlan,
  priceHotel,
  type SearchContext,
  startEnquiry,
} from './search-context.ts';
import { mergeBest } from './top-stays.ts';

type Ask = OfferQueries['options']['ask'];
type Answer = OfferQueries['options']['answer'];

/** The cheapest offer for each value of a column: nights, departure airport, month or date of departure. */
export function findOptions(context: SearchContext, { request, by }: Ask): Answer {
  const enquiry = startEnquiry(context, request);
  const hotels = listHotels(enquiry);
  if (enquiry.trip.seasons.length === 0 || hotels.length === 0) return [];
  if (by === 'airport') return enquiry.trip.isPackage ? findByAirport(enquiry, hotels) : [];
  if (by === 'nights') return findByNights(enquiry, hotels);
  return findByDeparture(enquiry, hotels, by);
}

function listHotels(enquiry: Enquiry): number[] {
  const { memory } = enquiry.context;
  const failsFilter = openHotelFilter(memory, enquiry.request);
  const hotels: number[] = [];
  visitHotels(memory, enquiry.request, enquiry.trip, (hotel) => {
    if (failsFilter(hotel) === 0) hotels.push(hotel);
  });
  return hotels;
}

function findByAirport(enquiry: Enquiry, hotels: readonly number[]): Answer {
  const { context, trip } = enquiry;
  const { memory, codes } = context;
  const found: { value: string; cheapest: PricedOffer }[] = [];
  for (const origin of listOrigins(memory, trip, hotels)) {
    const fromOne = departFrom(enquiry, origin);
    const best = startBest(trip.maxTotal);
    for (const hotel of hotels) {
      const ofHotel = startBest(best.total);
      priceHotel(fromOne, hotel, ofHotel);
      mergeBest(memory, best, ofHotel);
    }
    if (best.plan >= 0) {
      found.push({ value: codes.airportCode(origin), cheapest: nameOffer([fromOne], best) });
    }
  }
  return found.sort((one, other) => (one.value < other.value ? -1 : 1));
}

/** What an enquiry knows of flights, as far as they depart from one airport. */
function departFrom(enquiry: Enquiry, origin: number): Enquiry {
  const known = enquiry.trip.seasons.map((): FlightOptions[] => []);
  const flights = (season: number, set: number): FlightOptions => {
    const ofSeason = known[season] as FlightOptions[];
    ofSeason[set] ??= enquiry.flights(season, set).from(origin);
    return ofSeason[set];
  };
  return { ...enquiry, flights };
}

/** Airports of departure that have a route to one of the hotels. */
function listOrigins(memory: Memory, trip: Trip, hotels: readonly number[]): Set<number> {
  const origins = new Set<number>();
  for (const set of new Set(hotels.map((hotel) => memory.hotelAirportSet[hotel] as number))) {
    for (let at = set * AIRPORTS_PER_SET; at < (set + 1) * AIRPORTS_PER_SET; at += 1) {
      const airport = memory.airportSet[at] as number;
      if (airport === NO_AIRPORT || (trip.arrivals !== null && trip.arrivals[airport] !== 1)) continue;
      for (let route = (memory.airportRoutes[airport] as number) - 1; route >= 0; ) {
        const origin = memory.routeFrom[route] as number;
        if (trip.origins === null || trip.origins[origin] === 1) origins.add(origin);
        route = (memory.routeNextTo[route] as number) - 1;
      }
    }
  }
  return origins;
}

function findByNights(enquiry: Enquiry, hotels: readonly number[]): Answer {
  const { trip } = enquiry;
  const bests = startBests(trip, trip.nightsTo - trip.nightsFrom + 1);
  for (const hotel of hotels) priceGroupsOfHotel([{ enquiry, dayGroups: null }], hotel, bests);
  return bests.flatMap((best, at) =>
    best.plan < 0 ? [] : [{ value: String(trip.nightsFrom + at), cheapest: nameOffer([enquiry], best) }],
  );
}

const startBests = (trip: Trip, count: number): Best[] =>
  Array.from({ length: Math.max(0, count) }, () => startBest(trip.maxTotal));

interface Grouped {
  readonly enquiry: Enquiry;
  readonly dayGroups: Int32Array | null;
}

/** Takes a hotel's cheapest stays of each group into what was found so far. */
function priceGroupsOfHotel(grouped: readonly Grouped[], hotel: number, bests: readonly Best[]): void {
  const { memory, groups } = (grouped[0] as Grouped).enquiry.context;
  const ofHotel = bests.map((best) => startBest(best.total));
  const set = memory.hotelAirportSet[hotel] as number;
  for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
    for (const { enquiry, dayGroups } of grouped) {
      const { trip } = enquiry;
      if (!isWantedPlan(memory, trip, plan)) continue;
      trip.seasons.forEach((season, at) => {
        groups.priceGroups(plan, trip, season, enquiry.flights(at, set), dayGroups, ofHotel);
      });
    }
  }
  bests.forEach((best, at) => {
    mergeBest(memory, best, ofHotel[at] as Best);
  });
}

/** One day or month of departure. */
interface Departures {
  readonly from: Day;
  readonly to: Day;
}

/**
 * Flights that arrive on the next day are looked at apart from the others: the day of departure is asked for, and it is
 * the day of check-in for the ones and the day before for the others.
 */
function findByDeparture(enquiry: Enquiry, hotels: readonly number[], by: OptionColumn): Answer {
  const { context, request, trip } = enquiry;
  const groups = groupDepartures(trip, by);
  const bests = startBests(trip, groups.length);
  const arriving = trip.isPackage ? (['same', 'next'] as const) : (['same'] as const);
  const grouped = arriving.map((arrival) => ({
    enquiry: startEnquiry(context, request, { trip, arriving: arrival }),
    dayGroups: placeInGroups(trip, groups, arrival === 'next' ? 1 : 0),
  }));
  for (const hotel of hotels) priceGroupsOfHotel(grouped, hotel, bests);
  return groups.flatMap(({ from, to }, at) => {
    const best = bests[at] as Best;
    if (best.plan < 0) return [];
    return [
      {
        value: formatDay(from).slice(0, by === 'month' ? 'YYYY-MM'.length : undefined),
        cheapest: nameOffer(
          grouped.map((group) => group.enquiry),
          best,
          departingIn(trip, from, to),
        ),
      },
    ];
  });
}

function groupDepartures(trip: Trip, by: OptionColumn): Departures[] {
  const first = (trip.seasons[0] as Season).departure.from;
  const last = (trip.seasons.at(-1) as Season).departure.to;
  const groups: Departures[] = [];
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

/** The group of each day of check-in, flights arriving so many days after departure. */
function placeInGroups(trip: Trip, groups: readonly Departures[], daysLater: number): Int32Array {
  const places = new Int32Array(Math.max(trip.days, trip.words * 32)).fill(-1);
  groups.forEach(({ from, to }, group) => {
    places.fill(group, from + daysLater - trip.base, to + daysLater - trip.base + 1);
  });
  return places;
}

/** A trip that departs within a part of its days. */
function departingIn(trip: Trip, from: number, to: number): Trip {
  return {
    ...trip,
    seasons: trip.seasons
      .filter(({ departure }) => departure.from <= to && departure.to >= from)
      .map((season) => ({
        ...season,
        departure: { from: Math.max(from, season.departure.from), to: Math.min(to, season.departure.to) },
      })),
  };
}
