import { Button } from '../../../design/controls/button.tsx';
import { useLink, useTexts } from '../../../site/visit-context.tsx';
import styles from './empty-places.module.css';
import { movesInPlace } from './list/moves-in-place.ts';
import type { PlacesPageProps } from './list/places-props.ts';
import { useGalleryLink } from './list/use-gallery-link.ts';

/** No place has an offer for the search: the ways on, from the nearest to starting over. */
export function EmptyPlaces(props: Pick<PlacesPageProps, 'mask' | 'level' | 'theme' | 'isShopEmpty'>) {
  const texts = useTexts();
  const link = useLink();
  const galleryLink = useGalleryLink(props);
  const { departureDate, returnDate, adults, children } = props.mask.params;
  const hasDates = departureDate !== undefined || returnDate !== undefined;
  if (props.isShopEmpty === true) {
    return (
      <div className={styles.empty}>
        <h2>{texts('places.shopEmptyTitle')}</h2>
        <p>{texts('places.shopEmptyText')}</p>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h2>{texts('places.emptyTitle')}</h2>
      <p>{texts('places.emptyText')}</p>
      <p className={styles.actions}>
        {hasDates ? (
          <Button
            {...movesInPlace}
            href={galleryLink({ departureDate: undefined, returnDate: undefined, exact: undefined })}
          >
            {texts('places.emptyAnyTime')}
          </Button>
        ) : null}
        <Button
          look={hasDates ? 'secondary' : 'primary'}
          {...movesInPlace}
          href={link('all_destinations', undefined, { adults, children })}
        >
          {texts('places.emptyAll')}
        </Button>
      </p>
    </div>
  );
}
