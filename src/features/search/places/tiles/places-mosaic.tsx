import { listLengths } from '../../../../defaults.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { KnownAt } from '../../../../site/prices/known-at.tsx';
import { useShownMoney } from '../../../../site/prices/use-shown-money.ts';
import { withShownPrice } from '../../../../site/shown-price.ts';
import { useLink, useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { movesInPlace } from '../list/moves-in-place.ts';
import type { PlacesPageProps } from '../list/places-props.ts';
import { useGalleryLink } from '../list/use-gallery-link.ts';
import { PlaceTile, type PlaceTileLook } from './place-tile.tsx';
import styles from './places-mosaic.module.css';

/** The places found, big and small, and the way to further ones. */
export function PlacesMosaic(props: PlacesPageProps) {
  const { mask, places, total, currency, month, level, knownAt } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const link = useLink();
  const showMoney = useShownMoney();
  const { page: _page, destinations: _destinations, ...params } = mask.params;
  const look: PlaceTileLook = { texts, language, showMoney, currency, hasMonth: month !== null };
  return (
    <>
      <ul className={styles.mosaic} data-count={level === null ? 'few' : undefined}>
        {places.map((tile, at) => (
          <PlaceTile
            key={tile.id}
            tile={tile}
            href={withShownPrice(
              // The list begins with the price of the tile.
              link('resultlist', undefined, { destinations: tile.id, sort: 'price', ...params }),
              tile.total,
              currency,
            )}
            isFirst={at === 0}
            look={look}
          />
        ))}
      </ul>
      {places.length < total ? <MorePlaces {...props} /> : null}
      {places.some(({ air }) => air !== null) ? (
        <p className={styles.note}>{texts('places.climateNote')}</p>
      ) : null}
      <KnownAt moment={knownAt} className={styles.note} />
    </>
  );
}

function MorePlaces(props: PlacesPageProps) {
  const texts = useTexts();
  const galleryLink = useGalleryLink(props);
  const shown = props.places.length;
  const page = String(Math.ceil(shown / listLengths.placesPerPortion) + 1);
  return (
    <p className={styles.more}>
      <Button look="secondary" {...movesInPlace} href={galleryLink({ page })}>
        {texts('places.more', { places: Math.min(listLengths.placesPerPortion, props.total - shown) })}
      </Button>
    </p>
  );
}
