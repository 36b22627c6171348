import { lastSearchLifetimeMs } from '../../defaults.ts';
import type { PageRouteName } from '../../routes.ts';

/** The search somebody last made on this device (DATA-012). */
export interface LastSeenSearch {
  readonly price: {
    /** Minor units of the charged currency, of the cheapest hotel that matched; null where it was not known yet. */
    readonly perPersonAmount: number | null;
  };
  /** Names are '' where nothing was chosen. */
  readonly destination: { readonly name: string };
  readonly airport: { readonly name: string };
  /** Parameters of the search in its address. */
  readonly productSearch: Readonly<Record<string, string | undefined>>;
  /** Route that the search led to. */
  readonly pageType: Extract<PageRouteName, 'all_destinations' | 'resultlist'>;
  /** All that was chosen as destinations, in one line. */
  readonly locationName: string;
}

export const lastSeenKey = 'last-seen-search';

/**
 * Keeps a search as the last one. A browser that keeps nothing, or has no room, is no failure.
 * @param isShared true where the account of a member has it, too: it must not go to the account of the next one who signs in here
 */
export function saveLastSeen(
  storage: Pick<Storage, 'setItem'> | null,
  search: LastSeenSearch,
  now: number,
  isShared = false,
): void {
  try {
    storage?.setItem(lastSeenKey, JSON.stringify({ ...search, savedAt: now, ...(isShared && { isShared }) }));
  } catch {
    // Private windows and full storages refuse; the search itself is in the address.
  }
}

/** The text of the later search: the one of this browser, or the one of the account. Null where neither can be read. */
export function pickLastSeen(own: string | null, ofAccount: string | null, now: number): string | null {
  const [mine, theirs] = [parseSavedAt(own, now), parseSavedAt(ofAccount, now)];
  if (theirs === null) return mine === null ? null : own;
  return mine !== null && mine >= theirs ? own : ofAccount;
}

function parseSavedAt(text: string | null, now: number): number | null {
  return text === null || parseLastSeen(text, now) === null
    ? null
    : (JSON.parse(text) as { savedAt: number }).savedAt;
}

/**
 * The last search; null where there is none, it is older than 30 days or not readable.
 * @param text the value under `lastSeenKey`
 * @param now milliseconds since 1970
 */
export function parseLastSeen(text: string | null, now: number): LastSeenSearch | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isLastSeenSearch(parsed) || now - parsed.savedAt > lastSearchLifetimeMs) return null;
    const { savedAt: _, isShared: __, ...search } = parsed;
    return search;
  } catch {
    return null;
  }
}

/** Old versions of the shop, and other scripts, may have written something else there. */
export function isLastSeenSearch(
  value: unknown,
): value is LastSeenSearch & { savedAt: number; isShared?: boolean } {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, pageType, productSearch, locationName } = value as Record<string, unknown>;
  return (
    typeof savedAt === 'number' &&
    (pageType === 'all_destinations' || pageType === 'resultlist') &&
    typeof productSearch === 'object' &&
    productSearch !== null &&
    typeof locationName === 'string'
  );
}
