import type { Market } from '../domain/places/market.ts';
import type { Brand } from './brand.ts';

/**
 * The market a brand's site sells in.
 * @throws where the brand does not list it: its data is wrong
 */
export function ownMarketOf({ key, market, markets }: Brand): Market {
  const own = markets.find(({ code }) => code === market);
  if (own === undefined) throw new Error(`Brand ${key} does not list its own market ${market}`);
  return own;
}
