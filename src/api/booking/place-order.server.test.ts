import { beforeEach, describe, expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { createFakeCheckouts, type FakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { oneAccount } from '../../../tests/factories/paying/one-account.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildBillingAddress, buildInfoPayload } from '../../../tests/factories/travellers.ts';
import { createFakeCodes } from '../../../tests/factories/vouchers/fake-codes.ts';
import { callerPolicy } from '../../defaults.ts';
import { createFakePayment, type FakePayment } from '../../demo/payment-provider/fake-payment.ts';
import { dayAt, formatDay } from '../../domain/time/calendar-day.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import { type Checkout, residenceOf } from '../../features/checkout/checkout.ts';
import type { CheckedPayment } from '../../features/checkout/payment/methods/payment-schemas.ts';
import { setInfo } from '../../features/checkout/travellers/set-info.server.ts';
import type { OrderDeps } from './order-request.ts';
import { placeOrder } from './place-order.server.ts';

const session = 'session of the test';
const origin = 'http://shop.test';
const visit = buildVisit();
const world = openExtrasService();
let checkouts: FakeCheckouts;
let bookings: FakeBookings;
let payments: FakePayment;
/** With its travellers, before the billing address. */
let checkout: Checkout;

const customer = buildBillingAddress({ title: 'Dr' });
const card = { token: 'test-granted', holderName: 'Anna Berg' };

beforeEach(async () => {
  checkouts = createFakeCheckouts(world.clock);
  bookings = createFakeBookings();
  payments = createFakePayment({ clock: world.clock });
  const begun = await beginCheckout(checkouts, session, world);
  checkout = await nameTravellers(begun);
});

async function nameTravellers(begun: Checkout): Promise<Checkout> {
  const set = await setInfo(checkouts, begun, buildInfoPayload(begun), visit);
  if (!set.ok) throw new Error(JSON.stringify(set.errors));
  return set.checkout;
}

const place = (data: Partial<CheckedPayment>, shop: Partial<OrderDeps> = {}, of = checkout) =>
  placeOrder(
    {
      checkouts,
      codes: createFakeCodes(),
      bookings,
      payments: oneAccount(payments),
      clock: world.clock,
      ...shop,
    },
    {
      checkout: of,
      visit,
      origin,
      data: { payment: {}, ...data },
      source: { session, address: null },
      caller: null,
    },
  );

/** The same by a member of staff who books for a caller. */
const placeForCaller = (data: Partial<CheckedPayment>, of = checkout) =>
  placeOrder(
    { checkouts, codes: createFakeCodes(), bookings, payments: oneAccount(payments), clock: world.clock },
    {
      checkout: of,
      visit,
      origin,
      data: { payment: {}, ...data },
      source: { session, address: null },
      caller: { staffId: crypto.randomUUID(), name: 'Mira Kent' },
    },
  );

/** An order that nothing is wrong with. */
const valid = () => ({
  customer,
  selectedPayment: 'CreditCard' as const,
  payment: card,
  totalAmount: checkout.baseTotal,
});

/** The provider knows the card by these digits. */
const withCard = (firstDigits: string | null): Partial<OrderDeps> => ({
  payments: oneAccount({ ...payments, readCard: async () => ({ outcome: 'confirmed', firstDigits }) }),
});

test('[CAPI-016] an order holds the billing address, the payment and the price that the server calculates', async () => {
  const result = await place(valid());
  expect(result).toMatchObject({ success: true, finished: false, messages: [], changes: [], errors: [] });
  expect(bookings.orders).toMatchObject([
    {
      checkoutId: checkout.id,
      brand: 'abendmeer',
      locale: 'de-de',
      language: 'en',
      market: 'de',
      origin,
      billing: customer,
      travellers: checkout.travellers,
      contact: checkout.contact,
      payment: { method: 'CreditCard', ...card },
      price: { base: checkout.baseTotal, memberDiscount: 0, extras: [], cardDiscount: 0 },
    },
  ]);
});

test('[SHELL-023] an order keeps the market that the shopper has chosen, next to the one that is sold in', async () => {
  await placeOrder(
    { checkouts, codes: createFakeCodes(), bookings, payments: oneAccount(payments), clock: world.clock },
    {
      checkout,
      visit: { ...visit, market: 'ie' },
      origin,
      data: { ...valid() },
      source: { session, address: null },
      caller: null,
    },
  );
  expect(bookings.orders).toMatchObject([{ market: 'de', chosenMarket: 'ie' }]);
});

test('staff who book for a caller have everything paid by a link two days later, and the order names them', async () => {
  const byLink = { customer, selectedPayment: null, isByLink: true, totalAmount: checkout.baseTotal };
  expect(await placeForCaller(byLink)).toMatchObject({ success: true });
  const due = formatDay(dayAt(world.clock.now()) + callerPolicy.linkDays);
  expect(bookings.orders).toMatchObject([
    {
      payment: { method: 'None' },
      instalments: { deposit: 0, balance: checkout.baseTotal, dueOn: due },
      bookedBy: 'Mira Kent',
    },
  ]);
});

test('no shopper pays by a link that is mailed, and staff who book for a caller pay by nothing else', async () => {
  const byLink = { customer, selectedPayment: null, isByLink: true, totalAmount: checkout.baseTotal };
  const refused = { success: false, messages: [{ code: 'noPaymentSelected' }] };
  expect(await place(byLink)).toMatchObject(refused);
  expect(await place({ ...valid(), isByLink: true })).toMatchObject(refused);
  expect(await placeForCaller(valid())).toMatchObject(refused);
  expect(bookings.orders).toEqual([]);
});

test('an order of a shopper names nobody who has booked it', async () => {
  await place(valid());
  expect(bookings.orders[0]).not.toHaveProperty('bookedBy');
});

test('[PAY-008] without a method the billing address is stored and nothing is ordered', async () => {
  const result = await place({ customer });
  expect(result).toMatchObject({ success: true, finished: false, messages: [] });
  expect(checkouts.list()[0]?.billing).toEqual(customer);
  expect(bookings.orders).toEqual([]);
});

test('an order without a billing address uses the one that is stored', async () => {
  await place({ customer });
  const [stored] = checkouts.list();
  await place({ ...valid(), customer: undefined }, {}, stored);
  expect(bookings.orders).toMatchObject([{ billing: customer }]);
});

describe('a refused order books nothing and says why', () => {
  test.each<[string, string, Partial<CheckedPayment>]>([
    ['[VALID-071] no method', 'noPaymentSelected', { selectedPayment: null }],
    ['an invalid bank account', 'unknownIssue', { selectedPayment: 'BankAccount' }],
    ['an invalid billing address', 'unknownIssue', { customer: { ...customer, zip: '1' } }],
    ['[CAPI-016] no total', 'priceChanged', { totalAmount: undefined }],
  ])('%s', async (_case, code, change) => {
    expect(await place({ ...valid(), ...change })).toMatchObject({ success: false, messages: [{ code }] });
    expect(bookings.orders).toEqual([]);
  });

  test('a method that the provider does not support', async () => {
    const cardsOnly = { payments: oneAccount({ ...payments, methods: ['CreditCard' as const] }) };
    const result = await place({ ...valid(), selectedPayment: 'PayPal' }, cardsOnly);
    expect(result).toMatchObject({ success: false, messages: [{ code: 'noPaymentSelected' }] });
    expect(bookings.orders).toEqual([]);
  });

  test('[VALID-056] a card out of the ranges of the brand', async () => {
    const result = await place(valid(), withCard('601100'));
    expect(result).toMatchObject({
      success: false,
      messages: [{ code: 'paymentCardNumberBinInvalid' }],
    });
    expect(bookings.orders).toEqual([]);
  });

  test('[FLOW-002] missing travellers', async () => {
    const begun = await beginCheckout(checkouts, session, world);
    const result = await place({ ...valid(), totalAmount: begun.baseTotal }, {}, begun);
    expect(result).toMatchObject({ success: false, messages: [{ code: 'incomplete' }] });
    expect(bookings.orders).toEqual([]);
  });

  test('one seat for two travellers, however it came into the checkout', async () => {
    const seat = { id: '1A', kind: 'seat', variant: '1A', leg: 'outbound', amount: 1_100 } as const;
    const extras = [0, 1].map((number) => ({ ...seat, travellers: [number] }));
    const totalAmount = checkout.baseTotal + 2_200;
    await checkouts.change(checkout, { step: 'extras', extras, insuranceMarket: null });
    expect(await place({ ...valid(), totalAmount })).toMatchObject({
      success: false,
      messages: [{ code: 'sameSeat' }],
    });
    expect(bookings.orders).toEqual([]);
  });

  test('a missing billing address', async () => {
    const result = await place({ ...valid(), customer: undefined });
    expect(result).toMatchObject({ success: false, messages: [{ code: 'incomplete' }] });
  });

  test.each([-1, 1])('[CAPI-016] [CDATA-067] a total %i cent off, with both totals', async (off) => {
    const seen = checkout.baseTotal + off;
    expect(await place({ ...valid(), totalAmount: seen })).toMatchObject({
      success: false,
      messages: [{ code: 'priceChanged' }],
      changes: [{ type: 'price', oldTotal: seen, newTotal: checkout.baseTotal }],
    });
    expect(bookings.orders).toEqual([]);
  });
});

describe('a checkout that another window uses', () => {
  test('is ordered as it is now where its price is the one the shopper saw', async () => {
    const place_ = bookings.place;
    let calls = 0;
    bookings.place = async (order, waitMs) => {
      calls += 1;
      return calls === 1 ? null : place_(order, waitMs);
    };
    expect(await place(valid())).toMatchObject({ success: true });
    expect(calls).toBe(2);
  });

  test('is not ordered at another price than the shopper saw', async () => {
    bookings.place = async () => {
      const [now] = checkouts.list();
      if (now)
        await checkouts.change(now, {
          step: 'price',
          baseTotal: checkout.baseTotal + 2_500,
          priceByKind: null,
          earlyBooking: 0,
        });
      return null;
    };
    expect(await place(valid())).toMatchObject({
      success: false,
      messages: [{ code: 'priceChanged' }],
      changes: [{ oldTotal: checkout.baseTotal, newTotal: checkout.baseTotal + 2_500 }],
    });
  });

  test('answers with the booking that the other window has started, even one that has failed', async () => {
    const progress = { state: 'failed', failure: 'declined', newBase: null } as const;
    bookings.setProgress(progress);
    const result = await place(valid(), {}, { ...checkout, orders: checkout.orders - 1 });
    expect(result).toMatchObject({ success: false, finished: true, messages: [{ code: 'bookingDeclined' }] });
    expect(bookings.orders).toEqual([]);
  });
});

describe('an insurance for residents of another country than the billed person’s', () => {
  const insurance = {
    id: 'cover de',
    kind: 'insurance',
    variant: 'cancellation',
    leg: null,
    travellers: [],
    amount: 4_000,
  } as const;

  test.each([
    ['AT', '1010', 'at'],
    ['FR', '75001', null],
  ])(
    '[TRVL-013] is removed for %s and said so, with both totals; nothing is ordered',
    async (country, zip, market) => {
      const insured = await checkouts.change(checkout, {
        step: 'extras',
        extras: [insurance],
        insuranceMarket: 'de',
      });
      if (insured === null) throw new Error('Nothing is ordered');
      const elsewhere = { ...customer, country, zip };
      const result = await place(
        { ...valid(), customer: elsewhere, totalAmount: checkout.baseTotal + 4_000 },
        {},
        insured,
      );
      expect(result).toMatchObject({
        success: false,
        messages: [{ code: 'residenceChanged' }],
        changes: [{ oldTotal: checkout.baseTotal + 4_000, newTotal: checkout.baseTotal }],
      });
      expect(checkouts.list()[0]).toMatchObject({ extras: [], insuranceMarket: market, billing: elsewhere });
      expect(bookings.orders).toEqual([]);
    },
  );

  test('stays where the billed person lives in its country', async () => {
    const insured = await checkouts.change(checkout, {
      step: 'extras',
      extras: [insurance],
      insuranceMarket: 'de',
    });
    if (insured === null) throw new Error('Nothing is ordered');
    await place({ ...valid(), totalAmount: checkout.baseTotal + 4_000 }, {}, insured);
    expect(bookings.orders).toMatchObject([{ extras: [insurance], contact: { country: 'DE' } }]);
  });
});

test('[TRVL-013] the residence of an order is the country of its insurance, whatever was stored before', async () => {
  const insured = {
    ...checkout,
    insuranceMarket: 'at',
    extras: [{ kind: 'insurance', amount: 1 }],
  } as unknown as Checkout;
  expect(residenceOf(insured)).toBe('AT');
  expect(residenceOf({ ...insured, extras: [] })).toBe('DE');
});

test('[BILL-003] an invalid billing address is reported by field and not stored', async () => {
  const { errors } = await place({ ...valid(), customer: { ...customer, zip: '1011', street: '' } });
  expect(errors).toEqual([{ id: 'unknownIssue', data: { zip: 'zipInvalid', street: 'required' } }]);
  expect(checkouts.list()[0]?.billing).toBeNull();
});

describe('a repeated order', () => {
  test.each<BookingProgress>([
    { state: 'working', order: buildOrder() },
    { state: 'action', action: { kind: 'challenge', url: 'https://bank.test/1' }, order: buildOrder() },
  ])('[PAY-018] while its booking is $state returns that booking and stores nothing', async (progress) => {
    bookings.setProgress(progress);
    const result = await place({ ...valid(), customer: { ...customer, city: 'Bonn' } });
    expect(result).toMatchObject({ success: true, finished: false, messages: [] });
    expect(bookings.orders).toEqual([]);
    expect(checkouts.list()[0]?.billing).toBeNull();
  });

  test('after its booking failed starts another one', async () => {
    bookings.setProgress({ state: 'failed', failure: 'declined', newBase: null });
    await place(valid());
    expect(bookings.orders).toHaveLength(1);
  });
});

describe('the card discount', () => {
  const discountOf = (base: number) => Math.floor((base * 7 + 50) / 100);

  test('[DISC-003] is 7 per cent of the base price for a card of the discounted range', async () => {
    await place(valid(), withCard('411111'));
    expect(bookings.orders[0]?.price.cardDiscount).toBe(discountOf(checkout.baseTotal));
  });

  test('[DISC-002] may be part of the total that the shopper saw', async () => {
    const seen = checkout.baseTotal - discountOf(checkout.baseTotal);
    expect((await place({ ...valid(), totalAmount: seen }, withCard('411111'))).success).toBe(true);
    expect(bookings.orders).toHaveLength(1);
  });

  test('[DISC-005] is 7 per cent of what the member discount leaves', async () => {
    const member = await nameTravellers(await checkouts.create(session, { ...checkout, memberPercent: 5 }));
    const memberDiscount = Math.floor((member.baseTotal * 5 + 50) / 100);
    const cardDiscount = discountOf(member.baseTotal - memberDiscount);
    const totalAmount = member.baseTotal - memberDiscount;
    await place({ ...valid(), totalAmount }, withCard('411111'), member);
    expect(bookings.orders).toMatchObject([
      { price: { base: member.baseTotal, memberDiscount, cardDiscount } },
    ]);
  });

  test('[DISC-005] goes with a member discount only as far as the floor price of the tariff', async () => {
    const { trip, baseTotal } = checkout;
    const floorPrice = baseTotal - 100;
    const terms = { ...trip.terms, floorPrice };
    const begun = { ...checkout, memberPercent: 50, trip: { ...trip, terms } };
    const member = await nameTravellers(await checkouts.create(session, begun));
    await place({ ...valid(), totalAmount: floorPrice }, withCard('411111'), member);
    expect(bookings.orders).toMatchObject([{ price: { memberDiscount: 100, cardDiscount: 0 } }]);
  });

  test('[DISC-001] is not granted because a browser claims its total', async () => {
    const claimed = checkout.baseTotal - discountOf(checkout.baseTotal);
    const result = await place({ ...valid(), totalAmount: claimed }, withCard('400000'));
    expect(result).toMatchObject({ success: false, messages: [{ code: 'priceChanged' }] });
  });

  test('is not granted, and the order goes on, while the provider does not answer about the card', async () => {
    payments.faults.readCard = { kind: 'unknown' };
    await place(valid());
    expect(bookings.orders[0]?.price.cardDiscount).toBe(0);
  });
});

test('[CDATA-043] the answer holds the card’s token and its brand', async () => {
  const { cart } = await place(valid(), withCard('222300'));
  expect(cart.checkout.payment?.securityCreditcards).toEqual([
    { cardType: 'MasterCard', securityToken: 'test-granted' },
  ]);
});

test('[PAY-011] [CDATA-047] the answer holds the address of a wallet and its payment’s token', async () => {
  const action = { kind: 'redirect', url: 'https://wallet.test/pay?token=EC-1' } as const;
  bookings.place = async () => ({ state: 'action', action, order: buildOrder() });
  const { redirect, cart } = await place({ ...valid(), selectedPayment: 'PayPal', payment: {} });
  expect(redirect).toBe('https://wallet.test/pay?token=EC-1');
  expect(cart.checkout.payment).toMatchObject({ selectedPayment: 'PayPal', token: 'EC-1' });
});

test('a price that changes while the trip is booked is reported with the new one', async () => {
  bookings.place = async () => ({ state: 'failed', failure: 'price-changed', newBase: 123_456 });
  expect(await place(valid())).toMatchObject({
    success: false,
    finished: true,
    changes: [{ type: 'price', oldTotal: checkout.baseTotal, newTotal: 123_456 }],
  });
});
