import type { ReactNode } from 'react';
import type { CurrencyCode } from '../../../domain/currency.ts';
import { formatPrice } from '../../../domain/format-price.ts';
import type { Language } from '../../../domain/language.ts';
import { money } from '../../../domain/money.ts';
import { totalOf } from '../../../domain/package-price.ts';
import { writeMoment } from '../../../domain/write-day.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { listTripFacts, writeName } from '../papers/write-trip.ts';
import type { BookingFile } from '../read-booking-file.server.ts';
import type { StaffOutcome } from '../staff-desk.server.ts';
import { nameEvent } from './name-event.ts';
import type { CancellationQuote } from './quote-cancellation.ts';

export interface BookingFilePageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: BookingFile;
  /** Null where it cannot be cancelled as it stands. */
  readonly quote: CancellationQuote | null;
  /** What came of the decision just made. */
  readonly outcome: StaffOutcome | null;
}

const write = (amount: number, currency: CurrencyCode) =>
  formatPrice(money(amount, currency), { fractionDigits: true });

/** Everything known of one booking, and what may be decided about it. */
export function BookingFilePage({ texts, language, file, quote, outcome }: BookingFilePageProps) {
  const { booking } = file;
  const { order } = booking;
  const at = (moment: Date) => writeMoment(moment, language, 'Europe/Berlin');
  return (
    <>
      <h1>
        {booking.bookingNumber}{' '}
        <small data-state={booking.state}>{texts(`office.state.${booking.state}`)}</small>
      </h1>
      {outcome === null ? null : (
        <p className="outcome" role="status">
          {texts(`office.outcome.${outcome}`)}
        </p>
      )}
      <dl>
        <Fact label={texts('office.guest')}>
          {writeName(order.billing)}, {order.contact.email}, {order.contact.phone}
        </Fact>
        {listTripFacts(order, texts).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        <Fact label={texts('office.total')}>{write(totalOf(order.price), order.currency)}</Fact>
        <Fact label={texts('office.supplier')}>{booking.supplierNumber ?? '–'}</Fact>
        <Fact label={texts('office.payment')}>
          {order.payment.method}, {booking.paymentState}
        </Fact>
        {booking.reason === null && booking.failure === null ? null : (
          <Fact label={texts('office.reason')}>{booking.reason ?? booking.failure}</Fact>
        )}
      </dl>
      <Decisions {...{ texts, file, quote }} />
      <Part title={texts('office.timeline')}>
        <ol>
          {file.events.map((event) => (
            <li key={`${event.at.getTime()} ${event.kind}`}>
              <time dateTime={event.at.toISOString()}>{at(event.at)}</time>{' '}
              <strong>{nameEvent(event.kind, texts)}</strong> {writeFacts(event.facts)}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={texts('office.ledger')}>
        {file.ledger.map((movement) => (
          <table key={`${movement.at.getTime()} ${movement.kind}`}>
            <caption>
              {movement.kind}, {movement.document}, {at(movement.at)}
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
              {step.name}: {step.outcome.outcome} ({step.attempts}), {at(step.at)}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={texts('office.papers')}>
        {file.papers.length === 0 ? <p>{texts('office.nothing')}</p> : null}
        <ul>
          {file.papers.map(({ kind, name }) => (
            <li key={kind}>
              <a href={buildPath('back_office_paper', { bookingNumber: booking.bookingNumber, paper: kind })}>
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
              {kind}: {state} ({tries})
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
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

/** Timelines are for people who know the shop: facts stand as they were written down. */
function writeFacts(facts: Record<string, unknown>): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

/** One form: why, and what. Nothing is offered that the booking's state does not allow. */
function Decisions({ texts, file, quote }: Pick<BookingFilePageProps, 'texts' | 'file' | 'quote'>) {
  const { booking, resolutions } = file;
  const mayRetry = booking.state === 'needs-person' && booking.resumeState !== null;
  if (!mayRetry && resolutions.length === 0 && quote === null) return null;
  const { currency } = booking.order;
  return (
    <Part title={texts('office.decide')}>
      <form
        className="decide"
        method="post"
        action={buildPath('back_office_decision', { bookingNumber: booking.bookingNumber })}
      >
        <label>
          {texts('office.note')}
          <input name="note" required minLength={3} maxLength={400} autoComplete="off" />
        </label>
        {quote === null ? null : (
          <p>
            {texts('office.cancelQuote', {
              fee: write(quote.fee, currency),
              back: write(quote.back, currency),
            })}
          </p>
        )}
        <div className="buttons">
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
          {quote === null ? null : (
            <button type="submit" name="decision" value="cancel">
              {texts('office.cancel')}
            </button>
          )}
        </div>
      </form>
    </Part>
  );
}
