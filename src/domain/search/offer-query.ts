import type { Markup } from '../money/markup/markup.ts';
import type { StayKind } from '../places/usual-stays.ts';
import type { Day, DayRange } from '../time/calendar-day.ts';
import type { ClockRange } from '../time/clock-range.ts';
import type { Party } from '../travellers/party.ts';
import type { Board } from './board.ts';
import type { HotelAttribute } from './hotel-attribute.ts';
import type { HotelGroup } from './hotel-group.ts';
import type { LocalCharge } from './local-charge.ts';
import type { OfferRange } from './offer-range.ts';
import type { PackageDates, PriceFactors } from './price-factors.ts';
import type { Ranking, RankParts } from './ranking.ts';
import type { RoomType } from './room-type.ts';
import type { Baggage, Cabin, FlightRef } from './supply-facts.ts';
import type { TariffTerms } from './tariff-terms.ts';

/**
 * Conditions of a search. Every field is a hard condition: an answer contains exactly the offers that meet all of them, and
 * no field only ranks offers.
 */
export interface TripRequest {
  readonly kind: 'package' | 'hotel-only';
  /**
   * Where it takes several rooms, everybody flies on the same flights, which have a seat for all, and stays in the same hotel on the same
   * days; each room has a plan of its own, and every plan meets the conditions. Facts count no rooms: two parties may have the same plan.
   */
  readonly party: Party;
  /** Today: early-booking offers and free cancellation depend on it. */
  readonly bookingDay: Day;
  /** Local day on which the outbound flight departs; hotel-only: day of check-in. */
  readonly departure: DayRange;
  /** Local day on which the return flight departs; hotel-only: day of check-out. */
  readonly return: DayRange;
  /** Nights in the hotel, 1 to 22, both ends included. */
  readonly nights: NightRange;
  /**
   * Nights by group, where hotels are stayed in for different times: each hotel belongs to one group, and `nights` goes from the fewest to
   * the most of all. The search asks for each group by itself (`askByGroup`): an index refuses it.
   */
  readonly stays?: readonly GroupStay[];
  /** Airports of departure by code; null for any. Without meaning for hotel-only. */
  readonly departureAirports: readonly string[] | null;
  /** Airports of arrival by code; null for any. For hotel-only: hotels that are reached from one of them. */
  readonly arrivalAirports: readonly string[] | null;
  /** Ids of countries, regions and cities, any of which holds the hotel; null for anywhere. */
  readonly destinations: readonly number[] | null;
  /** Only these hotels; null for any. */
  readonly hotels: readonly number[] | null;
  /** Of these alone, whatever else is asked: facets do not list what lies outside. Everything without it. */
  readonly range?: OfferRange;
  readonly filters: OfferFilters;
}

/** Nights, both ends included. */
export interface NightRange {
  readonly from: number;
  readonly to: number;
}

/** How long the stays in some hotels are, and what they are for. */
export interface GroupStay {
  readonly kind: StayKind;
  readonly hotels: HotelGroup;
  readonly nights: NightRange;
}

/** Filters a shopper sets. An empty list and null filter nothing. */
export interface OfferFilters {
  /** Stars times ten, any of them. */
  readonly categories: readonly number[];
  /** Rating times ten, at least. */
  readonly minRating: number | null;
  /** All of them. */
  readonly attributes: readonly HotelAttribute[];
  /** Any of them. */
  readonly boards: readonly Board[];
  readonly roomTypes: readonly RoomType[];
  /** Total for the party in minor units, at most. */
  readonly maxTotal: number | null;
  /** Stops of each leg, at most. */
  readonly maxStops: number | null;
  /** Local time at which the outbound flight departs; null for any. */
  readonly outboundDeparture: ClockRange | null;
  /** Local time at which the return flight arrives, on whatever day; null for any. */
  readonly homeArrival: ClockRange | null;
  /** True: neither leg is a night flight (`nightFlights`), nor in the air from one day to the next. */
  readonly isWithoutNightFlights: boolean;
  /** Airline of each leg, any of them. */
  readonly airlines: readonly string[];
  /** Baggage of each leg, at least. */
  readonly baggage: Baggage;
  /** Cabin of each leg. */
  readonly cabin: Cabin;
  /** True: cancellation is still free on the day of booking (check-in − booking day ≥ the plan's days). */
  readonly isFreelyCancellable: boolean;
  /** True: the plan includes the transfer. Without meaning for hotel-only. */
  readonly isTransferIncluded: boolean;
  /** True: also offers that the hotel has to confirm first. */
  readonly includeOnRequest: boolean;
}

export const noFilters: OfferFilters = {
  categories: [],
  minRating: null,
  attributes: [],
  boards: [],
  roomTypes: [],
  maxTotal: null,
  maxStops: null,
  outboundDeparture: null,
  homeArrival: null,
  isWithoutNightFlights: false,
  airlines: [],
  baggage: 'none',
  cabin: 'economy',
  isFreelyCancellable: false,
  isTransferIncluded: false,
  includeOnRequest: false,
};

/** Identifies one offer for any party: hotel, plan, dates and flights. */
export interface OfferKey {
  readonly hotelId: number;
  readonly planId: number;
  /** Plans of the second and every further room of the party, in its order; missing for one room. */
  readonly otherPlanIds?: readonly number[];
  readonly checkIn: Day;
  readonly nights: number;
  /** Null for hotel-only, as `inbound` is. */
  readonly outbound: FlightRef | null;
  readonly inbound: FlightRef | null;
}

/** An offer with its price for the party of the query. Amounts are minor units for the whole party. */
export interface PricedOffer {
  readonly key: OfferKey;
  /** stay + outbound + inbound */
  readonly total: number;
  readonly stay: number;
  readonly outbound: number;
  readonly inbound: number;
  /** What the supplier asks for it, minor units of the currency it sells in; missing where that is charged. */
  readonly bought?: number;
  /** What the brand's price rule has added; missing where none applies. */
  readonly markup?: Markup;
  /** When the flights of the key fly (SDATA-026); null for hotel-only, as `inboundTimes` is. */
  readonly outboundTimes: FlightTimes | null;
  readonly inboundTimes: FlightTimes | null;
  /** Stops on the way there and back; missing for hotel-only, and where a live supplier does not say. */
  readonly stops?: readonly [outbound: number, inbound: number];
  /** True where the hotel has to agree first: a night of the stay (allotment by arrival: that of check-in) is on request, in any of its rooms. */
  readonly isOnRequest: boolean;
  /** Of the first room. */
  readonly terms: OfferTerms;
  /** Where the party takes several rooms: what each of them is, in the order of the party's. Together they are the stay. */
  readonly rooms?: readonly PricedRoom[];
  /** Why it has its place; only in a list of what is recommended. */
  readonly rank?: RankParts;
  /** What the hotel collects on the spot, as the supplier said when it was asked live; missing for nothing, and from the index, which does not know. */
  readonly localCharges?: readonly LocalCharge[];
}

/** One of several rooms of an offer. */
export interface PricedRoom {
  readonly planId: number;
  /** Its part of the stay, minor units. */
  readonly stay: number;
  readonly isOnRequest: boolean;
  readonly terms: OfferTerms;
}

/** What the plan of an offer includes in addition to the room. */
export interface OfferTerms {
  readonly roomId: number;
  readonly board: Board;
  readonly tariff: TariffTerms;
  /** True where a package with this plan has the transfer in its price; missing where it has not. */
  readonly includesTransfer?: true;
}

/**
 * An offer that is the cheapest of its group. Tie-break for offers with the same total: the lowest hotel id, then plan id,
 * check-in day, nights, departure airport code, arrival airport code, outbound flight id, outbound departure day,
 * inbound flight id, and then the plan ids of further rooms.
 */
export type CheapestOffer = PricedOffer;

/** Query and answer of each kind of question to the offers, by its name. */
export interface OfferQueries {
  /** Cheapest offer per destination of a level; destinations without an offer are left out. Ordered by total, then destination id. */
  destinations: {
    query: { readonly request: TripRequest; readonly level: 'country' | 'region' | 'city' };
    answer: readonly {
      readonly destinationId: number;
      /** Hotels with at least one offer. */
      readonly hotels: number;
      readonly cheapest: CheapestOffer;
    }[];
  };
  /** A page of hotels, each with its cheapest offer. Pages start at 1; a page after the last is empty. */
  hotels: {
    query: {
      readonly request: TripRequest;
      readonly sort: HotelSort;
      /** What `recommended` goes by; without meaning for the others. */
      readonly ranking?: Ranking;
      readonly page: number;
      /** 1 to 100 */
      readonly pageSize: number;
      readonly withFacets: boolean;
      /** True where the page is merged with others: says what each hotel is sorted by. */
      readonly withTraits?: boolean;
    };
    answer: {
      readonly total: number;
      readonly hotels: readonly CheapestOffer[];
      readonly facets: Facets | null;
      /** Of all hotels, whatever the order and the page; null where there is none. Only with facets. */
      readonly cheapest?: CheapestOffer | null;
      /** A row for each of the hotels; only where it was asked for. */
      readonly traits?: readonly HotelTraits[];
    };
  };
  /** The cheapest hotels inside a box, with the number of all; by total, then hotel id. West may be greater than east (date line). */
  map: {
    query: {
      readonly request: TripRequest;
      readonly box: {
        readonly south: number;
        readonly west: number;
        readonly north: number;
        readonly east: number;
      };
      /** 1 to 500 */
      readonly limit: number;
    };
    answer: { readonly total: number; readonly hotels: readonly MappedOffer[] };
  };
  /**
   * The cheapest offer of one hotel for each value of a column that has one (CASC-001, CAL-001), in ascending order:
   * `nights`, `airport` (departure airport code), `month` (`YYYY-MM`) and `date` (`YYYY-MM-DD`) of departure.
   * A query may name several hotels: then it is the cheapest of all of them.
   */
  options: {
    query: { readonly request: TripRequest; readonly by: OptionColumn };
    answer: readonly { readonly value: string; readonly cheapest: CheapestOffer }[];
  };
  /** The cheapest offer of each room and board of a hotel; by room id, then board in the order of `boards`. Asked for one room at a time. */
  rooms: {
    query: { readonly request: TripRequest; readonly hotelId: number };
    answer: readonly { readonly roomId: number; readonly board: Board; readonly cheapest: CheapestOffer }[];
  };
  /**
   * Flights for one stay. `outbounds`: every outbound flight with an inbound one, each offer with its best inbound flight;
   * `inbounds`: every return flight for the outbound flight named, or for that of the cheapest offer where none is or
   * it does not exist. Both by total, then as `CheapestOffer`. Ranges of days in the request hold, `hotels` and `destinations` do not.
   */
  flights: {
    query: {
      readonly request: TripRequest;
      readonly stay: {
        readonly hotelId: number;
        readonly planId: number;
        readonly otherPlanIds?: readonly number[];
        readonly checkIn: Day;
        readonly nights: number;
      };
      readonly outbound: FlightRef | null;
    };
    answer: { readonly outbounds: readonly FlightOffer[]; readonly inbounds: readonly FlightOffer[] };
  };
  /** One named offer as it is now; `null` when it is not for sale to this party. */
  offer: {
    query: {
      readonly key: OfferKey;
      readonly party: Party;
      readonly bookingDay: Day;
      readonly range?: OfferRange;
    };
    answer: {
      readonly offer: PricedOffer;
      readonly outbound: FlightDetails | null;
      readonly inbound: FlightDetails | null;
    } | null;
  };
  /** What the price of a package is made of now; no airports and plans where the hotel is unknown or outside the range. */
  factors: {
    query: { readonly dates: PackageDates; readonly range?: OfferRange };
    answer: PriceFactors;
  };
}

/**
 * `recommended`: points of the cheapest offer from high to low (`rankOffer`), then total, then hotel id. `price`: total, then hotel id. `rating`: rating from high to low, then hotel id. `category`: stars from high to low, then
 * rating from high to low, then hotel id.
 */
export type HotelSort = 'recommended' | 'price' | 'rating' | 'category';
export type OptionColumn = 'nights' | 'airport' | 'month' | 'date';

/** The orders of a list that need more than prices read these. */
export interface HotelTraits {
  /** Times ten, as `category` is. */
  readonly rating: number;
  readonly category: number;
}

export interface MappedOffer {
  readonly offer: PricedOffer;
  readonly latitude: number;
  readonly longitude: number;
}

/** When a flight flies, by the clocks of the airports it departs from and arrives at. */
export interface FlightTimes {
  /** Minutes after midnight of the day of the flight, 0 to 1,439. */
  readonly departure: number;
  /** Minutes after midnight of the day it arrives, 0 to 1,439. */
  readonly arrival: number;
  /** True where it arrives, by local calendar, on the day after it departs. */
  readonly isOvernight: boolean;
}

/** A flight with its times, airline and seats. */
export interface FlightDetails extends FlightRef, FlightTimes {
  readonly airline: string;
  readonly number: number;
  readonly stops: number;
  readonly cabin: Cabin;
  readonly baggage: Baggage;
  /** Seats left, up to 9; more are not counted. */
  readonly seats: number;
}

export interface FlightOffer {
  readonly outbound: FlightDetails;
  readonly inbound: FlightDetails;
  readonly offer: PricedOffer;
}

/**
 * Number of hotels that would be in the list if the value were chosen. For `categories`, `boards`, `roomTypes`: all other
 * filters hold, those of the same group do not. `attributes`: all filters hold, those already chosen too. `ratings`, `stops`, `baggage`,
 * `withoutNightFlights`, `freelyCancellable`, `transferIncluded`: the group's own filter is replaced by the value. Only values with at least one hotel are listed, in ascending order
 * (boards, rooms and attributes in the order of their lists).
 */
export interface Facets {
  readonly categories: readonly FacetCount<number>[];
  /** Thresholds: 30, 35, 40, 45, 50, 55. */
  readonly ratings: readonly FacetCount<number>[];
  readonly attributes: readonly FacetCount<HotelAttribute>[];
  readonly boards: readonly FacetCount<Board>[];
  readonly roomTypes: readonly FacetCount<RoomType>[];
  /** At most 0 and at most 1 stops; empty for hotel-only. */
  readonly stops: readonly FacetCount<number>[];
  /** At least `carry_on` and at least `checked`; empty for hotel-only. */
  readonly baggage: readonly FacetCount<Baggage>[];
  /** Hotels with an offer without night flights; 0 for hotel-only. */
  readonly withoutNightFlights: number;
  /** Hotels with an offer that can be cancelled freely on the day of booking. */
  readonly freelyCancellable: number;
  /** Hotels with an offer that includes the transfer; 0 for hotel-only. */
  readonly transferIncluded: number;
}

export interface FacetCount<Value> {
  readonly value: Value;
  readonly hotels: number;
}

export const ratingThresholds = [30, 35, 40, 45, 50, 55] as const;
