import type { DetailedOffer } from '../../offers/present-offer.server.ts';
import { TripAddress } from '../trip-address.tsx';
import type { DateOption } from './date-option.ts';
import '../calendar/calendar-part.tsx';
import '../cascade/cascade-part.tsx';
import { DatesPanel, type DatesPanelProps } from './dates-panel.tsx';

export const title = 'Other dates';

const hotelId = 10_017;

const hotel = {
  id: hotelId,
  name: 'Cala Blanca',
  category: 4,
  location: {
    city: { id: 3, name: 'Alcúdia' },
    region: { id: 2, name: 'Mallorca' },
    country: { id: 1, name: 'Spanien' },
    latitude: 39.85,
    longitude: 3.12,
  },
  ratings: { average: 5.1, count: 214 },
  features: [],
  productCode: 'X',
  mainImage: { scene: 'coast', alt: '' },
  slugName: 'cala-blanca',
  slugPath: 'mallorca',
  references: { giataCode: String(hotelId) },
};

const flight = {
  id: 11,
  departureDate: '2027-05-15',
  departureDateTime: '2027-05-15T06:05',
  arrivalDateTime: '2027-05-15T08:25',
  durationMinutes: 140,
  airline: { code: '7Q', name: 'Siebenquell' },
  flightNumber: '7Q 111',
  stops: 0,
  cabin: 'economy',
  baggage: 'baggage',
  seats: 9,
} as const;

const offer: DetailedOffer = {
  id: 'shown',
  hotelId,
  lengthOfStay: 7,
  checkIn: '2027-05-15',
  checkOut: '2027-05-22',
  isOnRequest: false,
  roomId: 1,
  board: 'breakfast',
  freeCancellationUntil: null,
  price: {
    perPersonAmount: 719_00,
    totalAmount: 1_438_00,
    currency: 'EUR',
    knownAt: '2026-11-21T12:00:00Z',
    source: 'index',
  },
  departureAirport: { code: 'FRA', name: 'Frankfurt' },
  arrivalAirport: { code: 'PMI', name: 'Palma' },
  departureFlight: flight,
  returnFlight: { ...flight, id: 12, departureDate: '2027-05-22' },
};

const option = (value: string, amount: number, label?: string): DateOption => ({
  value,
  ...(label === undefined ? {} : { label }),
  offerId: `offer-${value}`,
  amount: amount * 100,
});

const columns = {
  los: [option('3', 489), option('5', 611), option('7', 719), option('10', 934), option('14', 1249)],
  airports: [option('BER', 744, 'Berlin'), option('FRA', 719, 'Frankfurt'), option('MUC', 802, 'München')],
  months: [option('2027-04', 664), option('2027-05', 719), option('2027-07', 1098)],
  dates: [option('2027-05-08', 733), option('2027-05-15', 719), option('2027-05-22', 879)],
};

const calendar = {
  month: '2027-05',
  days: Array.from({ length: 28 }, (_, at) =>
    option(`2027-05-${String(at + 2).padStart(2, '0')}`, 719 + ((at * 37) % 13) * 41),
  ),
};

const props: DatesPanelProps = {
  hotelId,
  params: {},
  offer,
  today: '2026-11-21',
  dates: { viewMode: 'hotelCascade', isWidened: false, columns, calendar: null },
};

const show = (change: Partial<DatesPanelProps> = {}) => (
  <TripAddress hotel={hotel} params={{}}>
    <DatesPanel {...props} {...change} />
  </TripAddress>
);

export const examples = [
  { name: 'cascade', render: () => show() },
  {
    name: 'closed or open by device',
    render: () => show({ dates: { ...props.dates, viewMode: null } }),
  },
  {
    name: 'cascade while its columns load',
    render: () => show({ dates: { ...props.dates, columns: {} } }),
  },
  {
    name: 'cascade with nothing in a column',
    render: () => show({ dates: { ...props.dates, columns: { ...columns, dates: [] } } }),
  },
  {
    name: 'cascade of a stay without flights',
    render: () =>
      show({ offer: { ...offer, departureAirport: null, departureFlight: null, returnFlight: null } }),
  },
  {
    name: 'calendar',
    render: () => show({ dates: { ...props.dates, viewMode: 'offersCalendar', calendar } }),
  },
  {
    name: 'calendar while it loads',
    render: () => show({ dates: { ...props.dates, viewMode: 'offersCalendar' } }),
  },
  {
    name: 'calendar month without departures',
    render: () =>
      show({
        dates: { ...props.dates, viewMode: 'offersCalendar', calendar: { month: '2027-05', days: [] } },
      }),
  },
];
