import Sun from 'lucide-react/icons/sun';
import { Button } from '../../../design/controls/button.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate, formatMonth } from '../../../domain/words/format-date.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { BoardingCard } from './boarding-card.tsx';
import { HotlineNote } from './hotline-note.tsx';
import { listNextSteps } from './list-next-steps.ts';
import type { ClimateNote, SuccessProps } from './result-props.ts';
import styles from './success-result.module.css';
import { TravelDocumentList } from './travel-document-list.tsx';

/** Shows a booked trip: boarding card, next steps, documents, climate and hotline. */
export function SuccessResult(props: SuccessProps) {
  const { trip, email, documents, climate, checkoutId, chosenMarket } = props;
  const texts = useTexts();
  const link = useLink();
  const { language, locale } = useVisit();
  return (
    <div className={styles.result}>
      <header className={styles.head}>
        <h1>{texts('booking.success.title')}</h1>
        <p>{texts('booking.success.lead', { place: placeOf(trip.hotel.place), email })}</p>
      </header>
      <BoardingCard {...props} />
      <div className={styles.columns}>
        <section aria-labelledby="next-title" className={styles.part}>
          <h2 id="next-title">{texts('booking.next.title')}</h2>
          <ol className={styles.timeline}>
            {listNextSteps(props, language, texts).map(({ day, title, text }) => (
              <li key={title}>
                {day === null ? null : (
                  <time dateTime={day}>{formatDate(requireDay(day), language, 'medium')}</time>
                )}
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className={styles.side}>
          {documents === null ? null : (
            <Button look="secondary" href={link('trip', { checkoutId })}>
              {texts('booking.openTrip')}
            </Button>
          )}
          <TravelDocumentList
            documents={documents}
            addressOf={(document) => buildPath('booking_document', { _locale: locale, checkoutId, document })}
          />
          {climate === null ? null : <Weather climate={climate} />}
          <HotlineNote text={texts('booking.help.text')} market={chosenMarket} />
        </div>
      </div>
    </div>
  );
}

function Weather({ climate: { month, air, sea } }: { readonly climate: ClimateNote }) {
  const texts = useTexts();
  const { language } = useVisit();
  const words = [
    texts('booking.climate', { month: formatMonth(requireDay(month), language), air }),
    ...(sea === null ? [] : [texts('booking.climateSea', { sea })]),
  ];
  return (
    <p className={styles.weather}>
      <Icon icon={Sun} size={24} />
      {words.join(', ')}
    </p>
  );
}

/** 'Palma' of 'Palma, Majorca, Spain'. */
function placeOf(place: string): string {
  return place.split(',', 1)[0] ?? place;
}
