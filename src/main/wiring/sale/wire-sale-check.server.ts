import type { Pool } from 'pg';
import type { Brand } from '../../../brands/brand.ts';
import { ownMarketOf } from '../../../brands/own-market.ts';
import { sellsExtra } from '../../../brands/sells-extra.ts';
import { createHotelGoods } from '../../../demo/supplier/store/hotel-goods.server.ts';
import { openSupplierDb } from '../../../demo/supplier/store/supplier-store.server.ts';
import type { ExtraKind } from '../../../domain/extras/extra.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { chargedCurrencyOf, countryOf } from '../../../domain/places/market.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { explainSale, type SearchFacts } from '../../../features/sale-check/explain-sale.server.ts';
import type { SaleCheck } from '../../../features/sale-check/sale-check.ts';
import { createOfferIndex } from '../../../offer-index/offer-index.ts';

/** Explains by the supplier's tables, which the search follows within a second. */
export function wireSaleCheck(deps: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly brands: ReadonlyMap<string, Brand>;
  /** Null where the goods are priced in what the brands charge. */
  readonly supplyCurrency: CurrencyCode | null;
}): SaleCheck {
  const goods = createHotelGoods(openSupplierDb(deps.pool));
  return {
    async explain(key, question) {
      const brand = deps.brands.get(key);
      if (brand === undefined) return null;
      // Goods are explained in the currency that they are priced in.
      const currency = deps.supplyCurrency ?? chargedCurrencyOf(ownMarketOf(brand));
      const seller = {
        currency,
        homeCountry: countryOf(brand.market),
        today: dayAt(deps.clock.now()),
        range: brand.range,
        market: brand.market,
        sellsExtra: (kind: ExtraKind) => sellsExtra(brand, kind),
      };
      return { answer: await explainSale({ goods, searchFacts }, question, seller), currency };
    },
  };
}

/** Searches in an offer index of its own that holds one hotel's facts: a millisecond. */
export const searchFacts: SearchFacts = ({ firstDay, changes }, request) => {
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
  const routes = new Set(
    changes.map((change) => (change.kind === 'flight' ? `${change.flight.from}${change.flight.to}` : '')),
  );
  const capacity = {
    hotels: 1,
    plans: count('plan'),
    routes: routes.size,
    flights: 8 * count('flight') + 64,
  };
  const index = createOfferIndex({ capacity, firstDay });
  const [refused] = index.fill(changes);
  const { hotels } = index.search({
    name: 'hotels',
    request,
    sort: 'price',
    page: 1,
    pageSize: 1,
    withFacets: false,
  });
  return { offer: hotels[0] ?? null, refusal: refused?.reason ?? null };
};
