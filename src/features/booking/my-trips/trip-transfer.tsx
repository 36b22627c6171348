import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { describePickUps } from '../documents/describe-pick-ups.ts';
import styles from './trip-page.module.css';
import type { TripPageProps } from './trip-page-props.ts';

/** When and where the booked transfer picks its travellers up; nothing without one. */
export function TripTransfer({ trip, extras }: Pick<TripPageProps, 'trip' | 'extras'>) {
  const texts = useTexts();
  const { language } = useVisit();
  const pickUps = describePickUps({ trip, extras }, language, texts);
  if (pickUps?.length === 0) return null;
  return (
    <section aria-labelledby="transfer-title" className={styles.part}>
      <h2 id="transfer-title">{texts('checkout.extra.transfer')}</h2>
      {pickUps === null ? (
        <p>{texts('booking.pickUp.later')}</p>
      ) : (
        <dl className={styles.facts}>
          {pickUps.map(({ leg, time, place }) => (
            <div key={leg}>
              <dt>{texts(`booking.pickUp.${leg}`)}</dt>
              <dd>
                <b>{time}</b>
                <br />
                {place}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
