import type { Exchange } from '../../../domain/money/purchase-currency.ts';
import type { SaleChannel } from '../../../domain/search/prices/price-rule.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { PreviewedPrice } from '../../trip-search/prices/preview-prices.ts';
import type { SaleAnswer, SaleQuestion } from '../sale-answer.ts';

/** A trip, and how it is sold. */
export interface PriceQuestion {
  readonly trip: SaleQuestion;
  readonly channel: SaleChannel;
  /** Days of booking whose rules are asked for. */
  readonly days: readonly Day[];
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
