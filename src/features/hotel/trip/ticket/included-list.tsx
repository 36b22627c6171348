import Check from 'lucide-react/icons/check';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { sharedBaggage } from '../../../../domain/search/describe-flights.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { handBaggageOf } from '../flights/flight-words.ts';
import styles from './included-list.module.css';

export interface IncludedListProps {
  readonly offer: DetailedOffer;
}

/** What the price covers; green is for what is included or free, and for nothing else. */
export function IncludedList({ offer }: IncludedListProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { departureFlight: there, returnFlight: back, lengthOfStay } = offer;
  const { until, fee } = offer.cancellation;
  const bags = there === null || back === null ? null : sharedBaggage([there, back]);
  const items = [
    bags === null ? null : texts('trip.includedFlights'),
    bags === null || bags === 'none'
      ? null
      : texts('trip.includedBags', {
          bags: texts(bags === 'baggage' ? 'trip.checkedBag' : `trip.hand.${handBaggageOf(bags)}`),
        }),
    offer.includesTransfer ? texts('trip.includedTransfer') : null,
    texts('trip.includedStay', { n: lengthOfStay }),
    offer.board === 'room_only' ? null : texts(`board.${offer.board}`),
    fee > 0 || until === null
      ? null
      : texts('trip.freeCancellation', { date: formatDate(requireDay(until), language) }),
  ].filter((item) => item !== null);
  return (
    <ul className={styles.list} aria-label={texts('trip.included')}>
      {items.map((item) => (
        <li key={item}>
          <Icon icon={Check} size={16} /> {item}
        </li>
      ))}
    </ul>
  );
}
