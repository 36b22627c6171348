import { lastSearchLifetimeMs } from '../../defaults.ts';
import { lastSeenKey } from './last-seen-search.ts';
import { mergeRecent, parseStored, recentKey, type StoredSearch } from './recent-searches.ts';

/**
 * The searches of this browser of the last 30 days, the latest first; the last one is among them, also where it is all that an earlier
 * version of the shop has stored.
 */
export function readRecent(storage: Pick<Storage, 'getItem'> | null, now: number): readonly StoredSearch[] {
  try {
    const last = storage?.getItem(lastSeenKey) ?? null;
    const stored = [...parseStored(storage?.getItem(recentKey) ?? null), ...parseStored(last && `[${last}]`)];
    const lasting = stored.filter(({ savedAt }) => now - savedAt <= lastSearchLifetimeMs);
    return mergeRecent(lasting.toSorted((one, other) => other.savedAt - one.savedAt));
  } catch {
    return [];
  }
}
