import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { CheckoutSummary } from '../checkout-summary.ts';

const flight = {
  from: 'Frankfurt (FRA)',
  to: 'Palma (PMI)',
  departure: '2027-05-01T06:05',
  arrival: '2027-05-01T08:25',
  airline: 'Nordwind Air',
  flightNumber: '7Q 111',
  stops: 0,
  baggage: 'baggage',
} as const;

/** A week for two, for examples and tests. */
export const exampleBookedTrip: BookedTrip = {
  hotel: {
    id: 7,
    name: 'Hotel Cala',
    place: 'Palma, Majorca, Spain',
    scene: 'x',
    path: '/de-de/hotel/a/b-7',
  },
  checkIn: '2027-05-01',
  checkOut: '2027-05-08',
  nights: 7,
  rooms: [{ planId: 70, name: 'Double room', board: 'half_board', travellers: [0, 1] }],
  terms: buildExampleTerms(30),
  outbound: flight,
  inbound: {
    ...flight,
    from: flight.to,
    to: flight.from,
    departure: '2027-05-08T21:10',
    arrival: '2027-05-09T00:40',
    flightNumber: '7Q 112',
    stops: 1,
  },
};

const plain: CheckoutSummary = {
  checkoutId: 'AAAAAAAAAAAAAAAAAAAAAA',
  trip: exampleBookedTrip,
  travellers: 2,
  party: { adults: 2, children: 0, infants: 0 },
  base: 100_001,
  earlyBooking: 0,
  extras: [],
  memberDiscount: 0,
  promotion: null,
  cardDiscount: 0,
  vouchers: [],
  miles: null,
  total: 100_001,
  currency: 'EUR',
  confirmedAt: '2026-11-22T10:15:00.000Z',
  today: '2026-11-22',
  cancellation: [
    { until: '2027-04-01', fee: 0 },
    { until: '2027-04-16', fee: 40_000 },
    { until: '2027-04-24', fee: 60_001 },
    { until: '2027-04-30', fee: 80_001 },
    { until: null, fee: 100_001 },
  ],
  contractTransfer: { id: 'fee', last: requireDay('2027-04-24'), fee: 2_500 },
};

/** Builds a checkout summary for examples and tests. */
export function buildExampleSummary(changes: Partial<CheckoutSummary> = {}): CheckoutSummary {
  return { ...plain, ...changes };
}
