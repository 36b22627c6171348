import { expect, test } from 'vitest';
import { standardTerms } from '../../domain/booking/booking-terms.ts';
import { buyInCharged } from '../../domain/money/purchase-currency.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import type { Checkout } from './checkout.ts';
import { summariseCheckout } from './checkout-summary.ts';
import { exampleTrip } from './frame/example-summary.ts';

const checkout: Checkout = {
  id: 'x',
  brand: 'abendmeer',
  companyId: 'default',
  baseTotal: 1,
  currency: 'EUR',
  purchase: buyInCharged('EUR'),
  extras: [],
  insuranceMarket: null,
  travellers: null,
  contact: null,
  comments: '',
  firstPersonBilled: true,
  billing: null,
  createdAt: new Date('2027-04-01T12:00:00Z'),
  priceConfirmedAt: new Date('2027-04-01T12:00:00Z'),
  offerKey: {
    hotelId: 1,
    planId: 1,
    checkIn: requireDay('2027-05-01'),
    nights: 7,
    outbound: null,
    inbound: null,
  },
  party: { adults: 2, childrenBorn: [] },
  trip: {
    ...exampleTrip,
    outbound: null,
    inbound: null,
    checkIn: '2027-05-01',
    terms: standardTerms('2027-04-10'),
  },
  trackingParams: {},
  revision: 0,
  orders: 0,
};

test.each([
  ['2027-04-10T21:59:59Z', 0],
  ['2027-04-10T22:00:00Z', 40],
])(
  'a shopper who orders at %s, on whichever day the checkout began, cancels at first for %i per cent',
  (moment, percent) => {
    expect(summariseCheckout(checkout, new Date(moment)).cancellation[0]?.percent).toBe(percent);
  },
);
