import type { ReactNode } from 'react';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { BookingFile } from '../model/booking-file.ts';
import type { StaffOutcome } from '../model/staff-outcome.ts';
import { BookingFacts } from './booking-facts.tsx';
import { DecisionNote } from './decision-note.tsx';
import { formatCode } from './format-code.ts';
import { formatEventKind } from './format-event-kind.ts';
import { formatFacts } from './format-facts.ts';
import { findCancellation, hasResultLink, mayEndRefund, REFUND_ENDS } from './staff-changes.ts';

export interface BookingFilePageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: BookingFile;
  /** Result of the decision just made. */
  readonly outcome: StaffOutcome | null;
  /** The note of a decision that was not made because the note is too short. */
  readonly refusedNote: string | null;
}

const write = (amount: number, currency: CurrencyCode) =>
  formatPrice(money(amount, currency), { fractionDigits: true });

/** Shows all data of one booking and the decisions staff can make about it. */
export function BookingFilePage(props: BookingFilePageProps) {
  const { texts, language, file, outcome, refusedNote } = props;
  const { booking } = file;
  const { order } = booking;
  const at = (moment: Date) => formatDateTime(moment, language, SHOP_TIME_ZONE);
  return (
    <>
      <h1>
        {booking.bookingNumber}{' '}
        <small data-state={booking.state}>{texts(`office.state.${booking.state}`)}</small>
      </h1>
      {booking.attention.map((report) => (
        <p key={report}>
          <strong>{texts(`office.attention.${report}`)}</strong>
        </p>
      ))}
      {outcome === null ? null : (
        <p className="outcome" role="status">
          {texts(`office.outcome.${outcome}`)}
        </p>
      )}
      <BookingFacts texts={texts} language={language} file={file} />
      <Decisions texts={texts} file={file} refusedNote={refusedNote} />
      <Part title={texts('office.timeline')}>
        <ol>
          {file.events.map((event) => {
            const { words, unknown } = formatFacts(event.facts, texts);
            return (
              <li key={`${event.at.getTime()} ${event.kind}`}>
                <time dateTime={event.at.toISOString()}>{at(event.at)}</time>{' '}
                <Line what={formatEventKind(event.kind, texts)} details={words} code={unknown.join(', ')} />
              </li>
            );
          })}
        </ol>
      </Part>
      <Part title={texts('office.ledger')}>
        {file.ledger.map((movement) => (
          <table key={`${movement.at.getTime()} ${movement.kind}`}>
            <caption>
              {formatCode('movement', movement.kind, texts)}, {at(movement.at)}{' '}
              <code>{movement.document}</code>
            </caption>
            <tbody>
              {movement.entries.map(({ account, amount }) => (
                <tr key={account}>
                  <th scope="row">{texts(`office.account.${account}`)}</th>
                  <td className="amount">{write(amount, order.currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </Part>
      <Part title={texts('office.steps')}>
        <ol>
          {file.steps.map((step) => (
            <li key={step.name}>
              <time dateTime={step.at.toISOString()}>{at(step.at)}</time>{' '}
              <Line
                what={formatStepName(step.name, texts)}
                details={[
                  formatCode('answer', step.outcome.outcome, texts),
                  ...formatTries(step.attempts, texts),
                ]}
                code={step.outcome.reason}
              />
            </li>
          ))}
        </ol>
      </Part>
      <Part title={texts('office.documents')}>
        {file.documents.length === 0 ? <p>{texts('office.nothing')}</p> : null}
        <ul>
          {file.documents.map(({ kind, name }) => (
            <li key={kind}>
              <a
                href={buildPath('back_office_document', {
                  bookingNumber: booking.bookingNumber,
                  document: kind,
                })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={texts('office.mails')}>
        <ul>
          {file.mails.map(({ kind, state, tries }) => (
            <li key={kind}>
              <Line
                what={formatCode('mail', kind, texts)}
                details={[formatCode('mailState', state, texts), ...formatTries(tries, texts)]}
              />
            </li>
          ))}
        </ul>
        {hasResultLink(booking) ? (
          <form
            method="post"
            action={buildPath('back_office_decision', { bookingNumber: booking.bookingNumber })}
          >
            <button type="submit" name="decision" value="link">
              {texts('office.sendLink')}
            </button>
          </form>
        ) : null}
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Removes the round from the name of a `proceed` step: `proceed-2`. */
function formatStepName(name: string, texts: Texts): string {
  return formatCode('step', name.replace(/-\d+$/, ''), texts);
}

/** Shows the number of attempts only when there was more than one. */
function formatTries(n: number, texts: Texts): readonly string[] {
  return n > 1 ? [texts('office.tries', { n })] : [];
}

interface LineProps {
  /** The event, step or mail. */
  readonly what: string;
  readonly details: readonly string[];
  /** A code that support looks up elsewhere, or that has no text. */
  readonly code?: unknown;
}

function Line({ what, details, code }: LineProps) {
  return (
    <>
      <strong>{what}</strong>
      {details.map((detail) => ` · ${detail}`)}
      {typeof code === 'string' && code !== '' ? <code lang="en"> {code}</code> : null}
    </>
  );
}

type DecisionsProps = Pick<BookingFilePageProps, 'texts' | 'file' | 'refusedNote'>;

/** The form with a note and the decisions that the booking's state allows; cancelling has a page of its own. */
function Decisions({ texts, file, refusedNote }: DecisionsProps) {
  const { booking } = file;
  const mayRetry = booking.state === 'manual-review' && booking.resumeState !== null;
  const resolutions = file.resolutions.filter((to) => to !== 'cancelling');
  const cancellation = findCancellation(booking);
  const isWaiting = booking.attention.length > 0;
  const refundEnds = mayEndRefund(booking) ? REFUND_ENDS : [];
  const hasDecision = mayRetry || resolutions.length > 0 || isWaiting;
  if (!hasDecision && cancellation === null) return null;
  const { bookingNumber, version } = booking;
  return (
    <Part title={texts('office.decide')}>
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
              <button key={to} type="submit" name="decision" value={to}>
                {texts(`office.resolve.${to}`)}
              </button>
            ))}
            {refundEnds.map((end) => (
              <button key={end} type="submit" name="decision" value={end}>
                {texts(`office.resolve.${end}`)}
              </button>
            ))}
          </div>
        </form>
      ) : null}
      {cancellation === null ? null : (
        <p className="buttons">
          <a className="button alarm" href={buildPath('back_office_cancellation', { bookingNumber })}>
            {texts('office.resolve.cancelling')} …
          </a>
        </p>
      )}
    </Part>
  );
}
