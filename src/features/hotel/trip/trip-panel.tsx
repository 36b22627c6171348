import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { useSlice } from '../../../site/client-store.ts';
import { PriceAlertLink } from '../../../site/sharing/price-alert-link.tsx';
import { ShareButton } from '../../../site/sharing/share-button.tsx';
import { useLink, useTexts } from '../../../site/visit-context.tsx';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import type { HotelItem } from '../../../trip-search/hotels/hotel-schema.ts';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import { ContinueBooking } from './check/continue-booking.tsx';
import { ImpliedChangesNotice } from './check/implied-changes-notice.tsx';
import { TripPriceNotice } from './check/trip-price-notice.tsx';
import { listUnavailable, offerSlice } from './choice/offer-slice.ts';
import { TripAddress, useOfferHref } from './choice/trip-address.tsx';
import type { TripData } from './choice/trip-data.ts';
import { useLatestPrice } from './choice/use-latest-price.ts';
import { WhileChoosing } from './choice/while-choosing.tsx';
import { PartyChanger } from './party/party-changer.tsx';
import { PriceRefresh } from './ticket/price-refresh.tsx';
import { ServiceLine } from './ticket/service-line.tsx';
import { TripMissed } from './ticket/trip-missed.tsx';
import { TripPrice } from './ticket/trip-price.tsx';
import { TripTicket } from './ticket/trip-ticket.tsx';
import styles from './trip-panel.module.css';
import { useTripSlots } from './use-trip-slots.ts';

export interface TripPanelProps {
  readonly hotel: HotelItem;
  /** The search as understood. */
  readonly params: SearchParams;
  readonly trip: TripData;
}

const titleId = 'trip-title';

/** The trip to a hotel as a ticket that stays in view and follows every choice: price and next step at its foot, and what does not fit scrolls behind them. */
export function TripPanel({ hotel, params, trip }: TripPanelProps) {
  const texts = useTexts();
  useTripSlots(trip);
  return (
    <TripAddress hotel={hotel} params={params} shown={trip.offer?.id ?? null}>
      <section
        id="trip"
        tabIndex={-1}
        data-skip-target=""
        className={styles.ticket}
        aria-labelledby={titleId}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {texts('trip.title')}
          </h2>
          <div className={styles.tools}>
            <PriceAlertLink
              query={{ ...params, hotel: hotel.id, offer: trip.offer?.id }}
              className={styles.tool}
            />
            {trip.offer === null ? null : <ShareTrip offer={trip.offer} />}
          </div>
        </div>
        <TripMissed trip={trip} />
        {trip.offer === null ? (
          <NothingSold hotel={hotel} trip={trip} />
        ) : (
          <SoldTrip offer={trip.offer} trip={trip} hotelName={hotel.name} />
        )}
        <ServiceLine offer={trip.offer} />
      </section>
    </TripAddress>
  );
}

/** Shares the trip with the price that is shown: who opens the link reads what has changed since (OFFER-031). */
function ShareTrip({ offer }: { readonly offer: DetailedOffer }) {
  const texts = useTexts();
  const hrefOf = useOfferHref();
  const { totalAmount, currency } = useLatestPrice(offer);
  return (
    <ShareButton
      path={hrefOf({ id: offer.id, total: totalAmount, currency })}
      look="quiet"
      className={styles.tool}
    >
      {texts('trip.share')}
    </ShareButton>
  );
}

interface SoldTripProps {
  readonly offer: DetailedOffer;
  readonly trip: TripData;
  readonly hotelName: string;
}

function SoldTrip({ offer, trip, hotelName }: SoldTripProps) {
  const texts = useTexts();
  const unavailable = useSlice(offerSlice, listUnavailable);
  const price = useLatestPrice(offer);
  // Prices of children and of the last days belong to the price that the page came with.
  const isAsPriced = price.totalAmount === offer.price.totalAmount;
  const travellers = trip.travellers.adults + trip.travellers.children;
  return (
    <>
      <WhileChoosing className={styles.trip} role="group" aria-labelledby={titleId} tabIndex={0}>
        <TripTicket offer={offer} trip={isAsPriced ? trip : { ...trip, childPrices: null }} />
      </WhileChoosing>
      <WhileChoosing className={styles.price}>
        {unavailable.includes(offer.id) ? <Notice kind="warning">{texts('trip.soldNotice')}</Notice> : null}
        {trip.travellersNote === null ? null : <Notice>{trip.travellersNote}</Notice>}
        <ImpliedChangesNotice trip={trip} />
        <TripPriceNotice trip={trip} currency={price.currency} />
        <TripPrice
          price={price}
          comparisonTotal={trip.comparisonTotal}
          past={isAsPriced ? trip.past : null}
          travellers={travellers}
          hotelName={hotelName}
        />
        <ContinueBooking key={offer.id} offer={offer} total={price.totalAmount} />
        <PriceRefresh key={`${offer.id} price`} offer={offer} price={price} shownAt={trip.shownAt} />
      </WhileChoosing>
    </>
  );
}

function NothingSold({ hotel, trip }: { readonly hotel: HotelItem; readonly trip: TripData }) {
  const texts = useTexts();
  const link = useLink();
  const address = link('resultlist', {}, { destinations: hotel.location.region.id });
  return (
    <div className={styles.price}>
      <Notice
        title={texts('trip.noneTitle')}
        action={
          <Button look="secondary" href={address}>
            {texts('trip.noneAction')}
          </Button>
        }
      >
        {texts('trip.noneText')}
      </Notice>
      <PartyChanger trip={trip} />
    </div>
  );
}
