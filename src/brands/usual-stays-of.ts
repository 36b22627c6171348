import type { Market, MarketCode } from '../domain/places/market.ts';
import type { UsualStays } from '../domain/places/usual-stays.ts';

/** What a market has of its own of how long people usually stay (PERIOD-028); absent where it has nothing. */
export function usualStaysOf({
  brand,
  market,
}: {
  readonly brand: { readonly markets: readonly Market[] };
  readonly market: MarketCode;
}): Partial<UsualStays> | undefined {
  return brand.markets.find(({ code }) => code === market)?.usualStays;
}
