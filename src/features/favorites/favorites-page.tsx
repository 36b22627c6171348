import { Button } from '../../design/controls/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { ShareButton } from '../../site/sharing/share-button.tsx';
import { useLink, useTexts } from '../../site/visit-context.tsx';
import type { ComparedHotel } from './compared-hotel.ts';
import { ComparisonTable } from './comparison-table.tsx';
import styles from './favorites-page.module.css';
import { HotelPlaceholders } from './hotel-placeholders.tsx';
import { useRemoval } from './use-removal.ts';

export interface FavoritesPageProps {
  /** The visitor's own list, which can be changed. */
  readonly isOwn: boolean;
  /** Path that shares the list read-only; null until the shopper has saved a hotel. */
  readonly sharePath: string | null;
  readonly hotels: readonly ComparedHotel[];
  /** Ids of the shopper's saved hotels that are no longer for sale. */
  readonly gone: readonly number[];
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly favorites: FavoritesPageProps;
  }
}

/** Compares saved hotels: the current price of each, what has changed since, and its attributes (FAV-007). */
export default function FavoritesPage({ isOwn, sharePath, hotels, gone }: FavoritesPageProps) {
  const texts = useTexts();
  const link = useLink();
  const { hasFailed, remove } = useRemoval(hotels);
  return (
    <div className={styles.favorites}>
      <header className={styles.head}>
        <h1>{texts(isOwn ? 'comparison.title' : 'comparison.sharedTitle')}</h1>
        {isOwn && sharePath !== null && hotels.length > 0 ? (
          <ShareButton path={sharePath}>{texts('comparison.share')}</ShareButton>
        ) : null}
      </header>
      {hasFailed ? <Notice kind="error">{texts('favorites.failed')}</Notice> : null}
      {gone.length > 0 ? (
        <Notice
          action={
            <Button look="secondary" data-needs-script="" onClick={() => void remove(gone)}>
              {texts('comparison.removeGone')}
            </Button>
          }
        >
          {texts('comparison.gone', { n: gone.length })}
        </Notice>
      ) : null}
      {hotels.length === 0 ? (
        <div className={styles.empty}>
          <div className={styles.emptyList}>
            <p>{texts('comparison.empty')}</p>
            <Button href={link('all_destinations')}>{texts('comparison.discover')}</Button>
          </div>
          <HotelPlaceholders />
        </div>
      ) : (
        <ComparisonTable hotels={hotels} onRemove={isOwn ? (id) => void remove([id]) : undefined} />
      )}
    </div>
  );
}
