import { useMemo, useSyncExternalStore } from 'react';
import {
  type LastSeenSearch,
  lastSeenKey,
  parseLastSeen,
  pickLastSeen,
} from '../../../../site/search/last-seen-search.ts';
import { openStorage } from '../../../../site/search/open-storage.ts';
import { useVisit } from '../../../../site/visit-context.tsx';

/** The last search made on this device, or by the member in another browser; null where there is none, and while React hydrates. */
export function useLastSearch(): LastSeenSearch | null {
  const { member } = useVisit();
  const ofAccount = member?.lastSearch ?? null;
  const saved = useSyncExternalStore(followStorage, readSavedSearch, () => null);
  return useMemo(
    () => parseLastSeen(pickLastSeen(saved, ofAccount, Date.now()), Date.now()),
    [saved, ofAccount],
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
