import BedDouble from 'lucide-react/icons/bed-double';
import UsersRound from 'lucide-react/icons/users-round';
import Utensils from 'lucide-react/icons/utensils';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { Price } from '../../../design/price.tsx';
import { formatRooms, listBoards } from '../../../domain/booking/booked-trip.ts';
import { money } from '../../../domain/money/money.ts';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useApproximatePrice } from '../../../site/prices/use-approximate-price.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { type CheckoutSummary, totalLabelOf } from '../checkout-summary.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import styles from './checkout-ticket.module.css';
import { formatParty } from './format-party.ts';
import { TicketFlight } from './ticket-flight.tsx';
import { TicketPrices } from './ticket-prices.tsx';

export interface CheckoutTicketProps {
  readonly summary: CheckoutSummary;
}

/** The trip as the supplier confirmed it, with all amounts and the total to the cent, next to every step. */
export function CheckoutTicket({ summary }: CheckoutTicketProps) {
  const texts = useTexts();
  const approximate = useApproximatePrice();
  const { trip } = summary;
  return (
    <section className={styles.ticket} aria-labelledby="checkout-hotel">
      <Picture
        scene={trip.hotel.scene}
        alt=""
        variants={IMAGE_SIZES.overlay}
        sizes="25rem"
        className={styles.picture}
      />
      <div className={styles.trip}>
        <div>
          <h2 id="checkout-hotel" className={styles.hotel}>
            <a href={trip.hotel.path}>{trip.hotel.name}</a>
          </h2>
          <p className={styles.soft}>{trip.hotel.place}</p>
        </div>
        <Stay summary={summary} />
        {trip.outbound === null ? null : (
          <TicketFlight label={texts('checkout.outbound')} flight={trip.outbound} />
        )}
        {trip.inbound === null ? null : (
          <TicketFlight label={texts('checkout.inbound')} flight={trip.inbound} />
        )}
      </div>
      <div className={styles.stub}>
        <TicketPrices summary={summary} />
        <CancellationTerms summary={summary} />
      </div>
      <dl className={styles.total}>
        <dt>{texts(totalLabelOf(summary))}</dt>
        <dd aria-live="polite" aria-atomic="true">
          <Price
            price={money(summary.total, summary.currency)}
            after={approximate(summary.total, summary.currency) ?? undefined}
            fractionDigits
          />
        </dd>
      </dl>
    </section>
  );
}

function Stay({ summary: { trip, party } }: CheckoutTicketProps) {
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <div className={styles.stay}>
      <p className={styles.days}>
        {formatDate(requireDay(trip.checkIn), language, 'short')} –{' '}
        {formatDate(requireDay(trip.checkOut), language)}
      </p>
      <ul className={styles.facts}>
        <li>
          <Icon icon={UsersRound} size={16} />
          {formatParty(party, texts)}
        </li>
        <li>
          <Icon icon={BedDouble} size={16} />
          {[texts('checkout.nights', { n: trip.nights }), formatRooms(trip)].filter(Boolean).join(' · ')}
        </li>
        <li>
          <Icon icon={Utensils} size={16} />
          {listBoards(trip)
            .map((board) => texts(`board.${board}`))
            .join(', ')}
        </li>
      </ul>
    </div>
  );
}
