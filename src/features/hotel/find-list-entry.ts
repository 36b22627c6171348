import { matchPath } from '../../url.ts';

/** Pages that a shopper comes to a hotel from, and wants to go back to. */
const listRoutes: readonly string[] = ['resultlist', 'all_destinations', 'favorites'];

/** What is read of an entry of the browser's history. */
export interface HistoryEntry {
  readonly key: string;
  readonly url: string | null;
}

/**
 * The list from which a hotel's page was opened (HOTEL-009): the nearest page before it that is not this hotel, for
 * every choice of a date is an entry too. Null where that page is no list.
 * @param entries from the oldest to the current one
 */
export function findListEntry(entries: readonly HistoryEntry[], locale: string): HistoryEntry | null {
  const here = pathOf(entries.at(-1));
  const before = entries.findLast((entry) => pathOf(entry) !== here);
  const match = before === undefined ? null : matchPath(pathOf(before), [locale]);
  return before !== undefined && match !== null && listRoutes.includes(match.name) ? before : null;
}

function pathOf(entry: HistoryEntry | undefined): string {
  return entry?.url == null ? '' : new URL(entry.url).pathname;
}
