import type { Board } from '../../domain/search/board.ts';
import type { HotelAttribute } from '../../domain/search/hotel-attribute.ts';
import type { HotelSort, NightRange } from '../../domain/search/offer-query.ts';
import type { RoomType } from '../../domain/search/room-type.ts';
import type { Baggage, Cabin } from '../../domain/search/supply-facts.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';

/** Travel dates as the shopper chose them (SDATA-007). `resolveTravelDays` resolves open values. */
export interface TravelPeriod {
  /** The two dates are the days of both flights; otherwise earliest departure and latest return (PERIOD-003). */
  readonly isExact: boolean;
  readonly departure: Day | null;
  readonly return: Day | null;
  /** Nights, those usual for the place (PERIOD-028), or null for any length (PERIOD-024). Exact dates say the length themselves. */
  readonly nights: NightRange | 'usual' | null;
}

/** Filters as chosen. Empty lists and null filter nothing. */
export interface SearchFilters {
  /** Stars times ten. */
  readonly categories: readonly number[];
  /** Rating times ten, at least. */
  readonly minRating: number | null;
  readonly attributes: readonly HotelAttribute[];
  readonly boards: readonly Board[];
  readonly roomTypes: readonly RoomType[];
  /** Whole units of the charged currency for one person, at most. */
  readonly maxPrice: number | null;
  /** The same for all travellers together; with both limits both hold. */
  readonly maxTotal: number | null;
  readonly maxStops: number | null;
  /** Whole hours, local time, between which the outbound flight departs, both included; null for any. */
  readonly outboundFrom: number | null;
  readonly outboundUntil: number | null;
  /** Whole hour, local time, by which the return flight lands; what lands at night counts to the evening before. */
  readonly homeBy: number | null;
  readonly isWithoutNightFlights: boolean;
  readonly airlines: readonly string[];
  readonly baggage: Baggage;
  readonly cabin: Cabin;
  readonly isFreelyCancellable: boolean;
  readonly isTransferIncluded: boolean;
}

/**
 * A search as parsed from an address: everything the shopper chose, with valid values (SDATA-012 to SDATA-020).
 * `buildTripRequest` checks in the catalogue whether the places and codes exist.
 */
export interface TripSearch {
  /** Ids of countries, regions, cities, places of interest and hotels, each once. */
  readonly destinations: readonly number[];
  /** Airport codes, German groups and country codes, as chosen; empty for any airport. */
  readonly airports: readonly string[];
  /** Airports of arrival (GALLERY-006). */
  readonly arrivalAirports: readonly string[];
  readonly isHotelOnly: boolean;
  readonly period: TravelPeriod;
  readonly party: Party;
  readonly filters: SearchFilters;
  readonly sort: HotelSort;
  /** From 1 (LIST-009). */
  readonly page: number;
}

/** The order of a list whose address does not name one (LIST-012). */
export const defaultSort: HotelSort = 'recommended';

/** What `airports` says where any airport is chosen; no airport of departure has this code. */
export const ANY_AIRPORT = 'any';

/** Parameters that narrow a list without changing the trip, in the order in which they are shown. */
export const filterNames = [
  'stars',
  'rating',
  'board',
  'rooms',
  'attributes',
  'maxPrice',
  'maxTotal',
  'stops',
  'outFrom',
  'outUntil',
  'homeBy',
  'night',
  'airlines',
  'baggage',
  'cabin',
  'transfer',
  'cancel',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Parameters of an address that make up a search; other parts of the shop use all others. */
export const searchParamNames = [
  'destinations',
  'airports',
  'arrival',
  'hotelOnly',
  'departureDate',
  'returnDate',
  'duration',
  'exact',
  'adults',
  'children',
  'parties',
  ...filterNames,
  'sort',
  'page',
] as const;
export type SearchParamName = (typeof searchParamNames)[number];
export type SearchParams = Readonly<Partial<Record<SearchParamName, string | undefined>>>;

/** What is wrong with which parameter. */
export type SearchProblems = Partial<Record<SearchParamName, string>>;
