import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import type { CancelledProps, FailProps, SoftProps, SuccessProps } from './result-props.ts';

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

const trip: BookedTrip = {
  hotel: {
    id: 7,
    name: 'Hotel Cala Blava',
    place: 'Palma, Majorca, Spain',
    scene: 'hotel-front.mediterranean.summer.golden.warm.h7',
    path: '/de-de/hotel/a/b-7',
  },
  checkIn: '2027-05-01',
  checkOut: '2027-05-08',
  nights: 7,
  rooms: [{ planId: 70, name: 'Double room with sea view', board: 'half_board', travellers: [0, 1] }],
  terms: buildExampleTerms(14),
  outbound: flight,
  inbound: {
    ...flight,
    from: flight.to,
    to: flight.from,
    departure: '2027-05-08T11:50',
    arrival: '2027-05-08T14:10',
    flightNumber: '7Q 112',
  },
};

const common = { checkoutId: 'checkout-of-an-example', trip, total: 198_200, currency: 'EUR' } as const;

/** A week on Majorca for two, booked. For the workshop and tests. */
export const exampleSuccess: SuccessProps = {
  ...common,
  kind: 'success',
  bookingNumber: '9HS4-L3W5',
  bookedOn: '2026-11-22',
  travellers: ['Dr Anna Berg', 'Jonas Berg'],
  email: 'anna@example.com',
  method: 'CreditCard',
  paidWith: '0010',
  documents: [
    'confirmation',
    'hotel-voucher',
    'transfer-voucher',
    'invoice',
    'certificate',
    'standard-information',
    'calendar',
  ],
  climate: { month: '2027-05-01', air: 22, sea: 18 },
};

/** The same trip, paid with everything at once: a promotion, a gift voucher and miles, and the card for the rest. */
export const exampleWithEverything: SuccessProps = {
  ...exampleSuccess,
  promotion: { code: 'MEER-50', amount: 5_000 },
  cardDiscount: 2_500,
  vouchers: [{ hint: 'K7QX', amount: 10_000 }],
  milesPaid: { points: 8_000, amount: 4_000 },
};

/** The same trip, cancelled by staff some time before departure: a fee applies. */
export const exampleCancelled: CancelledProps = {
  ...common,
  kind: 'cancelled',
  bookingNumber: '9HS4-L3W5',
  method: 'CreditCard',
  paidWith: '0010',
  cancellation: {
    isDone: true,
    refund: 148_650,
    parts: { later: 0, card: 148_650, miles: 0, vouchers: 0 },
  },
  fee: 'booking.cancelled.fee',
  documents: ['confirmation', 'hotel-voucher', 'invoice', 'certificate', 'standard-information'],
};

/** The same trip, not booked because the provider refused the payment. */
export const exampleFail: FailProps = { ...common, kind: 'fail', failure: 'refused', newPrice: null };

/** The same trip, with an uncertain outcome. */
export const exampleSoft: SoftProps = {
  ...common,
  kind: 'soft',
  bookingNumber: '9HS4-L3W5',
  email: 'anna@example.com',
  isFollowed: false,
};
