import type { SessionHistoryEntry } from '../../site/session-history.ts';

/** What the browser stores with each entry of the session history. */
export interface Entry {
  /** Unique in the tab. */
  readonly key: string;
  /** The nearest earlier entry with another path, and the steps back to it; null where that is not known. */
  readonly previous: { readonly key: string; readonly url: string; readonly steps: number } | null;
  /** Of the page that it shows. */
  readonly state: unknown;
}

let created = 0;

export function createHistoryEntry(previous: Entry['previous'], state: unknown): Entry {
  created += 1;
  return { key: `${performance.timeOrigin} ${created}`, previous, state };
}

/** The current entry; null for one that the browser has made by itself. */
export function readHistoryEntry(): Entry | null {
  const state = history.state as Partial<Entry> | null;
  return typeof state?.key === 'string' ? (state as Entry) : null;
}

/** The entries that are known: the current one, and the nearest before it with another path. */
export function listEntries({ key, previous, state }: Entry, { href }: URL): readonly SessionHistoryEntry[] {
  const before = previous === null ? [] : [{ ...previous, index: 0, getState: () => undefined }];
  return [...before, { key, url: href, index: before.length, getState: () => state }];
}

/** The page that this document was opened from, which precedes it unless this is another tab or shows a fragment by now. */
export function findReferrer(): Entry['previous'] {
  const isNext = history.length > 1 && location.hash === '';
  // The bare origin is no page: it is what pages with an id in their address say of themselves.
  const isOurs =
    document.referrer.startsWith(`${location.origin}/`) && document.referrer !== `${location.origin}/`;
  return isNext && isOurs ? { key: document.referrer, url: document.referrer, steps: 1 } : null;
}

/** What precedes a new entry. */
export function findPrevious({ key, previous }: Entry, from: URL, to: URL): Entry['previous'] {
  if (from.pathname !== to.pathname) return { key, url: from.href, steps: 1 };
  return previous === null ? null : { ...previous, steps: previous.steps + 1 };
}

/** Stores an entry that the browser has made by itself. */
export function storeHistoryEntry(entry: Entry): void {
  try {
    history.replaceState(entry, '');
  } catch {
    // Too many changes: going back to this entry later leads to the top of its page.
  }
}
