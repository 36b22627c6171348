import { type BookedFlight, formatRooms, listBoards } from '../../../domain/booking/booked-trip.ts';
import { lastFreeDay, stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import { describeExtra } from '../../../site/describe-extra.ts';
import { describeLocalCharge } from '../../../site/local-charges/describe-local-charge.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { Texts } from '../../../texts/texts.ts';
import { formatArrival } from '../documents/format-arrival.ts';
import styles from './change-summary.module.css';
import type { ChangeSummaryProps, SummarisedTrip } from './change-summary-props.ts';

/** A change of a trip before it is ordered: each part that becomes another one, old and new price, the fee, and what is paid or goes back. */
export function ChangeSummary({ before, after, ...prices }: ChangeSummaryProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const rows = listRows(before, after, texts, language);
  return (
    <>
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">{texts('tripChange.review.before')}</th>
            <th scope="col">{texts('tripChange.review.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, from, to }) => (
            <tr key={`${label} ${to.join()}`}>
              <td>
                <Lines label={label} lines={from} />
              </td>
              <td>
                <strong>
                  <Lines label={label} lines={to} />
                </strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Prices {...prices} />
    </>
  );
}

/** A part's lines, below what it is called where that does not go without saying. */
function Lines({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <>
      {label === '' ? null : <span className={styles.label}>{label}</span>}
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </>
  );
}

function Prices({
  quote,
  currency,
  isByLink,
  promisedOn,
  balanceDueOn,
}: Omit<ChangeSummaryProps, 'before' | 'after'>) {
  const texts = useTexts();
  const { language } = useVisit();
  const { oldTotal, newTotal, fee, charge, refund, balance } = quote;
  const format = (amount: number) => formatAmount(amount, currency);
  const day = (text: string) => formatDate(requireDay(text), language);
  if (oldTotal === newTotal && fee === 0) return <p>{texts('tripChange.review.free')}</p>;
  return (
    <section className={styles.prices} aria-label={texts('tripChange.review.price')}>
      <dl>
        <Amount label={texts('tripChange.review.oldTotal')} amount={format(oldTotal)} />
        <Amount label={texts('tripChange.review.newTotal')} amount={format(newTotal)} />
        <Amount label={texts('tripChange.review.fee')} amount={format(fee)} />
        {balance === null ? null : (
          <Amount label={texts('tripChange.review.balance')} amount={format(balance)} isSum />
        )}
        {charge > 0 ? (
          <Amount
            label={texts(isByLink ? 'tripChange.review.byLink' : 'tripChange.review.charge')}
            amount={format(charge)}
            isSum
          />
        ) : null}
        {refund > 0 ? (
          <Amount label={texts('tripChange.review.refund')} amount={format(refund)} isSum />
        ) : null}
      </dl>
      {balance !== null && balanceDueOn !== null && balance > 0 ? (
        <p>{texts('tripChange.review.balanceText', { day: day(balanceDueOn) })}</p>
      ) : null}
      {refund > 0 ? <p>{texts('tripChange.review.promise', { day: day(promisedOn) })}</p> : null}
    </section>
  );
}

function Amount({
  label,
  amount,
  isSum = false,
}: {
  readonly label: string;
  readonly amount: string;
  readonly isSum?: boolean;
}) {
  return (
    <div data-sum={isSum ? '' : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

interface Row {
  /** '' where the lines say what they are. */
  readonly label: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** The parts that are not the same. */
function listRows(
  before: SummarisedTrip,
  after: SummarisedTrip,
  texts: Texts,
  language: Language,
): readonly Row[] {
  const both = [before, after] as const;
  const pair = (label: string, read: (trip: SummarisedTrip) => readonly string[]): Row => {
    const [from, to] = both.map(read);
    return { label, from: from ?? [], to: to ?? [] };
  };
  const rows = [
    ...before.travellers.map((name, at) => ({ label: '', from: [name], to: [after.travellers[at] ?? name] })),
    pair(texts('tripChange.hotel'), ({ trip }) => [trip.hotel.name, trip.hotel.place]),
    pair(texts('booking.stay'), ({ trip }) => [
      [trip.checkIn, trip.checkOut].map((day) => formatDate(requireDay(day), language)).join(' – '),
      texts('checkout.nights', { n: trip.nights }),
    ]),
    pair(texts('tripChange.room'), ({ trip }) => [formatRooms(trip)]),
    pair(texts('tripChange.board'), ({ trip }) => listBoards(trip).map((board) => texts(`board.${board}`))),
    // The same room is sold under several tariffs.
    pair(texts('myTrips.fees'), ({ trip }) => [formatFreedom(trip, texts, language)]),
    pair(texts('booking.outbound'), ({ trip }) => formatFlight(trip.outbound, language)),
    pair(texts('booking.inbound'), ({ trip }) => formatFlight(trip.inbound, language)),
    pair(texts('myTrips.extras'), ({ extras }) => formatExtras(extras, texts)),
    pair(texts('tripChange.localCharges'), ({ trip: { localCharges = [] } }) =>
      localCharges.map((charge) => describeLocalCharge(charge, texts).join(' ')),
    ),
  ];
  return rows.filter(({ from, to }) => from.join('\n') !== to.join('\n'));
}

function formatFreedom(trip: SummarisedTrip['trip'], texts: Texts, language: Language): string {
  const day = lastFreeDay(trip.terms, stayOfTrip(trip));
  return day === null
    ? texts('checkout.neverFree')
    : texts('checkout.freeUntil', { date: formatDate(day, language) });
}

function formatFlight(flight: BookedFlight | null, language: Language): readonly string[] {
  if (flight === null) return [];
  const { departure, from, to, airline, flightNumber } = flight;
  return [
    formatDate(requireDay(departure.slice(0, 10)), language),
    `${from} ${departure.slice(11)} – ${to} ${formatArrival(flight, language)}`,
    `${airline} ${flightNumber}`,
  ];
}

function formatExtras(extras: SummarisedTrip['extras'], texts: Texts): readonly string[] {
  if (extras.length === 0) return [texts('tripChange.noExtras')];
  return extras.map((extra) => {
    const { name, detail } = describeExtra(extra, texts);
    return detail === '' ? name : `${name}, ${detail}`;
  });
}
