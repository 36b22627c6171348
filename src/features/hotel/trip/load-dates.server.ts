import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { chooseViewMode } from '../../../trip-search/address/view-mode.ts';
import type { DateOption } from '../../../trip-search/offers/date-option.ts';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import type { PageSearch } from '../../../trip-search/visit/read-page-search.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import { formatCalendarMonth } from './calendar/calendar-months.ts';
import { listCalendarDays } from './calendar/load-departure-calendar.server.ts';
import { listDateOptions } from './cascade/list-cascade.server.ts';
import type { CalendarMonth, CascadeOptions, DatesData } from './choice/dates-data.ts';
import { listPlainOffers } from './dates/list-plain-offers.server.ts';
import { widenSearch } from './dates/widen-search.ts';
import { type CascadePath, choiceBefore, listColumns, pathOf } from './model/cascade-path.ts';

const everyMode = { hotelCascade: true, offersCalendar: true };

/**
 * Other dates for the trip to a hotel, all around the offer shown.
 * @param offer null where the hotel sells nothing to the party: then there is nothing to choose from
 */
export async function loadDates(
  visit: SearchVisit,
  hotelId: number,
  { params }: PageSearch,
  query: URLSearchParams,
  offer: DetailedOffer | null,
): Promise<DatesData> {
  const viewMode = query.get('viewMode');
  const nothing = { viewMode, isWidened: false, columns: {}, calendar: null, plainOffers: [] };
  if (offer === null) return nothing;
  const path = pathOf(offer);
  const mode = chooseViewMode(viewMode, visit.dateFlags ?? everyMode);
  if (mode === null) {
    const plainOffers = await listPlainOffers(visit, hotelId, params);
    if (plainOffers.length > 0) return { ...nothing, plainOffers };
    const widened = await listPlainOffers(visit, hotelId, widenSearch(params));
    return { ...nothing, isWidened: true, plainOffers: widened };
  }
  if (mode === 'offersCalendar') {
    const isWidened = (await listDateOptions(visit, hotelId, params, 'los', {})).length === 0;
    const datesParams = isWidened ? widenSearch(params) : params;
    return { ...nothing, isWidened, calendar: await loadMonth(visit, hotelId, datesParams, path) };
  }
  const columns = await loadColumns(visit, hotelId, params, path);
  if (columns.los?.length !== 0) return { ...nothing, columns };
  return {
    ...nothing,
    isWidened: true,
    columns: await loadColumns(visit, hotelId, widenSearch(params), path),
  };
}

/** All columns at once: hardly ever is there nothing to choose from, and then they are asked for again. */
async function loadColumns(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  path: CascadePath,
): Promise<CascadeOptions> {
  const columns = listColumns(path).map(async (column) => {
    const choice = choiceBefore(column, path);
    const options = listDateOptions(visit, hotelId, params, column, choice);
    return [column, await (column === 'los' ? addLengths(options) : options)] as const;
  });
  /** Lengths that are not sold from the offer's airport, each as it is sold from another one of the search, which the choice says. */
  async function addLengths(narrow: Promise<readonly DateOption[]>): Promise<readonly DateOption[]> {
    if (path.airports === null) return narrow;
    const [own, all] = await Promise.all([narrow, listDateOptions(visit, hotelId, params, 'los', {})]);
    const others = all.filter(({ value }) => !own.some((option) => option.value === value));
    return [...own, ...others].sort((one, other) => Number(one.value) - Number(other.value));
  }
  return Object.fromEntries(await Promise.all(columns));
}

/** The month of the offer, or the next one with offers as long as it from its airport: no day there changes the airport. */
function loadMonth(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  { los, airports, months }: CascadePath,
): Promise<CalendarMonth | null> {
  return listCalendarDays(visit, hotelId, params, {
    los,
    from: airports ?? undefined,
    calendarMonth: formatCalendarMonth(months),
    isFirstLoad: true,
    offerId: undefined,
    isBooking: false,
  });
}
