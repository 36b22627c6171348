import type { MarketCode } from '../domain/places/market.ts';
import type { Brand } from './brand.ts';

/**
 * The brand with the hotline for people from a market, in pages, mails and documents alike; its own hotline where it has none for
 * the market.
 * @param market undefined where it is not known
 */
export function withMarketHotline(brand: Brand, market: MarketCode | undefined): Brand {
  const hotline = market === undefined ? undefined : brand.marketHotlines[market];
  return hotline === undefined ? brand : { ...brand, hotline };
}
