import type { DateOption } from '../../../../trip-search/offers/date-option.ts';
import { buildExampleOffer, exampleTripHotel } from '../../../../trip-search/offers/example-offer.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { TripAddress } from '../choice/trip-address.tsx';
import '../calendar/calendar-part.tsx';
import '../cascade/cascade-part.tsx';
import './plain-offers.tsx';
import { DatesPanel, type DatesPanelProps } from './dates-panel.tsx';

export const title = 'Other dates';

const { departureFlight, returnFlight, ...week } = buildExampleOffer({
  id: 'shown',
  freeCancellationUntil: null,
  cancellation: { until: null, fee: 100_000 },
});
const offer: DetailedOffer = {
  ...week,
  checkIn: '2027-05-15',
  checkOut: '2027-05-22',
  departureFlight: departureFlight && { ...departureFlight, departureDate: '2027-05-15' },
  returnFlight: returnFlight && { ...returnFlight, departureDate: '2027-05-22' },
};
const { hotelId } = offer;

const option = (value: string, amount: number, label?: string): DateOption => ({
  value,
  ...(label === undefined ? {} : { label }),
  offerId: `offer-${value}`,
  amount: amount * 100,
  total: amount * 200,
});

const columns = {
  los: [option('3', 489), option('5', 611), option('7', 719), option('10', 934), option('14', 1249)],
  airports: [
    option('BER', 744, 'Berlin'),
    option('FRA', 719, 'Frankfurt am Main'),
    option('MUC', 802, 'München'),
  ],
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
  dates: { viewMode: 'hotelCascade', isWidened: false, columns, calendar: null, plainOffers: [] },
};

const plainOffers = [
  {
    id: 'shown',
    day: '2027-05-15',
    nights: 7,
    board: 'half_board',
    from: 'Frankfurt am Main',
    amount: 71_900,
    total: 143_800,
  },
  {
    id: 'later',
    day: '2027-05-22',
    nights: 5,
    board: 'breakfast',
    from: 'Berlin',
    amount: 61_100,
    total: 122_200,
  },
] as const;

/** An offer that changes more than the option says. */
const otherFacts = {
  airport: { code: 'MUC', name: 'München' },
  departure: '2027-05-20',
  nights: 7,
  board: 'half_board',
} as const;
const sameFacts = {
  airport: offer.departureAirport,
  departure: '2027-05-15',
  nights: 7,
  board: 'breakfast',
} as const;

const airportsAbroad = [
  ...columns.airports.map((airport) => ({
    ...airport,
    countryCode: 'DE',
    isSearched: airport.value !== 'BER',
  })),
  { ...option('PSA', 501, 'Pisa'), countryCode: 'IT', isSearched: false },
];

const show = (change: Partial<DatesPanelProps> = {}) => (
  <TripAddress hotel={exampleTripHotel} params={{}} shown={offer.id}>
    <DatesPanel {...props} {...change} />
  </TripAddress>
);

export const examples = [
  { name: 'cascade', render: () => show() },
  {
    name: 'cascade with airports of other countries',
    render: () => show({ dates: { ...props.dates, columns: { ...columns, airports: airportsAbroad } } }),
  },
  {
    name: 'cascade of a trip from another country',
    render: () =>
      show({
        offer: { ...offer, departureAirport: { code: 'PSA', name: 'Pisa' } },
        dates: { ...props.dates, columns: { ...columns, airports: airportsAbroad } },
      }),
  },
  {
    name: 'cascade that changes more',
    render: () => {
      const los = columns.los.map((length) => ({
        ...length,
        facts: { ...(length.value === '10' ? otherFacts : sameFacts), nights: Number(length.value) },
      }));
      return show({ dates: { ...props.dates, columns: { ...columns, los } } });
    },
  },
  { name: 'plain list', render: () => show({ dates: { ...props.dates, columns: {}, plainOffers } }) },
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
    name: 'calendar that changes more',
    render: () => {
      const days = calendar.days.map((day, at) => ({
        ...day,
        facts: { ...(at % 3 === 0 ? otherFacts : sameFacts), departure: day.value },
      }));
      return show({
        dates: { ...props.dates, viewMode: 'offersCalendar', calendar: { ...calendar, days } },
      });
    },
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
