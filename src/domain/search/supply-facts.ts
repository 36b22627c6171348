import { stayLengths } from '../../defaults.ts';
import type { Day } from '../time/calendar-day.ts';
import type { Board } from './board.ts';
import type { HotelAttribute } from './hotel-attribute.ts';
import type { RoomType } from './room-type.ts';
import type { TariffTerms } from './tariff-terms.ts';

/** Shape of the code of an operator that delivers goods. */
export const operatorCode = /^[A-Z0-9]{1,4}$/;

/**
 * What prices are made of, as the supplier sends it. Amounts are minor units of the market's charged currency.
 *
 * The price of a package for a party is outbound leg + return leg + stay, with everyone's age taken on the day the
 * outbound flight departs (hotel-only: on the day of check-in):
 *
 * **Leg** = adults' fares + children's fares + infants' fares. Under 2 pays `infantFare` of the airline and needs no seat;
 * 2 to 11 pays `round(fare × childPercent / 100)`; from 12 on `fare`. Halves round up. Seats needed: all but infants.
 * Both legs are flown between the same two airports, there and back.
 *
 * **Stay** = round(S × rateUnit × W × (100 − D) / 10 000), halves up, where S is the sum of the nights' rates, W the party's
 * weight in per cent by the plan's occupancy, D the per cent of the best early-booking offer that applies. Each stay-pay offer that
 * applies makes another price: S without the rates of its free nights, and D only where it combines with early booking. The lowest counts.
 * Check-in is the day the outbound flight *arrives*; check-out, nights later, is the day the return flight *departs*.
 */
export interface HotelFacts {
  /** Giata id: 1 to 999,999,999. */
  readonly id: number;
  /** Code of the operator that delivers it, 1 to 4 capitals and digits; missing for the shop's own. */
  readonly operator?: string;
  /** Ids of destinations: every hotel lies in one city of one region of one country. All four kinds of ids are distinct. */
  readonly cityId: number;
  readonly regionId: number;
  readonly countryId: number;
  /** Stars times ten: 10 to 50 in steps of 5; 0 where there are none. */
  readonly category: number;
  /** Guests' rating times ten: 10 to 60 (HOTEL-016); 0 while unrated. */
  readonly rating: number;
  readonly attributes: readonly HotelAttribute[];
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** Airports the hotel is reached from, 1 to 4 different ones, nearest first; none where it is sold without flights only. */
  readonly airports: readonly string[];
}

/** Most children of a party. */
export const MOST_CHILDREN = 20;

/**
 * What a child of an age pays, in per cent of the adult's rate. Both ages are included, in completed years.
 */
export interface ChildBand {
  readonly fromAge: number;
  readonly toAge: number;
  readonly percent: number;
  /**
   * Children for whom the band is: the first to the last of them, both included, 1 to `MOST_CHILDREN`. Children are counted from the oldest on, and
   * only those in a band. Left out where the position does not matter.
   */
  readonly positions?: { readonly first: number; readonly last: number };
}

/**
 * Who fits into a room and what share of the adult's rate everyone pays. One room per booking.
 * Adults and children go up to 20, persons to 40, percentages to 400, ages of bands from 0 to 17.
 */
export interface Occupancy {
  readonly minAdults: number;
  readonly maxAdults: number;
  /** Children and babies together. */
  readonly maxChildren: number;
  readonly maxPersons: number;
  /** Weight of one adult with no other adult, in per cent of the adult's rate; children do not matter. */
  readonly singleUsePercent: number;
  /** Weight of the third and every further adult. The first two weigh 100 each. */
  readonly extraAdultPercent: number;
  /** Weight of children by age and position, at most 18 bands; the first that fits counts. A child in no band is an adult in every respect. */
  readonly childBands: readonly ChildBand[];
}

/** The highest rate of a night in a plan's units: rates are summed in 16 bits, and the longest stay of the highest rate has to fit. */
export const HIGHEST_RATE = Math.floor(0xffff / stayLengths.maxNights);

/** Per cent off the stay for those who book early; of several that apply the highest counts. */
export interface EarlyBooking {
  /** 1 to 60. */
  readonly percent: number;
  /** Last day of booking. */
  readonly bookUntil: Day;
  /** Days between booking and check-in, at least: 0 to 999. */
  readonly daysAhead: number;
  /** Days of check-in to which it applies, both included. */
  readonly arrivalFrom: Day;
  readonly arrivalTo: Day;
}

/** Which nights of a stay a stay-pay offer gives: the last ones, or those of the lowest rates. */
export const freeNights = ['last', 'cheapest'] as const;

/**
 * So many nights of a stay for the price of fewer: the rates of the free nights are not paid, by nobody in the room. Those nights still
 * need a rate and have to be for sale.
 */
export interface StayPay {
  /** Nights that a stay needs at least, 2 to 22. */
  readonly stay: number;
  /** Nights of them that are paid: 1 to `stay` − 1. */
  readonly pay: number;
  readonly free: (typeof freeNights)[number];
  /** True where the free nights are given again for each further `stay` nights: of 14 nights two where one of 7 is free. */
  readonly isRepeated: boolean;
  /** True where early booking is taken off what is left to pay; else only one of the two counts. */
  readonly isWithEarlyBooking: boolean;
  /** Days of booking, both included. */
  readonly bookFrom: Day;
  readonly bookUntil: Day;
  /** Days of check-in, both included. */
  readonly arrivalFrom: Day;
  readonly arrivalTo: Day;
  /** Last day of check-out. */
  readonly departUntil: Day;
}

export interface RatePlanFacts {
  /** 1 to 4,294,967,295, unique over all hotels. */
  readonly id: number;
  readonly hotelId: number;
  /** The hotel's room, as its catalogue entry numbers it: 1 to 65,535. */
  readonly roomId: number;
  readonly roomType: RoomType;
  readonly board: Board;
  readonly occupancy: Occupancy;
  /** Rates are whole multiples of so many minor units: 1 to 1,000. */
  readonly rateUnit: number;
  /** `stay`: every night must be for sale. `arrival`: only the night of check-in must be, the others need but a rate. */
  readonly allotmentBy: 'stay' | 'arrival';
  /** Longest stay in nights, 1 to 22. */
  readonly maxStay: number;
  /** True where the ride from the airport to the hotel and back is part of the price of a package; left out where it is not. */
  readonly includesTransfer?: boolean;
  readonly terms: TariffTerms;
  /** At most two. */
  readonly earlyBookings: readonly EarlyBooking[];
  /** One or two; left out where there is none. */
  readonly stayPays?: readonly StayPay[];
}

/** Whether a night is for sale; `on_request` is sold only after the hotel has agreed. Stop-sell is `closed`. */
export type NightState = 'open' | 'on_request' | 'closed';

/** Values of minimum stay that exist, in nights. */
export const minStays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 22] as const;

/** One night of a plan. */
export interface PlanNight {
  /** Rate per adult in the plan's units; 0 where there is none, then the night cannot be stayed. */
  readonly rate: number;
  readonly state: NightState;
  /** Minimum stay of those who arrive on the day, one of `minStays`. */
  readonly minStay: number;
  /** True where no arrival is allowed. */
  readonly closedToArrival: boolean;
}

/** A night that no change has set. */
export const unsetNight: PlanNight = { rate: 0, state: 'closed', minStay: 1, closedToArrival: false };

/** A run of nights of a plan from a first day on; arrays of one length. */
export interface PlanNights {
  readonly from: Day;
  /** Rate per adult and night in the plan's units; 0 where there is none, then the night cannot be stayed. */
  readonly rates: readonly number[];
  readonly states: readonly NightState[];
  /** Minimum stay of those who arrive on the day, one of `minStays`. */
  readonly minStays: readonly number[];
  /** True where no arrival is allowed. */
  readonly closedToArrival: readonly boolean[];
}

export interface AirlineFacts {
  /** Two capitals or digits (IATA). */
  readonly code: string;
  /** What children of 2 to 11 pay, in per cent of the fare: 0 to 100. */
  readonly childPercent: number;
  /** For one leg, minor units: 0 to 2,000,000. */
  readonly infantFare: number;
}

export const cabins = ['economy', 'business'] as const;
export type Cabin = (typeof cabins)[number];

/** Baggage included in a fare, from least to most. */
export const baggages = ['none', 'carry_on', 'checked'] as const;
export type Baggage = (typeof baggages)[number];
/** What a shopper can ask for at least. */
export const askedBaggages = ['carry_on', 'checked'] as const satisfies readonly Baggage[];

/** One departure of one flight in one cabin, with its fare. */
export interface FlightFacts extends FlightRef {
  readonly airline: string;
  /** Digits of the flight number: 1 to 9,999. */
  readonly number: number;
  /** Local times in minutes after midnight, 0 to 1,439. */
  readonly departure: number;
  readonly arrival: number;
  /** True where it arrives, by local calendar, on the day after it departs. */
  readonly isOvernight: boolean;
  /** 0 to 3. */
  readonly stops: number;
  readonly cabin: Cabin;
  readonly baggage: Baggage;
  /** One adult, one way: 1 to 2,000,000 minor units. */
  readonly fare: number;
  /** Seats left at this fare, 0 (sold out) to 1,000,000. */
  readonly seats: number;
}

/** Where to find a flight: its two different airports (IATA, three letters), the local day of departure, and its id. */
export interface FlightRef {
  readonly from: string;
  readonly to: string;
  readonly day: Day;
  /** 1 to 4,294,967,295, unique among the departures from one airport to another on one day. */
  readonly id: number;
}

/**
 * One change of the supply, whole or refused as a whole. A fact that is there already is replaced; replacing a plan
 * keeps its nights. Days before the horizon are ignored, days beyond it refused.
 */
export type SupplyChange =
  | { readonly kind: 'airline'; readonly airline: AirlineFacts }
  | { readonly kind: 'hotel'; readonly hotel: HotelFacts }
  /** The hotel and all its plans are no longer sold. */
  | { readonly kind: 'hotel-gone'; readonly hotelId: number }
  /** Hotel and room never change for a plan; a new plan has no nights. */
  | { readonly kind: 'plan'; readonly plan: RatePlanFacts }
  | { readonly kind: 'plan-gone'; readonly planId: number }
  /** Rates, states and arrival rules together: how a plan's year first comes. */
  | { readonly kind: 'nights'; readonly planId: number; readonly nights: PlanNights }
  | { readonly kind: 'rates'; readonly planId: number; readonly from: Day; readonly rates: readonly number[] }
  | {
      readonly kind: 'availability';
      readonly planId: number;
      readonly from: Day;
      readonly to: Day;
      readonly state: NightState;
    }
  | {
      readonly kind: 'arrivals';
      readonly planId: number;
      readonly from: Day;
      readonly to: Day;
      readonly minStay: number;
      readonly closedToArrival: boolean;
    }
  | { readonly kind: 'flight'; readonly flight: FlightFacts }
  | { readonly kind: 'fare'; readonly flight: FlightRef; readonly fare: number }
  | { readonly kind: 'seats'; readonly flight: FlightRef; readonly seats: number }
  | { readonly kind: 'flight-gone'; readonly flight: FlightRef }
  /** The first day that can still be sold moves on: everything before it is forgotten. */
  | { readonly kind: 'horizon'; readonly firstDay: Day };

/**
 * Days from the first day of the horizon on for which nights and flights are stored: a year of arrivals and 22 nights.
 */
export const HORIZON_DAYS = 388;

/**
 * Changes in the order the supplier made them. Batches are numbered 1, 2, 3 … without gaps: two replicas that have
 * applied the same numbers hold the same state.
 */
export interface SupplyBatch {
  readonly sequence: number;
  /** When the supplier said so: milliseconds since 1970. */
  readonly at: number;
  readonly changes: readonly SupplyChange[];
}
