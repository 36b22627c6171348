import { browserTimeouts } from '../../defaults.ts';
import { buildPath } from '../../url.ts';
import type { AccountSearchBody } from './account-search-schema.ts';
import type { LastSeenSearch } from './last-seen-search.ts';

/**
 * Stores a member's search in the account, so that it follows into other browsers. Not waited for: it also arrives when the page is
 * left, and a failure costs the visitor nothing here.
 * @param savedAt milliseconds since 1970
 */
export function shareLastSearch(locale: string, search: LastSeenSearch, savedAt: number): void {
  const named = Object.entries(search.productSearch).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const body: AccountSearchBody = { ...search, productSearch: Object.fromEntries(named), savedAt };
  void fetch(buildPath('account_search_save', { _locale: locale }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(browserTimeouts.postTimeoutMs),
  }).catch(() => undefined);
}
