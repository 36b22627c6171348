import History from 'lucide-react/icons/history';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { lastSeenKey, readLastSeen } from '../../../../site/search/last-seen-search.ts';
import { useLink, useTexts } from '../../../../site/visit-context.tsx';
import styles from '../search-mask.module.css';

/** Links to the last search made on this device, if any (STORE-011). */
export function LastSearchLink() {
  const texts = useTexts();
  const link = useLink();
  const saved = useSyncExternalStore(ignoreChanges, readSavedSearch, () => null);
  const search = saved === null ? null : readLastSeen(saved, Date.now());
  if (search === null) return null;
  return (
    <a className={styles.last} href={link(search.pageType, {}, search.productSearch)}>
      <Icon icon={History} size={16} />
      {texts('mask.continue')}
      {search.locationName === '' ? null : <strong>{search.locationName}</strong>}
    </a>
  );
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
