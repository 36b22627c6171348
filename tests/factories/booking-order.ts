import { buildTraveller } from '../../src/demo/bookings/build-traveller.ts';
import type {
  BookingOrder,
  Order,
  PaymentOrder,
  VoucherOrder,
} from '../../src/domain/booking/booking-order.ts';
import { priceOfBase } from '../../src/domain/money/package-price.ts';
import { buyInCharged } from '../../src/domain/money/purchase-currency.ts';
import { buildExampleTerms } from '../../src/domain/search/example-terms.ts';
import { requireDay } from '../../src/domain/time/calendar-day.ts';

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

const outbound = { from: 'FRA', to: 'PMI', day: requireDay('2027-05-01'), id: 1 };

/** @throws Error for the order of a gift voucher */
export function tripOf(order: Order): BookingOrder {
  if (order.kind !== 'trip') throw new Error('That is no trip');
  return order;
}

/** A gift voucher of 100.00 that is sent at once. */
export function buildVoucherOrder(traits: Partial<VoucherOrder> = {}): VoucherOrder {
  const {
    kind: _,
    offerKey: __,
    party,
    trip,
    extras,
    insuranceMarket,
    travellers,
    comments,
    ...base
  } = buildOrder();
  const amount = traits.voucher?.amount ?? 10_000;
  return {
    ...base,
    kind: 'voucher',
    price: priceOfBase(amount),
    voucher: {
      amount,
      design: 'beach',
      recipient: { firstName: 'Bo', lastName: 'Sand' },
      message: 'Gute Reise!',
      delivery: { email: null, day: null },
    },
    ...traits,
  };
}

/** The payment of a balance of 500.00. */
export function buildPaymentOrder(traits: Partial<PaymentOrder> = {}): PaymentOrder {
  const { voucher: _, ...base } = buildVoucherOrder();
  return {
    ...base,
    kind: 'payment',
    tripBookingId: 'tsrqponmlkjihgfedcba',
    purpose: 'balance',
    price: priceOfBase(50_000),
    ...traits,
  };
}

/** A week on Majorca for two with bags and seats, ordered at Abendmeer by default. */
export function buildOrder(traits: Partial<BookingOrder> = {}): BookingOrder {
  const base = traits.price?.base ?? 189_900;
  const extras = traits.extras ?? [
    { id: 'bag', kind: 'luggage', variant: '20kg', leg: 'outbound', travellers: [0, 1], amount: 6_400 },
    { id: 'seat', kind: 'seat', variant: '12A', leg: 'inbound', travellers: [0], amount: 2_900 },
  ];
  return {
    kind: 'trip',
    promotion: null,
    vouchers: [],
    miles: null,
    checkoutId: 'checkout-of-a-test-123',
    checkoutRevision: 0,
    brand: 'abendmeer',
    companyId: 'default',
    locale: 'de-de',
    language: 'de',
    market: 'de',
    currency: 'EUR',
    purchase: buyInCharged('EUR'),
    offerKey: {
      hotelId: 7,
      planId: 70,
      checkIn: requireDay('2027-05-01'),
      nights: 7,
      outbound,
      inbound: { from: 'PMI', to: 'FRA', day: requireDay('2027-05-08'), id: 2 },
    },
    party: { adults: 2, childrenBorn: [] },
    trip: {
      hotel: {
        id: 7,
        name: 'Hotel Cala Blava',
        place: 'Palma, Mallorca, Spanien',
        scene: 'x',
        path: '/de-de/hotel/a/b-7',
      },
      checkIn: '2027-05-01',
      checkOut: '2027-05-08',
      nights: 7,
      rooms: [{ planId: 70, name: 'Doppelzimmer mit Meerblick', board: 'half_board', travellers: [0, 1] }],
      terms: buildExampleTerms(14),
      outbound: flight,
      inbound: {
        ...flight,
        from: flight.to,
        to: flight.from,
        departure: '2027-05-08T22:10',
        arrival: '2027-05-09T00:35',
      },
    },
    extras,
    insuranceMarket: null,
    travellers: [
      buildTraveller(),
      buildTraveller({ firstName: 'Jiří', lastName: 'Dvořák', gender: 'MALE', title: 'Dr' }),
    ],
    contact: { email: 'ana@traveller.example', phone: '+4930123456', newsletter: false },
    billing: {
      gender: 'FEMALE',
      title: '',
      firstName: 'Ana',
      lastName: 'Núñez',
      street: 'Lange Straße 5',
      zip: '10115',
      city: 'Berlin',
      country: 'DE',
    },
    comments: '',
    price: { ...priceOfBase(base), extras: extras.map(({ amount }) => amount) },
    payment: { method: 'CreditCard', token: 'transaction-1', holderName: 'Ana Nunez' },
    origin: 'http://abendmeer.localhost:3000',
    ...traits,
  };
}
