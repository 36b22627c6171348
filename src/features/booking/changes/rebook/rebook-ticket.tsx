import { Button } from '../../../../design/controls/button.tsx';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import { formatArrival } from '../../documents/format-arrival.ts';
import { LinkKey } from '../change-frame.tsx';
import { formatDifference } from './format-difference.ts';
import type { RebookFlight } from './rebook-offers.ts';
import styles from './rebook-page.module.css';
import type { RebookChoices, RebookProps } from './rebook-props.ts';

/** What is chosen and what it makes of the price; the supplier's answer follows on the next page. */
export function RebookTicket(props: RebookProps & { readonly choices: RebookChoices }) {
  const { choices, oldTotal, currency, fee } = props;
  const { chosen } = choices;
  const texts = useTexts();
  const format = (amount: number) => formatAmount(amount, currency);
  return (
    <aside className={styles.ticket} aria-labelledby="ticket-title">
      <h3 id="ticket-title">{texts('tripChange.rebook.ticket')}</h3>
      {chosen === null ? (
        <p>{texts('tripChange.rebook.nothing')}</p>
      ) : (
        <>
          <Stay chosen={chosen} />
          <dl className={styles.amounts}>
            <div>
              <dt>{texts('tripChange.review.oldTotal')}</dt>
              <dd>{format(oldTotal)}</dd>
            </div>
            <div>
              <dt>{texts('tripChange.rebook.difference')}</dt>
              <dd>{formatDifference(chosen.difference, currency, true)}</dd>
            </div>
            <div>
              <dt>{texts('tripChange.review.fee')}</dt>
              <dd>{format(fee)}</dd>
            </div>
            <div data-sum="">
              <dt>{texts('tripChange.review.newTotal')}</dt>
              <dd>{format(chosen.newTotal)}</dd>
            </div>
          </dl>
          <Check {...props} offer={chosen.offer} />
        </>
      )}
    </aside>
  );
}

function Stay({ chosen }: { readonly chosen: NonNullable<RebookChoices['chosen']> }) {
  const texts = useTexts();
  const { language } = useVisit();
  const { checkIn, checkOut, nights, room, board, outbound, inbound } = chosen;
  const days = [checkIn, checkOut].map((day) => formatDate(requireDay(day), language)).join(' – ');
  return (
    <ul className={styles.stay}>
      <li>
        <strong>{days}</strong>
        <br />
        {texts('checkout.nights', { n: nights })}
      </li>
      <li>{[room, texts(`board.${board}`)].filter(Boolean).join(' · ')}</li>
      <Flight label={texts('booking.outbound')} flight={outbound} />
      <Flight label={texts('booking.inbound')} flight={inbound} />
    </ul>
  );
}

function Flight({ label, flight }: { readonly label: string; readonly flight: RebookFlight | null }) {
  const { language } = useVisit();
  if (flight === null) return null;
  const { departure, from, to, airline, flightNumber } = flight;
  return (
    <li>
      {label}: {formatDate(requireDay(departure.slice(0, 10)), language, 'short')}, {departure.slice(11)}{' '}
      {from} – {formatArrival(flight, language)} {to}
      <br />
      {airline} {flightNumber}
    </li>
  );
}

function Check({ checkoutId, linkKey, offer }: RebookProps & { readonly offer: string }) {
  const texts = useTexts();
  const { locale } = useVisit();
  return (
    <form method="post" action={buildPath('trip_rebook_quote', { _locale: locale, checkoutId })}>
      <LinkKey linkKey={linkKey} />
      <input type="hidden" name="offer" value={offer} />
      <Button type="submit" size="large" className={styles.check}>
        {texts('tripChange.rebook.check')}
      </Button>
      <p className={styles.soft}>{texts('tripChange.rebook.checkText')}</p>
    </form>
  );
}
