import History from 'lucide-react/icons/history';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { lastSeenKey, pickLastSeen, readLastSeen } from '../../../../site/search/last-seen-search.ts';
import { openStorage } from '../../../../site/search/open-storage.ts';
import { useLink, useTexts, useVisit } from '../../../../site/visit-context.tsx';

/** Links to the last search made on this device, or by the member in another browser, if any (STORE-011). */
export function LastSearchLink({ className }: { readonly className: string | undefined }) {
  const texts = useTexts();
  const link = useLink();
  const { member } = useVisit();
  const ofAccount = member?.lastSearch ?? null;
  const saved = useSyncExternalStore(followStorage, readSavedSearch, () => null);
  const search = readLastSeen(pickLastSeen(saved, ofAccount, Date.now()), Date.now());
  if (search === null) return null;
  return (
    <a className={className} href={link(search.pageType, {}, search.productSearch)}>
      <Icon icon={History} size={16} />
      {texts('mask.continue')}
      {search.locationName === '' ? null : <strong>{search.locationName}</strong>}
    </a>
  );
}

/** Written in this window only when it is left for its result; another window, and a visitor who deletes the searches, say so. */
function followStorage(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

function readSavedSearch(): string | null {
  return openStorage()?.getItem(lastSeenKey) ?? null;
}
