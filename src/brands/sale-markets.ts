import { chargedCurrencyOf, type Market, type MarketCode } from '../domain/places/market.ts';
import type { Brand } from './brand.ts';
import { decideByLocale, parseLocale } from './locale-choice.ts';
import { ownMarketOf } from './own-market.ts';

/**
 * The markets that a brand sells in: its own first, and with several locales those that they name. Each charges its own currency.
 * @throws where the brand does not list its own market: its data is wrong
 */
export function listSaleMarkets(brand: Brand): readonly Market[] {
  const own = ownMarketOf(brand);
  if (brand.locales.length === 1) return [own];
  const named = new Set(brand.locales.map((locale) => parseLocale(locale)?.market));
  return [own, ...brand.markets.filter((market) => market !== own && named.has(market.code))];
}

/** Brands under their other markets: one object for each, by which caches know it. */
const underMarkets = new WeakMap<Brand, Map<MarketCode, Brand>>();

/**
 * The brand as it sells at an address: in the market of the locale where it has several, else in its own. Gift vouchers, whose amounts are in
 * the currency of its own market, are sold where that is charged.
 */
export function sellUnder(brand: Brand, locale: string): Brand {
  const market = decideByLocale(brand, locale)?.market ?? brand.market;
  if (market === brand.market) return brand;
  const known = underMarkets.get(brand) ?? new Map<MarketCode, Brand>();
  underMarkets.set(brand, known);
  const there = known.get(market) ?? moveTo(brand, market);
  known.set(market, there);
  return there;
}

function moveTo(brand: Brand, market: MarketCode): Brand {
  const there = { ...brand, market };
  const isSameCurrency = chargedCurrencyOf(ownMarketOf(there)) === chargedCurrencyOf(ownMarketOf(brand));
  return isSameCurrency ? there : { ...there, vouchers: null };
}
