import type { CurrencyCode } from '../money/currency.ts';

/**
 * What a teaser asks the shop: the cheapest package for two adults (decision MOD-027), and their children where it names any. Exactly one of `destination` and
 * `hotelId` says where to.
 */
export interface TeaserQuery {
  /** Id of a country, region, city or place in the catalogue. */
  readonly destination: number | null;
  /** Giata id. */
  readonly hotelId: number | null;
  /** Earliest departure, in days from today (MOD-019). */
  readonly departureMinOffset: number;
  /** Latest departure, in days from today; null for any day. */
  readonly departureMaxOffset: number | null;
  /**
   * Months of departure, 1 to 12, both included and round the turn of the year where the first is the later one; null for any.
   * Of two years the one that comes next.
   */
  readonly departureMonths: { readonly from: number; readonly to: number } | null;
  /** Earliest return, in days from today (MOD-019); null for any day. */
  readonly returnMinOffset: number | null;
  /** Nights; null for the usual length (PERIOD-028). */
  readonly nights: number | null;
  /** Ages of the children who travel with them; missing for none. */
  readonly childrenAges?: readonly number[];
}

/** The cheapest package that answers a teaser. Amounts are minor units of the charged currency. */
export interface TeaserOffer {
  readonly perPerson: number;
  /** For all of them. */
  readonly total: number;
  readonly currency: CurrencyCode;
  /** For one person: lowest price of the same in the 30 days before the present one began; null without one above it (OFFER-037). */
  readonly comparisonPerPerson: number | null;
  readonly nights: number;
  /** Days, `YYYY-MM-DD`. */
  readonly departure: string;
  readonly return: string;
  /** In the visitor's language. */
  readonly destinationName: string;
  readonly hotelName: string;
  readonly roomName: string;
  /** Airport of departure, in the visitor's language. */
  readonly airportName: string;
  /** Minutes in the air on the way there, stops included; null where the clocks of the airports are not known. */
  readonly flightMinutes: number | null;
  /** Stars times ten. */
  readonly category: number;
  /** Path and query within the shop, without locale, where this offer can be seen and booked: '/search?…' or '/hotel/…'. */
  readonly link: string;
}

/** An answer with the moment when it was true, milliseconds since 1970: it is the page's to say, not each teaser's. */
export interface KnownTeaserOffer extends TeaserOffer {
  readonly knownAt: number;
}

/** Answers the teasers of one page. */
export type FindTeaserOffer = (question: TeaserQuery) => Promise<KnownTeaserOffer | null>;
