import { instalmentPolicy, staffPolicy } from '../../../defaults.ts';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { type Day, formatDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { BookingFile } from '../model/booking-file.ts';
import type { PaymentRequest } from '../model/payment-request.ts';
import { owedNow } from '../model/settlement.ts';
import { Fact } from './fact.tsx';
import { FilePart } from './file-part.tsx';
import { mayAskForPayment } from './may-ask-for-payment.ts';

export interface BookingPaymentsProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: BookingFile;
  readonly today: Day;
}

/** What a trip was paid with since the order, what is still owed, and the link that asks for it (CONST-027). */
export function BookingPayments({ texts, language, file, today }: BookingPaymentsProps) {
  const { booking, requests } = file;
  const { order } = booking;
  if (order.kind !== 'trip') return null;
  const owed = owedNow(booking);
  const mayAsk = mayAskForPayment(booking);
  if (requests.length === 0 && !mayAsk) return null;
  const write = (amount: number) => formatPrice(money(amount, order.currency), { fractionDigits: true });
  const open = requests.find(({ state }) => state === 'open');
  const formatRequest = ({ amount, state, dueOn }: PaymentRequest) => {
    const isOverdue = state === 'open' && dueOn < today;
    const due = texts('office.payments.due', { day: formatDate(dueOn, language, 'medium') });
    return [
      write(amount),
      texts(`office.payments.state.${isOverdue ? 'overdue' : state}`),
      ...(state === 'open' ? [due] : []),
    ].join(' · ');
  };
  return (
    <FilePart title={texts('office.payments.title')}>
      <dl className="facts">
        <Fact label={texts('office.payments.own')}>{write(chargedNow(order))}</Fact>
        {requests.map((request) => (
          <Fact
            key={request.id}
            label={
              request.purpose === 'balance'
                ? texts('office.payments.balance')
                : texts('office.payments.request', { by: request.requestedBy ?? '' })
            }
          >
            {formatRequest(request)}
          </Fact>
        ))}
        {owed === 0 ? null : <Fact label={texts('office.payments.owed')}>{write(owed)}</Fact>}
      </dl>
      {open !== undefined ? (
        <WithdrawForm texts={texts} bookingNumber={booking.bookingNumber} />
      ) : mayAsk ? (
        <AskForm texts={texts} bookingNumber={booking.bookingNumber} owed={owed} today={today} />
      ) : null}
    </FilePart>
  );
}

interface FormProps {
  readonly texts: Texts;
  readonly bookingNumber: string;
}

function WithdrawForm({ texts, bookingNumber }: FormProps) {
  return (
    <form method="post" action={buildPath('back_office_decision', { bookingNumber })}>
      <button type="submit" name="decision" value="withdraw-payment" className="quiet">
        {texts('office.payments.withdraw')}
      </button>
    </form>
  );
}

function AskForm({
  texts,
  bookingNumber,
  owed,
  today,
}: FormProps & { readonly owed: number; readonly today: Day }) {
  return (
    <form className="decide" method="post" action={buildPath('back_office_decision', { bookingNumber })}>
      <p>{texts('office.payments.askNote')}</p>
      <div className="field">
        <label htmlFor="payment-amount">{texts('office.payments.amount')}</label>
        <input
          id="payment-amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={(owed / 100).toFixed(2)}
          required
        />
      </div>
      <div className="field">
        <label htmlFor="payment-due">{texts('office.payments.dueOn')}</label>
        <input
          id="payment-due"
          name="dueOn"
          type="date"
          min={formatDay(today)}
          defaultValue={formatDay(today + instalmentPolicy.requestDays)}
          required
        />
      </div>
      <div className="field">
        <label htmlFor="payment-note">{texts('office.payments.words')}</label>
        <input
          id="payment-note"
          name="note"
          minLength={staffPolicy.minNoteLength}
          maxLength={staffPolicy.maxNoteLength}
          autoComplete="off"
          required
        />
      </div>
      <div className="buttons">
        <button type="submit" name="decision" value="request-payment">
          {texts('office.payments.send')}
        </button>
      </div>
    </form>
  );
}
