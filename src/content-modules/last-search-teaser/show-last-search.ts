import { lastSeenKey, parseLastSeen, pickLastSeen } from '../../site/search/last-seen-search.ts';
import { describeLastSearch } from './describe-last-search.ts';

/** Fills every teaser below a node. */
export function showLastSearches(root: ParentNode): void {
  for (const teaser of root.querySelectorAll<HTMLElement>('[data-last-search]')) showLastSearch(teaser);
}

/**
 * Fills a served teaser with the last search of this device or of the member's account and shows it, or keeps it hidden where there is none
 * (MOD-038, MOD-039). The mark on the document makes the room, see the style sheet.
 */
export function showLastSearch(teaser: HTMLElement): void {
  const text = pickLastSeen(readSavedSearch(), teaser.dataset.accountSearch ?? null, Date.now());
  const search = parseLastSeen(text, Date.now());
  document.documentElement.toggleAttribute('data-has-last-search', search !== null);
  if (search === null) return;
  const { place, trip, address } = describeLastSearch(search, teaser.dataset, Date.now());
  write(teaser, 'place', place);
  write(teaser, 'trip', trip);
  teaser.querySelector('[data-last-search-link]')?.setAttribute('href', address);
}

function readSavedSearch(): string | null {
  try {
    return localStorage.getItem(lastSeenKey);
  } catch {
    return null;
  }
}

function write(teaser: HTMLElement, name: string, words: string): void {
  const line = teaser.querySelector(`[data-last-search-words="${name}"]`);
  if (line !== null) line.textContent = words;
}
