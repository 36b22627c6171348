import type { MarketCode } from '../../places/market.ts';
import type { Day } from '../../time/calendar-day.ts';
import type { FlightLeg } from '../extra.ts';
import type { RentalCarTerms } from '../rental-car-terms.ts';
import type { TransferPickUp } from '../transfer-pick-up.ts';
import type { TransferRide } from '../transfer-ride.ts';

export const TRANSFER_VARIANTS = ['bus', 'holiday_taxi', 'private'] as const;
export const CAR_VARIANTS = ['small', 'compact', 'family'] as const;
/** Without the family's cover, which says that children pay half. */
export const INSURANCE_VARIANTS = ['cancellation', 'cancellation_interruption', 'full_cover'] as const;

/** What all extras of an operator's files have in common. Prices are minor units of the supply's currency. */
interface AnyGoods {
  /** The operator's, unique among transfers, and among other extras. */
  readonly code: string;
  /** One hotel, a place that holds hotels, or neither: then every hotel. */
  readonly hotelId: number | null;
  readonly placeId: number | null;
  /** Of arrival; for extras on board: from which their flight departs. Null for all. */
  readonly airport: string | null;
  /** First days of trips, both included; null for no limit. */
  readonly from: Day | null;
  readonly to: Day | null;
  readonly price: number;
}

/** From the airport to the hotel and back in one price. */
export interface TransferGoods extends AnyGoods {
  readonly kind: 'transfer';
  readonly variant: (typeof TRANSFER_VARIANTS)[number];
  /** Prices of children from 2 to 11 years and of infants; null where a vehicle is paid for. */
  readonly byAge: { readonly child: number; readonly infant: number } | null;
  /** In a vehicle, for people of any age; null where each person pays. */
  readonly seats: number | null;
  readonly ride: TransferRide;
  /** Missing where the files do not say. */
  readonly pickUp?: TransferPickUp;
}

export interface CarGoods extends AnyGoods {
  readonly kind: 'rental_car';
  readonly variant: (typeof CAR_VARIANTS)[number];
  /** A day for each night. */
  readonly per: 'trip' | 'day';
  readonly car: RentalCarTerms;
}

export interface InsuranceGoods extends AnyGoods {
  readonly kind: 'insurance';
  readonly variant: (typeof INSURANCE_VARIANTS)[number];
  readonly per: 'trip' | 'person';
  /** Where those live who may take it out. */
  readonly markets: readonly MarketCode[];
}

/** For one traveller on one flight. */
export interface OnBoardGoods extends AnyGoods {
  readonly kind: 'luggage' | 'priority_boarding' | 'fast_track';
  /** Weight such as `20kg`, `priority`; null for a fast track, which is called by its airport. */
  readonly variant: string | null;
  readonly legs: readonly FlightLeg[];
  /** Null for all. */
  readonly airline: string | null;
}

/** Seats in some rows of a plane, each for one traveller on one flight. All rows of a plane have the same letters. */
export interface SeatGoods extends AnyGoods {
  readonly kind: 'seat';
  readonly legs: readonly FlightLeg[];
  readonly airline: string;
  /** Of the flight; null for all flights of the airline, apart from those that have seats of their own. */
  readonly number: number | null;
  /** From 1, both included. */
  readonly rows: { readonly first: number; readonly last: number };
  /** From window to window; '' is an aisle. */
  readonly letters: readonly string[];
  /** The rows are at emergency exits, where infants and children may not sit. */
  readonly isExit: boolean;
  /** Seats of these rows that are not sold, such as `12A`. */
  readonly notSold: readonly string[];
}

/** An extra that an operator's file brings: what it is, where and when it is sold, and for how much. */
export type ExtraGoods = TransferGoods | CarGoods | InsuranceGoods | OnBoardGoods | SeatGoods;

/** The kinds of files that bring extras; codes are unique in each. */
export type ExtraFeed = 'transfer' | 'extra';

export function feedOfExtra({ kind }: Pick<ExtraGoods, 'kind'>): ExtraFeed {
  return kind === 'transfer' ? 'transfer' : 'extra';
}
