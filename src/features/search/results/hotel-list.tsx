import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { isPlainPress } from '../../../site/is-plain-press.ts';
import { trackEvent } from '../../../site/tracking/track-event.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { useComparisonPrices } from '../../../trip-search/offers/use-comparison-prices.ts';
import type { CardSurroundings } from './cards/card-surroundings.ts';
import { HotelOfferCard } from './cards/hotel-offer-card.tsx';
import { markPicture } from './cards/mark-picture.ts';
import { describeHotelOpened } from './describe-list-event.ts';
import styles from './hotel-list.module.css';
import type { HotelCardContent } from './list/results-page-props.ts';
import { type ActiveCard, watchCards } from './pictures/watch-cards.ts';

export interface HotelListProps {
  readonly hotels: readonly HotelCardContent[];
  readonly surroundings: CardSurroundings;
  /** The search, for whose party former prices are. */
  readonly params: SearchParams;
  /** Charged currency. */
  readonly currency: CurrencyCode;
  /** Place of the first hotel in the whole list, from 0. */
  readonly first: number;
}

/** Where the pictures of cards begin that a shopper has turned to, by the hotel's id. */
type AwakeCards = Readonly<Record<string, ActiveCard['startsAt']>>;

/** Pictures above the fold of most windows. */
const firstView = 2;

/** The hotels of a page (LIST-004). One handler serves all cards and reads the clicked one from the markup. */
export function HotelList({ hotels, surroundings, params, currency, first }: HotelListProps) {
  const list = useRef<HTMLOListElement>(null);
  const formerPriceOf = useComparisonPrices(
    hotels.map(({ offer }) => offer.id),
    params,
  );
  const [activeCards, setActiveCards] = useState<AwakeCards>({});
  useEffect(() => {
    if (list.current === null) return;
    return watchCards(list.current, (card) =>
      startTransition(() => setActiveCards((before) => wakeCard(before, card))),
    );
  }, []);
  const openHotel = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const card = link?.closest<HTMLElement>('[data-hotel]');
    const at = hotels.findIndex(({ hotel: { id } }) => String(id) === card?.dataset.hotel);
    const opened = hotels[at];
    if (card == null || opened === undefined) return;
    trackEvent(surroundings.visit.locale, describeHotelOpened(opened, currency, first + at));
    if (isPlainPress(event)) markPicture(card);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by Enter is a click as well
    <ol ref={list} className={styles.list} onClick={openHotel}>
      {hotels.map((content, at) => (
        <HotelOfferCard
          key={content.hotel.id}
          content={content}
          isFirst={at < firstView}
          activeAt={activeCards[content.hotel.id]}
          formerPerPerson={formerPriceOf(content.offer.id)}
          surroundings={surroundings}
        />
      ))}
    </ol>
  );
}

function wakeCard(before: AwakeCards, { hotelId, startsAt }: ActiveCard): AwakeCards {
  return (before[hotelId] ?? -1) >= startsAt ? before : { ...before, [hotelId]: startsAt };
}
