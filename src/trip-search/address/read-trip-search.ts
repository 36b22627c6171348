import { searchLimits } from '../../defaults.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import { hotelSorts } from './hotel-sorts.ts';
import { readSwitch } from './read-choices.ts';
import { readParty } from './read-party.ts';
import { readSearchFilters } from './read-search-filters.ts';
import { readTravelPeriod } from './read-travel-period.ts';
import { listDepartureDays } from './travel-days.ts';
import {
  ANY_AIRPORT,
  defaultSort,
  type SearchParams,
  type SearchProblems,
  type TripSearch,
} from './trip-search.ts';

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: SearchProblems };

/**
 * Reads a search from the parameters of an address; what is left out has its default, an empty value counts as left out.
 * Without `airports` any are meant here: `readRequest` knows the market's country, which is the shop's default.
 * @param today the day it is where the site sells
 */
export function readTripSearch(params: SearchParams, today: Day): Read<TripSearch> {
  const problems: SearchProblems = {};
  const period = readTravelPeriod(params, today, problems);
  const search: TripSearch = {
    destinations: readDestinations(params.destinations, problems),
    airports: params.airports === ANY_AIRPORT ? [] : readAirports(params.airports, 'airports', problems),
    arrivalAirports: readAirports(params.arrival, 'arrival', problems),
    isHotelOnly: readSwitch(params, 'hotelOnly', problems),
    period,
    party: readParty(params, { today, departure: listDepartureDays(period, today) }, problems),
    filters: readSearchFilters(params, problems),
    sort: readSort(params.sort, problems),
    page: readPage(params.page, problems),
  };
  return Object.keys(problems).length === 0 ? { ok: true, value: search } : { ok: false, problems };
}

/** Each once (DEST-022), five at most (DEST-020). */
function readDestinations(text: string | undefined, problems: SearchProblems): readonly number[] {
  if (text === undefined || text === '') return [];
  const parts = text.split(',');
  if (!parts.every((part) => /^[1-9]\d{0,8}$/.test(part))) {
    problems.destinations = 'must be ids of destinations, joined by commas';
    return [];
  }
  const ids = [...new Set(parts.map(Number))];
  if (ids.length > searchLimits.destinations) {
    problems.destinations = `must be at most ${searchLimits.destinations} destinations`;
  }
  return ids;
}

/** Codes of airports, of their German groups and of countries; a group or country counts as one (AIRPORT-021 to AIRPORT-024). */
function readAirports(
  text: string | undefined,
  field: 'airports' | 'arrival',
  problems: SearchProblems,
): readonly string[] {
  if (text === undefined || text === '') return [];
  const codes = [...new Set(text.toUpperCase().split(','))];
  if (codes.length > searchLimits.airports) {
    problems[field] = `must be at most ${searchLimits.airports} airports`;
  } else if (!codes.every((code) => /^[A-Z]{2,5}$/.test(code))) {
    problems[field] = 'must be codes of airports, joined by commas';
  }
  return codes;
}

function readSort(text: string | undefined, problems: SearchProblems): TripSearch['sort'] {
  if (text === undefined || text === '') return defaultSort;
  const sort = hotelSorts.find((name) => name === text);
  if (sort === undefined) problems.sort = `must be one of ${hotelSorts.join(', ')}`;
  return sort ?? defaultSort;
}

function readPage(text: string | undefined, problems: SearchProblems): number {
  if (text === undefined || text === '') return 1;
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (page >= 1 && page <= searchLimits.page) return page;
  problems.page = `must be a number from 1 to ${searchLimits.page}`;
  return 1;
}
