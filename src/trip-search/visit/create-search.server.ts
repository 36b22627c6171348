import { memoryLimits } from '../../defaults.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { buyInCharged, type Exchange, type PurchaseCurrency } from '../../domain/money/purchase-currency.ts';
import type { HotelReview } from '../../domain/search/catalogue.ts';
import {
  chargeEarlyBooking,
  chargeOffer,
  chargePriceByKind,
} from '../../domain/search/charged/charge-offer.ts';
import {
  findRulesSince,
  listRulesInForce,
  markUp,
  type SaleChannel,
} from '../../domain/search/prices/price-rule.ts';
import type { HotelSelection } from '../../domain/search/range/brand-range.ts';
import { offersBoard } from '../../domain/search/range/offers-board.ts';
import { type Day, dayAt } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { createMinuteCache } from '../../domain/time/minute-cache.ts';
import { countTravellers, type Party } from '../../domain/travellers/party.ts';
import type {
  Found,
  OfferAnswer,
  OfferQuery,
  OffersPort,
  QueryName,
} from '../../ports/offers/offers-port.ts';
import type { PriceHistoryPort } from '../../ports/price-history/price-history-port.ts';
import type { LiveSupply, SupplyCatalogue } from '../../ports/supply/supply-port.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { openCatalogueStore } from '../catalogue/catalogue-store.server.ts';
import type { ClimateStation } from '../catalogue/climate-stations.ts';
import { createLruCache } from '../catalogue/lru-cache.ts';
import { type NarrowedCatalogue, narrowCatalogue } from '../catalogue/narrow-catalogue.ts';
import { listUnknownNames } from '../catalogue/resolve-selection.ts';
import { askByGroup, type ChargedGroup } from '../prices/ask-by-group.server.ts';
import { findPriceGroup, listPriceGroups, type PriceGroup } from '../prices/price-group.ts';
import { buildRanking } from '../ranking/build-ranking.ts';
import type { UsualPrices } from '../ranking/usual-prices.ts';
import type { SearchVisit, Shopper } from './search-visit.server.ts';

/** Everything that can be searched; the use cases of this folder take what `visit` returns. */
export interface Search {
  /** @throws UnavailableError until the catalogue was read for the first time */
  visit(shopper: Shopper): SearchVisit;
  /** Number of the last batch that answers know: with another one, each may be another. */
  sequence(): Promise<number>;
  /** Places and operators that a selection of hotels names and the catalogue does not know; none before the catalogue was read. */
  listUnknownNames(selection: HotelSelection): readonly string[];
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
  /** What trips of people of a country usually cost on a day; null where it was not measured. Without it nothing is known. */
  readonly findUsualPrices?: (homeCountry: string, today: Day) => UsualPrices | null;
  /** Weather stations of the supplier’s places, in addition to those that every shop knows. */
  readonly stations?: readonly ClimateStation[];
  /** Calculates from each catalogue what requests should not wait for, before they see it. */
  readonly prepare?: (catalogue: Catalogue) => Promise<void>;
  readonly clock: Clock;
  /** Receives failures that a visitor does not see. */
  readonly report: (error: unknown) => void;
}

/** Puts the search together and begins to read the catalogue. */
export function createSearch(parts: SearchParts): Search {
  const {
    offers,
    supply,
    history,
    clock,
    report,
    prepare,
    stations,
    findGuestReviews,
    findPurchase = buyInCharged,
    findUsualPrices = () => null,
  } = parts;
  const store = openCatalogueStore(supply.catalogue, {
    ...(prepare !== undefined && { prepare }),
    ...(stations !== undefined && { stations }),
    report,
  });

  const dayOf = createMinuteCache((now) => dayAt(now));
  const search = rememberDestinations(offers);

  /** Offers and supplier know the supplier's currency alone; here, and nowhere else, they are asked and answer in the charged one. */
  function sellAt(
    sale: Sale,
    { catalogue, range }: NarrowedCatalogue,
  ): Pick<SearchVisit, 'queryOffers' | 'verify'> {
    return {
      async queryOffers(query) {
        const party = 'request' in query ? query.request.party : 'party' in query ? query.party : null;
        const charged = sale.groups.map((group) => chargeGroup(group, sale, party));
        const found = await askByGroup(search, query, { groups: charged, range, hotels: catalogue.hotels });
        if (found.sequence === 0) throw new UnavailableError('The offers are still being read');
        return found;
      },
      async verify(offer, options) {
        const group = findPriceGroup(sale.groups, catalogue.hotels, offer.key.hotelId);
        if (group === null) return outsideRange;
        const { exchange } = chargeGroup(group, sale, offer.party);
        const verified = await verifyAt(supply.live, exchange, offer, options);
        const isOffered = verified.outcome !== 'confirmed' || offersBoard(range, verified.offer.terms.board);
        return isOffered ? verified : outsideRange;
      },
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
      const all = store.current();
      if (all === null) throw new UnavailableError('The catalogue is still being read');
      const sold = narrowCatalogue(all, shopper.range ?? null);
      const now = clock.now();
      const today = dayOf(now);
      const purchase = choosePurchase(shopper.pinned, findPurchase(shopper.currency));
      const { priceRules = [], channel = 'web', currency } = shopper;
      const sale = { channel, currency };
      // An order has its markup, whatever the rules of now are.
      const rules = shopper.pinned === undefined ? listRulesInForce(priceRules, today, sale) : [];
      const groups = listPriceGroups(sold, rules);
      return {
        ...shopper,
        catalogue: sold.catalogue,
        hotels: {
          findProfile: async (hotelId) =>
            sold.range === null || sold.catalogue.hotels.has(hotelId) ? store.findProfile(hotelId) : null,
          listReviews: (hotelId) => listReviews(shopper.brandKey, hotelId),
        },
        history,
        buildRanking: () => buildRanking(sold.catalogue, findUsualPrices(shopper.homeCountry, today)),
        report,
        purchase,
        now,
        today,
        rulesSince: findRulesSince(priceRules, today, sale),
        pricesKey: JSON.stringify([sale, rules]),
        ...(purchase === null ? notSold : sellAt({ ...sale, purchase, groups }, sold)),
      };
    },
    sequence: () => offers.sequence(),
    listUnknownNames(selection) {
      const catalogue = store.current();
      return catalogue === null ? [] : listUnknownNames(selection, catalogue);
    },
    refresh: store.refresh,
    close: store.close,
  };
}

/** What a visit sells at. */
interface Sale {
  readonly currency: CurrencyCode;
  readonly purchase: PurchaseCurrency;
  readonly channel: SaleChannel;
  readonly groups: readonly PriceGroup[];
}

/** @param party null where nothing is priced */
function chargeGroup(
  { rule, range, has }: PriceGroup,
  { currency, purchase, channel }: Sale,
  party: Party | null,
): ChargedGroup {
  const markup =
    rule === null || party === null ? {} : { markup: markUp(rule, channel, countTravellers(party)) };
  return { range, has, exchange: { currency, purchase: { ...purchase, ...markup } } };
}

/** The rate of an order holds while the goods are still priced in what it was bought in. */
function choosePurchase(
  pinned: PurchaseCurrency | undefined,
  now: PurchaseCurrency | null,
): PurchaseCurrency | null {
  if (pinned === undefined) return now;
  return now !== null && now.currency !== pinned.currency ? null : pinned;
}

/** Of what a brand does not sell it knows nothing. */
const outsideRange = { outcome: 'refused', reason: 'gone' } as const;

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
  const recent = createLruCache<string, Found<OfferAnswer<'destinations'>>>(
    memoryLimits.destinationOffers,
    ({ answer }) => Math.max(1, answer.length),
  );
  let state = 0;
  return async <Name extends QueryName>(query: OfferQuery<Name>): Promise<Found<OfferAnswer<Name>>> => {
    if (query.name !== 'destinations') return offers.search(query);
    const sequence = await offers.sequence();
    if (sequence !== state) recent.clear();
    state = sequence;
    const asked = query as OfferQuery<'destinations'>;
    const found = await recent.find(JSON.stringify(asked), () => offers.search(asked));
    return found as Found<OfferAnswer<Name>>;
  };
}
