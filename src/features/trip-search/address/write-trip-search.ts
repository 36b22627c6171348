import { formatDay } from '../../../domain/time/calendar-day.ts';
import { baggageWords, writeTenths } from './read-search-filters.ts';
import type { SearchFilters, SearchParams, TravelPeriod, TripSearch } from './trip-search.ts';

/** The parameters that `readTripSearch` reads back into the same search; what has its default is left out. */
export function writeTripSearch(search: TripSearch): SearchParams {
  const { party, filters, period } = search;
  const params: SearchParams = {
    destinations: search.destinations.join(),
    airports: search.airports.join(),
    arrival: search.arrivalAirports.join(),
    hotelOnly: search.isHotelOnly ? '1' : '',
    ...writePeriod(period),
    adults: party.adults === 2 ? '' : String(party.adults),
    children: party.childrenBorn.map(formatDay).join(),
    ...writeFilters(filters),
    sort: search.sort === 'price' ? '' : search.sort,
    page: search.page === 1 ? '' : String(search.page),
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
}

function writePeriod({ departure, return: back, nights, isExact }: TravelPeriod): SearchParams {
  return {
    departureDate: departure === null ? '' : formatDay(departure),
    returnDate: back === null ? '' : formatDay(back),
    duration: nights === null ? '' : writeDuration(nights),
    exact: isExact ? '1' : '',
  };
}

/** `-1` for any length (PERIOD-024). */
export function writeDuration(nights: TravelPeriod['nights']): string {
  if (nights === null) return '-1';
  return nights.from === nights.to ? String(nights.from) : `${nights.from}-${nights.to}`;
}

function writeFilters(filters: SearchFilters): SearchParams {
  const baggage = Object.entries(baggageWords).find(([, value]) => value === filters.baggage);
  return {
    stars: filters.categories.map(writeTenths).join(),
    rating: filters.minRating === null ? '' : writeTenths(filters.minRating),
    attributes: filters.attributes.join(),
    board: filters.boards.join(),
    rooms: filters.roomTypes.join(),
    maxPrice: String(filters.maxPrice ?? ''),
    stops: String(filters.maxStops ?? ''),
    airlines: filters.airlines.join(),
    baggage: baggage?.[0] ?? '',
    cabin: filters.cabin === 'economy' ? '' : filters.cabin,
    cancel: filters.isFreelyCancellable ? 'free' : '',
  };
}
