import { lastSeenKey, saveLastSeen } from '../../../../site/search/last-seen-search.ts';
import { openStorage } from '../../../../site/search/open-storage.ts';
import { readRecent } from '../../../../site/search/read-recent.ts';
import { recentKey } from '../../../../site/search/recent-searches.ts';
import { shareLastSearch } from '../../../../site/search/share-last-search.ts';

/**
 * What a visitor searched for before signing in goes to the account, once. The account passes over what it has a later search of. What a
 * former member searched for in this browser does not go along.
 */
export function shareEarlierSearches(locale: string, now: number): void {
  const storage = openStorage();
  const searches = readRecent(storage, now);
  const unshared = searches.filter(({ isShared }) => isShared !== true);
  if (storage === null || unshared.length === 0) return;
  for (const { isShared: _, savedAt, ...search } of unshared) shareLastSearch(locale, search, savedAt);
  try {
    storage.setItem(recentKey, JSON.stringify(searches.map((search) => ({ ...search, isShared: true }))));
  } catch {
    // They are sent again then, and stored once all the same.
  }
  const [last] = searches;
  if (last === undefined || storage.getItem(lastSeenKey) === null) return;
  const { isShared: _, savedAt, ...search } = last;
  saveLastSeen(storage, search, savedAt, true);
}
