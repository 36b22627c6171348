import type { OfferQueries, OptionColumn, PricedOffer } from '../../domain/search/offer-query.ts';
import { type Day, type DayRange, dayOf, formatDay, splitDay } from '../../domain/time/calendar-day.ts';
import { BY_DAY, BY_NIGHTS, BY_ORIGIN } from '../memory/layout.ts';
import { type HotelRows, listCandidates, placeFilter } from './candidates.ts';
import type { Season, Trip } from './compile-trip.ts';
import { type Enquiry, type SearchContext, startEnquiry } from './search-context.ts';
import { searchOptions } from './search-options.ts';

type Query = OfferQueries['options']['query'];
type Answer = OfferQueries['options']['answer'];

/** The cheapest offer for each value of a column: nights, departure airport, month or date of departure. */
export function findOptions(context: SearchContext, { request, by }: Query): Answer {
  const enquiry = startEnquiry(context, request);
  const { trip } = enquiry;
  if (trip.seasons.length === 0) return [];
  const hotels = listCandidates(enquiry, { filter: placeFilter(context.kernel, request) });
  if (hotels.count === 0) return [];
  if (by === 'nights') return findByNights(enquiry, hotels);
  if (by === 'airport') return trip.isPackage ? findByAirport(enquiry, hotels) : [];
  return findByDeparture(enquiry, hotels, by);
}

function findByNights(enquiry: Enquiry, hotels: HotelRows): Answer {
  const { nightsFrom, nightsTo } = enquiry.trip;
  const count = nightsTo - nightsFrom + 1;
  const offerOf = searchOptions(enquiry, hotels, { by: BY_NIGHTS, count });
  return readOptions(enquiry, count, offerOf, (place) => String(nightsFrom + place));
}

function findByAirport(enquiry: Enquiry, hotels: HotelRows): Answer {
  const { codes } = enquiry.context;
  const airports = codes.airportsByCode();
  const count = airports.length;
  const offerOf = searchOptions(enquiry, hotels, { by: BY_ORIGIN, count });
  const airportAt = (place: number) => airports[place] as number;
  return readOptions(
    enquiry,
    count,
    (place) => offerOf(airportAt(place)),
    (place) => codes.airportCode(airportAt(place)),
  );
}

function findByDeparture(enquiry: Enquiry, hotels: HotelRows, by: OptionColumn): Answer {
  const { trip } = enquiry;
  const groups = groupDepartures(trip, by);
  const count = groups.length;
  const byDay = new Int32Array(trip.days);
  groups.forEach(({ from, to }, place) => {
    for (let day = from; day <= to; day += 1) byDay[day - trip.base] = place;
  });
  const offerOf = searchOptions(enquiry, hotels, { by: BY_DAY, count, byDay });
  const dayOf = (place: number) => formatDay((groups[place] as DayRange).from);
  const monthOf = (place: number) => dayOf(place).slice(0, 'YYYY-MM'.length);
  return readOptions(enquiry, count, offerOf, by === 'month' ? monthOf : dayOf);
}

/**
 * @param count how many options there may be
 * @param offerOf address of an option's offer, 0 where there is none
 * @param nameOf the value of an option
 */
function readOptions(
  { context, trip }: Enquiry,
  count: number,
  offerOf: (place: number) => number,
  nameOf: (place: number) => string,
): { value: string; cheapest: PricedOffer }[] {
  const found: { value: string; cheapest: PricedOffer }[] = [];
  for (let place = 0; place < count; place += 1) {
    const offer = offerOf(place);
    if (offer !== 0) found.push({ value: nameOf(place), cheapest: context.describer.read(trip, offer) });
  }
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
  return dayOf(year, month + 1, 0);
}
