import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useShortPrice } from '../../../../site/prices/use-short-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { useChooseOffer } from '../choice/use-choose-offer.ts';
import { WhileChoosing } from '../choice/while-choosing.tsx';
import { type DatesPartProps, provideDatesPart } from './dates-parts.ts';
import styles from './plain-offers.module.css';

/** Facts of the trip that an offer of the list chooses; of all others the page says whether they change. */
const chosen = ['departure', 'nights', 'board', 'airport'] as const;

/** Offers of the hotel as a list of links, for a brand without cascade and calendar (HOTEL-041). */
function PlainOffers({ offer: shown, dates }: DatesPartProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { hrefOf, followLink } = useChooseOffer();
  const formatShort = useShortPrice();
  const priceOf = (amount: number) => formatShort(amount, shown.price.currency);
  return (
    <div>
      <WhileChoosing className={styles.choices}>
        <ul className={styles.offers}>
          {dates.plainOffers.map(({ id, day, nights, board, from, amount, total }) => (
            <li key={id}>
              <a
                className={styles.offer}
                href={hrefOf({ id, total, currency: shown.price.currency }, chosen)}
                aria-current={id === shown.id ? 'true' : undefined}
                onClick={(event) => followLink(event, { id, total, currency: shown.price.currency }, chosen)}
              >
                <strong>{formatDate(requireDay(day), language)}</strong>
                <span className={styles.text}>
                  {[texts('trip.nights', { n: nights }), texts(`board.${board}`), from]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className={styles.price}>{priceOf(amount)}</span>
              </a>
            </li>
          ))}
        </ul>
      </WhileChoosing>
      <p className={styles.note}>{texts('dates.perPerson')}</p>
    </div>
  );
}

provideDatesPart('plain', PlainOffers);
