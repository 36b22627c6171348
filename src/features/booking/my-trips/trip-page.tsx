import { Notice } from '../../../design/feedback/notice.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import { TripNotices } from '../notices/trip-notices.tsx';
import { VoucherOfferNotes } from '../voucher-offer/voucher-offer-notes.tsx';
import { LocalFacts } from './local-facts/local-facts.tsx';
import { TripBeforeNote } from './trip-before-note.tsx';
import { TripDataSection } from './trip-data-section.tsx';
import { TripFlight } from './trip-flight.tsx';
import styles from './trip-page.module.css';
import type { TripPageProps } from './trip-page-props.ts';
import type { TripPhase } from './trip-phase.ts';
import { TripSide } from './trip-side.tsx';
import { TripStay } from './trip-stay.tsx';

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly trip: TripPageProps;
  }
}

/** A booked trip: what its travellers look up before, on the way and afterwards. Everything on it is read without script. */
export default function TripPage(props: TripPageProps) {
  const { trip, outbound, inbound, before, phase, cancellation, bookingNumber, locator } = props;
  const texts = useTexts();
  const link = useLink();
  const { language } = useVisit();
  const days = [trip.checkIn, trip.checkOut].map((day) => formatDate(requireDay(day), language)).join(' – ');
  return (
    <div className={styles.page} data-interactive="">
      <header className={styles.hero}>
        <Picture
          scene={trip.hotel.scene}
          alt=""
          variants={IMAGE_SIZES.background}
          sizes="100vw"
          priority
          isOfHotel
          className={styles.picture}
        />
        <div className={styles.title}>
          <p className={styles.state} data-cancelled={cancellation !== null || undefined}>
            {cancellation === null ? writePhase(phase, texts) : texts('myTrips.cancelled')}
          </p>
          <h1>{trip.hotel.name}</h1>
          <p className={styles.place}>{trip.hotel.place}</p>
          <p className={styles.dates}>
            {days} · {texts('booking.nights', { n: trip.nights })}
          </p>
        </div>
      </header>
      <div className={styles.body}>
        {cancellation === null ? (
          <TripNotices notices={props.notices} />
        ) : (
          <CancelledNote {...props} cancellation={cancellation} />
        )}
        <VoucherOfferNotes offers={props.voucherOffers} />
        <dl className={styles.numbers}>
          <div>
            <dt>{texts('booking.number')}</dt>
            <dd>{bookingNumber}</dd>
          </div>
          {locator === null ? null : (
            <div>
              <dt>{texts('myTrips.locator')}</dt>
              <dd>{locator}</dd>
            </div>
          )}
          <div>
            <dt>{texts('myTrips.bookedOn')}</dt>
            <dd>{formatDate(requireDay(props.bookedOn), language)}</dd>
          </div>
        </dl>
        <div className={styles.columns}>
          <div className={styles.main}>
            {before === null ? null : <TripBeforeNote before={before} />}
            {outbound === null && inbound === null ? null : (
              <section aria-labelledby="flights-title" className={styles.part}>
                <h2 id="flights-title">{texts('myTrips.flights')}</h2>
                {outbound === null ? null : (
                  <TripFlight label={texts('booking.outbound')} leg={outbound} locator={locator} />
                )}
                {inbound === null ? null : (
                  <TripFlight label={texts('booking.inbound')} leg={inbound} locator={locator} />
                )}
              </section>
            )}
            <TripStay {...props} />
            {props.localFacts === null ? null : <LocalFacts {...props.localFacts} />}
          </div>
          <TripSide {...props} />
        </div>
        <TripDataSection {...props} />
        <p className={styles.all}>
          <a href={link('my_trips')}>{texts('myTrips.all')}</a>
        </p>
      </div>
    </div>
  );
}

function writePhase(phase: TripPhase, texts: ReturnType<typeof useTexts>): string {
  switch (phase.kind) {
    case 'before':
      return texts('myTrips.daysToGo', { n: phase.days });
    case 'today':
      return texts('myTrips.today');
    case 'away':
      return texts('myTrips.away', { n: phase.days });
    case 'over':
      return texts('myTrips.over');
  }
}

/**
 * The trip is cancelled, or about to be: what goes back is said as soon as it is known, each part of it by what it goes back to, and until when
 * it is there.
 */
function CancelledNote({
  cancellation: { isDone, isAsked, refund, parts },
  currency,
  refundUntil,
}: Pick<TripPageProps, 'currency' | 'refundUntil'> & {
  readonly cancellation: NonNullable<TripPageProps['cancellation']>;
}) {
  const texts = useTexts();
  const { language } = useVisit();
  const title = texts(isDone ? 'booking.cancelled.title' : 'booking.cancelled.underWay');
  const format = (amount: number) => formatAmount(amount, currency);
  const back = parts === null ? null : { ...parts, card: parts.card + parts.later };
  const listed = (['card', 'miles', 'vouchers'] as const).flatMap((part) =>
    back === null || back[part] === 0
      ? []
      : [`${format(back[part])} ${texts(`booking.cancelled.part.${part}`)}`],
  );
  return (
    <Notice kind="warning" title={title}>
      {isAsked ? `${texts('booking.cancelled.agreed')} ` : null}
      {refund === null
        ? texts('booking.cancelled.asked')
        : `${texts('booking.cancelled.refund')}: ${format(refund)}`}
      {/* One part alone is the amount just said. */}
      {listed.length < 2 ? null : ` (${listed.join(', ')})`}
      {refundUntil === null
        ? null
        : `. ${texts('booking.cancelled.until')} ${formatDate(requireDay(refundUntil), language, 'long')}`}
    </Notice>
  );
}
