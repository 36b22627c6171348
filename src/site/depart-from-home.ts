import type { MarketCode } from '../domain/market.ts';

/** Links that begin a search, as editors write them: '/search?destinations=1023', '/gallery/AllDestinations'. */
const searchLink = /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:search|gallery\/AllDestinations)(?=$|[?#])/;

/** Where somebody travels from whose search does not say it: any airport of the market's own country, as on the home page (AIRPORT-020). */
export function homeDeparture(market: MarketCode): string {
  return market.toUpperCase();
}

/**
 * Lets a link that begins a search, and says neither from where nor that no flight is wanted, begin at home: who follows a
 * picture of Crete on the German site is not shown flights from Palermo.
 * @param link as the editor wrote it; all others are left as they are
 */
export function departFromHome(link: string, market: MarketCode): string {
  const [start] = searchLink.exec(link) ?? [];
  if (start === undefined) return link;
  const [query = '', ...part] = link.slice(start.length).split('#');
  const params = new URLSearchParams(query);
  if (params.has('airports') || params.has('hotelOnly')) return link;
  const from = `airports=${homeDeparture(market)}`;
  return [`${start}${query === '' ? '?' : `${query}&`}${from}`, ...part].join('#');
}
