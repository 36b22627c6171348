import { useEffect, useRef, useState } from 'react';
import { moveTo } from '../../site/move-to.ts';
import { startAtHeading } from '../../site/start-at-heading.ts';
import { useLink, useVisit } from '../../site/visit-context.tsx';
import { removeFavorite } from './favorites-calls.ts';

interface Saved {
  readonly id: number;
}

/** Id of the button that takes a hotel off the list. */
export function removeButtonId(hotelId: number): string {
  return `remove-${hotelId}`;
}

/**
 * Removes hotels from the list, then loads the page again. The focus that goes with a removed hotel passes to the hotel that
 * is now in its place, after the last one to the one before, and of an empty list to the heading.
 */
export function useRemoval(hotels: readonly Saved[]) {
  const link = useLink();
  const { locale } = useVisit();
  const [hasFailed, setHasFailed] = useState(false);
  const removedAt = useRef<number | null>(null);

  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = null;
    if (at === null || document.activeElement !== document.body) return;
    const next = hotels[Math.min(at, hotels.length - 1)];
    if (next === undefined) startAtHeading();
    else document.getElementById(removeButtonId(next.id))?.focus();
  }, [hotels]);

  async function remove(hotelIds: readonly number[]): Promise<void> {
    try {
      await Promise.all(hotelIds.map((hotelId) => removeFavorite(locale, hotelId)));
      // Hotels that are no longer for sale have no place: the focus passes to the heading.
      removedAt.current = hotels.findIndex(({ id }) => hotelIds.includes(id));
      moveTo(link('favorites'), { replaces: true, keepsPlace: true });
    } catch {
      setHasFailed(true);
    }
  }
  return { hasFailed, remove };
}
