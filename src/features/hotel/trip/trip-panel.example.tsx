import { buildExampleOffer, exampleTripHotel } from '../../../trip-search/offers/example-offer.ts';
import { PriceChangeTable } from './check/price-change-table.tsx';
import { toComparedTrip } from './choice/implied-changes.ts';
import { TripAddress } from './choice/trip-address.tsx';
import { buildExampleTrip } from './example-trip.ts';
import { FlightLine } from './flights/flight-line.tsx';
import { RoomChoice } from './rooms/room-choice.tsx';
import { TripPanel } from './trip-panel.tsx';

export const title = 'The trip';

const offer = buildExampleOffer();

const panel = (traits?: Parameters<typeof buildExampleTrip>[0]) => () => (
  <TripPanel hotel={exampleTripHotel} params={{}} trip={buildExampleTrip(traits)} />
);

export const examples = [
  { name: 'the ticket, with a former price', render: panel({ comparisonTotal: 112_400 }) },
  { name: 'another than was asked for', render: panel({ missed: 'gone' }) },
  {
    name: 'own arrival, on request',
    render: panel({
      offer: buildExampleOffer({
        departureFlight: null,
        returnFlight: null,
        departureAirport: null,
        arrivalAirport: null,
        isOnRequest: true,
      }),
    }),
  },
  {
    name: 'several rooms',
    render: panel({
      offer: buildExampleOffer({
        rooms: [
          { roomId: 1, board: 'breakfast' },
          { roomId: 2, board: 'half_board' },
        ],
      }),
      rooms: [],
      partyRooms: [
        {
          travellers: { adults: 2, children: 1 },
          stay: { room: 'Double room', squareMetres: 24 },
          board: 'breakfast',
          rooms: [],
        },
        {
          travellers: { adults: 1, children: 0 },
          stay: { room: 'Single room', squareMetres: 16 },
          board: 'half_board',
          rooms: [],
        },
      ],
    }),
  },
  { name: 'nothing for sale', render: panel({ choice: 'none', offer: null, stay: null, rooms: [] }) },
  {
    name: 'rooms and boards',
    render: () => (
      <TripAddress hotel={exampleTripHotel} params={{}} shown={offer.id}>
        <RoomChoice
          rooms={buildExampleTrip().rooms}
          offer={offer}
          pictures={[]}
          media={[]}
          wantsAccessible={false}
        />
      </TripAddress>
    ),
  },
  {
    name: 'a flight over midnight',
    render: () => {
      const { returnFlight: flight, arrivalAirport: from, departureAirport: to } = offer;
      if (flight === null || from === null || to === null) return null;
      return <FlightLine label="Rückflug" flight={flight} from={from} to={to} />;
    },
  },
  {
    name: 'a choice that changed the airport as well',
    render: panel({
      former: {
        trip: {
          ...toComparedTrip(offer, 'Double room'),
          id: 'AAAA',
          airport: { code: 'MUC', name: 'München' },
          nights: 3,
          board: 'half_board',
        },
        chosen: ['departure'],
        party: null,
      },
    }),
  },
  {
    name: 'a price that has changed',
    render: () => <PriceChangeTable before={96_600} now={99_200} currency="EUR" />,
  },
];
