import { expect, test } from 'vitest';
import { standardTerms } from '../../domain/booking/booking-terms.ts';
import { buyInCharged } from '../../domain/money/purchase-currency.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import type { Checkout } from './checkout.ts';
import { summariseCheckout } from './checkout-summary.ts';
import { exampleTrip } from './frame/example-summary.ts';

const checkoutCreatedAt = (moment: string): Checkout => ({
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
  createdAt: new Date(moment),
  priceConfirmedAt: new Date(moment),
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
});

test.each([
  ['2027-04-10T21:59:59Z', 0],
  ['2027-04-10T22:00:00Z', 40],
])('at %s, in the time zone of the shop, the first cancellation fee is %i per cent', (moment, percent) => {
  expect(summariseCheckout(checkoutCreatedAt(moment)).cancellation[0]?.percent).toBe(percent);
});
