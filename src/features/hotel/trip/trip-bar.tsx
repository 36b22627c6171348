import ChevronUp from 'lucide-react/icons/chevron-up';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../design/feedback/lazy-part.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Price } from '../../../design/price.tsx';
import { formatShortPrice } from '../../../domain/money/shown-money.ts';
import { usePriceChange } from '../../../site/prices/use-price-change.ts';
import { useShownMoney } from '../../../site/prices/use-shown-money.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import { ContinueBooking } from './check/continue-booking.tsx';
import { ImpliedChangesLine } from './check/implied-changes-notice.tsx';
import { useAnnouncedChange } from './check/use-announced-change.ts';
import { TripAddress, type TripPlace } from './choice/trip-address.tsx';
import type { TripData } from './choice/trip-data.ts';
import { useLatestPrice } from './choice/use-latest-price.ts';
import styles from './trip-bar.module.css';

export interface TripBarProps extends Omit<TripPlace, 'shown'> {
  readonly trip: TripData;
}

/** Loaded when the price of the bar is pressed. */
const TripSheet = lazyPart(() => import('./trip-sheet.tsx'));

/**
 * Name, price for all and the next step at the foot of the window. Where the ticket has a column of its own, the price leads to it and the bar
 * scrolls away as the ticket comes into view; elsewhere the bar stays, and the price opens the ticket as a sheet.
 */
export function TripBar({ trip, ...place }: TripBarProps) {
  return trip.offer === null ? null : (
    <TripAddress {...place} shown={trip.offer.id}>
      <SoldTripBar offer={trip.offer} name={place.hotel.name} trip={trip} />
    </TripAddress>
  );
}

interface SoldTripBarProps {
  readonly offer: DetailedOffer;
  readonly name: string;
  readonly trip: TripData;
}

/** Without script, and where the ticket has a column of its own, the price leads to it. */
const ticketPlace = '#trip';

function SoldTripBar({ offer, name, trip }: SoldTripBarProps) {
  const texts = useTexts();
  const show = useShownMoney();
  const [isOpen, setOpen] = useState(false);
  const price = useLatestPrice(offer);
  const { perPersonAmount, totalAmount, currency } = price;
  const formatChange = usePriceChange();
  const sinceLink = useAnnouncedChange(trip)?.sinceLink;
  const words = (
    <>
      <Price price={show(totalAmount, currency)} after={texts('trip.forAll')} />
      {sinceLink ? (
        <span className={styles.before}>
          {`${texts('trip.was')} ${formatChange(sinceLink.old, sinceLink.new, currency).before}`}
        </span>
      ) : null}
      <span className={styles.each}>
        {`${formatShortPrice(show(perPersonAmount, currency))} ${texts('trip.perPerson')}`}
        <Icon icon={ChevronUp} size={16} />
      </span>
      <span className="visually-hidden">{texts('trip.show')}</span>
    </>
  );
  return (
    <div className={styles.bar} data-trip-bar="">
      <ImpliedChangesLine trip={trip} />
      <p className={styles.name}>{name}</p>
      <a href={ticketPlace} className={`${styles.price} ${styles.toTicket}`}>
        {words}
      </a>
      <a
        href={ticketPlace}
        className={`${styles.price} ${styles.openTicket}`}
        aria-haspopup="dialog"
        data-needs-script=""
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {words}
      </a>
      <div className={styles.onward}>
        <ContinueBooking key={offer.id} offer={offer} total={totalAmount} size="default" />
      </div>
      {isOpen ? (
        <Suspense>
          <TripSheet
            offer={offer}
            trip={trip}
            price={price}
            hotelName={name}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
