import Heart from 'lucide-react/icons/heart';
import { useEffect } from 'react';
import { Icon } from '../../design/pictures/icon.tsx';
import { useSlice } from '../../site/client-store.ts';
import { useLink, useTexts, useVisit } from '../../site/visit-context.tsx';
import { loadFavoritesInfo } from './favorites-calls.ts';
import styles from './favorites-link.module.css';
import { favoritesSlice } from './favorites-slice.ts';

/** The heart that leads to the favourites and counts them (FAV-003, FAV-004); without a number while there are none. */
export function FavoritesLink({ className }: { readonly className?: string | undefined }) {
  const { brand, locale } = useVisit();
  const texts = useTexts();
  const link = useLink();
  const count = useSlice(favoritesSlice)?.count ?? 0;
  useEffect(() => loadFavoritesInfo(locale), [locale]);
  if (!brand.flags.favorites) return null;
  return (
    <a className={className} href={link('favorites')} title={texts('favorites.compare')}>
      <span className={styles.heart}>
        <Icon icon={Heart} />
        {count === 0 ? null : (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span>{texts('frame.favorites')}</span>
      {count === 0 ? null : <span className="visually-hidden">{texts('favorites.count', { n: count })}</span>}
    </a>
  );
}
