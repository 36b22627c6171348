import { priceRaisePolicy, staffPolicy } from '../../../defaults.ts';
import { RAISE_REASONS, type RaiseReason } from '../../../domain/booking/trip-notice.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { RefusedForm } from '../office/refused-form.ts';
import { StaffAmount } from '../office/staff-amount.tsx';
import { StaffNote } from '../office/staff-note.tsx';
import type { RaiseOutcome } from './raise-outcome.ts';

export interface PriceRaisePageProps {
  readonly texts: Texts;
  readonly bookingNumber: string;
  /** Of the form: sent twice, it is the same raise. */
  readonly raiseId: string;
  readonly outcome: RaiseOutcome | null;
  /** The form that was not carried out; null for none. */
  readonly refused: RefusedForm | null;
  /** The reason that was chosen in it. */
  readonly reason?: RaiseReason;
}

/** Staff raise the price of a booked trip; its traveller reads reason and calculation. */
export function PriceRaisePage(props: PriceRaisePageProps) {
  const { texts, bookingNumber, raiseId, outcome, refused, reason: chosen } = props;
  const { mostPercent: percent, leastDaysBefore: days } = priceRaisePolicy;
  return (
    <>
      <h1>{texts('office.raise')}</h1>
      <p>
        <a href={buildPath('back_office_booking', { bookingNumber })}>{bookingNumber}</a>
      </p>
      {outcome === null ? null : (
        <p className="outcome" role="status">
          {texts(`office.raise.outcome.${outcome}`, { days })}
        </p>
      )}
      <p>{texts('office.raise.lead', { percent, days })}</p>
      <form
        className="decide"
        method="post"
        action={buildPath('back_office_price_raise_enter', { bookingNumber })}
      >
        <input type="hidden" name="id" value={raiseId} />
        <StaffAmount texts={texts} id="raise-amount" label={texts('office.raise.amount')} refused={refused} />
        <label>
          {texts('office.raise.reason')}
          <select name="reason" defaultValue={chosen}>
            {RAISE_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {texts(`office.raise.reason.${reason}`)}
              </option>
            ))}
          </select>
        </label>
        <StaffNote
          texts={texts}
          id="raise-calculation"
          label={texts('office.raise.calculation', { n: staffPolicy.maxNoteLength })}
          refused={refused}
        />
        <button type="submit">{texts('office.raise.send')}</button>
      </form>
    </>
  );
}
