import { buyInCharged } from '../../src/domain/money/purchase-currency.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import type { Clock } from '../../src/domain/time/clock.ts';
import type { OffersPort } from '../../src/ports/offers/offers-port.ts';
import type { LiveSupply } from '../../src/ports/supply/supply-port.ts';
import { buildCatalogue } from '../../src/trip-search/catalogue/build-catalogue.ts';
import { buildRanking } from '../../src/trip-search/ranking/build-ranking.ts';
import type { SearchVisit } from '../../src/trip-search/visit/search-visit.server.ts';
import { catalogueContent, fakeCatalogue } from './search-world.ts';

interface SearchVisitOptions {
  readonly clock: Clock;
  readonly offers: Pick<OffersPort, 'search'>;
  readonly verify?: LiveSupply['verify'];
}

/** A German visit that searches the small catalogue, without a history of prices. */
export function buildSearchVisit({ clock, offers, verify }: SearchVisitOptions): SearchVisit {
  const { hotelProfile, hotelReviews } = fakeCatalogue();
  const now = clock.now();
  const catalogue = buildCatalogue(catalogueContent);
  return {
    locale: 'de-de',
    language: 'de',
    currency: 'EUR',
    homeCountry: 'DE',
    brandName: 'Abendmeer',
    catalogue,
    buildRanking: () => buildRanking(catalogue, null),
    hotels: { findProfile: hotelProfile, listReviews: hotelReviews },
    history: { find: async () => null },
    report: (error) => {
      throw error;
    },
    purchase: buyInCharged('EUR'),
    rulesSince: null,
    pricesKey: '[]',
    verify: verify ?? (async () => ({ outcome: 'unknown' })),
    now,
    today: dayAt(now),
    queryOffers: (query) => offers.search(query),
  };
}
