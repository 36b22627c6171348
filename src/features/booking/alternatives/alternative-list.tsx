import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatAmount, formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { formatNumber } from '../../../domain/words/format-number.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { RebookFlight } from '../changes/rebook/rebook-offers.ts';
import { formatArrival } from '../documents/format-arrival.ts';
import styles from './alternative-list.module.css';
import type { ShownAlternative, ShownAlternatives } from './shown-alternatives.ts';

interface AlternativeListProps {
  readonly alternatives: ShownAlternatives;
  readonly currency: CurrencyCode;
  /** Null without the right to act: then they are only shown. */
  readonly choice: {
    readonly checkoutId: string;
    readonly noticeId: string;
    readonly linkKey: string | null;
  } | null;
}

/** What a traveller may choose in place of a lost flight or hotel, with what it costs. Works without script. */
export function AlternativeList({ alternatives: { listed, borne }, currency, choice }: AlternativeListProps) {
  const texts = useTexts();
  const amount = formatAmount(borne, currency);
  return (
    <section id="alternatives" className={styles.part} aria-labelledby="alternatives-title">
      <h2 id="alternatives-title">{texts('tripNotice.alternatives')}</h2>
      {listed === null || listed.length === 0 ? (
        <Notice kind="information">
          {texts(listed === null ? 'tripNotice.alternatives.unknown' : 'tripNotice.alternatives.none')}
        </Notice>
      ) : (
        <>
          <p className={styles.lead}>{texts('tripNotice.alternatives.lead', { amount })}</p>
          <ul className={styles.list}>
            {listed.map((alternative) => (
              <li key={alternative.offer} className={styles.card}>
                <Words {...alternative} />
                <div className={styles.side}>
                  <Cost difference={alternative.difference} currency={currency} />
                  {choice === null ? null : <Choose {...choice} alternative={alternative} />}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Words({ hotel, room, board, otherAirports, outbound, inbound }: ShownAlternative) {
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <div className={styles.words}>
      {hotel === null ? null : (
        <>
          <h3>{hotel.name}</h3>
          <p>
            {[
              texts('tripNotice.alternatives.stars', { n: formatNumber(hotel.category / 10, language, 1) }),
              hotel.place,
              texts('tripNotice.alternatives.distance', { n: formatNumber(hotel.distance, language, 1) }),
            ].join(' · ')}
          </p>
        </>
      )}
      <p>{[room, texts(`board.${board}`)].filter(Boolean).join(' · ')}</p>
      <Flight label={texts('booking.outbound')} flight={outbound} />
      <Flight label={texts('booking.inbound')} flight={inbound} />
      {otherAirports.length === 0 ? null : (
        <p>{texts('tripNotice.alternatives.otherAirport', { airports: otherAirports.join(', ') })}</p>
      )}
    </div>
  );
}

function Flight({ label, flight }: { readonly label: string; readonly flight: RebookFlight | null }) {
  const { language } = useVisit();
  if (flight === null) return null;
  const { departure, from, to, airline, flightNumber } = flight;
  return (
    <p>
      <strong>
        {label}: {formatDate(requireDay(departure.slice(0, 10)), language, 'short')}, {departure.slice(11)}{' '}
        {from} – {formatArrival(flight, language)} {to}
      </strong>
      <small>
        {airline} {flightNumber}
      </small>
    </p>
  );
}

function Cost({
  difference,
  currency,
}: Pick<ShownAlternative, 'difference'> & Pick<AlternativeListProps, 'currency'>) {
  const texts = useTexts();
  const kind = difference === 0 ? 'same' : difference > 0 ? 'moreExpensive' : 'cheaper';
  const amount = formatPrice(money(Math.abs(difference), currency), { fractionDigits: true });
  return <p className={styles.cost}>{texts(`tripNotice.alternatives.${kind}`, { amount })}</p>;
}

function Choose({
  checkoutId,
  noticeId,
  linkKey,
  alternative: { offer, hotel, outbound, inbound },
}: NonNullable<AlternativeListProps['choice']> & { readonly alternative: ShownAlternative }) {
  const texts = useTexts();
  const { locale } = useVisit();
  const name = hotel?.name ?? [outbound, inbound].flatMap((flight) => flight?.flightNumber ?? []).join(', ');
  return (
    <form method="post" action={buildPath('trip_rebook_quote', { _locale: locale, checkoutId })}>
      {linkKey === null ? null : <input type="hidden" name="key" value={linkKey} />}
      <input type="hidden" name="notice" value={noticeId} />
      <Button
        type="submit"
        name="offer"
        value={offer}
        look="secondary"
        aria-label={texts('tripNotice.alternatives.chooseNamed', { name })}
      >
        {texts('tripNotice.alternatives.choose')}
      </Button>
    </form>
  );
}
