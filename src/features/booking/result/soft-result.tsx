import { Button } from '../../../design/controls/button.tsx';
import { useLink, useTexts } from '../../../site/visit-context.tsx';
import { HotlineNote } from './hotline-note.tsx';
import styles from './message-result.module.css';
import type { SoftProps } from './result-props.ts';
import { TripLine } from './trip-line.tsx';
import { useAwaitOutcome } from './use-await-outcome.ts';

/** Shows that the outcome is uncertain, that a mail follows, and warns against booking twice. */
export function SoftResult(props: SoftProps) {
  const {
    checkoutId,
    bookingNumber,
    trip,
    total,
    memberDiscount = 0,
    currency,
    email,
    isFollowed,
    chosenMarket,
  } = props;
  const texts = useTexts();
  const link = useLink();
  useAwaitOutcome(isFollowed ? checkoutId : null);
  return (
    <div className={styles.result} data-interactive="">
      <h1>{texts('booking.soft.title')}</h1>
      <p>{texts('booking.soft.text', { email })}</p>
      <dl className={styles.prices}>
        <div>
          <dt>{texts('booking.number')}</dt>
          <dd>
            <strong>{bookingNumber}</strong>
          </dd>
        </div>
      </dl>
      <TripLine trip={trip} total={total} memberDiscount={memberDiscount} currency={currency} />
      <section aria-labelledby="known-title" className={styles.known}>
        <h2 id="known-title">{texts('booking.soft.known')}</h2>
        <ul>
          <li>{texts('booking.soft.order')}</li>
          <li>{texts('booking.soft.money')}</li>
          <li>{texts('booking.soft.twice')}</li>
          {isFollowed ? <li>{texts('booking.soft.follows')}</li> : null}
        </ul>
      </section>
      <div className={styles.actions}>
        <Button look="secondary" href={link('checkout_soft_booked', { checkoutId })}>
          {texts('booking.soft.again')}
        </Button>
        <Button look="quiet" onClick={() => print()} data-needs-script="">
          {texts('booking.soft.print')}
        </Button>
      </div>
      <HotlineNote text={texts('booking.help.text')} market={chosenMarket} />
    </div>
  );
}
