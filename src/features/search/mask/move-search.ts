import { moveTo } from '../../../site/move-to.ts';
import { toSearchParams } from '../../../trip-search/address/to-search-params.ts';
import {
  filterNames,
  type SearchParams,
  searchParamNames,
} from '../../../trip-search/address/trip-search.ts';
import { buildPath, buildQuery } from '../../../url.ts';
import { type MaskDraft, toSearch } from './panel/mask-draft.ts';
import { routeSearch } from './panel/route-search.ts';

/** Address of what a draft finds. */
export function addressOfDraft(draft: MaskDraft, locale: string): string {
  return pathOfDraft(draft, locale) + buildQuery(toSearchParams(toSearch(draft)));
}

/** The page of what a draft finds: of one hotel, unless it is searched for with filters that it may not fit, its own (MASK-025). */
export function pathOfDraft(draft: MaskDraft, locale: string): string {
  const [first, ...others] = draft.destinations;
  const params = toSearchParams(toSearch(draft));
  const isFiltered = filterNames.some((name) => name !== 'stops' && params[name] !== undefined);
  return first?.type === 'hotel' && others.length === 0 && !isFiltered
    ? buildPath('hoteldetail', { _locale: locale, g: first.id })
    : buildPath(routeSearch(draft.destinations), { _locale: locale });
}

/** Moves to what a draft finds; the entry of the history carries the chosen ids, '' for none (MASK-031, MASK-032). */
export function moveToSearch(draft: MaskDraft, locale: string): void {
  const dest = draft.destinations.map(({ id }) => id).join();
  moveTo(addressOfDraft(draft, locale), { state: { dest } });
}

/** Shows the page that is open for another search; parameters that are no part of a search stay. */
export function moveOnPage(draft: MaskDraft): void {
  const query = replaceSearch(location.search, toSearchParams(toSearch(draft)));
  moveTo(location.pathname + query, { keepsPlace: true });
}

/** A query with another search in it. @returns '' or the query from its question mark on */
export function replaceSearch(query: string, search: SearchParams): string {
  const params = new URLSearchParams(query);
  for (const name of searchParamNames) params.delete(name);
  for (const [name, value] of Object.entries(search)) if (value) params.set(name, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
