import type { Party } from '../../domain/travellers/party.ts';
import { readShownPrice } from '../../site/shown-price.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { perPerson } from './present-offer.server.ts';
import type { PriceChange } from './price-change.ts';

/**
 * Compares what the link to a page showed with what the page shows for it (OFFER-031); null where both are the same, and for an
 * address that says nothing.
 * @param total minor units of the whole party; null where nothing is for sale
 */
export function findPriceChange(
  { currency }: Pick<SearchVisit, 'currency'>,
  query: URLSearchParams,
  party: Party,
  total: number | null,
): PriceChange | null {
  const shown = readShownPrice(query, currency);
  if (shown === null || shown === total) return null;
  const toPrice = (amount: number) => ({ perPerson: perPerson(amount, party), total: amount });
  return { old: toPrice(shown), new: total === null ? null : toPrice(total) };
}

/** The same where the link showed the lowest price of one person: null, too, where only the total differs. */
export function findLowestPriceChange(
  visit: Pick<SearchVisit, 'currency'>,
  query: URLSearchParams,
  party: Party,
  lowest: number | null,
): PriceChange | null {
  const change = findPriceChange(visit, query, party, lowest);
  return change?.old.perPerson === change?.new?.perPerson ? null : change;
}
