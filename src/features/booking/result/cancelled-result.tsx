import { Button } from '../../../design/controls/button.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { HotlineNote } from './hotline-note.tsx';
import styles from './message-result.module.css';
import type { CancelledProps } from './result-props.ts';
import { TravelDocumentList } from './travel-document-list.tsx';
import { TripLine } from './trip-line.tsx';

/** Shows a cancelled booking: refund, fee, documents and hotline. */
export function CancelledResult(props: CancelledProps) {
  const {
    trip,
    total,
    memberDiscount = 0,
    currency,
    bookingNumber,
    cancellation,
    checkoutId,
    documents,
    chosenMarket,
  } = props;
  const texts = useTexts();
  const { locale } = useVisit();
  return (
    <div className={styles.result}>
      <h1>{texts(cancellation.isDone ? 'booking.cancelled.title' : 'booking.cancelled.underWay')}</h1>
      <p className={styles.lead}>{texts(describeRefund(props))}</p>
      <TripLine trip={trip} total={total} memberDiscount={memberDiscount} currency={currency} />
      <dl className={styles.prices}>
        <div>
          <dt>{texts('booking.number')}</dt>
          <dd>{bookingNumber}</dd>
        </div>
        <Amounts {...props} />
      </dl>
      <TravelDocumentList
        documents={documents}
        addressOf={(document) => buildPath('booking_document', { _locale: locale, checkoutId, document })}
      />
      <div className={styles.actions}>
        <Button look="secondary" href={trip.hotel.path}>
          {texts(trip.outbound === null ? 'booking.fail.hotelOnly' : 'booking.fail.hotel')}
        </Button>
      </div>
      <HotlineNote text={texts('booking.help.text')} market={chosenMarket} />
    </div>
  );
}

function describeRefund({ cancellation: { isDone, isAsked, refund } }: CancelledProps): string {
  if (refund === null) return 'booking.cancelled.asked';
  if (refund === 0) return 'booking.cancelled.nothing';
  if (isAsked) return 'booking.cancelled.agreed';
  return isDone ? 'booking.cancelled.refunded' : 'booking.cancelled.onItsWay';
}

/** The fee and the refund, once they are known: each part of it by what it goes back to. */
function Amounts({ cancellation, fee, total, currency, method, paidWith }: CancelledProps) {
  const texts = useTexts();
  const { refund, parts } = cancellation;
  if (refund === null || parts === null) return null;
  // What was paid later goes back the way it was paid, too.
  const back = { ...parts, card: parts.card + parts.later };
  const format = (amount: number) => formatAmount(amount, currency);
  return (
    <>
      <div>
        <dt>{texts(fee)}</dt>
        <dd>{format(cancellation.fee ?? total - refund)}</dd>
      </div>
      <div>
        <dt>{texts('booking.cancelled.refund')}</dt>
        <dd>
          <strong>{format(refund)}</strong>
          {back.card < refund ? null : (
            <small>
              {texts(`booking.paidBy.${method}`)}
              {paidWith === null ? null : `, ${texts('booking.ending', { digits: paidWith })}`}
            </small>
          )}
        </dd>
      </div>
      {back.card === refund
        ? null
        : (['card', 'miles', 'vouchers'] as const)
            .filter((part) => back[part] > 0)
            .map((part) => (
              <div key={part}>
                <dt>{texts(`booking.cancelled.part.${part}`)}</dt>
                <dd>{format(back[part])}</dd>
              </div>
            ))}
    </>
  );
}
