/** Days in a row on which a trip cost the same. */
export interface PriceRun {
  /** First and last day where the site sells, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** The lowest price of each of these days for one person, minor units; null where the trip was not for sale. */
  readonly amount: number | null;
}

/** What a trip really cost on the last days, the cheapest flights and tariff of its days, room and board. Amounts are minor units for one person. */
export interface PricePast {
  /** The oldest first; the last one ends today. */
  readonly runs: readonly PriceRun[];
  /** Days before today that are known, and on how many of these it was for sale. */
  readonly days: number;
  readonly daysSold: number;
  /** Of the days before today; null where they are too few to say what is usual. */
  readonly compared: { readonly lowest: number; readonly usual: number } | null;
  /** By how many whole per cent the price of now is below the usual one, where it is good (`judgePrice`); else null. */
  readonly goodPercent: number | null;
  /** False where the trip on the page has other flights or another tariff than the cheapest. */
  readonly isCheapest: boolean;
}

/** Id of the part of the page that shows it. */
export const pricePastId = 'price-past';
