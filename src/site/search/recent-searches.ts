import { recentSearchLimit } from '../../defaults.ts';
import { isLastSeenSearch, type LastSeenSearch } from './last-seen-search.ts';

/** A search that is offered again. */
export interface RecentSearch extends LastSeenSearch {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** A search as the browser stores it. */
export interface StoredSearch extends RecentSearch {
  /** The account of a member has it, too: it must not go to the account of the next one who signs in here. */
  readonly isShared?: boolean;
}

export const recentKey = 'recent-searches';

/** What makes two searches the same one. */
const identity = [
  'destinations',
  'departureDate',
  'returnDate',
  'duration',
  'exact',
  'adults',
  'children',
  'parties',
];

/** A text that is the same for searches with the same destination, days and party. */
export function identifySearch({ productSearch }: Pick<LastSeenSearch, 'productSearch'>): string {
  return JSON.stringify(identity.map((name) => productSearch[name]));
}

/** The first of each search, as many as are offered. @param searches the latest first */
export function mergeRecent<Search extends LastSeenSearch>(searches: readonly Search[]): readonly Search[] {
  const first = new Map<string, Search>();
  for (const search of searches) {
    const key = identifySearch(search);
    if (!first.has(key)) first.set(key, search);
  }
  return [...first.values()].slice(0, recentSearchLimit);
}

/** Puts a search in front of those that this browser has. One that keeps nothing, or has no room, is no failure. */
export function saveRecent(storage: Pick<Storage, 'getItem' | 'setItem'> | null, search: StoredSearch): void {
  try {
    storage?.setItem(
      recentKey,
      JSON.stringify(mergeRecent([search, ...parseStored(storage.getItem(recentKey))])),
    );
  } catch {
    // See `saveLastSeen`.
  }
}

/** Old versions of the shop, and other scripts, may have written something else there. */
export function parseStored(text: string | null): readonly StoredSearch[] {
  try {
    return (JSON.parse(text ?? '[]') as unknown[]).filter(isLastSeenSearch);
  } catch {
    return [];
  }
}
