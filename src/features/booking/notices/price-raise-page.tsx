import { priceRaisePolicy, staffPolicy } from '../../../defaults.ts';
import { RAISE_REASONS, type RaiseReason } from '../../../domain/booking/trip-notice.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { RefusedForm } from '../office/form/refused-form.ts';
import { StaffAmount } from '../office/form/staff-amount.tsx';
import { StaffNote } from '../office/form/staff-note.tsx';
import type { RaiseMessage } from './raise-outcome.ts';
import type { LateRaise } from './trip-notice.ts';

export interface PriceRaisePageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly bookingNumber: string;
  /** In which the trip was sold. */
  readonly currency: CurrencyCode;
  /** Raises that came too late, or were announced too late, and that nobody has seen yet. */
  readonly late: readonly LateRaise[];
  /** Of the form: sent twice, it is the same raise. */
  readonly raiseId: string;
  readonly outcome: RaiseMessage | null;
  /** The form that was not carried out; null for none. */
  readonly refused: RefusedForm | null;
  /** The reason that was chosen in it. */
  readonly reason?: RaiseReason;
}

/** Staff raise the price of a booked trip; its traveller reads reason and calculation. */
export function PriceRaisePage(props: PriceRaisePageProps) {
  const { texts, language, bookingNumber, currency, late, raiseId, outcome, refused, reason: chosen } = props;
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
      {late.length === 0 ? null : (
        <>
          <h2>{texts('office.raise.late')}</h2>
          {late.map(({ id, isMade, amount, enteredAt }) => (
            <form
              key={id}
              className="decide"
              method="post"
              action={buildPath('back_office_price_raise_seen', { bookingNumber })}
            >
              <input type="hidden" name="id" value={id} />
              <p>
                {texts(isMade ? 'office.raise.madeLateText' : 'office.raise.lateText', {
                  amount: formatAmount(amount, currency),
                  on: formatDateTime(enteredAt, language, SHOP_TIME_ZONE),
                  days,
                })}
              </p>
              <button type="submit">{texts('office.raise.lateDone')}</button>
            </form>
          ))}
        </>
      )}
      <p>{texts('office.raise.lead', { percent, days })}</p>
      <form
        className="decide"
        method="post"
        action={buildPath('back_office_price_raise_enter', { bookingNumber })}
      >
        <input type="hidden" name="id" value={raiseId} />
        <StaffAmount
          texts={texts}
          id="raise-amount"
          label={texts('office.raise.amount', { currency })}
          refused={refused}
        />
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
