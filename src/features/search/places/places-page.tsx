import { Notice } from '../../../design/feedback/notice.tsx';
import { Section } from '../../../design/section.tsx';
import { CachedMarkup } from '../../../site/cached-markup.tsx';
import { LowestPriceNotice } from '../lowest-price-notice.tsx';
import { SearchMask } from '../mask/search-mask.tsx';
import { EmptyPlaces } from './empty-places.tsx';
import type { PlacesPageProps } from './list/places-props.ts';
import { MonthScrubber } from './months/month-scrubber.tsx';
import { PlacePages } from './place-pages.tsx';
import { PlacesHead } from './places-head.tsx';
import styles from './places-page.module.css';
import { PlacesSwitches } from './places-switches.tsx';
import { PlacesMosaic } from './tiles/places-mosaic.tsx';

/** The destinations gallery (GALLERY-001, GALLERY-002): a mosaic of places, re-priced by the month chosen above it. */
export default function PlacesPage(props: PlacesPageProps) {
  return (
    <Section space="none" className={styles.page}>
      <PlacesHead {...props} />
      <CachedMarkup part="mask" shows={[props.mask]}>
        <SearchMask {...props.mask} />
      </CachedMarkup>
      {props.priceChange === null ? null : (
        <LowestPriceNotice change={props.priceChange} currency={props.currency} />
      )}
      {props.notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      <div className={styles.controls}>
        <MonthScrubber {...props} />
        <PlacesSwitches {...props} />
      </div>
      {props.places.length === 0 ? <EmptyPlaces {...props} /> : <PlacesMosaic {...props} />}
      <PlacePages {...props} />
    </Section>
  );
}
