import BedDouble from 'lucide-react/icons/bed-double';
import Bus from 'lucide-react/icons/bus';
import UsersRound from 'lucide-react/icons/users-round';
import Utensils from 'lucide-react/icons/utensils';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { Price } from '../../../design/price.tsx';
import { type BookedFlight, formatRooms, listBoards } from '../../../domain/booking/booked-trip.ts';
import { earnMiles } from '../../../domain/miles/earn-miles.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { findNightFlights, parseFlightTimes } from '../../../domain/search/night-flights.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { LocalChargesNote } from '../../../site/local-charges/local-charges-note.tsx';
import { useApproximatePrice } from '../../../site/prices/use-approximate-price.ts';
import { TransferRideNote } from '../../../site/transfer-ride/transfer-ride-note.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { invoiceOf, totalLabelOf } from '../summary-amounts.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { ChangeTripLink } from './change-trip-link.tsx';
import styles from './checkout-ticket.module.css';
import { formatParty } from './format-party.ts';
import { TicketFlight } from './ticket-flight.tsx';
import { TicketPrices } from './ticket-prices.tsx';

export interface CheckoutTicketProps {
  readonly summary: CheckoutSummary;
  /** False while the booking is in progress. */
  readonly isChangeable: boolean;
}

/** The trip as the supplier confirmed it, with all amounts and the total to the cent, next to every step. */
export function CheckoutTicket({ summary, isChangeable }: CheckoutTicketProps) {
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
        isOfHotel
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
        {isChangeable ? (
          <ChangeTripLink summary={summary}>{texts('checkout.changeTrip')}</ChangeTripLink>
        ) : null}
        {trip.outbound === null ? null : (
          <TicketFlight label={texts('checkout.outbound')} flight={trip.outbound} />
        )}
        {trip.inbound === null ? null : (
          <TicketFlight label={texts('checkout.inbound')} flight={trip.inbound} />
        )}
        <TransferRideNote ride={trip.hotel.ride} doorToDoor={trip.hotel.doorToDoor} className={styles.soft} />
      </div>
      <div className={styles.stub}>
        <TicketPrices summary={summary} />
        {summary.formerTotal === undefined ? null : (
          <p className={styles.soft}>
            {texts('checkout.formerTotal', { total: formatAmount(summary.formerTotal, summary.currency) })}
          </p>
        )}
        <LocalChargesNote charges={trip.localCharges} className={styles.soft} />
        <EarnedMiles summary={summary} />
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

/** What the trip earns (MILE-014, MILE-015): of its whole price, whatever it is paid with. */
function EarnedMiles({ summary }: Pick<CheckoutTicketProps, 'summary'>) {
  const texts = useTexts();
  const { brand } = useVisit();
  const price = money(invoiceOf(summary), summary.currency);
  const earned = earnMiles(price, summary.trip.hotel.name, brand.miles);
  return earned === 0 ? null : <p className={styles.soft}>{texts('checkout.milesEarned', { n: earned })}</p>;
}

function Stay({ summary: { trip, party } }: Pick<CheckoutTicketProps, 'summary'>) {
  const texts = useTexts();
  const { language } = useVisit();
  const night = findNightFlights(timesOf(trip.outbound), timesOf(trip.inbound));
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
          {[
            texts('checkout.nights', { n: trip.nights }),
            night && texts(`checkout.night.${night}`),
            formatRooms(trip),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
        <li>
          <Icon icon={Utensils} size={16} />
          {listBoards(trip)
            .map((board) => texts(`board.${board}`))
            .join(', ')}
        </li>
        {trip.includesTransfer ? (
          <li>
            <Icon icon={Bus} size={16} />
            {texts('checkout.transferIncluded')}
          </li>
        ) : null}
      </ul>
      {trip.isOnRequest ? <p>{texts('checkout.onRequest')}</p> : null}
    </div>
  );
}

function timesOf(flight: BookedFlight | null) {
  return flight && parseFlightTimes(flight.departure, flight.arrival);
}
