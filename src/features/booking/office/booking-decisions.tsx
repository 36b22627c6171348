import { FilePart } from '../../../design/staff/file-part.tsx';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { BookingFile } from '../model/booking-file.ts';
import { DecisionNote } from './form/decision-note.tsx';
import { findCancellation, listRefundEnds } from './staff-changes.ts';

export interface BookingDecisionsProps {
  readonly texts: Texts;
  readonly file: BookingFile;
  /** The note of a decision that was not made because the note is too short. */
  readonly refusedNote: string | null;
}

/** The form with a note and the decisions that the booking's state allows; cancelling has a page of its own. */
export function BookingDecisions({ texts, file, refusedNote }: BookingDecisionsProps) {
  const { booking } = file;
  const mayRetry = booking.state === 'manual-review' && booking.resumeState !== null;
  const resolutions = file.resolutions.filter((to) => to !== 'cancelling');
  const cancellation = findCancellation(booking);
  const isWaiting = booking.attention.length > 0;
  const refundEnds = listRefundEnds(booking);
  const hasDecision = mayRetry || resolutions.length > 0 || isWaiting;
  if (!hasDecision && cancellation === null) return null;
  const { bookingNumber, version } = booking;
  return (
    <FilePart title={texts('office.decide')}>
      {hasDecision ? (
        <form
          className="decide"
          method="post"
          noValidate
          // Nobody decides about what they have not seen.
          action={buildPath('back_office_decision', { bookingNumber }, { version: String(version) })}
        >
          <DecisionNote texts={texts} refused={refusedNote} />
          <div className="buttons">
            {isWaiting ? (
              <button type="submit" name="decision" value="seen">
                {texts('office.seen')}
              </button>
            ) : null}
            {mayRetry ? (
              <button type="submit" name="decision" value="retry">
                {texts('office.retry')}
              </button>
            ) : null}
            {resolutions.map((to) => (
              <button key={to} type="submit" name="decision" value={to} className="quiet">
                {texts(`office.resolve.${to}`)}
              </button>
            ))}
            {refundEnds.map((end) => (
              <button key={end} type="submit" name="decision" value={end} className="quiet">
                {texts(`office.resolve.${end}`)}
              </button>
            ))}
          </div>
        </form>
      ) : null}
      {cancellation === null ? null : (
        <p className="buttons">
          <a className="button quiet" href={buildPath('back_office_price_raise', { bookingNumber })}>
            {texts('office.raise')}
          </a>
          <a className="button alarm" href={buildPath('back_office_cancellation', { bookingNumber })}>
            {texts('office.resolve.cancelling')} …
          </a>
        </p>
      )}
    </FilePart>
  );
}
