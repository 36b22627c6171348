import { memoryLimits } from '../../../defaults.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import {
  buyInCharged,
  type Exchange,
  type PurchaseCurrency,
} from '../../../domain/money/purchase-currency.ts';
import type { HotelReview } from '../../../domain/search/catalogue.ts';
import { askInPurchase, chargeAnswer } from '../../../domain/search/charged/charge-answer.ts';
import {
  chargeEarlyBooking,
  chargeOffer,
  chargePriceByKind,
} from '../../../domain/search/charged/charge-offer.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { createMinuteCache } from '../../../domain/time/minute-cache.ts';
import type {
  Found,
  OfferAnswer,
  OfferQuery,
  OffersPort,
  QueryName,
} from '../../../ports/offers/offers-port.ts';
import type { PriceHistoryPort } from '../../../ports/price-history/price-history-port.ts';
import type { LiveSupply, SupplyCatalogue } from '../../../ports/supply/supply-port.ts';
import { UnavailableError } from '../../../site/unavailable-error.ts';
import { openCatalogueStore } from '../catalogue/catalogue-store.server.ts';
import { createLruCache } from '../catalogue/lru-cache.ts';
import type { SearchVisit, Shopper } from './search-visit.server.ts';

/** Everything that can be searched; the use cases of this folder take what `visit` returns. */
export interface Search {
  /** @throws UnavailableError until the catalogue was read for the first time */
  visit(shopper: Shopper): SearchVisit;
  /** Number of the last batch that answers know: with another one, each may be another. */
  sequence(): Promise<number>;
  /** Resolves when the catalogue was read, or could not be. */
  refresh(): Promise<void>;
  /** The caller closes offers, history and supply, which it opened. */
  close(): void;
}

export interface SearchParts {
  readonly offers: Pick<OffersPort, 'search' | 'sequence'>;
  readonly supply: { readonly catalogue: SupplyCatalogue; readonly live: Pick<LiveSupply, 'verify'> };
  readonly history: Pick<PriceHistoryPort, 'find'>;
  /** Published reviews of guests of a brand, the newest first; none are shown without it. */
  readonly findGuestReviews?: (brand: string, hotelId: number) => Promise<readonly HotelReview[]>;
  /**
   * What a market buys in, at the rate of now; null where there is no rate to sell at. Without it
   * everything is bought in the currency that is charged.
   */
  readonly findPurchase?: (charged: CurrencyCode) => PurchaseCurrency | null;
  readonly clock: Clock;
  /** Receives failures that a visitor does not see. */
  readonly report: (error: unknown) => void;
}

/** Puts the search together and begins to read the catalogue. */
export function createSearch(parts: SearchParts): Search {
  const { offers, supply, history, clock, report, findGuestReviews, findPurchase = buyInCharged } = parts;
  const store = openCatalogueStore(supply.catalogue, { report });

  const dayOf = createMinuteCache((now) => dayAt(now));
  const search = rememberDestinations(offers);

  /** Offers and supplier know the supplier's currency alone; here, and nowhere else, they are asked and answer in the charged one. */
  function sellAt(exchange: Exchange): Pick<SearchVisit, 'queryOffers' | 'verify'> {
    return {
      async queryOffers(query) {
        const found = await search(askInPurchase(query, exchange));
        if (found.sequence === 0) throw new UnavailableError('The offers are still being read');
        return { ...found, answer: chargeAnswer(query, found.answer, exchange) };
      },
      verify: (offer, options) => verifyAt(supply.live, exchange, offer, options),
    };
  }

  /** The supplier's reviews with those of our own guests, the newest first: a failure of ours leaves the supplier's. */
  async function listReviews(brand: string | undefined, hotelId: number): Promise<readonly HotelReview[]> {
    const [theirs, ours] = await Promise.all([
      store.listReviews(hotelId),
      brand === undefined || findGuestReviews === undefined
        ? []
        : findGuestReviews(brand, hotelId).catch((error: unknown) => {
            report(error);
            return [];
          }),
    ]);
    return ours.length === 0 ? theirs : [...ours, ...theirs].sort((one, other) => other.day - one.day);
  }

  return {
    visit(shopper) {
      const catalogue = store.current();
      if (catalogue === null) throw new UnavailableError('The catalogue is still being read');
      const now = clock.now();
      const purchase = choosePurchase(shopper.pinned, findPurchase(shopper.currency));
      return {
        ...shopper,
        catalogue,
        hotels: {
          findProfile: store.findProfile,
          listReviews: (hotelId) => listReviews(shopper.brandKey, hotelId),
        },
        history,
        report,
        purchase,
        now,
        today: dayOf(now),
        ...(purchase === null ? notSold : sellAt({ currency: shopper.currency, purchase })),
      };
    },
    sequence: () => offers.sequence(),
    refresh: store.refresh,
    close: store.close,
  };
}

/** The rate of an order holds while the goods are still priced in what it was bought in. */
function choosePurchase(
  pinned: PurchaseCurrency | undefined,
  now: PurchaseCurrency | null,
): PurchaseCurrency | null {
  if (pinned === undefined) return now;
  return now !== null && now.currency !== pinned.currency ? null : pinned;
}

/** A visit without a rate sees places and hotels, and no price. */
const notSold: Pick<SearchVisit, 'queryOffers' | 'verify'> = {
  async queryOffers() {
    throw new UnavailableError('There is no rate of exchange to sell at');
  },
  async verify() {
    throw new UnavailableError('There is no rate of exchange to sell at');
  },
};

async function verifyAt(
  live: SearchParts['supply']['live'],
  exchange: Exchange,
  ...asked: Parameters<LiveSupply['verify']>
): ReturnType<LiveSupply['verify']> {
  const verified = await live.verify(...asked);
  if (verified.outcome !== 'confirmed') return verified;
  const { offer, priceByKind, earlyBooking } = verified;
  return {
    ...verified,
    offer: chargeOffer(offer, exchange),
    ...(priceByKind !== undefined && { priceByKind: chargePriceByKind(priceByKind, exchange) }),
    ...(earlyBooking !== undefined && {
      earlyBooking: chargeEarlyBooking(earlyBooking, offer.total, exchange),
    }),
  };
}

/**
 * The offers, with their dearest question remembered: the cheapest of each destination looks at everything that can be
 * sold. An answer is given again only while no further batch has been applied, so that it is never older than the index.
 */
function rememberDestinations(offers: SearchParts['offers']): OffersPort['search'] {
  const recent = createLruCache<string, Found<OfferAnswer<QueryName>>>(memoryLimits.destinationAnswers);
  return async <Name extends QueryName>(query: OfferQuery<Name>): Promise<Found<OfferAnswer<Name>>> => {
    if (query.name !== 'destinations') return offers.search(query);
    const key = `${await offers.sequence()} ${JSON.stringify(query)}`;
    return (await recent.find(key, () => offers.search(query))) as Found<OfferAnswer<Name>>;
  };
}
