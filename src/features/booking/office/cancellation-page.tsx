import { Fact } from '../../../design/staff/fact.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { BookingFile } from '../model/booking-file.ts';
import { currentOrder } from '../model/booking-record.ts';
import { feeTextId } from '../model/fee-text-id.ts';
import type { Settlement } from '../model/settlement.ts';
import type { StaffOutcome } from '../model/staff-outcome.ts';
import { CompensationWarning } from './compensation-warning.tsx';
import { DecisionNote } from './form/decision-note.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { CancellationChange } from './staff-changes.ts';
import { formatPayment } from './words/format-payment.ts';

export interface CancellationPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: BookingFile;
  readonly decision: CancellationChange;
  readonly quote: Settlement;
  /** Why the cancellation just asked for was not made. */
  readonly outcome: StaffOutcome | null;
  /** The note of a cancellation that was not made because the note is too short. */
  readonly refusedNote: string | null;
}

/**
 * The second step before a trip is cancelled: whose trip it is, fee, refund and where the money goes. Sends the amounts it
 * has shown, so that nobody cancels at others.
 */
export function CancellationPage(props: CancellationPageProps) {
  const { texts, language, file, decision, quote, outcome, refusedNote } = props;
  const { booking } = file;
  const { bookingNumber } = booking;
  const order = currentOrder(booking);
  const format = (amount: number) => formatAmount(amount, order.currency);
  const method = texts(`payment.method.${order.payment.method}`);
  return (
    <div className="narrow">
      <h1>{texts('office.cancelTitle', { number: bookingNumber })}</h1>
      {outcome === null ? null : (
        <p className="refusal" role="status">
          {texts(`office.outcome.${outcome}`)}
        </p>
      )}
      <CompensationWarning texts={texts} file={file} refund={quote.refund} />
      <dl className="facts sheet">
        <OrderFacts texts={texts} language={language} order={order} />
        <Fact label={texts('office.payment')}>{formatPayment(file, texts)}</Fact>
        <Fact label={texts(feeTextId(order.kind === 'trip' ? order.extras : []))}>{format(quote.fee)}</Fact>
        <Fact label={texts('booking.cancelled.refund')}>{format(quote.refund)}</Fact>
        {quote.parts.later === 0 ? null : (
          <Fact label={texts('booking.cancelled.toLater')}>{format(quote.parts.later)}</Fact>
        )}
        {quote.parts.miles === 0 ? null : (
          <Fact label={texts('booking.cancelled.toMiles')}>{format(quote.parts.miles)}</Fact>
        )}
        {quote.parts.vouchers === 0 ? null : (
          <Fact label={texts('booking.cancelled.toVoucher')}>{format(quote.parts.vouchers)}</Fact>
        )}
        <Fact label={texts('office.refundTo')}>{texts(`office.refundTo.${quote.money}`, { method })}</Fact>
      </dl>
      <form
        className="decide"
        method="post"
        noValidate
        action={buildPath('back_office_decision', { bookingNumber }, { version: String(booking.version) })}
      >
        <input type="hidden" name="fee" value={quote.fee} />
        <input type="hidden" name="refund" value={quote.refund} />
        <p>{texts('office.cancelEstimate')}</p>
        <DecisionNote texts={texts} refused={refusedNote} />
        <div className="buttons">
          <a className="button quiet" href={buildPath('back_office_booking', { bookingNumber })}>
            {texts('office.keepTrip')}
          </a>
          <button type="submit" name="decision" value={decision} className="alarm">
            {texts(`office.cancel.${quote.money}`, { amount: format(quote.refund) })}
          </button>
        </div>
      </form>
    </div>
  );
}
