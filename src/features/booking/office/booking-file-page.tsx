import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { BookingFile } from '../model/booking-file.ts';
import type { StaffOutcome } from '../model/staff-outcome.ts';
import { VoucherOfferPart } from '../voucher-offer/voucher-offer-part.tsx';
import { BookingDecisions } from './booking-decisions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingPayments } from './booking-payments.tsx';
import { BookingRefunds } from './booking-refunds.tsx';
import { CompensationWarning } from './compensation-warning.tsx';
import type { RefusedForm } from './form/refused-form.ts';
import { formatFacts } from './format-facts.ts';
import { SoldVoucherPart } from './sale/sold-voucher-part.tsx';
import { hasDocumentsToSend, hasResultLink, isChangedByStaff } from './staff-changes.ts';
import { StateChip } from './state-chip.tsx';
import { LiveTripPart } from './suppliers/live-trip-part.tsx';
import { formatCode } from './words/format-code.ts';
import { formatEventKind } from './words/format-event-kind.ts';

export interface BookingFilePageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: BookingFile;
  /** Name of the member of staff. */
  readonly reader: string;
  readonly today: Day;
  /** Key of the brand on whose site the page is read. */
  readonly brand: string;
  /** Result of the decision just made. */
  readonly outcome: StaffOutcome | null;
  /** A form that was not carried out; null for none. */
  readonly refused: RefusedForm | null;
}

/** Shows all data of one booking and the decisions staff can make about it. */
export function BookingFilePage(props: BookingFilePageProps) {
  const { texts, language, file, reader, outcome, refused } = props;
  const { booking } = file;
  const at = (moment: Date) => formatDateTime(moment, language, SHOP_TIME_ZONE);
  return (
    <>
      <h1>
        {booking.bookingNumber} <StateChip texts={texts} state={booking.state} />
      </h1>
      {booking.attention.map((report) => (
        <p key={report} className="attention">
          {texts(`office.attention.${report}`)}
        </p>
      ))}
      <CompensationWarning texts={texts} file={file} refund={0} />
      {outcome === null ? null : (
        <p className="outcome" role="status">
          {texts(`office.outcome.${outcome}`)}
        </p>
      )}
      <div className="file">
        <section className="sheet" aria-label={texts('office.facts')}>
          <BookingFacts texts={texts} language={language} file={file} />
        </section>
        <div className="aside">
          <BookingDecisions
            texts={texts}
            file={file}
            refusedNote={refused?.form === 'decide' ? refused.note : null}
          />
          {isChangedByStaff(booking) ? (
            <ChangeForCaller texts={texts} file={file} brand={props.brand} />
          ) : null}
          <BookingRefunds texts={texts} language={language} file={file} reader={reader} refused={refused} />
          <VoucherOfferPart texts={texts} language={language} file={file} refused={refused} />
          <LiveTripPart
            texts={texts}
            language={language}
            bookingNumber={booking.bookingNumber}
            trip={file.liveTrip}
          />
          <SoldVoucherPart texts={texts} file={file} />
          <BookingPayments
            texts={texts}
            language={language}
            file={file}
            today={props.today}
            refused={refused}
          />
          <Documents texts={texts} file={file} />
          <Mails texts={texts} file={file} />
          {file.ledger.length === 0 ? null : <Ledger texts={texts} language={language} file={file} />}
        </div>
        <div>
          <FilePart title={texts('office.timeline')}>
            <ol className="events">
              {file.events.map((event) => {
                const { words, unknown } = formatFacts(event.facts, texts);
                return (
                  <li key={`${event.at.getTime()} ${event.kind}`}>
                    <time dateTime={event.at.toISOString()}>{at(event.at)}</time>{' '}
                    <Line
                      what={formatEventKind(event.kind, texts)}
                      details={words}
                      code={unknown.join(', ')}
                    />
                  </li>
                );
              })}
            </ol>
          </FilePart>
          <FilePart title={texts('office.steps')}>
            <ol className="events">
              {file.steps.map((step) => (
                <li key={step.name}>
                  <time dateTime={step.at.toISOString()}>{at(step.at)}</time>{' '}
                  <Line
                    what={formatStepName(step.name, texts)}
                    details={[
                      formatCode('answer', step.outcome.outcome, texts),
                      ...formatTries(step.attempts, texts),
                    ]}
                    code={formatReason(step.outcome)}
                  />
                </li>
              ))}
            </ol>
          </FilePart>
        </div>
      </div>
    </>
  );
}

/** Begins to change the trip for a caller: on the site of its brand, which is where its pages are. */
function ChangeForCaller({ texts, file, brand }: PartProps & Pick<BookingFilePageProps, 'brand'>) {
  const { bookingNumber, order } = file.booking;
  return (
    <FilePart title={texts('office.tripCaller.title')}>
      <p>{texts('office.tripCaller.lead')}</p>
      {order.brand === brand ? (
        <form method="post" action={buildPath('back_office_trip_caller', { bookingNumber })}>
          <button type="submit">{texts('office.tripCaller.begin')}</button>
        </form>
      ) : (
        <p>
          <a href={order.origin + buildPath('back_office_booking', { bookingNumber })}>
            {texts('office.tripCaller.otherSite')}
          </a>
        </p>
      )}
    </FilePart>
  );
}

type PartProps = Pick<BookingFilePageProps, 'texts' | 'file'>;

function Documents({ texts, file }: PartProps) {
  const { booking } = file;
  return (
    <FilePart title={texts('office.documents')}>
      {file.documents.length === 0 ? <p>{texts('office.nothing')}</p> : null}
      <ul className="links">
        {file.documents.map(({ address, name }) => (
          <li key={address}>
            <a
              href={buildPath('back_office_document', {
                bookingNumber: booking.bookingNumber,
                document: address,
              })}
              lang={booking.order.language}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {hasDocumentsToSend(booking) && file.documents.length > 0 ? (
        <form
          method="post"
          action={buildPath('back_office_decision', { bookingNumber: booking.bookingNumber })}
        >
          <button type="submit" name="decision" value="documents" className="quiet">
            {texts('office.sendDocuments')}
          </button>
        </form>
      ) : null}
    </FilePart>
  );
}

function Mails({ texts, file }: PartProps) {
  const { booking } = file;
  return (
    <FilePart title={texts('office.mails')}>
      {file.mails.length === 0 ? <p>{texts('office.nothing')}</p> : null}
      <ul className="links">
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
          <button type="submit" name="decision" value="link" className="quiet">
            {texts('office.sendLink')}
          </button>
        </form>
      ) : null}
    </FilePart>
  );
}

function Ledger({ texts, language, file }: PartProps & Pick<BookingFilePageProps, 'language'>) {
  const at = (moment: Date) => formatDateTime(moment, language, SHOP_TIME_ZONE);
  return (
    <FilePart title={texts('office.ledger')}>
      {file.ledger.map((movement) => (
        <table className="movement" key={`${movement.at.getTime()} ${movement.kind}`}>
          <caption>
            {formatCode('movement', movement.kind, texts)}, {at(movement.at)} <code>{movement.document}</code>
          </caption>
          <tbody>
            {movement.entries.map(({ account, amount }) => (
              <tr key={account}>
                <th scope="row">{texts(`office.account.${account}`)}</th>
                <td className="amount">{formatAmount(amount, file.booking.order.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </FilePart>
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

/** Why a step was refused, with the provider's own code for it. */
function formatReason({ reason, providerCode }: Readonly<Record<string, unknown>>): string {
  return [reason, providerCode].filter((code) => typeof code === 'string').join(' ');
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
