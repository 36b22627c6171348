import type { MarketCode } from '../../domain/places/market.ts';

/** Where somebody travels from whose search does not say it: any airport of the market's own country, as on the home page (AIRPORT-020). */
export function homeDeparture(market: MarketCode): string {
  return market.toUpperCase();
}

/**
 * Lets a link that begins a search, and says neither from where nor that no flight is wanted, begin at home: who follows a
 * picture of Crete on the German site is not shown flights from Palermo.
 * @param link as the editor wrote it, '/search?destinations=1023' or '/gallery/AllDestinations'; all others are left as they are
 */
export function departFromHome(link: string, market: MarketCode): string {
  const begins = /^(\/..-..)?\/(search|gallery\/AllDestinations)(?![^?#])/.test(link);
  if (!begins || /[?&](airports|hotelOnly)=/.test(link)) return link;
  const [address = '', ...part] = link.split('#');
  const from = `${address.includes('?') ? '&' : '?'}airports=${homeDeparture(market)}`;
  return [address + from, ...part].join('#');
}
