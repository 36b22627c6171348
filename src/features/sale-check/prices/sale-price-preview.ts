import type { Exchange } from '../../../domain/money/purchase-currency.ts';
import type { Translated } from '../../../domain/search/catalogue.ts';
import type { SaleChannel } from '../../../domain/search/prices/price-rule.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { PreviewedPrice } from '../../../trip-search/prices/preview-prices.ts';
import type { AskedTrip, SaleAnswer, SaleQuestion } from '../sale-answer.ts';

/** How a trip is sold. */
interface AskedSale {
  readonly channel: SaleChannel;
  /** Days of booking whose rules are asked for. */
  readonly days: readonly Day[];
}

/** A trip, and how it is sold. */
export interface PriceQuestion extends AskedSale {
  readonly trip: SaleQuestion;
}

/** The same trip to several hotels of a place. */
export interface PlacePriceQuestion extends AskedSale {
  /** A name in any language, or a key such as `region/majorca`. */
  readonly place: string;
  readonly trip: AskedTrip;
}

export type SoldPricePreview = Extract<SalePricePreview, { isSold: true }>;

/** What a brand makes of trips to a sample of the hotels that it sells in a place. */
export interface PlacePricePreview {
  readonly name: Translated;
  /** Hotels of the brand in the place, and how many of them were asked about. */
  readonly hotels: number;
  readonly asked: number;
  /** Of those that are sold. */
  readonly trips: readonly SoldPricePreview[];
}

/** What a brand makes of the price that a supplier asks today; or why the trip is not sold. */
export type SalePricePreview =
  | { readonly isSold: false; readonly answer: Extract<SaleAnswer, { isSold: false }> }
  | {
      readonly isSold: true;
      readonly hotel: { readonly id: number; readonly name: string };
      /** Minor units of what the goods are bought in. */
      readonly bought: number;
      readonly exchange: Exchange;
      readonly sales: readonly { readonly day: Day; readonly price: PreviewedPrice }[];
    };
