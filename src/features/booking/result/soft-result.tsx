import { Button } from '../../../design/controls/button.tsx';
import { useLink, useTexts } from '../../../site/visit-context.tsx';
import { HotlineNote } from './hotline-note.tsx';
import styles from './message-result.module.css';
import type { SoftProps } from './result-props.ts';
import { TripLine } from './trip-line.tsx';

/** Shows that the outcome is uncertain, that a mail follows, and warns against booking twice. */
export function SoftResult({ checkoutId, trip, total, currency, email }: SoftProps) {
  const texts = useTexts();
  const link = useLink();
  return (
    <div className={styles.result}>
      <h1>{texts('booking.soft.title')}</h1>
      <p>{texts('booking.soft.text', { email })}</p>
      <TripLine trip={trip} total={total} currency={currency} />
      <section aria-labelledby="known-title" className={styles.known}>
        <h2 id="known-title">{texts('booking.soft.known')}</h2>
        <ul>
          <li>{texts('booking.soft.order')}</li>
          <li>{texts('booking.soft.money')}</li>
          <li>{texts('booking.soft.twice')}</li>
        </ul>
      </section>
      <div className={styles.actions}>
        <Button look="secondary" href={link('checkout_soft_booked', { checkoutId })}>
          {texts('booking.soft.again')}
        </Button>
      </div>
      <HotlineNote text={texts('booking.help.call')} />
    </div>
  );
}
