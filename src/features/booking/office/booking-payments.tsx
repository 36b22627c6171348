import { instalmentPolicy } from '../../../defaults.ts';
import { Fact } from '../../../design/staff/fact.tsx';
import { FilePart } from '../../../design/staff/file-part.tsx';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { type Money, money } from '../../../domain/money/money.ts';
import { type Day, formatDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { BookingFile } from '../model/booking-file.ts';
import type { PaymentRequest } from '../model/payment-request.ts';
import { owedNow } from '../model/settlement.ts';
import type { RefusedForm } from './form/refused-form.ts';
import { StaffAmount } from './form/staff-amount.tsx';
import { StaffNote } from './form/staff-note.tsx';
import { mayAskForPayment } from './may-ask-for-payment.ts';

export interface BookingPaymentsProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: BookingFile;
  readonly today: Day;
  readonly refused: RefusedForm | null;
}

/** What a trip was paid with since the order, what is still owed, and the link that asks for it (CONST-027). */
export function BookingPayments({ texts, language, file, today, refused }: BookingPaymentsProps) {
  const { booking, requests } = file;
  const { order } = booking;
  if (order.kind !== 'trip') return null;
  const owed = owedNow(booking);
  const mayAsk = mayAskForPayment(booking);
  if (requests.length === 0 && !mayAsk) return null;
  const format = (amount: number) => formatAmount(amount, order.currency);
  const open = requests.find(({ state }) => state === 'open');
  const formatRequest = ({ amount, state, dueOn }: PaymentRequest) => {
    const isOverdue = state === 'open' && dueOn < today;
    const due = texts('office.payments.due', { day: formatDate(dueOn, language, 'medium') });
    return [
      format(amount),
      texts(`office.payments.state.${isOverdue ? 'overdue' : state}`),
      ...(state === 'open' ? [due] : []),
    ].join(' · ');
  };
  return (
    <FilePart title={texts('office.payments.title')}>
      <dl className="facts">
        <Fact label={texts('office.payments.own')}>{format(chargedNow(order))}</Fact>
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
        {owed === 0 ? null : <Fact label={texts('office.payments.owed')}>{format(owed)}</Fact>}
      </dl>
      {open !== undefined ? (
        <WithdrawForm texts={texts} bookingNumber={booking.bookingNumber} />
      ) : mayAsk ? (
        <AskForm
          texts={texts}
          bookingNumber={booking.bookingNumber}
          owed={money(owed, order.currency)}
          today={today}
          refused={refused?.form === 'payment' ? refused : null}
        />
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
  refused,
}: FormProps & Pick<BookingPaymentsProps, 'today' | 'refused'> & { readonly owed: Money }) {
  const isLate = refused?.fault === 'dueOn';
  return (
    <form
      className="decide"
      method="post"
      noValidate
      action={buildPath('back_office_decision', { bookingNumber })}
    >
      <p>{texts('office.payments.askNote')}</p>
      <StaffAmount
        texts={texts}
        id="payment-amount"
        label={texts('office.payments.amount')}
        proposed={formatDecimalAmount(owed)}
        refused={refused}
      />
      <div className="field">
        <label htmlFor="payment-due">{texts('office.payments.dueOn')}</label>
        <input
          id="payment-due"
          name="dueOn"
          type="date"
          min={formatDay(today)}
          defaultValue={refused?.dueOn ?? formatDay(today + instalmentPolicy.requestDays)}
          aria-invalid={isLate || undefined}
          aria-describedby={isLate ? 'payment-due-error' : undefined}
        />
        {isLate ? (
          <p id="payment-due-error" className="refusal">
            {texts('office.payments.dueWrong')}
          </p>
        ) : null}
      </div>
      <StaffNote texts={texts} id="payment-note" label={texts('office.payments.words')} refused={refused} />
      <div className="buttons">
        <button type="submit" name="decision" value="request-payment">
          {texts('office.payments.send')}
        </button>
      </div>
    </form>
  );
}
