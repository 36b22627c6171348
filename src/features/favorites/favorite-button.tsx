import Heart from 'lucide-react/icons/heart';
import { useEffect, useState } from 'react';
import { searchLimits } from '../../defaults.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { useSlice } from '../../site/client-store.ts';
import { trackEvent } from '../../site/tracking/track-event.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { type SearchParamName, searchParamNames } from '../../trip-search/address/trip-search.ts';
import type { FavoriteButtonProps } from '../../trip-search/page-parts.tsx';
import styles from './favorite-button.module.css';
import { addFavorite, loadFavoritesInfo, removeFavorite } from './favorites-calls.ts';
import { favoritesSlice } from './favorites-slice.ts';

/** Keeps a hotel as a favourite, or no longer (FAV-002, LIST-021). Full as soon as it is pressed, empty again where the server refuses. */
export function FavoriteButton({ hotelId, hotelName, shown, className }: FavoriteButtonProps) {
  const { brand, locale } = useVisit();
  const texts = useTexts();
  const info = useSlice(favoritesSlice);
  const [pending, setPending] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<'failed' | 'full' | null>(null);
  useEffect(() => loadFavoritesInfo(locale), [locale]);
  if (!brand.flags.favorites) return null;
  const isFavorite = pending ?? info?.hotelIds.includes(hotelId) ?? false;

  async function toggle(): Promise<void> {
    setPending(!isFavorite);
    setFailure(null);
    try {
      if (isFavorite) await removeFavorite(locale, hotelId);
      else await keep();
    } catch {
      setFailure('failed');
    } finally {
      setPending(null);
    }
  }

  async function keep(): Promise<void> {
    const { offerId = null, totalAmount = null } = shown ?? {};
    const search = readAddressSearch();
    const outcome = await addFavorite(locale, hotelId, { offerId, totalAmount, search });
    if (outcome === 'full') return setFailure('full');
    const item = { item_id: String(hotelId), item_name: hotelName };
    trackEvent(locale, { name: 'add_to_wishlist', params: { hotelId, package: { offerId }, items: [item] } });
  }

  const place = className ?? '';
  const label = texts('favorites.keep', { name: hotelName });
  return (
    <>
      <button
        type="button"
        data-needs-script=""
        className={`${styles.heart} ${place}`}
        aria-pressed={isFavorite}
        aria-label={label}
        title={label}
        onClick={() => void toggle()}
      >
        <Icon icon={Heart} size={24} />
      </button>
      {failure === null ? null : (
        <span role="alert" className={`${styles.failure} ${place}`}>
          {failure === 'full'
            ? texts('favorites.full', { n: searchLimits.favorites })
            : texts('favorites.failed')}
        </span>
      )}
    </>
  );
}

/** The search of the page the shopper is on. */
function readAddressSearch(): Partial<Record<SearchParamName, string>> {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(
    searchParamNames.flatMap((name) => {
      const value = query.get(name);
      return value === null || value === '' || name === 'page' || name === 'destinations'
        ? []
        : [[name, value]];
    }),
  );
}
