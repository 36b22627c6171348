import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { buildFlightTravellers, type FlightsUnderTest, testFlightSupply } from '../conformance.ts';
import type { FlightQuestion } from '../flight-supply-port.ts';
import { DUFFEL_WORLD } from './double/duffel-world.ts';
import { type DuffelDouble, openDuffelDouble } from './double/open-duffel-double.server.ts';
import { createDuffelFlights } from './duffel-flights.server.ts';

const clock = settableClock('2026-03-02T06:00:00Z');
const day = requireDay('2026-05-04');
const flight = {
  id: 1,
  airline: 'ZZ',
  isOvernight: false,
  stops: 0,
  cabin: 'economy',
  baggage: 'checked',
  fare: 100_00,
  seats: 9,
} as const;
/** The flexible fare of the double's Frankfurt and Palma, which can be held. */
const question: FlightQuestion = {
  outbound: { ...flight, from: 'FRA', to: 'PMI', day, number: 1010, departure: 550, arrival: 685 },
  inbound: { ...flight, from: 'PMI', to: 'FRA', day: day + 7, number: 1011, departure: 750, arrival: 890 },
  party: { adults: 2, childrenBorn: [] },
  currency: 'EUR',
};

const routes = { order: 'orders', pay: 'payments', cancel: 'cancellation-confirm' } as const;

function openFlights(double: DuffelDouble, report: (error: unknown) => void = () => {}) {
  return createDuffelFlights({
    origin: double.origin,
    credentials: { token: double.token },
    contact: { email: 'office@agency.example', phone: '+4930123456' },
    callTimeoutMs: 2_000,
    buyTimeoutMs: 2_000,
    clock,
    report,
  });
}

describe.each(['EUR', 'GBP'] as const)('in %s', (currency) => {
  testFlightSupply('Duffel’s double', () => openUnderTest(currency));
});

async function openUnderTest(currency: CurrencyCode): Promise<FlightsUnderTest> {
  // Seats run out: each test takes its own.
  const double = await openDuffelDouble({ now: () => clock.now(), world: { ...manySeats(), currency } });
  return {
    port: openFlights(double),
    question: { ...question, currency },
    saysRefund: true,
    lose: (call, what) =>
      double.control.misbehave({
        call: routes[call],
        kind: what === 'request' ? 'request-lost' : 'answer-lost',
      }),
    raisePrice: ({ offerId }) => double.control.changePrice(offerId, 10),
    countPayments: (orderId) =>
      double.control.payments().filter((payment) => payment.orderId === orderId).length,
    close: () => double.close(),
  };
}

function manySeats() {
  return {
    ...DUFFEL_WORLD,
    flights: DUFFEL_WORLD.flights.map((each) => ({ ...each, seats: 200 })),
  };
}

let double: DuffelDouble;
beforeAll(async () => {
  double = await openDuffelDouble({ now: () => clock.now(), world: manySeats() });
});
afterAll(() => double.close());

const call = () => ({
  signal: AbortSignal.timeout(2_000),
  timeoutMs: 2_000,
  willSend: async () => {},
});

async function verify(different: Partial<FlightQuestion> = {}) {
  const verified = await openFlights(double).verify({ ...question, ...different }, call());
  if (verified.outcome !== 'confirmed') throw new Error(JSON.stringify(verified));
  return verified.quote;
}

test('a fare without baggage has to be paid at once, and is bought in one step', async () => {
  const { outbound, inbound } = question;
  const basic = {
    outbound: { ...outbound, baggage: 'none' },
    inbound: { ...inbound, baggage: 'none' },
  } as const;
  const quote = await verify(basic);
  expect(quote).toMatchObject({ canHold: false, certainUntil: null });
  const travellers = buildFlightTravellers(question);
  const request = { reference: 'basic', quote, party: question.party, travellers };
  const ordered = await openFlights(double).order(request, call());
  expect(ordered).toMatchObject({ outcome: 'confirmed', order: { state: 'paid', total: quote.total } });
});

test('a family is asked for, and ordered, by ages on the way back', async () => {
  // Eleven there and twelve on the way back; a baby on the lap.
  const party = { adults: 2, childrenBorn: [requireDay('2014-05-08'), requireDay('2025-06-01')] };
  const quote = await verify({ party });
  const [one, two] = buildFlightTravellers({ party: { adults: 2, childrenBorn: [] } });
  if (one === undefined || two === undefined) throw new Error('Two travel');
  const travellers = [
    one,
    two,
    { ...one, kind: 'child', firstName: 'Clara', birthDate: '2014-05-08' },
    { ...one, kind: 'infant', firstName: 'Dora', birthDate: '2025-06-01' },
  ] as const;
  const ordered = await openFlights(double).order({ reference: 'family', quote, party, travellers }, call());
  expect(ordered).toMatchObject({ outcome: 'confirmed' });
  const [order] = double.control.orders().filter(({ metadata }) => metadata.reference === 'family');
  expect(order?.passengers.map(({ given_name, type }) => [given_name, type])).toEqual(
    expect.arrayContaining([
      ['Clara', expect.stringMatching(/adult|child/)],
      ['Dora', 'infant_without_seat'],
    ]),
  );
});

test('an airline that says nothing about a refund leaves a cancellation open', async () => {
  const [there, back] = [
    { ...flight, airline: 'XQ', baggage: 'none', stops: 0 } as const,
    { ...flight, airline: 'XQ', baggage: 'none', stops: 0 } as const,
  ];
  const quote = await verify({
    outbound: {
      ...there,
      from: 'FRA',
      to: 'PMI',
      day,
      number: 77,
      departure: 1_360,
      arrival: 55,
      isOvernight: true,
    },
    inbound: { ...back, from: 'PMI', to: 'FRA', day: day + 8, number: 78, departure: 1_140, arrival: 1_280 },
  });
  expect(quote.outboundTimes.isOvernight).toBe(true);
  const travellers = buildFlightTravellers(question);
  const flights = openFlights(double);
  const ordered = await flights.order(
    { reference: 'silent', quote, party: question.party, travellers },
    call(),
  );
  if (ordered.outcome !== 'confirmed') throw new Error(JSON.stringify(ordered));
  const { orderId } = ordered.order;
  expect(await flights.quoteCancellation({ orderId }, call())).toEqual({ outcome: 'unknown' });
});

test.each(['order-not-created', 'airline-unknown', 'sold-out'] as const)(
  'an order that goes wrong (%s) leaves nothing behind',
  async (kind) => {
    const quote = await verify();
    const travellers = buildFlightTravellers(question);
    double.control.misbehave({ call: 'orders', kind });
    const request = { reference: kind, quote, party: question.party, travellers };
    const ordered = await openFlights(double).order(request, call());
    expect(ordered.outcome).toBe(kind === 'sold-out' ? 'refused' : 'unknown');
    expect(double.control.orders().filter(({ metadata }) => metadata.reference === kind)).toEqual([]);
    double.control.behave();
  },
);

test('an order that cannot be seen yet is not taken for one that is not there: nothing says so', async () => {
  const quote = await verify();
  const travellers = buildFlightTravellers(question);
  double.control.hideOrders(true);
  double.control.misbehave({ call: 'orders', kind: 'answer-lost' });
  const flights = openFlights(double);
  const request = { reference: 'hidden', quote, party: question.party, travellers };
  expect(await flights.order(request, call())).toEqual({ outcome: 'unknown' });
  const find = () => flights.find({ reference: 'hidden', travellers }, call());
  expect(await find()).toEqual({ outcome: 'confirmed', order: null });
  double.control.hideOrders(false);
  expect(await find()).toMatchObject({ order: { state: 'held' } });
});

test('a balance that is not enough pays nothing, for certain', async () => {
  const quote = await verify();
  const travellers = buildFlightTravellers(question);
  const flights = openFlights(double);
  const ordered = await flights.order(
    { reference: 'poor', quote, party: question.party, travellers },
    call(),
  );
  if (ordered.outcome !== 'confirmed') throw new Error(JSON.stringify(ordered));
  const { orderId, total } = ordered.order;
  double.control.misbehave({ call: 'payments', kind: 'insufficient-balance' });
  expect(await flights.pay({ orderId, total, currency: 'EUR' }, call())).toEqual({
    outcome: 'refused',
    reason: 'rejected',
  });
  expect(await flights.read({ orderId }, call())).toMatchObject({ order: { state: 'held' } });
});

test('a hold that was not paid in time is cancelled, not paid', async () => {
  const flights = openFlights(double);
  const request = {
    quote: await verify(),
    party: question.party,
    travellers: buildFlightTravellers(question),
  };
  const ordered = await flights.order({ reference: 'lapsed', ...request }, call());
  if (ordered.outcome !== 'confirmed') throw new Error(JSON.stringify(ordered));
  const { orderId, total, payBy } = ordered.order;
  if (payBy === null) throw new Error('The double says until when a hold may be paid');
  const before = clock.now();
  try {
    clock.set(new Date(payBy));
    expect(await flights.read({ orderId }, call())).toMatchObject({ order: { state: 'cancelled' } });
    expect(await flights.pay({ orderId, total, currency: 'EUR' }, call())).toEqual({
      outcome: 'refused',
      reason: 'gone',
    });
  } finally {
    clock.set(before);
  }
});
