import type { Pool } from 'pg';
import { type Day, dayAt } from '../../domain/calendar-day.ts';
import type { Clock } from '../../domain/clock.ts';
import type { OffersPort } from '../../ports/offers/offers-port.ts';
import type { LiveSupply, SupplyCatalogue } from '../../ports/supply/supply-port.ts';
import { openCatalogueStore } from './catalogue/catalogue-store.server.ts';
import { openPriceHistory } from './offers/price-history.server.ts';
import { SearchUnavailable, type SearchVisit, type Shopper } from './search-visit.server.ts';

/** Everything that can be searched; the use cases of this folder take what `visit` returns. */
export interface Search {
  /** @throws SearchUnavailable until the catalogue was read for the first time */
  visit(shopper: Shopper): SearchVisit;
  /** Resolves when the catalogue was read, or could not be. */
  refresh(): Promise<void>;
  /** Writes what is still to be written; call it before the pool ends. Offers and supply are closed by whoever opened them. */
  close(): Promise<void>;
}

export interface SearchParts {
  readonly offers: Pick<OffersPort, 'search'>;
  readonly supply: { readonly catalogue: SupplyCatalogue; readonly live: Pick<LiveSupply, 'verify'> };
  readonly pool: Pool;
  readonly clock: Clock;
  /** IANA name: where the site sells, for the day it is there. */
  readonly timeZone?: string;
  /** Told of failures that a visitor does not see. */
  readonly report: (error: unknown) => void;
}

/** Puts the search together and begins to read the catalogue. */
export function createSearch({
  offers,
  supply,
  pool,
  clock,
  timeZone = 'Europe/Berlin',
  report,
}: SearchParts): Search {
  const store = openCatalogueStore(supply.catalogue, { report });
  const history = openPriceHistory(pool, { report });

  const dayOf = rememberDay(timeZone);
  const ask: SearchVisit['ask'] = async (query) => {
    const found = await offers.search(query);
    if (found.sequence === 0) throw new SearchUnavailable('The offers are still being read');
    return found;
  };

  return {
    visit(shopper) {
      const catalogue = store.current();
      if (catalogue === null) throw new SearchUnavailable('The catalogue is still being read');
      const now = clock.now();
      return {
        ...shopper,
        catalogue,
        hotels: store,
        history,
        verify: (offer, options) => supply.live.verify(offer, options),
        now,
        today: dayOf(now),
        ask,
      };
    },
    refresh: store.refresh,
    async close() {
      store.close();
      await history.close();
    },
  };
}

/** The day it is somewhere; reckoned once a minute, for it costs as much as reading a request. */
function rememberDay(timeZone: string): (now: Date) => Day {
  let known = { minute: Number.NaN, day: 0 };
  return (now) => {
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== known.minute) known = { minute, day: dayAt(now, timeZone) };
    return known.day;
  };
}
