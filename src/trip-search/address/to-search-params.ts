import { formatDay } from '../../domain/time/calendar-day.ts';
import type { Party, RoomParty } from '../../domain/travellers/party.ts';
import { baggageWords, formatTenths } from './read-search-filters.ts';
import {
  ANY_AIRPORT,
  defaultSort,
  type SearchFilters,
  type SearchParams,
  type TravelPeriod,
  type TripSearch,
} from './trip-search.ts';

/** The parameters that `readTripSearch` reads back into the same search; what has its default is left out. */
export function toSearchParams(search: TripSearch): SearchParams {
  const { party, filters, period } = search;
  const params: SearchParams = {
    destinations: search.destinations.join(),
    airports: toAirportsParam(search),
    arrival: search.arrivalAirports.join(),
    hotelOnly: search.isHotelOnly ? '1' : '',
    ...toPeriodParams(period),
    ...toPartyParams(party),
    ...toFilterParams(filters),
    sort: search.sort === defaultSort ? '' : search.sort,
    page: search.page === 1 ? '' : String(search.page),
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
}

function toPartyParams({ rooms, ...party }: Party): SearchParams {
  if (rooms !== undefined) return { parties: rooms.map(formatRoom).join() };
  return { adults: party.adults === 2 ? '' : String(party.adults), children: listChildren(party).join() };
}

/** `2-4.9`: two adults with children of 4 and 9. */
function formatRoom(room: RoomParty): string {
  const children = listChildren(room);
  return children.length === 0 ? String(room.adults) : `${room.adults}-${children.join('.')}`;
}

function listChildren({ childAges, childrenBorn }: RoomParty): readonly (number | string)[] {
  return childAges ?? childrenBorn.map(formatDay);
}

/** Always said: without it the departure would be that of the market where the address is opened. */
function toAirportsParam({ airports, isHotelOnly }: TripSearch): string {
  return airports.length === 0 && !isHotelOnly ? ANY_AIRPORT : airports.join();
}

function toPeriodParams({ departure, return: back, nights, isExact }: TravelPeriod): SearchParams {
  return {
    departureDate: departure === null ? '' : formatDay(departure),
    returnDate: back === null ? '' : formatDay(back),
    duration: formatDuration(nights),
    exact: isExact ? '1' : '',
  };
}

/** Empty for the usual length, `-1` for any (PERIOD-024). */
export function formatDuration(nights: TravelPeriod['nights']): string {
  if (nights === 'usual') return '';
  if (nights === null) return '-1';
  return nights.from === nights.to ? String(nights.from) : `${nights.from}-${nights.to}`;
}

function toFilterParams(filters: SearchFilters): SearchParams {
  const baggage = Object.entries(baggageWords).find(([, value]) => value === filters.baggage);
  return {
    stars: filters.categories.map(formatTenths).join(),
    rating: filters.minRating === null ? '' : formatTenths(filters.minRating),
    attributes: filters.attributes.join(),
    board: filters.boards.join(),
    rooms: filters.roomTypes.join(),
    maxPrice: String(filters.maxPrice ?? ''),
    maxTotal: String(filters.maxTotal ?? ''),
    stops: String(filters.maxStops ?? ''),
    outFrom: String(filters.outboundFrom ?? ''),
    outUntil: String(filters.outboundUntil ?? ''),
    homeBy: String(filters.homeBy ?? ''),
    night: filters.isWithoutNightFlights ? 'none' : '',
    airlines: filters.airlines.join(),
    baggage: baggage?.[0] ?? '',
    cabin: filters.cabin === 'economy' ? '' : filters.cabin,
    transfer: filters.isTransferIncluded ? 'included' : '',
    cancel: filters.isFreelyCancellable ? 'free' : '',
  };
}
