import { stayLengths } from '../../../defaults.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import { type Day, formatDay, parseDay } from '../../../domain/time/calendar-day.ts';
import { formatDuration, toSearchParams } from '../../../trip-search/address/to-search-params.ts';
import { earliestDay, latestDay } from '../../../trip-search/address/travel-days.ts';
import {
  defaultSort,
  filterNames,
  type SearchParams,
  type TravelPeriod,
  type TripSearch,
} from '../../../trip-search/address/trip-search.ts';
import { buildHotelPath } from '../../../trip-search/hotels/present-hotel.server.ts';
import { payableTotal, perPerson } from '../../../trip-search/offers/present-offer.server.ts';
import type { PageSearch } from '../../../trip-search/visit/read-page-search.server.ts';
import { readRequest } from '../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import { isCounted } from '../mask/period/period-rules.ts';
import { chooseNearbyDates } from './choose-nearby-dates.ts';
import { listFilterValues, setFilter } from './list/filter-params.ts';
import type { NearbyDate, ZeroResultSuggestions } from './list/results-page-props.ts';

/** What leads on from a search that finds nothing (LIST-024): other dates, fewer filters, the page of the hotel itself. */
export async function findZeroResultSuggestions(
  visit: SearchVisit,
  read: PageSearch,
): Promise<ZeroResultSuggestions> {
  if (visit.catalogue.hotels.size === 0)
    return { dates: [], withoutFilter: [], ofAnyLength: 0, isShopEmpty: true, hotel: null };
  const params = toSearchParams(read.search);
  const { isExact, nights } = read.search.period;
  const [dates, withoutFilter, ofAnyLength] = await Promise.all([
    findNearbyDates(visit, read, params),
    countWithoutFilters(visit, params),
    isExact || nights === null
      ? 0
      : countHotelsFor(visit, { ...params, duration: formatDuration(null), page: '' }),
  ]);
  return { dates, withoutFilter, ofAnyLength, hotel: findHotel(visit, read.search) };
}

async function findNearbyDates(
  visit: SearchVisit,
  { search, request }: PageSearch,
  params: SearchParams,
): Promise<readonly NearbyDate[]> {
  if (search.period.departure === null && search.period.return === null) return [];
  const wanted = request.departure.from;
  const { isExact, nights } = search.period;
  const asLong = isExact && !isCounted(nights) ? request.nights : nights;
  const period = widenPeriod(wanted, asLong, request.nights.to, visit.today);
  const read = readRequest(visit, params, (chosen) => ({ ...chosen, period, page: 1 }));
  if (!read.ok) return [];
  const { answer } = await visit.queryOffers({ name: 'options', request: read.value.request, by: 'date' });
  const dated = answer.map(({ value, cheapest }) => ({
    departure: parseDay(value) ?? wanted,
    total: cheapest.total,
    priced: cheapest,
  }));
  const { offers, cheapest } = chooseNearbyDates(dated, wanted);
  return offers.map((offer) => presentDate(visit, search, offer.priced, offer === cheapest));
}

function widenPeriod(wanted: Day, nights: TravelPeriod['nights'], longest: number, today: Day): TravelPeriod {
  return {
    isExact: false,
    departure: Math.max(earliestDay(today), wanted - stayLengths.nearbyDays),
    return: Math.min(latestDay(today), wanted + stayLengths.nearbyDays + longest),
    nights,
  };
}

/** The same search on the days of an offer, for as many nights: a flight over night would allow one less. */
function presentDate(
  visit: SearchVisit,
  search: TripSearch,
  offer: PricedOffer,
  isCheapest: boolean,
): NearbyDate {
  const { key } = offer;
  const total = payableTotal(visit, offer);
  const from = key.outbound?.day ?? key.checkIn;
  const to = key.inbound?.day ?? key.checkIn + key.nights;
  // The list begins with the price next to the link, unless another order was chosen.
  const sort = search.sort === defaultSort ? 'price' : search.sort;
  const params = toSearchParams({ ...search, sort, page: 1 });
  return {
    from,
    to,
    nights: key.nights,
    perPerson: perPerson(total, search.party),
    total,
    isCheapest,
    params: {
      ...params,
      departureDate: formatDay(from),
      returnDate: formatDay(to),
      duration: String(key.nights),
      exact: '1',
    },
  };
}

async function countWithoutFilters(
  visit: SearchVisit,
  params: SearchParams,
): Promise<ZeroResultSuggestions['withoutFilter']> {
  const active = filterNames.filter((name) => listFilterValues(params, name).length > 0);
  const counted = await Promise.all(
    active.map(async (name) => ({ name, hotels: await countHotelsFor(visit, setFilter(params, name, '')) })),
  );
  return counted.filter(({ hotels }) => hotels > 0);
}

async function countHotelsFor(visit: SearchVisit, params: SearchParams): Promise<number> {
  const read = readRequest(visit, params);
  if (!read.ok) return 0;
  const { request } = read.value;
  const query = { name: 'hotels', request, sort: 'price', page: 1, pageSize: 1, withFacets: false } as const;
  return (await visit.queryOffers(query)).answer.total;
}

function findHotel(visit: SearchVisit, { destinations }: TripSearch): ZeroResultSuggestions['hotel'] {
  const [id, ...others] = destinations;
  const hotel = id === undefined || others.length > 0 ? undefined : visit.catalogue.hotels.get(id);
  return hotel === undefined ? null : { name: hotel.name, path: buildHotelPath(visit, hotel) };
}
