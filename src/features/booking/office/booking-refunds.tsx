import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { BookingFile } from '../model/booking-file.ts';
import { refundableOfTrip } from '../model/settlement.ts';
import type { BookingForm, RefusedForm } from './form/refused-form.ts';
import { StaffAmount } from './form/staff-amount.tsx';
import { StaffNote } from './form/staff-note.tsx';

export interface BookingRefundsProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: BookingFile;
  /** Who reads the page: nobody confirms a refund of their own. */
  readonly reader: string;
  readonly refused: RefusedForm | null;
}

/** The refunds of a booking, goodwill, and free notes. */
export function BookingRefunds({ texts, language, file, reader, refused }: BookingRefundsProps) {
  const { booking, refunds } = file;
  const { bookingNumber, order, state } = booking;
  const format = (amount: number) => formatAmount(amount, order.currency);
  const of = (form: BookingForm) => (refused?.form === form ? refused : null);
  const action = buildPath('back_office_decision', { bookingNumber });
  return (
    <>
      {refunds.length === 0 ? null : (
        <FilePart title={texts('office.refunds')}>
          <ul className="links">
            {refunds.map(({ id, amount, reason, state: made, promisedOn, isLate, note, decidedBy }) => (
              <li key={id}>
                <strong>{format(amount)}</strong> {texts(`office.refund.reason.${reason}`)} ·{' '}
                {isLate ? texts('office.refund.late') : texts(`office.refund.state.${made}`)} ·{' '}
                {texts('office.refund.until')} {formatDate(requireDay(promisedOn), language)}
                {decidedBy === null ? null : ` · ${texts('office.said', { by: decidedBy, note })}`}
                {reason === 'goodwill' && (made === 'proposed' || made === 'failed') ? (
                  <form method="post" action={action}>
                    <input type="hidden" name="refund" value={id} />
                    {made === 'proposed' && decidedBy !== reader ? (
                      <button type="submit" name="decision" value="goodwill-confirm">
                        {texts('office.refund.confirm')}
                      </button>
                    ) : null}
                    <button type="submit" name="decision" value="goodwill-withdraw" className="quiet">
                      {texts('office.refund.withdraw')}
                    </button>
                  </form>
                ) : null}
              </li>
            ))}
          </ul>
        </FilePart>
      )}
      {state === 'booked' && order.kind === 'trip' && refundableOfTrip(booking) > 0 ? (
        <FilePart title={texts('office.goodwill')}>
          <form className="decide" method="post" action={action} noValidate>
            <StaffAmount
              texts={texts}
              id="goodwill-amount"
              label={texts('office.goodwill.amount', { most: format(refundableOfTrip(booking)) })}
              refused={of('goodwill')}
            />
            <StaffNote
              texts={texts}
              id="goodwill-note"
              label={texts('office.note')}
              refused={of('goodwill')}
            />
            <button type="submit" name="decision" value="goodwill">
              {texts('office.goodwill.give')}
            </button>
          </form>
        </FilePart>
      ) : null}
      <FilePart title={texts('office.notes')}>
        <form className="decide" method="post" action={action} noValidate>
          <StaffNote texts={texts} id="free-note" label={texts('office.notes.text')} refused={of('note')} />
          <button type="submit" name="decision" value="note" className="quiet">
            {texts('office.notes.add')}
          </button>
        </form>
      </FilePart>
    </>
  );
}
