import { requestLimits } from '../../defaults.ts';
import { nightsBetween, parseDay } from '../../domain/time/calendar-day.ts';
import {
  type SearchParamName,
  type SearchParams,
  searchParamNames,
  type TripSearch,
} from '../address/trip-search.ts';
import { type ReadRequest, readRequest } from './read-request.server.ts';
import type { SearchVisit } from './search-visit.server.ts';

/** A search as a page's address has it. */
export interface PageSearch extends ReadRequest {
  /** The parameters that were understood: a link with them shows the same page. */
  readonly params: SearchParams;
  /** Parameters that were left out because they say nothing that can be searched for. */
  readonly ignored: readonly SearchParamName[];
}

/**
 * Reads a search from the address of a page. Calls refuse what they cannot read; a page leaves it out and says so, for
 * addresses are shared, typed and grow old: a date of last summer must not end in an error.
 * @param change what the page decides itself, such as the hotel it is about
 */
export function readPageSearch(
  visit: SearchVisit,
  query: URLSearchParams,
  change?: (search: TripSearch) => TripSearch,
): PageSearch {
  const params: Partial<Record<SearchParamName, string>> = {};
  const ignored: SearchParamName[] = [];
  for (const name of searchParamNames) {
    const value = query.get(name);
    if (value === null || value === '' || (name === 'parties' && !visit.hasSeveralRooms)) continue;
    if (value.length > requestLimits.maxSearchParamLength) ignored.push(name);
    else params[name] = value;
  }
  for (;;) {
    const read = readRequest(visit, params, change);
    if (read.ok) return { ...read.value, params, ignored };
    const given = searchParamNames.filter((name) => params[name] !== undefined);
    if (given.length === 0) throw new Error('A search without parameters must be readable');
    const problems = read.reason === 'invalid' ? read.problems : {};
    const faulty = given.filter((name) => problems[name] !== undefined);
    // A problem that belongs to no parameter given is one of them together: then none of them is believed.
    if (faulty.length === 0) faulty.push(...given);
    const { duration } = params;
    const nights = faulty.some((name) => name === 'departureDate' || name === 'returnDate')
      ? countNights(params)
      : null;
    for (const name of faulty) delete params[name];
    if (nights !== null) {
      // Without their dates, exact days would be a single night.
      delete params.exact;
      params.duration = duration ?? String(nights);
    }
    ignored.push(...faulty);
  }
}

/** Nights between two exact dates, which a link keeps when the dates are over (PERIOD-026, PERIOD-027); null for other periods. */
function countNights({ exact, departureDate, returnDate }: SearchParams): number | null {
  const from = parseDay(departureDate ?? '');
  const to = parseDay(returnDate ?? '');
  return exact === '1' && from !== null && to !== null && to > from ? nightsBetween(from, to) : null;
}
