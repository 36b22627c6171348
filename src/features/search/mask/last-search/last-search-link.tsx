import History from 'lucide-react/icons/history';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '../../../../design/pictures/icon.tsx';
import {
  findUnshared,
  lastSeenKey,
  pickLastSeen,
  readLastSeen,
  saveLastSeen,
} from '../../../../site/search/last-seen-search.ts';
import { shareLastSearch } from '../../../../site/search/share-last-search.ts';
import { useLink, useTexts, useVisit } from '../../../../site/visit-context.tsx';
import styles from '../search-mask.module.css';

/** Links to the last search made on this device, or by the member in another browser, if any (STORE-011). */
export function LastSearchLink() {
  const texts = useTexts();
  const link = useLink();
  const { locale, member } = useVisit();
  const ofAccount = member?.lastSearch ?? null;
  const isMember = member !== undefined;
  const saved = useSyncExternalStore(ignoreChanges, readSavedSearch, () => null);
  useEffect(() => {
    if (isMember) shareEarlierSearch(locale, ofAccount);
  }, [isMember, locale, ofAccount]);
  const search = readLastSeen(pickLastSeen(saved, ofAccount, Date.now()), Date.now());
  if (search === null) return null;
  return (
    <a className={styles.last} href={link(search.pageType, {}, search.productSearch)}>
      <Icon icon={History} size={16} />
      {texts('mask.continue')}
      {search.locationName === '' ? null : <strong>{search.locationName}</strong>}
    </a>
  );
}

/** What a visitor searched for before signing in goes to the account, once. */
function shareEarlierSearch(locale: string, ofAccount: string | null): void {
  const unshared = findUnshared(readSavedSearch(), ofAccount, Date.now());
  if (unshared === null) return;
  const { savedAt, ...search } = unshared;
  shareLastSearch(locale, search, savedAt);
  saveLastSeen(localStorage, search, savedAt, true);
}

/** It is written only when the page is left for its result. */
function ignoreChanges(): () => void {
  return () => {};
}

function readSavedSearch(): string | null {
  try {
    return localStorage.getItem(lastSeenKey);
  } catch {
    return null;
  }
}
