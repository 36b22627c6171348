import { expect, test } from 'vitest';
import { buyInCharged } from '../../domain/money/purchase-currency.ts';
import { buildExampleTerms } from '../../domain/search/example-terms.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import type { Checkout } from './checkout.ts';
import { summariseCheckout } from './checkout-summary.ts';
import { exampleBookedTrip } from './frame/example-summary.ts';

const checkout: Checkout = {
  id: 'x',
  firstSession: 'session of the test',
  brand: 'abendmeer',
  companyId: 'default',
  baseTotal: 100_001,
  memberPercent: 0,
  priceByKind: null,
  earlyBooking: 0,
  currency: 'EUR',
  purchase: buyInCharged('EUR'),
  extras: [],
  insuranceMarket: null,
  promotion: null,
  vouchers: [],
  miles: null,
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
    ...exampleBookedTrip,
    outbound: null,
    inbound: null,
    checkIn: '2027-05-01',
    terms: buildExampleTerms(21),
  },
  trackingParams: {},
  revision: 0,
  orders: 0,
};

test('says until when other people may travel instead, at the fee of the tariff', () => {
  const transferOn = (moment: string, transferFee: number | null) => {
    const terms = { ...checkout.trip.terms, transferFee };
    return summariseCheckout({ ...checkout, trip: { ...checkout.trip, terms } }, new Date(moment))
      .contractTransfer;
  };
  expect(transferOn('2027-04-24T12:00:00Z', 4_500)).toEqual({
    id: 'fee',
    last: requireDay('2027-04-24'),
    fee: 4_500,
  });
  expect(transferOn('2027-04-25T12:00:00Z', 4_500)).toBeNull();
  expect(transferOn('2027-04-01T12:00:00Z', 0)).toMatchObject({ id: 'free' });
  expect(transferOn('2027-04-01T12:00:00Z', null)).toMatchObject({ id: 'never' });
});

test.each([
  ['2027-04-10T21:59:59Z', 0],
  ['2027-04-10T22:00:00Z', 40_000],
])(
  '[CONST-028] a shopper who orders at %s, on whichever day the checkout began, cancels at first for %i cents',
  (moment, fee) => {
    expect(summariseCheckout(checkout, new Date(moment)).cancellation[0]?.fee).toBe(fee);
  },
);

test('[CONST-029] fees are shares of what is charged, and hold the premiums of insurances in full', () => {
  const extras = [
    { id: 'i', kind: 'insurance', variant: 'full', leg: null, travellers: [], amount: 4_950 },
  ] as const;
  const { cancellation, total } = summariseCheckout(
    { ...checkout, extras },
    new Date('2027-04-01T12:00:00Z'),
    10_001,
  );
  expect(cancellation.map(({ fee }) => fee)).toEqual([
    4_950,
    4_950 + 36_000,
    4_950 + 54_000,
    4_950 + 72_000,
    total,
  ]);
});

test('[DISC-005] the total is flights and stay with all extras, less the discounts of member and card', () => {
  const bag = {
    id: 'bag',
    kind: 'luggage',
    variant: '20kg',
    leg: 'outbound',
    travellers: [0],
    amount: 3_200,
  } as const;
  const summary = summariseCheckout(
    {
      ...checkout,
      baseTotal: 100_000,
      memberPercent: 0.5,
      extras: [bag, { ...bag, id: 'other', amount: 800 }],
    },
    new Date('2027-04-01'),
    7_000,
  );
  expect(summary).toMatchObject({ base: 100_000, memberDiscount: 500, cardDiscount: 7_000, total: 96_500 });
});

test('[CDATA-032] prices of kinds are shown where they add up to the price, and nowhere else', () => {
  const splitAt = (adult: number, child: number | null) =>
    summariseCheckout(
      { ...checkout, baseTotal: 100_000, priceByKind: { adult, child, infant: null } },
      new Date('2027-04-01'),
    ).byKind;
  expect(splitAt(60_000, 40_000)).toEqual({ adults: 60_000, children: 40_000, infants: 0 });
  expect(splitAt(60_000, 39_999)).toBeUndefined();
  expect(summariseCheckout(checkout, new Date('2027-04-01')).byKind).toBeUndefined();
});

test('who is under two on the day of departure is an infant, who is two a child', () => {
  const childrenBorn = ['2025-05-02', '2025-05-01', '2020-01-01'].map(requireDay);
  const { party, travellers } = summariseCheckout(
    { ...checkout, party: { adults: 2, childrenBorn } },
    new Date('2027-04-01'),
  );
  expect([party, travellers]).toEqual([{ adults: 2, children: 2, infants: 1 }, 5]);
});
