import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { ConfirmByCode } from '../my-trips/confirm-by-code.tsx';
import { TripFrame } from '../my-trips/frame/trip-frame.tsx';
import styles from './cancel-page.module.css';
import type { CancelPageProps, ShownQuote } from './cancel-page-props.ts';
import { FeeTable } from './fee-table.tsx';

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripCancel: CancelPageProps;
  }
}

/** A traveller cancels the trip, in two steps: what it costs now and later, then the button. Works without script. */
export default function CancelPage(props: CancelPageProps) {
  const { quote } = props;
  const texts = useTexts();
  return (
    <TripFrame title={texts('myTrips.cancel.title')} trip={props}>
      {quote === null ? (
        <Notice kind="warning" title={texts('myTrips.cancel.closedTitle')}>
          {texts('myTrips.cancel.closed')}
        </Notice>
      ) : (
        <Quoted {...props} quote={quote} />
      )}
    </TripFrame>
  );
}

type QuotedProps = CancelPageProps & { readonly quote: ShownQuote };

function Quoted(props: QuotedProps) {
  const { quote, isLastStep, hasChanged, right, currency, isInsured } = props;
  const texts = useTexts();
  return (
    <>
      {hasChanged ? <Notice kind="warning">{texts('myTrips.cancel.changed')}</Notice> : null}
      <Amounts {...props} />
      {isInsured ? <p className={styles.soft}>{texts('checkout.insuranceKept')}</p> : null}
      {right === 'read' ? (
        <ConfirmByCode
          checkoutId={props.checkoutId}
          address={props.address}
          state={props.codeState}
          signInPath={props.signInPath}
          maskedEmail={props.maskedEmail}
          reason={texts('myTrips.cancel.code')}
        />
      ) : isLastStep ? (
        <LastStep {...props} />
      ) : (
        <FirstStep {...props} />
      )}
      {isLastStep && right === 'act' ? null : (
        <section className={styles.part} aria-labelledby="curve-title">
          <h2 id="curve-title">{texts('myTrips.cancel.curve')}</h2>
          <FeeTable steps={quote.steps} departure={quote.departure} currency={currency} />
        </section>
      )}
    </>
  );
}

/** Fee, refund and where it goes until when. */
function Amounts({ quote, currency }: QuotedProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { fee, refund, card, miles, vouchers, promisedOn } = quote;
  const format = (amount: number) => formatAmount(amount, currency);
  const parts = [
    ['myTrips.cancel.toCard', card],
    ['booking.cancelled.toMiles', miles],
    ['booking.cancelled.toVoucher', vouchers],
  ] as const;
  return (
    <section className={styles.quote} aria-label={texts('myTrips.cancel.quote')}>
      <dl className={styles.amounts}>
        <div>
          <dt>{texts('myTrips.cancel.feeToday')}</dt>
          <dd>{format(fee)}</dd>
        </div>
        <div>
          <dt>{texts('myTrips.cancel.refund')}</dt>
          <dd>{format(refund)}</dd>
        </div>
      </dl>
      {refund === 0 ? (
        <p>{texts('booking.cancelled.nothing')}</p>
      ) : (
        <>
          <dl className={styles.parts}>
            {parts.map(([id, amount]) =>
              amount === 0 ? null : (
                <div key={id}>
                  <dt>{texts(id)}</dt>
                  <dd>{format(amount)}</dd>
                </div>
              ),
            )}
          </dl>
          <p>
            {texts('myTrips.cancel.promise', {
              date: formatDate(requireDay(promisedOn), language, 'long'),
            })}
          </p>
        </>
      )}
    </section>
  );
}

function FirstStep({ address, tripPath }: QuotedProps) {
  const texts = useTexts();
  return (
    <div className={styles.buttons}>
      <Button href={`${address}${address.includes('?') ? '&' : '?'}step=last`} look="secondary">
        {texts('myTrips.cancel.next')}
      </Button>
      <Button href={tripPath} look="quiet">
        {texts('myTrips.cancel.keep')}
      </Button>
    </div>
  );
}

/** Sends the amounts that were shown: at others nobody cancels. */
function LastStep({ checkoutId, quote, currency, tripPath, address }: QuotedProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  const format = (amount: number) => formatAmount(amount, currency);
  return (
    <form
      className={styles.last}
      method="post"
      action={buildPath('trip_cancel_now', { _locale: locale, checkoutId })}
    >
      <input type="hidden" name="fee" value={quote.fee} />
      <input type="hidden" name="refund" value={quote.refund} />
      <input type="hidden" name="return" value={address} />
      <h2>{texts('myTrips.cancel.lastTitle')}</h2>
      <p>{texts('myTrips.cancel.last')}</p>
      <div className={styles.buttons}>
        <Button type="submit">
          {quote.fee === 0
            ? texts('myTrips.cancel.nowFree')
            : texts('myTrips.cancel.now', { fee: format(quote.fee) })}
        </Button>
        <Button href={tripPath} look="quiet">
          {texts('myTrips.cancel.keep')}
        </Button>
      </div>
    </form>
  );
}
