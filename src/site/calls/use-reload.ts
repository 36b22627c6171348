import { useState } from 'react';
import { isReachable } from './is-reachable.ts';

/** Loads the document again, which offline it does not: then `isOffline` says so until the next try. */
export function useReload(): { readonly isOffline: boolean; readonly reload: () => void } {
  const [isOffline, setIsOffline] = useState(false);
  const reload = async () => {
    const isOnline = await isReachable();
    setIsOffline(!isOnline);
    if (isOnline) location.reload();
  };
  return { isOffline, reload: () => void reload() };
}
