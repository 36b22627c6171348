import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import type { TripData } from './choice/trip-data.ts';
import { TripPrice } from './ticket/trip-price.tsx';
import { TripTicket } from './ticket/trip-ticket.tsx';
import styles from './trip-sheet.module.css';

export interface TripSheetProps {
  readonly offer: DetailedOffer;
  readonly trip: TripData;
  /** As it is known now: the bar that opens the sheet shows the same. */
  readonly price: DetailedOffer['price'];
  readonly hotelName: string;
  readonly onClose: () => void;
}

/** The ticket as a sheet over the page, for windows in which it has no column of its own: the page stays where it is. */
export default function TripSheet({ offer, trip, price, hotelName, onClose }: TripSheetProps) {
  const texts = useTexts();
  const titleId = useId();
  // What each child costs is a part of the price that the page came with.
  const isAsPriced = price.totalAmount === offer.price.totalAmount;
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId} shape="sheet">
      <div className={styles.head}>
        <h2 id={titleId}>{hotelName}</h2>
        <form method="dialog">
          <button type="submit" className={styles.close}>
            <Icon icon={X} size={24} />
            <span className="visually-hidden">{texts('trip.hide')}</span>
          </button>
        </form>
      </div>
      <div className={styles.trip}>
        <TripTicket offer={offer} trip={isAsPriced ? trip : { ...trip, childPrices: null }} />
        <TripPrice
          price={price}
          comparisonTotal={trip.comparisonTotal}
          past={null}
          travellers={trip.travellers.adults + trip.travellers.children}
          hotelName={hotelName}
        />
      </div>
    </Dialog>
  );
}
