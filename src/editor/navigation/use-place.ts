import { useSyncExternalStore } from 'react';
import { buildPlacePath, type Place, readPlace } from './places.ts';

const moved = 'editor-moved';

/** Goes to another place of the app; the browser's back leads here again. */
export function goTo(place: Place): void {
  history.pushState(null, '', buildPlacePath(place));
  dispatchEvent(new Event(moved));
}

/** Writes a detail of the place into the address, such as which module is open, without a step of its own. */
export function savePlace(place: Place): void {
  history.replaceState(null, '', buildPlacePath(place));
}

function subscribe(listener: () => void): () => void {
  for (const event of ['popstate', 'hashchange', moved]) addEventListener(event, listener);
  return () => {
    for (const event of ['popstate', 'hashchange', moved]) removeEventListener(event, listener);
  };
}

/** Where one is. */
export function usePlace(): Place {
  return readPlace(new URL(useSyncExternalStore(subscribe, () => location.href)));
}
