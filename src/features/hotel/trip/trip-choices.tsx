import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import { TripAddress } from './choice/trip-address.tsx';
import { useLatestPrice } from './choice/use-latest-price.ts';
import { DatesPanel } from './dates/dates-panel.tsx';
import { FlightChanger } from './flights/flight-changer.tsx';
import type { PricePast } from './past/price-past.ts';
import { PricePastSection } from './past/price-past-section.tsx';
import { RoomChoice, type RoomChoiceProps } from './rooms/room-choice.tsx';
import styles from './trip-choices.module.css';
import type { TripPanelProps } from './trip-panel.tsx';

export interface TripChoicesProps extends TripPanelProps {
  /** Of the hotel's rooms. */
  readonly pictures: RoomChoiceProps['pictures'];
  readonly media: RoomChoiceProps['media'];
}

/** How to choose a trip otherwise (HOTEL-012): other dates, another room or board, other flights. */
export function TripChoices({ hotel, params, trip, pictures, media }: TripChoicesProps) {
  const { offer, rooms, partyRooms = [], dates, today, past } = trip;
  const wantsAccessible = params.attributes?.split(',').includes('wheelchair_accessible') ?? false;
  return (
    <TripAddress hotel={hotel} params={params} shown={offer?.id ?? null}>
      <div className={styles.choices}>
        {offer === null || past === null ? null : <PricesOfLastDays offer={offer} past={past} />}
        <DatesPanel hotelId={hotel.id} params={params} offer={offer} dates={dates} today={today} />
        {offer === null || rooms.length === 0 ? null : (
          <RoomChoice
            rooms={rooms}
            offer={offer}
            pictures={pictures}
            media={media}
            wantsAccessible={wantsAccessible}
          />
        )}
        {offer === null
          ? null
          : partyRooms.map(({ rooms: choices, travellers }, at) => (
              <RoomChoice
                // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its place in the party
                key={at}
                rooms={choices}
                offer={offer}
                pictures={pictures}
                media={media}
                wantsAccessible={wantsAccessible}
                ofParty={{ number: at + 1, travellers }}
              />
            ))}
        {offer === null || offer.departureFlight === null ? null : (
          <FlightChanger offer={offer} trip={trip} />
        )}
      </div>
    </TripAddress>
  );
}

interface PricesOfLastDaysProps {
  readonly offer: DetailedOffer;
  readonly past: PricePast;
}

/** A price that has changed since the page was made is not called good by what the page knew. */
function PricesOfLastDays({ offer, past }: PricesOfLastDaysProps) {
  const { totalAmount, currency } = useLatestPrice(offer);
  const isAsServed = totalAmount === offer.price.totalAmount;
  return <PricePastSection past={isAsServed ? past : { ...past, goodPercent: null }} currency={currency} />;
}
