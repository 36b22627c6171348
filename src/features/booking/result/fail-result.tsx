import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Price } from '../../../design/price.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { BookingFailure } from '../model/bookings.ts';
import { failureCode, isPaymentFailure } from '../model/failure-code.ts';
import { HotlineNote } from './hotline-note.tsx';
import styles from './message-result.module.css';
import type { FailProps } from './result-props.ts';
import { TripLine } from './trip-line.tsx';

/** Shows why the booking failed, that nothing was charged, the price, and the next step that fits the reason. */
export function FailResult(props: FailProps) {
  const { failure, newPrice, trip, total, currency } = props;
  const texts = useTexts();
  return (
    <div className={styles.result}>
      <h1>{texts('booking.fail.title')}</h1>
      <Notice kind="warning" title={texts(`booking.failure.${failure === null ? 'none' : textOf(failure)}`)}>
        {texts('booking.fail.charged')}
      </Notice>
      <TripLine trip={trip} total={total} currency={currency} />
      {newPrice === null ? null : (
        <dl className={styles.prices}>
          <div>
            <dt>{texts('booking.fail.before')}</dt>
            <dd>
              <Price price={money(total, currency)} fractionDigits />
            </dd>
          </div>
          <div>
            <dt>{texts('booking.fail.nowCosts')}</dt>
            <dd>
              <Price price={money(newPrice.total, currency)} fractionDigits />
            </dd>
          </div>
        </dl>
      )}
      <NextMove {...props} />
      {failure === 'gone' ? null : <p className={styles.soft}>{texts('booking.fail.kept')}</p>}
      <HotlineNote text={texts('booking.help.call')} />
    </div>
  );
}

/** 'challengeCancelled' of 'challenge-cancelled', as used in text ids. */
function textOf(failure: BookingFailure): string {
  return failure.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function NextMove({ failure, newPrice, total, checkoutId, trip, currency }: FailProps) {
  const texts = useTexts();
  const link = useLink();
  // The payment page says at its miles what went wrong with them (ERR-014).
  const query = failure === 'miles-refused' ? { miles: failureCode(failure) } : {};
  const pay = link('checkout_customer_payment', { checkoutId }, query);
  const others = texts(trip.outbound === null ? 'booking.fail.hotelOnly' : 'booking.fail.hotel');
  const hotel = (
    <Button look="quiet" href={trip.hotel.path}>
      {others}
    </Button>
  );
  if (failure === 'price-changed' && newPrice !== null)
    return (
      <div className={styles.actions}>
        <AcceptPrice checkoutId={checkoutId} total={total} newPrice={newPrice} currency={currency} />
        {hotel}
      </div>
    );
  if (failure === 'gone') return <Button href={trip.hotel.path}>{others}</Button>;
  return (
    <div className={styles.actions}>
      {failure === 'extra-gone' ? (
        <Button href={link('checkout_ancillaries', { checkoutId })}>{texts('booking.fail.extras')}</Button>
      ) : (
        <Button href={pay}>
          {texts(
            failure !== null && isPaymentFailure(failure) ? 'booking.fail.payAgain' : 'booking.fail.tryAgain',
          )}
        </Button>
      )}
      {hotel}
    </div>
  );
}

interface AcceptPriceProps {
  readonly checkoutId: string;
  /** The total price that the shopper agreed to, minor units. */
  readonly total: number;
  readonly newPrice: NonNullable<FailProps['newPrice']>;
  readonly currency: FailProps['currency'];
}

/** Accepts the current price of flights and stay and returns to the payment page (CREATE-009, CREATE-010), over the extras where theirs has changed with it. */
function AcceptPrice({ checkoutId, total: oldTotal, newPrice, currency }: AcceptPriceProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');
  const accept = async () => {
    setStatus('sending');
    const { base, total } = newPrice;
    const difference = { oldTotal: base - (total - oldTotal), newTotal: base };
    // Few orders end here, so the code is loaded on click.
    const next = await import('./agree-to-price.ts')
      .then(({ agreeToPrice }) => agreeToPrice(locale, checkoutId, difference))
      .catch(() => null);
    if (next === null) return setStatus('failed');
    moveTo(buildPath(next, { _locale: locale, checkoutId }));
  };
  if (status === 'failed') return <Notice kind="error">{texts('booking.fail.acceptFailed')}</Notice>;
  const total = formatAmount(newPrice.total, currency);
  return (
    <Button isBusy={status === 'sending'} onClick={accept} data-needs-script="">
      {texts('booking.fail.accept', { total })}
    </Button>
  );
}
