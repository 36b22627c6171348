import { describe, expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { cartSchema } from './cart-schema.server.ts';
import { presentCart } from './present-cart.server.ts';

const order = buildOrder({
  extras: [
    { id: 'bus', kind: 'transfer', variant: 'bus', leg: null, travellers: [], amount: 4_800 },
    { id: 'bag', kind: 'luggage', variant: '20kg', leg: 'outbound', travellers: [0], amount: 3_200 },
    { id: 'first', kind: 'priority_boarding', variant: '', leg: 'inbound', travellers: [0], amount: 900 },
    { id: 'seat', kind: 'seat', variant: '12A', leg: 'inbound', travellers: [0], amount: 2_900 },
    { id: 'safe', kind: 'insurance', variant: 'full', leg: null, travellers: [], amount: 6_000 },
  ],
});

/** A checkout with all steps completed. */
const complete: Checkout = {
  id: order.checkoutId,
  firstSession: 'session of the test',
  brand: order.brand,
  companyId: order.companyId,
  currency: order.currency,
  purchase: order.purchase,
  createdAt: new Date('2026-11-22'),
  priceConfirmedAt: new Date('2026-11-22'),
  baseTotal: 189_900,
  memberPercent: 0,
  priceByKind: null,
  earlyBooking: 0,
  offerKey: order.offerKey,
  party: order.party,
  trip: order.trip,
  extras: order.extras,
  insuranceMarket: 'at',
  promotion: null,
  vouchers: [],
  miles: null,
  travellers: order.travellers,
  contact: order.contact,
  comments: 'Quiet, please',
  firstPersonBilled: true,
  billing: order.billing,
  trackingParams: { utm_source: 'mail' },
  revision: 0,
  orders: 0,
};
const car = {
  id: 'car',
  kind: 'rental_car',
  variant: 'small',
  leg: null,
  travellers: [],
  amount: 9_000,
} as const;
const cart = presentCart(complete);
const { checkout, product } = cart;
const offered = checkout.package;

test('a cart matches its schema from the first step to the last', () => {
  const initial = { ...complete, extras: [], travellers: null, contact: null, billing: null };
  for (const each of [complete, initial, { ...complete, extras: [car] }])
    expect(cartSchema.parse(presentCart(each))).toEqual(presentCart(each));
});

test('[CDATA-001] [CDATA-002] [CDATA-003] a cart has an id, the product with offer and hotel, and the checkout', () => {
  expect(cart.id).toBe(order.checkoutId);
  expect(product.offer.id).toBe(encodeOfferId(order.offerKey));
  expect(product.hotel).toEqual({ id: 7, name: 'Hotel Cala Blava' });
  expect(checkout.id).toBe(order.checkoutId);
});

test('[CDATA-060] [CDATA-061] [CDATA-062] [CDATA-063] [CDATA-064] [CDATA-065] [CDATA-066] the offer contains price, stay, flights, room and extras', () => {
  expect(product.offer).toEqual({
    id: encodeOfferId(order.offerKey),
    price: { perPersonAmount: 94_950 },
    lengthOfStay: 7,
    departureFlight: {
      departureDateTime: '2027-05-01T06:05',
      departureAirport: { code: 'FRA' },
      baggageInfo: 'baggage',
    },
    returnFlight: {
      departureDateTime: '2027-05-08T22:10',
      departureAirport: { code: 'PMI' },
      baggageInfo: 'baggage',
    },
    rooms: [{ code: '70', name: 'Doppelzimmer mit Meerblick', views: [], board: 'half_board' }],
    extras: ['TR', 'LU', 'PB', 'SE', 'IN'].map((type) => ({ type, included: false })),
    transactionKey: encodeOfferId(order.offerKey),
  });
});

test('[CDATA-004] [CDATA-006] [CDATA-007] a checkout has its package, the chosen transfers and the total', () => {
  expect(offered.basePrice).toEqual({ amount: 189_900 });
  expect(checkout.selectedTransfers).toEqual([{ refId: 'bus', type: 'Bus', amount: { value: 4_800 } }]);
  expect(checkout.amounts).toEqual({ totalAmount: 207_700, currency: 'EUR' });
});

test('[CDATA-009] [CDATA-010] a checkout contains the info form and a list of messages', () => {
  expect(checkout.infoForm).toEqual({
    confirmEmail: 'ana@traveller.example',
    firstPersonBilled: true,
    newsletterSubscription: false,
    auth0Token: null,
    comments: 'Quiet, please',
  });
  expect(checkout.messages).toEqual([]);
});

test('[CDATA-012] [CDATA-013] the customer has an address with a contact', () => {
  const contact = { eMail: 'ana@traveller.example', telephones: [{ number: '+4930123456' }] };
  expect(checkout.customer?.addressData).toEqual([
    { country: 'DE', city: 'Berlin', zipCode: '10115', street: 'Lange Straße 5', contact },
  ]);
});

test('[CDATA-019] [CDATA-021] [CDATA-022] [CDATA-023] flights and stay are services with code, kind and days, without a price of their own', () => {
  expect(offered.serviceContainers.slice(0, 3)).toEqual([
    {
      service: { key: 'outbound', code: '7Q 111', kind: 'flight' },
      additionalServiceKind: null,
      price: null,
      firstDay: '2027-05-01',
      lastDay: '2027-05-01',
    },
    {
      service: { key: 'inbound', code: '7Q 111', kind: 'flight' },
      additionalServiceKind: null,
      price: null,
      firstDay: '2027-05-08',
      lastDay: '2027-05-09',
    },
    {
      service: { key: 'hotel', code: '7', kind: 'half_board' },
      additionalServiceKind: null,
      price: null,
      firstDay: '2027-05-01',
      lastDay: '2027-05-08',
    },
  ]);
});

test('[CDATA-020] [CDATA-022] [CDATA-024] an added extra is listed under its service with its own price', () => {
  const added = [
    ...offered.serviceContainers,
    ...presentCart({ ...complete, extras: [car] }).checkout.package.serviceContainers,
  ];
  const priced = added.filter(({ price }) => price !== null);
  expect(
    priced.map(({ service, additionalServiceKind, price }) => [
      service.key,
      additionalServiceKind,
      price?.amount,
    ]),
  ).toEqual([
    ['transfer', null, 4_800],
    ['outbound', 'PassengerFlightLuggage', 3_200],
    ['inbound', 'PassengerFlightPriorityBoarding', 900],
    ['inbound', 'PassengerFlightLegSeat', 2_900],
    ['insurance', null, 6_000],
    ['rentalCar', null, 9_000],
  ]);
});

test('[CDATA-025] [CDATA-038] the package has the price of flights and stay, and the market of residence', () => {
  expect([offered.basePrice.amount, offered.market]).toEqual([189_900, 'at']);
});

describe('the amounts of adults, children and infants', () => {
  const amountsOf = (different: Partial<Checkout>) => {
    const { offerAdult, offerChild, offerInfant } = presentCart({ ...complete, ...different }).checkout
      .package;
    return [offerAdult, offerChild, offerInfant];
  };
  const priceByKind = { adult: 150_000, child: 39_900, infant: null };

  test('[CDATA-032] add up to the base price, and are null where nobody of the kind travels', () => {
    expect(amountsOf({ priceByKind })).toEqual([150_000, 39_900, null]);
    expect(amountsOf({ priceByKind: { adult: 150_000, child: 37_900, infant: 2_000 } })).toEqual([
      150_000, 37_900, 2_000,
    ]);
  });

  test('[CDATA-032] are null when the supplier has one price, and when they are those of another price', () => {
    expect(amountsOf({ priceByKind: null })).toEqual([null, null, null]);
    expect(amountsOf({ priceByKind, baseTotal: 189_901 })).toEqual([null, null, null]);
  });
});

test('[CDATA-034] [CDATA-036] the billed customer has an address and the frequent-flyer number of the lead traveller', () => {
  const [lead, ...others] = order.travellers;
  if (lead === undefined) throw new Error('Somebody travels');
  const member = { ...lead, frequentFlyer: { program: 'MilesAndMore', number: '992000123456789' } } as const;
  const { customer } = presentCart({ ...complete, travellers: [member, ...others] }).checkout.package;
  expect(customer?.address).toEqual({
    street: 'Lange Straße 5',
    city: 'Berlin',
    postalCode: '10115',
    countryCode: 'DE',
    addition: '',
  });
  expect(customer?.frequentFlyerNumber).toBe('992000123456789');
});

test('the fields for vouchers, miles and payments are empty', () => {
  expect([checkout.voucher, offered.coupon, offered.milesAndMoreData, offered.milesAmount]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(offered.payments).toEqual([]);
});

test('who has no salutation has none in the cart', () => {
  const [lead, ...others] = order.travellers;
  if (lead === undefined) throw new Error('Somebody travels');
  const plain = { ...complete, billing: null, travellers: [{ ...lead, gender: 'NONE' as const }, ...others] };
  const shown = presentCart(plain);
  expect(cartSchema.parse(shown)).toEqual(shown);
  expect(shown.checkout.package.customer?.type).toBeNull();
  expect(shown.checkout.package.passengerInfo.passengers[0]?.gender).toBeNull();
});
