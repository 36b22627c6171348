import Plane from 'lucide-react/icons/plane';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import { Price } from '../../../design/price.tsx';
import type { BookedFlight } from '../../../domain/booking/booked-trip.ts';
import { formatRooms, listBoards } from '../../../domain/booking/booked-trip.ts';
import { formatMiles } from '../../../domain/miles/format-miles.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { LocalChargesNote } from '../../../site/local-charges/local-charges-note.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { formatArrival } from '../documents/format-arrival.ts';
import styles from './boarding-card.module.css';
import type { SuccessProps } from './result-props.ts';

type BoardingCardProps = Pick<
  SuccessProps,
  | 'trip'
  | 'bookingNumber'
  | 'travellers'
  | 'total'
  | 'earlyBooking'
  | 'memberDiscount'
  | 'currency'
  | 'method'
  | 'paidWith'
  | 'promotion'
  | 'cardDiscount'
  | 'vouchers'
  | 'milesPaid'
  | 'instalments'
  | 'milesEarned'
>;

/** The booking as a boarding card: destination, travellers, and the booking number on the stub. */
export function BoardingCard(props: BoardingCardProps) {
  const { trip, bookingNumber, travellers, total, memberDiscount = 0, currency, method, paidWith } = props;
  const { earlyBooking = 0, promotion = null, cardDiscount = 0, vouchers = [], milesPaid = null } = props;
  const { milesEarned = 0, instalments = null } = props;
  const parts = [...vouchers, ...(milesPaid === null ? [] : [milesPaid])];
  // What vouchers and miles leave to card, account or wallet.
  const rest = total - parts.reduce((sum, { amount }) => sum + amount, 0);
  const format = (amount: number) => formatAmount(amount, currency);
  const texts = useTexts();
  const { language } = useVisit();
  const paidBy = (
    <span className={styles.soft}>
      {texts(instalments?.deposit === 0 ? 'booking.paidBy.Link' : `booking.paidBy.${method}`)}
      {paidWith === null ? null : `, ${texts('booking.ending', { digits: paidWith })}`}
    </span>
  );
  const { hotel, outbound, inbound, checkIn, checkOut, nights } = trip;
  return (
    <section className={styles.card} aria-label={`${texts('booking.number')} ${bookingNumber}`}>
      <div className={styles.main}>
        <Picture
          scene={hotel.scene}
          alt=""
          variants={IMAGE_SIZES.overlay}
          sizes="(min-width: 768px) 46rem, 100vw"
          priority
          className={styles.picture}
        />
        <div className={styles.words}>
          <p className={styles.hotel}>{hotel.name}</p>
          <p className={styles.soft}>{hotel.place}</p>
          {outbound === null ? null : <Leg label={texts('booking.outbound')} flight={outbound} />}
          {inbound === null ? null : <Leg label={texts('booking.inbound')} flight={inbound} />}
          <dl className={styles.facts}>
            <div>
              <dt>{texts('booking.stay')}</dt>
              <dd>
                {[checkIn, checkOut].map((day) => formatDate(requireDay(day), language)).join(' – ')}
                <br />
                {texts('booking.nights', { n: nights })} · {formatRooms(trip)} ·{' '}
                {listBoards(trip)
                  .map((board) => texts(`board.${board}`))
                  .join(', ')}
              </dd>
            </div>
            <div>
              <dt>{texts('booking.travellers')}</dt>
              <dd>{travellers.join(', ')}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className={styles.stub}>
        <dl className={styles.sums}>
          <div>
            <dt>{texts('booking.number')}</dt>
            <dd className={styles.number}>{bookingNumber}</dd>
          </div>
          {earlyBooking === 0 ? null : (
            <div>
              <dt>{texts('booking.earlyBooking')}</dt>
              <dd>{format(-earlyBooking)}</dd>
            </div>
          )}
          {memberDiscount === 0 ? null : (
            <div>
              <dt>{texts('booking.memberDiscount')}</dt>
              <dd>{format(-memberDiscount)}</dd>
            </div>
          )}
          {promotion === null ? null : (
            <div>
              <dt>{texts('booking.promotion', { code: promotion.code })}</dt>
              <dd>{format(-promotion.amount)}</dd>
            </div>
          )}
          {cardDiscount === 0 ? null : (
            <div>
              <dt>{texts('booking.cardDiscount')}</dt>
              <dd>{format(-cardDiscount)}</dd>
            </div>
          )}
          <div>
            <dt>{texts('booking.total')}</dt>
            <dd>
              <Price price={money(total, currency)} fractionDigits />
              {parts.length > 0 && rest > 0 ? null : paidBy}
            </dd>
          </div>
          {instalments === null ? null : (
            <>
              {instalments.deposit === 0 ? null : (
                <div>
                  <dt>{texts('booking.deposit')}</dt>
                  <dd>{format(instalments.deposit)}</dd>
                </div>
              )}
              <div>
                <dt>
                  {texts('booking.balance', { day: formatDate(requireDay(instalments.dueOn), language) })}
                </dt>
                <dd>{format(instalments.balance)}</dd>
              </div>
            </>
          )}
          {vouchers.map(({ hint, amount }) => (
            <div key={hint}>
              <dt>{texts('booking.voucher', { hint })}</dt>
              <dd>{format(amount)}</dd>
            </div>
          ))}
          {milesPaid === null ? null : (
            <div>
              <dt>{texts('booking.milesPaid', { points: formatMiles(milesPaid.points) })}</dt>
              <dd>{format(milesPaid.amount)}</dd>
            </div>
          )}
          {parts.length === 0 || rest === 0 ? null : (
            <div>
              <dt>{texts('booking.rest')}</dt>
              <dd>
                {format(rest)}
                {paidBy}
              </dd>
            </div>
          )}
          {milesEarned === 0 ? null : (
            <div>
              <dt>{texts('booking.milesEarned')}</dt>
              <dd>{formatMiles(milesEarned)}</dd>
            </div>
          )}
        </dl>
        <LocalChargesNote charges={trip.localCharges} className={styles.soft} />
      </div>
    </section>
  );
}

function Leg({ label, flight }: { readonly label: string; readonly flight: BookedFlight }) {
  const { language } = useVisit();
  const [departs = '', from] = flight.departure.split('T');
  return (
    <div className={styles.leg}>
      <p className={styles.soft}>
        {label} · {formatDate(requireDay(departs), language)} · {flight.airline} {flight.flightNumber}
      </p>
      <p className={styles.way}>
        <span>
          <b>{codeOf(flight.from)}</b> {from}
        </span>
        <span className={styles.line} aria-hidden="true">
          <Icon icon={Plane} />
        </span>
        <span>
          <b>{codeOf(flight.to)}</b> {formatArrival(flight, language)}
        </span>
      </p>
    </div>
  );
}

/** 'FRA' of 'Frankfurt (FRA)', else the whole name. */
function codeOf(airport: string): string {
  return /\(([A-Z]{3})\)/.exec(airport)?.[1] ?? airport;
}
