import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import type { AlertSite } from './price-alert.ts';

/**
 * The search as everybody sees it on a site: alerts are of public prices, which anybody pays who opens their links.
 * @throws UnavailableError until the catalogue was read for the first time
 */
export function openAlertVisit(search: Pick<Search, 'visit'>, site: AlertSite): SearchVisit {
  const { brand, locale, market, language } = site;
  return openSearchVisit(search, { brand, locale, market, language });
}
