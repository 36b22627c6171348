import type { TransferRide } from '../../../../domain/extras/transfer-ride.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { Board } from '../../../../domain/search/board.ts';
import type { HotelAttribute } from '../../../../domain/search/hotel-attribute.ts';
import type { FlightTimes } from '../../../../domain/search/offer-query.ts';
import type { RankParts } from '../../../../domain/search/ranking.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import type { KnownMoment } from '../../../../domain/words/describe-moment.ts';
import type { FilterName, SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { PriceChange } from '../../../../trip-search/offers/price-change.ts';
import type { MaskProps } from '../../mask/panel/mask-props.ts';

/** Content of a hotel's card that does not depend on the search. */
export interface ListedHotel {
  readonly id: number;
  readonly name: string;
  /** Path of its page, without a search. */
  readonly path: string;
  /** Scene key. */
  readonly scene: string;
  /** There is nothing to swipe to. */
  readonly hasOnePicture?: true | undefined;
  /** Stars, halves included; 0 without. */
  readonly stars: number;
  /** Guests' rating times ten, out of 60; 0 while unrated. */
  readonly rating: number;
  readonly reviews: number;
  /** City and region. */
  readonly place: string;
  /** Metres to the nearest beach, and to the middle of its city as the crow flies; missing where it is not known. */
  readonly toBeach?: number | undefined;
  readonly toCentre?: number | undefined;
  readonly at: { readonly latitude: number; readonly longitude: number };
}

/** A hotel of the list with its cheapest offer: only what a card shows, for it is sent twice. */
export interface HotelCardContent {
  readonly hotel: ListedHotel;
  /** What it is praised for; what was searched for first. */
  readonly highlights: readonly HotelAttribute[];
  readonly offer: CardOffer;
}

export interface CardOffer {
  readonly id: string;
  readonly nights: number;
  /** Day of departure and of return; without flights of check-in and check-out. */
  readonly from: Day;
  readonly to: Day;
  readonly board: Board;
  /** Of each room, where the party takes several. */
  readonly boards?: readonly Board[];
  /** Where the flight departs; null without flights. */
  readonly airport: string | null;
  /** When the flights fly, by the clocks of their airports; null without flights. */
  readonly flights: { readonly outbound: FlightTimes; readonly inbound: FlightTimes } | null;
  /** Of the flights; missing without any, and where it is not known. */
  readonly stops?: readonly [outbound: number, inbound: number] | undefined;
  /** Last day of free cancellation, as the hotel's page and the checkout say; missing where cancelling costs something today. */
  readonly freeUntil?: Day | undefined;
  /** The way from the airport of arrival, estimated; missing without flights. */
  readonly transfer?: TransferRide | undefined;
  /** Minutes from home to the hotel, estimated; missing as the way is, and where the flight's length is not known. */
  readonly doorToDoor?: number | undefined;
  /** The transfer is part of the price. */
  readonly includesTransfer?: true | undefined;
  /** Why it has its place; only in a list of what is recommended. */
  readonly why?: RankParts | undefined;
  /** Minor units of the charged currency, for one person and for the whole party. */
  readonly perPerson: number;
  readonly total: number;
  /** What everybody else pays, where a signed-in member pays less (DISC-005). */
  readonly publicPerPerson?: number;
}

/** Hotels that the list would have, per value, see `Facets`. */
export type FilterCounts = Readonly<
  Partial<Record<FilterName, readonly { readonly value: string | number; readonly hotels: number }[]>>
>;

/** What can be filtered by. */
export interface FilterOffer {
  readonly counts: FilterCounts;
  /** Airlines by code, in the order of their names. */
  readonly airlines: readonly { readonly code: string; readonly name: string }[];
}

/** Days on which the same trip is free. */
export interface NearbyDate {
  readonly from: Day;
  readonly to: Day;
  readonly nights: number;
  /** Minor units for one person and for the whole party. */
  readonly perPerson: number;
  readonly total: number;
  readonly isCheapest: boolean;
  readonly params: SearchParams;
}

/** Ways on from a list without hotels. */
export interface ZeroResultSuggestions {
  readonly dates: readonly NearbyDate[];
  /** Filters that are on, with the hotels there are without each; only those that leave some. */
  readonly withoutFilter: readonly { readonly name: FilterName; readonly hotels: number }[];
  /** Hotels there are for stays of any length; 0 where any is what was searched for. */
  readonly ofAnyLength: number;
  /** The shop has no hotel at all, so that no other search finds one either. */
  readonly isShopEmpty?: true | undefined;
  /** The one hotel searched for, where it is one (MASK-025). */
  readonly hotel: { readonly name: string; readonly path: string } | null;
}

/** Props of the result list (LIST-001 to LIST-024). */
export interface ResultsPageProps {
  readonly mask: MaskProps;
  /** Where the hotels are, in the visitor's words; '' for anywhere. */
  readonly place: string;
  /** When and who, in the visitor's words. */
  readonly trip: string;
  readonly travellers: number;
  /** Charged currency, in which all amounts are. */
  readonly currency: CurrencyCode;
  /** What was made of the search that its address does not say, in the visitor's words. */
  readonly notes: readonly string[];
  readonly total: number;
  /** Of all hotels for one person, minor units; null for an empty list. */
  readonly lowest: number | null;
  readonly page: number;
  readonly pages: number;
  readonly hotels: readonly HotelCardContent[];
  readonly filters: FilterOffer;
  /** When the prices were true. */
  readonly knownAt: KnownMoment;
  /** Of the cheapest hotel; null where the link to the list showed the same price for one person, or none. */
  readonly priceChange: PriceChange | null;
  /** Null where there are hotels. */
  readonly zeroResultSuggestions: ZeroResultSuggestions | null;
}

declare module '../../../../site/view-props.ts' {
  interface ViewProps {
    readonly results: ResultsPageProps;
  }
}
