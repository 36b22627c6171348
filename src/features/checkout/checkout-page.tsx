import { Picture } from '../../design/picture.tsx';
import { Price } from '../../design/price.tsx';
import { requireDay } from '../../domain/calendar-day.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import { IMAGE_SIZES } from '../../domain/image-size.ts';
import { money } from '../../domain/money.ts';
import { writeDay } from '../../domain/write-day.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import type { CheckoutTrip, TripFlight } from './checkout.ts';
import styles from './checkout-page.module.css';

export interface CheckoutPageProps {
  readonly trip: CheckoutTrip;
  /** Everyone who travels. */
  readonly travellers: number;
  /** Minor units of the whole party, confirmed by the supplier. */
  readonly baseTotal: number;
  /** Currency that is charged: amounts of the checkout are never converted. */
  readonly currency: CurrencyCode;
}

/** The first page of the checkout: the trip as the supplier has just confirmed it, and how it is booked. */
export default function CheckoutPage({ trip, travellers, baseTotal, currency }: CheckoutPageProps) {
  const texts = useTexts();
  const { brand, language } = useVisit();
  return (
    <div className={styles.checkout}>
      <header className={styles.head}>
        <h1>{texts('checkout.confirmed')}</h1>
        <p>{texts(trip.outbound === null ? 'checkout.confirmedHotel' : 'checkout.confirmedNote')}</p>
      </header>
      <section className={styles.trip} aria-labelledby="checkout-hotel">
        <Picture
          scene={trip.hotel.scene}
          alt=""
          variants={IMAGE_SIZES.overlay}
          sizes="(min-width: 768px) 40rem, 100vw"
          priority
          className={styles.picture}
        />
        <h2 id="checkout-hotel">{trip.hotel.name}</h2>
        <p className={styles.place}>{trip.hotel.place}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{texts('checkout.stay')}</dt>
            <dd>
              {[trip.checkIn, trip.checkOut].map((day) => writeDay(requireDay(day), language)).join(' – ')}
              <br />
              {texts('checkout.nights', { n: trip.nights })} · {texts(`board.${trip.board}`)}
            </dd>
          </div>
          <div>
            <dt>{texts('checkout.travellers')}</dt>
            <dd>{travellers}</dd>
          </div>
          {trip.outbound === null ? null : (
            <Flight label={texts('checkout.outbound')} flight={trip.outbound} />
          )}
          {trip.inbound === null ? null : <Flight label={texts('checkout.inbound')} flight={trip.inbound} />}
          <div>
            <dt>{texts('checkout.cancellation')}</dt>
            <dd>
              {trip.freeCancellationUntil === null
                ? texts('trip.cancellationPaid')
                : texts('trip.freeCancellation', {
                    date: writeDay(requireDay(trip.freeCancellationUntil), language),
                  })}
            </dd>
          </div>
          <div className={styles.total}>
            <dt>{texts('checkout.total')}</dt>
            <dd>
              <Price price={money(baseTotal, currency)} fractionDigits size="large" />
            </dd>
          </div>
        </dl>
      </section>
      <section className={styles.next} aria-labelledby="checkout-next">
        <h2 id="checkout-next">{texts('checkout.next')}</h2>
        <p>{texts('checkout.byPhone')}</p>
        <p>
          <a className={styles.phone} href={`tel:${brand.hotline.number}`}>
            {brand.hotline.display}
          </a>
        </p>
        <p>
          <a href={trip.hotel.path}>{texts('checkout.back')}</a>
        </p>
      </section>
    </div>
  );
}

function Flight({ label, flight }: { readonly label: string; readonly flight: TripFlight }) {
  const texts = useTexts();
  const { language } = useVisit();
  const [day = '', from] = flight.departure.split('T');
  const [, to] = flight.arrival.split('T');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {writeDay(requireDay(day), language)}
        <br />
        {flight.from} {from} – {flight.to} {to}
        <br />
        {flight.airline}, {flight.flightNumber},{' '}
        {flight.stops === 0 ? texts('checkout.direct') : texts('checkout.stops', { n: flight.stops })}
      </dd>
    </div>
  );
}
