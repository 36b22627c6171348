import type { ReactNode } from 'react';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Spinner } from '../../../design/feedback/spinner.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { LaterPaymentParts, PaymentPlace } from '../later-payment/later-payment-props.ts';
import { PaymentForm } from '../later-payment/payment-form.tsx';
import { useAwaitPayment } from '../later-payment/use-await-payment.ts';
import styles from './payment-link-page.module.css';
import type { PaymentLinkProps } from './payment-link-props.ts';

/** The page of a payment by link (CONST-027): what it is for, how much by when, and the ways to pay. */
export function PaymentLinkPage(props: PaymentLinkProps & LaterPaymentParts) {
  const { state, Challenge } = props;
  const texts = useTexts();
  const link = useLink();
  const { brand } = useVisit();
  const place = usePlace(props);
  return (
    <div className={styles.page} data-interactive={state.kind === 'paying' ? '' : undefined}>
      <a className={styles.brand} href={link('homepage')}>
        {brand.name}
      </a>
      {state.kind === 'paying' && state.action !== null ? (
        <Challenge place={place} action={state.action} returned={state.returned} />
      ) : (
        <>
          <h1>{texts(`pay.${titleOf(props)}`)}</h1>
          <Summary {...props} />
          <Step {...props} place={place} />
        </>
      )}
    </div>
  );
}

function usePlace({ token }: PaymentLinkProps): PaymentPlace {
  const { locale } = useVisit();
  const params = { _locale: locale, checkoutId: token };
  return {
    id: token,
    page: buildPath('payment_link', { _locale: locale, token }),
    state: buildPath('get_payment_link', params),
    pay: buildPath('do_payment_link_pay', params),
    finalize: buildPath('do_payment_link_finalize', params),
  };
}

function titleOf({ state, purpose }: PaymentLinkProps): string {
  switch (state.kind) {
    case 'open':
      return purpose === 'balance' ? 'balance' : 'request';
    case 'paying':
      return 'paying';
    case 'paid':
      return state.isConfirmed ? 'paid' : 'pending';
    case 'withdrawn':
      return 'withdrawn';
  }
}

/** The trip and the amount. */
function Summary({ trip, amount, currency, dueOn, note, state }: PaymentLinkProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const [from, to] = [trip.checkIn, trip.checkOut].map((day) => formatDate(requireDay(day), language));
  return (
    <section className={styles.summary} aria-label={trip.hotel}>
      <Picture
        scene={trip.scene}
        alt=""
        variants={IMAGE_SIZES.overlay}
        sizes="(min-width: 768px) 18rem, 100vw"
        priority
        isOfHotel
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.hotel}>{trip.hotel}</p>
        <p>{trip.place}</p>
        <p>
          {from} – {to}
        </p>
        <p>
          {texts('pay.number')} {trip.bookingNumber}
        </p>
      </div>
      <dl className={styles.amount}>
        <div>
          <dt>{texts('pay.amount')}</dt>
          <dd>{formatAmount(amount, currency)}</dd>
        </div>
        {state.kind === 'open' ? (
          <div>
            <dt>{texts('pay.dueOn')}</dt>
            <dd className={styles.due}>{formatDate(requireDay(dueOn), language, 'medium')}</dd>
          </div>
        ) : null}
      </dl>
      {note === '' ? null : <p className={styles.note}>{note}</p>}
    </section>
  );
}

function Step(props: PaymentLinkProps & LaterPaymentParts & { readonly place: PaymentPlace }): ReactNode {
  const { state, place } = props;
  const texts = useTexts();
  switch (state.kind) {
    case 'open':
      return (
        <PaymentForm
          {...props}
          problem={state.problem}
          label={texts('pay.title')}
          button={texts('pay.button')}
        />
      );
    case 'paying':
      return <Waiting place={place} />;
    case 'paid':
      return (
        <Notice kind={state.isConfirmed ? 'success' : 'information'}>
          {texts(state.isConfirmed ? 'pay.paidText' : 'pay.pendingText')}
        </Notice>
      );
    case 'withdrawn':
      return (
        <>
          <p className={styles.text}>{texts('pay.withdrawnText')}</p>
          <Hotline />
        </>
      );
  }
}

function Waiting({ place }: { readonly place: PaymentPlace }) {
  const texts = useTexts();
  useAwaitPayment(place);
  return <Spinner label={texts('pay.paying')} />;
}

function Hotline() {
  const { number, display } = useVisit().brand.hotline;
  return (
    <p>
      <a href={`tel:${number}`}>{display}</a>
    </p>
  );
}
