import type { PricedOffer } from '../../domain/search/offer-query.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { GoodsSource } from '../../ports/supply/hotel-goods-port.ts';
import type { ExplainedExtra } from './explain-extras.ts';

/** A trip that somebody misses in the shop. */
export interface SaleQuestion extends AskedTrip {
  readonly hotelId: number;
}

/** When, for whom and from where, whatever the hotel. */
export interface AskedTrip {
  /** Day of departure; hotel-only: of check-in. */
  readonly from: Day;
  readonly nights: number;
  readonly adults: number;
  /** In completed years on the day of departure. */
  readonly childrenAges: readonly number[];
  readonly isHotelOnly: boolean;
  /** Airport, group or country of departure; '' for the country of the brand's market. */
  readonly airport: string;
}

/** Why a trip is not sold; each is the text `office.sale.reason.{name}`. */
export type SaleReason =
  | 'unknown-hotel'
  | 'removed'
  | 'not-in-range'
  | 'operator-not-in-range'
  | 'board-not-offered'
  | 'dates'
  | 'too-long'
  | 'party-limits'
  | 'unknown-airport'
  | 'refused'
  | 'no-room'
  | 'no-plan'
  | 'other-currency'
  | StayReason
  | FlightReason;

export type StayReason =
  | 'party'
  | 'no-price'
  | 'stop-sell'
  | 'sold-out'
  | 'on-request'
  | 'closed-day'
  | 'min-stay'
  | 'max-stay';

export type FlightReason =
  | 'not-reached'
  | 'no-route'
  | 'no-outbound'
  | 'no-inbound'
  | 'other-cabin'
  | 'flight-full';

/** What a reason's text names. */
export interface ReasonDetails {
  readonly values: Readonly<Record<string, string | number>>;
  readonly days: Readonly<Record<string, Day>>;
  /** The line that the decisive fact was delivered in; null where no delivery has set it. */
  readonly source: GoodsSource | null;
}

export type SaleAnswer =
  | {
      readonly isSold: true;
      readonly offer: PricedOffer;
      readonly source: GoodsSource | null;
      /** Those of files that may be sold with the hotel, offered with this trip or not. */
      readonly extras: readonly ExplainedExtra[];
    }
  | ({ readonly isSold: false; readonly reason: SaleReason } & ReasonDetails);

export const noDetails: ReasonDetails = { values: {}, days: {}, source: null };
