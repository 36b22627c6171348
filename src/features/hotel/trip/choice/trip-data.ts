import type { Board } from '../../../../domain/search/board.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import type { PriceChange } from '../../../../trip-search/offers/price-change.ts';
import type { ChildPrices } from '../../../../trip-search/offers/price-children.ts';
import type { PricePast } from '../past/price-past.ts';
import type { DatesData } from './dates-data.ts';
import type { FormerTrip } from './former-trip.ts';
import type { StayRoom } from './stay-room.ts';

/**
 * Why a page shows the offer it shows: the address names it; it is the cheapest for the search; nothing is sold for the
 * search, so it is the hotel's cheapest at any time, from anywhere; or there is none.
 */
export type TripChoice = 'named' | 'cheapest' | 'other-days' | 'none';

/** The room of the offer shown. */
export interface RoomSummary {
  /** Name in the language of the page. */
  readonly room: string;
  readonly squareMetres: number;
}

/** One of several rooms, and who stays in it. */
export interface PartyRoom {
  readonly travellers: { readonly adults: number; readonly children: number };
  readonly stay: RoomSummary | null;
  readonly board: Board;
  /** What this room could be as well, the others being as they are. */
  readonly rooms: readonly StayRoom[];
}

/** What a hotel's page knows of the trip to it. */
export interface TripData {
  readonly hotelId: number;
  /** Where the site sells, `YYYY-MM-DD`. */
  readonly today: string;
  /**
   * Time of this response, ISO 8601: the page calculates the age of prices from it until it reads the browser's clock.
   */
  readonly shownAt: string;
  /** Null where the hotel sells nothing to the party. */
  readonly offer: DetailedOffer | null;
  readonly choice: TripChoice;
  /** Why the offer named by the address is not the one shown. */
  readonly missed: 'gone' | 'unreadable' | null;
  /** Null where the link to the page showed the price of the offer, or none. */
  readonly priceChange: PriceChange | null;
  /** What was shown before the choice that led here; null where the page was reached otherwise. */
  readonly former: FormerTrip | null;
  /** Minor units of the whole party: lowest price of the 30 days before the present one began, where it was more (OFFER-037). */
  readonly comparisonTotal: number | null;
  /** What it cost on the last days; null where that is not known. */
  readonly past: PricePast | null;
  /** What each child costs at the price of the offer; null without children, and where it is not known. */
  readonly childPrices: ChildPrices | null;
  readonly travellers: { readonly adults: number; readonly children: number };
  /** That children have outgrown that by this day of departure (TRAV-036); null where none have. */
  readonly travellersNote: string | null;
  /** Null when there is no offer, or the hotel's profile does not contain its room; of several rooms the first. */
  readonly stay: RoomSummary | null;
  /** What the room could be as well; none where the party takes several, whose choices are those of `partyRooms`. */
  readonly rooms: readonly StayRoom[];
  /** Each room of a party that takes several, in its order; missing for one room. */
  readonly partyRooms?: readonly PartyRoom[];
  /** The address asks for the flight changer to be open (`flightChanger=open`). */
  readonly opensFlightChanger: boolean;
  /** The address asks for flights of the offer's airline only (FLIGHT-010). */
  readonly isAirlineExclusive: boolean;
  readonly dates: DatesData;
}
