import type { Pool } from 'pg';
import type { Brand } from '../../../brands/brand.ts';
import { listSaleMarkets } from '../../../brands/sale-markets.ts';
import { sellsExtra } from '../../../brands/sells-extra.ts';
import { createHotelGoods } from '../../../demo/supplier/store/hotel-goods.server.ts';
import { openSupplierDb } from '../../../demo/supplier/store/supplier-store.server.ts';
import type { ExtraKind } from '../../../domain/extras/extra.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { PurchaseCurrency } from '../../../domain/money/purchase-currency.ts';
import { chargedCurrencyOf, countryOf } from '../../../domain/places/market.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { previewPlacePrices } from '../../../features/sale-check/prices/preview-place-prices.server.ts';
import {
  type PricingSeller,
  previewSalePrice,
} from '../../../features/sale-check/prices/preview-sale-price.server.ts';
import type { BrandInMarket, PricePreview } from '../../../features/sale-check/prices/price-preview.ts';
import { searchFacts } from './wire-sale-check.server.ts';

/** Previews prices by the supplier's tables and the rates that the shop sells at. */
export function wirePricePreview(deps: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly brands: ReadonlyMap<string, Brand>;
  /** Null where there is no rate to sell at. */
  readonly findPurchase: (charged: CurrencyCode) => PurchaseCurrency | null;
}): PricePreview {
  const goods = createHotelGoods(openSupplierDb(deps.pool));
  const sites = [...deps.brands.values()].flatMap((brand) =>
    listSaleMarkets(brand).map((market) => ({
      brand: brand.key,
      name: brand.name,
      market: market.code,
      currency: chargedCurrencyOf(market),
    })),
  );

  function findSeller({ brand: key, market }: BrandInMarket): PricingSeller | 'no-rate' | null {
    const brand = deps.brands.get(key);
    const site = sites.find((each) => each.brand === key && each.market === market);
    if (brand === undefined || site === undefined) return null;
    const purchase = deps.findPurchase(site.currency);
    if (purchase === null) return 'no-rate';
    return {
      // Goods are explained in the currency that they are priced in.
      currency: purchase.currency,
      homeCountry: countryOf(market),
      today: dayAt(deps.clock.now()),
      range: brand.range,
      market,
      sellsExtra: (kind: ExtraKind) => sellsExtra(brand, kind),
      rules: brand.priceRules,
      exchange: { currency: site.currency, purchase },
    };
  }

  return {
    sites,
    async preview(site, question) {
      const seller = findSeller(site);
      if (seller === null || seller === 'no-rate') return seller;
      return previewSalePrice({ goods, searchFacts }, question, seller);
    },
    async previewPlace(site, question) {
      const seller = findSeller(site);
      if (seller === null || seller === 'no-rate') return seller;
      return (await previewPlacePrices({ goods, searchFacts }, question, seller)) ?? 'no-place';
    },
  };
}
