import { parseDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { clockOf } from '../choice/clock-of.ts';
import { useChooseOffer } from '../choice/use-choose-offer.ts';
import { useDifference } from '../choice/use-difference.ts';
import styles from './alternative-offers.module.css';
import type { AlternativeOffer } from './price-check-state.ts';

export interface AlternativeOffersProps {
  readonly alternatives: readonly AlternativeOffer[];
  /** The offer they come nearest to. */
  readonly offer: DetailedOffer;
  /** One was chosen: the page follows. */
  readonly onChoose: () => void;
}

const titles = { flights: 'trip.otherFlights', room: 'trip.otherRoom', dates: 'trip.otherDays' } as const;

/** What comes nearest to a trip that was sold, each with what is different about it. */
export function AlternativeOffers({ alternatives, offer, onChoose }: AlternativeOffersProps) {
  const texts = useTexts();
  const { hrefOf, followLink } = useChooseOffer();
  const formatDifference = useDifference(offer);
  return (
    <ul className={styles.list}>
      {alternatives.map((alternative) => {
        const { kind, offer: other } = alternative;
        const linked = { id: other.id, total: other.price.totalAmount, currency: other.price.currency };
        return (
          <li key={other.id}>
            <a
              className={styles.alternative}
              href={hrefOf(linked)}
              onClick={(event) => {
                onChoose();
                followLink(event, linked);
              }}
            >
              <span>
                <strong>{texts(titles[kind])}</strong>
                <AlternativeWords alternative={alternative} />
              </span>
              <span className={styles.price}>{formatDifference(other.price)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function AlternativeWords({
  alternative: { kind, offer, room, board },
}: {
  readonly alternative: AlternativeOffer;
}) {
  const texts = useTexts();
  const { language } = useVisit();
  const { departureFlight: there, returnFlight: back, checkIn, checkOut } = offer;
  const formatDayOf = (text: string) => {
    const day = parseDay(text.slice(0, 10));
    return day === null ? text : formatDate(day, language, 'short');
  };
  const words = {
    flights: [there, back].map((flight) => flight && clockOf(flight.departureDateTime)).join(' · '),
    room: [room, board === null ? null : texts(`board.${board}`)].filter(Boolean).join(', '),
    dates: `${formatDayOf(there?.departureDateTime ?? checkIn)} – ${formatDayOf(checkOut)}`,
  };
  return <span className={styles.text}>{words[kind]}</span>;
}
