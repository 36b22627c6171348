import { formatNumber } from '../../../../domain/words/format-number.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import { type ShownTripMap, type TripMapSize, tripMapPixels } from './trip-map.ts';
import styles from './trip-map-figure.module.css';

/** Windows whose column is wide enough for the wide picture: its words stay readable. */
const wideWindows = '(width >= 1024px), (600px <= width < 768px)';

interface TripMapFigureProps {
  readonly map: ShownTripMap | null;
  readonly hotel: { readonly name: string; readonly place: string };
  readonly checkoutId: string;
  /** Signed key of the mail's link, which opens the picture; null without one. */
  readonly linkKey: string | null;
}

/** The map around the hotel of a trip as a picture, which is printed and read without a network, too. */
export function TripMapFigure({ map, hotel: { name, place }, checkoutId, linkKey }: TripMapFigureProps) {
  const texts = useTexts();
  const { locale, language } = useVisit();
  if (map === null) return null;
  const { airport } = map;
  const pathOf = (mapSize: TripMapSize) =>
    buildPath('trip_map', { _locale: locale, checkoutId, mapSize }, { key: linkKey });
  const measured = airport && {
    airport: airport.name,
    km: formatNumber(Math.max(1, Math.round(airport.kilometres)), language, 0),
  };
  return (
    <figure className={styles.figure}>
      <picture>
        <source media={wideWindows} srcSet={pathOf('wide')} {...tripMapPixels.wide} />
        <img
          src={pathOf('narrow')}
          {...tripMapPixels.narrow}
          alt={
            measured === null
              ? texts('myTrips.map.alt', { hotel: name, place })
              : texts('myTrips.map.altAirport', { hotel: name, place, airport: measured.airport })
          }
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </picture>
      {measured === null ? null : (
        <figcaption className={styles.caption}>{texts('myTrips.map.distance', measured)}</figcaption>
      )}
    </figure>
  );
}
