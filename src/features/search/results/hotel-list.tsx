import type { MouseEvent } from 'react';
import type { CurrencyCode } from '../../../domain/currency.ts';
import { trackEvent } from '../../../site/track-event.ts';
import { describeHotelOpened } from './describe-list-event.ts';
import { isPlainPress } from './follow-in-place.ts';
import { type CardSurroundings, HotelCard } from './hotel-card.tsx';
import styles from './hotel-list.module.css';
import { markPicture } from './mark-picture.ts';
import type { HotelCardContent } from './results-page-props.ts';

export interface HotelListProps {
  readonly hotels: readonly HotelCardContent[];
  readonly surroundings: CardSurroundings;
  /** Charged currency. */
  readonly currency: CurrencyCode;
  /** Place of the first hotel in the whole list, from 0. */
  readonly first: number;
}

/** Pictures above the fold of most windows. */
const firstView = 2;

/** The hotels of a page (LIST-004). One handler for all of them: which card was pressed stands in the markup. */
export function HotelList({ hotels, surroundings, currency, first }: HotelListProps) {
  const openHotel = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const card = link?.closest<HTMLElement>('[data-hotel]');
    const at = hotels.findIndex(({ id }) => String(id) === card?.dataset.hotel);
    const hotel = hotels[at];
    if (card == null || hotel === undefined) return;
    trackEvent(surroundings.visit.locale, describeHotelOpened(hotel, currency, first + at));
    if (isPlainPress(event)) markPicture(card);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by Enter is a click as well
    <ol className={styles.list} onClick={openHotel}>
      {hotels.map((hotel, at) => (
        <HotelCard key={hotel.id} hotel={hotel} isFirst={at < firstView} surroundings={surroundings} />
      ))}
    </ol>
  );
}
