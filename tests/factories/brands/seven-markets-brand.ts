import { brand as abendmeer } from '../../../src/brands/abendmeer/brand.ts';
import type { Brand, InsolvencyCover } from '../../../src/brands/brand.ts';
import { countryOf, MARKET_CODES, type MarketCode } from '../../../src/domain/places/market.ts';

const { de } = abendmeer.insolvencyCover;
if (de === undefined) throw new Error('Abendmeer sells in Germany');
const coverIn = (market: MarketCode): InsolvencyCover => ({ ...de, country: countryOf(market) });

/** Abendmeer as a site that sells in all seven markets, each in its own currency. Members pay what everybody pays. */
export const sevenMarketsBrand: Brand = {
  ...abendmeer,
  locales: ['de-de', 'de-at', 'de-ch', 'en-gb', 'en-ie', 'it-it', 'es-es'],
  insolvencyCover: Object.fromEntries(MARKET_CODES.map((market) => [market, coverIn(market)])),
  membershipDiscountPercent: 0,
};
