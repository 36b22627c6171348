import { useState } from 'react';
import { isReachable } from './is-reachable.ts';

/** Loads the document again, which offline it does not: `isOffline` says so, from the start where the browser knows it. */
export function useReload(): { readonly isOffline: boolean; readonly reload: () => void } {
  const [isOffline, setIsOffline] = useState(() => globalThis.navigator?.onLine === false);
  const reload = async () => {
    const isOnline = await isReachable();
    setIsOffline(!isOnline);
    if (isOnline) location.reload();
  };
  return { isOffline, reload: () => void reload() };
}
