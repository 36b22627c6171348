import { formatAmount } from '../../../../domain/money/format-price.ts';
import type { Board } from '../../../../domain/search/board.ts';
import { findNightFlights, parseFlightTimes } from '../../../../domain/search/night-flights.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { LocalChargesNote } from '../../../../site/local-charges/local-charges-note.tsx';
import { TransferRideNote } from '../../../../site/transfer-ride/transfer-ride-note.tsx';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { ImpliedChangeMark } from '../check/implied-changes-notice.tsx';
import { formatRoomOfParty } from '../choice/format-room-of-party.ts';
import type { RoomSummary, TripData } from '../choice/trip-data.ts';
import { FlightLine } from '../flights/flight-line.tsx';
import type { Flight } from '../flights/flight-words.ts';
import { PartyChanger } from '../party/party-changer.tsx';
import { ChildPricesList } from './child-prices-list.tsx';
import { IncludedList } from './included-list.tsx';
import styles from './trip-ticket.module.css';

export interface TripTicketProps {
  readonly offer: DetailedOffer;
  readonly trip: Pick<
    TripData,
    'offer' | 'stay' | 'partyRooms' | 'former' | 'travellers' | 'today' | 'childPrices'
  >;
}

/** The trip as a boarding pass: dates, travellers, both flights, room and board, included services. */
export function TripTicket({ offer, trip }: TripTicketProps) {
  const texts = useTexts();
  const { stay, partyRooms, travellers, today } = trip;
  const { departureAirport, arrivalAirport, departureFlight, returnFlight } = offer;
  const hasFlights =
    departureAirport !== null && arrivalAirport !== null && departureFlight !== null && returnFlight !== null;
  return (
    <>
      <TripDays offer={offer} travellers={travellers} />
      <ImpliedChangeMark trip={trip} facts={['departure', 'nights']} />
      <PartyChanger trip={{ offer, today }} />
      {hasFlights ? (
        <div className={styles.flights}>
          <FlightLine
            label={texts('trip.outbound')}
            flight={departureFlight}
            from={departureAirport}
            to={arrivalAirport}
          />
          <ImpliedChangeMark trip={trip} facts={['airport', 'outbound']} />
          <FlightLine
            label={texts('trip.return')}
            flight={returnFlight}
            from={arrivalAirport}
            to={departureAirport}
          />
          <ImpliedChangeMark trip={trip} facts={['inbound']} />
          <TransferRideNote
            ride={offer.transfer}
            doorToDoor={offer.doorToDoorMinutes}
            className={styles.soft}
          />
        </div>
      ) : (
        <>
          <p className={styles.soft}>{texts('trip.ownArrival')}</p>
          <ImpliedChangeMark trip={trip} facts={['airport']} />
        </>
      )}
      {partyRooms === undefined ? (
        <RoomAndBoard board={offer.board} room={stay} />
      ) : (
        <ol className={styles.rooms}>
          {partyRooms.map((room, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its place in the party
            <li key={at}>
              <span className={styles.soft}>{formatRoomOfParty({ ...room, number: at + 1 }, texts)}</span>
              <RoomAndBoard board={room.board} room={room.stay} />
            </li>
          ))}
        </ol>
      )}
      <ImpliedChangeMark trip={trip} facts={['room', 'board']} />
      <IncludedList offer={offer} />
      <ChildPricesList offer={offer} prices={trip.childPrices} />
      {offer.isOnRequest ? <p className={styles.soft}>{texts('trip.onRequest')}</p> : null}
      <CancellationFee offer={offer} />
      <LocalChargesNote charges={offer.localCharges} className={styles.soft} />
    </>
  );
}

/** What cancelling costs from the day of booking on, unless it is free, which the services above say. */
function CancellationFee({
  offer: { cancellation, price },
}: {
  readonly offer: Pick<DetailedOffer, 'cancellation' | 'price'>;
}) {
  const texts = useTexts();
  const { language } = useVisit();
  const { until, fee } = cancellation;
  if (fee === 0) return null;
  const words =
    until === null
      ? texts('trip.cancellationPaid')
      : texts('trip.cancellationFee', {
          date: formatDate(requireDay(until), language),
          fee: formatAmount(fee, price.currency),
        });
  return <p className={styles.soft}>{words}</p>;
}

function TripDays({ offer, travellers }: { readonly offer: DetailedOffer } & Pick<TripData, 'travellers'>) {
  const texts = useTexts();
  const { language } = useVisit();
  // A hotel-only offer has no flight: its trip begins with check-in.
  const first = requireDay(offer.departureFlight?.departureDate ?? offer.checkIn);
  const night = findNightFlights(timesOf(offer.departureFlight), timesOf(offer.returnFlight));
  const facts = [
    texts('trip.nights', { n: offer.lengthOfStay }),
    night && texts(`trip.night.${night}`),
    texts('trip.adults', { n: travellers.adults }),
    travellers.children === 0 ? null : texts('trip.children', { n: travellers.children }),
  ].filter(Boolean);
  return (
    <div>
      <p className={styles.days}>
        <span>{`${formatDate(first, language, 'short')} –`}</span>{' '}
        <span>{formatDate(requireDay(offer.checkOut), language)}</span>
      </p>
      <p className={styles.soft}>{facts.join(' · ')}</p>
    </div>
  );
}

function timesOf(flight: Flight | null) {
  return flight && parseFlightTimes(flight.departureDateTime, flight.arrivalDateTime);
}

interface RoomAndBoardProps {
  readonly board: Board;
  readonly room: RoomSummary | null;
}

function RoomAndBoard({ board, room }: RoomAndBoardProps) {
  const texts = useTexts();
  const size = room === null ? null : texts('trip.squareMetres', { n: room.squareMetres });
  return (
    <p className={styles.stay}>
      {room === null ? null : <strong>{room.room}</strong>}
      <span className={styles.soft}>{[texts(`board.${board}`), size].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
