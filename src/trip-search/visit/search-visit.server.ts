import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { PurchaseCurrency } from '../../domain/money/purchase-currency.ts';
import type { UsualStays } from '../../domain/places/usual-stays.ts';
import type { PriceRule, SaleChannel } from '../../domain/search/prices/price-rule.ts';
import type { BrandRange } from '../../domain/search/range/brand-range.ts';
import type { Ranking } from '../../domain/search/ranking.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Found, OfferAnswer, OfferQuery, QueryName } from '../../ports/offers/offers-port.ts';
import type { PriceHistoryPort } from '../../ports/price-history/price-history-port.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import type { DateFlags } from '../address/view-mode.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.server.ts';

/** What searching needs to know of a visit. */
export interface Shopper {
  /** Locale segment of the address (ROUTE-001). */
  readonly locale: string;
  readonly language: Language;
  /** Charged currency of the market: what all amounts of offers are in. */
  readonly currency: CurrencyCode;
  /** What an order was bought in, at its rate: its visit sells at that. Missing for the rate of now. */
  readonly pinned?: PurchaseCurrency;
  /** Country code of the market, such as DE: searches depart from it unless they say from where (AIRPORT-020). */
  readonly homeCountry: string;
  /** How long its people stay where that is not what is usual everywhere (PERIOD-028). */
  readonly usualStays?: Partial<UsualStays> | undefined;
  readonly brandName: string;
  /** Key of the brand, whose guests' own reviews are shown; without it none are. */
  readonly brandKey?: string;
  /** What the brand sells: its visit sees nothing else. Everything without it. */
  readonly range?: BrandRange | null;
  /** How the brand prices what it buys; as it buys it without them. */
  readonly priceRules?: readonly PriceRule[];
  /** Where it is sold; on the site without it. */
  readonly channel?: SaleChannel;
  /** Member discount in per cent, see `memberPercentOf`; none without it. */
  readonly memberPercent?: number;
  /** Searches name their destinations by static ids (FLAG-007); without it they do not. */
  readonly hasStaticGroupIds?: boolean;
  /** Parties may take several rooms (TRAV-007); without it a link that names them is for the usual party. */
  readonly hasSeveralRooms?: boolean;
  /** The ways to choose other dates that the brand has (FLAG-005, FLAG-006); both by default. */
  readonly dateFlags?: DateFlags;
}

/** One visit with everything that can be searched, at one moment and one version of the catalogue. */
export interface SearchVisit extends Shopper {
  /** The brand's part of it: hotels of its range, and the places that hold them. */
  readonly catalogue: Catalogue;
  readonly hotels: Pick<CatalogueStore, 'findProfile' | 'listReviews'>;
  readonly history: Pick<PriceHistoryPort, 'find'>;
  /** What the offers of this visit are bought in, at which rate; null where there is none to sell at now. */
  readonly purchase: PurchaseCurrency | null;
  /** Asks the supplier; amounts are those that are charged, and what lies outside the range is gone. @throws UnavailableError where there is no rate to sell at */
  readonly verify: LiveSupply['verify'];
  /** The first day since which prices are made as now; null where they never were made otherwise. */
  readonly rulesSince: Day | null;
  /** Says how prices are made now, and for which channel: what is remembered of prices belongs to it. */
  readonly pricesKey: string;
  /** What hotels are recommended by. */
  readonly buildRanking: () => Ranking;
  /** The moment, and the day it then is where the site sells. */
  readonly now: Date;
  readonly today: Day;
  /** Receives failures that the visitor does not see. */
  readonly report: (error: unknown) => void;
  /** Asks the offers of the range; amounts are those that are charged. @throws UnavailableError while they are not loaded, or without a rate */
  queryOffers<Name extends QueryName>(query: OfferQuery<Name>): Promise<Found<OfferAnswer<Name>>>;
}
