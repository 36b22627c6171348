import { ownMarketOf } from '../../brands/own-market.ts';
import { usualStaysOf } from '../../brands/usual-stays-of.ts';
import type { PurchaseCurrency } from '../../domain/money/purchase-currency.ts';
import { chargedCurrencyOf, countryOf } from '../../domain/places/market.ts';
import type { SaleChannel } from '../../domain/search/prices/price-rule.ts';
import { memberPercentOf, type Visit } from '../../site/visit.ts';
import type { Search } from './create-search.server.ts';
import type { SearchVisit } from './search-visit.server.ts';

/** What the search knows a visit by. */
type SearchedVisit = Pick<Visit, 'brand' | 'market' | 'locale' | 'language' | 'member' | 'caller'>;

/**
 * What a visit to the site is to the search: where it sells, in which language and for which money.
 * @param pinned what an order was bought in: its visit sells at the order's rate and markup
 * @param channel of a visit in which no staff book for a caller
 * @throws UnavailableError until the catalogue was read for the first time
 */
export function openSearchVisit(
  search: Pick<Search, 'visit'>,
  visit: SearchedVisit,
  { pinned, channel = 'web' }: { readonly pinned?: PurchaseCurrency; readonly channel?: SaleChannel } = {},
): SearchVisit {
  const { brand, market, locale, language } = visit;
  return search.visit({
    locale: locale || brand.locales[0],
    language,
    currency: chargedCurrencyOf(ownMarketOf(brand)),
    ...(pinned !== undefined && { pinned }),
    homeCountry: countryOf(market),
    usualStays: usualStaysOf(visit),
    brandName: brand.name,
    brandKey: brand.key,
    range: brand.range,
    priceRules: brand.priceRules,
    channel: visit.caller === undefined ? channel : 'phone',
    memberPercent: memberPercentOf(visit),
    hasStaticGroupIds: brand.flags.staticGroupIds,
    hasSeveralRooms: brand.flags.severalRooms,
    dateFlags: brand.flags,
  });
}
