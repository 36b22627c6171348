import { exampleSuccess } from '../result/example-results.ts';
import type { TripPageProps } from './trip-page-props.ts';

const { trip, checkoutId, bookingNumber, travellers, climate, documents } = exampleSuccess;
const zones = { from: 'CEST', to: 'CEST' };

const pickUp = {
  meetingPoint: {
    de: 'Ankunftshalle, Ausgang 2',
    en: 'Arrivals hall, exit 2',
    it: 'Area arrivi, uscita 2',
    es: 'Vestíbulo de llegadas, salida 2',
    fr: 'Hall d’arrivée, sortie 2',
  },
  waitMinutes: 60,
  returnMinutes: 180,
};

/** A week on Majorca for two, some days ahead, as the link of the mail shows it. For the workshop and tests. */
export const exampleTrip: TripPageProps = {
  checkoutId,
  address: `/de-de/my-trips/${checkoutId}`,
  linkKey: null,
  right: 'read',
  codeState: null,
  signInPath: null,
  maskedEmail: 'a…@example.com',
  bookingNumber,
  locator: 'QX7P2M',
  bookedOn: '2026-11-22',
  phase: { kind: 'before', days: 12 },
  cancellation: null,
  trip,
  outbound: trip.outbound && { flight: trip.outbound, zones, minutes: 140 },
  inbound: trip.inbound && { flight: trip.inbound, zones, minutes: 140 },
  before: null,
  travellers,
  extras: [
    { id: 't', kind: 'transfer', variant: 'bus', leg: null, travellers: [], amount: 5_800, pickUp },
    { id: 'b', kind: 'luggage', variant: '20kg', leg: 'outbound', travellers: [0], amount: 3_200 },
  ],
  hotelAddress: {
    street: 'Carrer de la Mar 12',
    zip: '07014',
    city: 'Palma',
    country: 'Spain',
    phone: '+34 971 000 000',
  },
  // The server renders maps of booked trips alone.
  map: null,
  documents: (documents ?? []).filter((kind) => kind !== 'calendar'),
  formerInvoices: [],
  payments: [
    { id: 'total', hint: null, method: null, amount: 198_200 },
    { id: 'voucher', hint: 'K7QD', method: null, amount: 10_000 },
    { id: 'paid', hint: '0010', method: 'CreditCard', amount: 188_200 },
  ],
  openPayment: null,
  currency: 'EUR',
  fees: [
    { until: '2027-04-17', fee: 0 },
    { until: null, fee: 198_200 },
  ],
  insuranceUntil: null,
  erasure: 'ahead',
  refunds: [],
  voucherOffers: [],
  refundUntil: null,
  climate,
  localFacts: { currency: 'Euro (EUR)', emergency: '112', plugs: 'C, F', minutesAhead: 0 },
  notices: [],
  actions: [
    { id: 'calendar', path: `/de-de/my-trips/${checkoutId}/document/calendar` },
    { id: 'hotel', path: trip.hotel.path },
  ],
  chosenMarket: undefined,
  namesKeptUntil: '2037-12-03',
  copyUntil: '2027-05-15',
};

const { outbound } = trip;

/** The same trip a week later: changed, over midnight, and with money on its way back. */
export const exampleChangedTrip: TripPageProps = {
  ...exampleTrip,
  right: 'act',
  phase: { kind: 'away', days: 3 },
  outbound: outbound && {
    flight: { ...outbound, departure: '2027-05-01T23:10', arrival: '2027-05-02T01:30' },
    zones,
    minutes: 140,
  },
  before: { trip, travellers },
  formerInvoices: [{ number: 'ABM-R2026-0000017', issuedOn: '2026-11-22' }],
  insuranceUntil: '2027-05-02',
  refunds: [{ id: 'refund-1', amount: 12_000, promisedOn: '2027-05-14', isDone: false, isByVoucher: false }],
};
