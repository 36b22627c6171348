import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { buildTravellers } from '../../supply/supply-under-test.ts';
import { openAnsweringServer, type ReceivedCall } from '../../supply/vendor/vendor-under-test.ts';
import type { FlightQuestion } from '../flight-supply-port.ts';
import { createDuffelFlights } from './duffel-flights.server.ts';

const clock = settableClock('2026-03-02T06:00:00Z');
const day = requireDay('2026-05-04');
const flight = {
  id: 1,
  airline: 'ZZ',
  departure: 400,
  arrival: 520,
  isOvernight: false,
  stops: 0,
  cabin: 'economy',
  baggage: 'checked',
  fare: 100_00,
  seats: 9,
} as const;
const question: FlightQuestion = {
  outbound: { ...flight, from: 'FRA', to: 'PMI', day, number: 401 },
  inbound: { ...flight, from: 'PMI', to: 'FRA', day: day + 7, number: 402 },
  party: { adults: 2, childrenBorn: [] },
  currency: 'EUR',
};

let server: Awaited<ReturnType<typeof openAnsweringServer>>;
let reports: string[];
beforeAll(async () => {
  server = await openAnsweringServer();
});
afterAll(() => server.close());
beforeEach(() => {
  reports = [];
  server.received.length = 0;
});

const openFlights = (origin = server.origin, token = 'a token') =>
  createDuffelFlights({
    origin,
    credentials: { token },
    contact: { email: 'office@agency.example', phone: '+4930123456' },
    callTimeoutMs: 2_000,
    buyTimeoutMs: 2_000,
    clock,
    report: (error) => void reports.push(String(error)),
  });
const call = () => ({
  signal: AbortSignal.timeout(2_000),
  timeoutMs: 2_000,
  willSend: async () => {},
});

function buildSegment({ from, to, number }: FlightFacts, [departing, arriving]: readonly string[]) {
  return {
    origin: { iata_code: from },
    destination: { iata_code: to },
    departing_at: departing,
    arriving_at: arriving,
    marketing_carrier: { iata_code: 'ZZ' },
    marketing_carrier_flight_number: String(number).padStart(4, '0'),
    passengers: [{ cabin_class: 'economy', baggages: [{ type: 'checked', quantity: 1 }] }],
  };
}

const there = ['2026-05-04T06:40:00', '2026-05-04T08:45:00'];
const back = ['2026-05-11T12:10:00', '2026-05-11T14:20:00'];
const slicesOf = (out = there, home = back) => [
  { segments: [buildSegment(question.outbound, out)] },
  { segments: [buildSegment(question.inbound, home)] },
];

function buildOffer(different: object = {}) {
  return {
    id: 'off_1',
    total_amount: '400.00',
    total_currency: 'EUR',
    expires_at: '2026-03-02T06:20:00Z',
    slices: slicesOf(),
    passengers: [
      { id: 'pas_1', type: 'adult' },
      { id: 'pas_2', type: 'adult' },
    ],
    payment_requirements: {
      requires_instant_payment: false,
      payment_required_by: '2026-03-03T06:00:00Z',
      price_guarantee_expires_at: null,
    },
    ...different,
  };
}

function buildOrder(different: object = {}) {
  return {
    id: 'ord_1',
    total_amount: '400.00',
    total_currency: 'EUR',
    metadata: { reference: 'ours' },
    cancelled_at: null,
    payment_status: { awaiting_payment: true, paid_at: null, payment_required_by: '2026-03-03T06:00:00Z' },
    slices: slicesOf(),
    airline_initiated_changes: [],
    ...different,
  };
}

const data = (content: unknown, status = 200) => ({ status, body: { data: content } });
const failure = (status: number, type: string, code: string) => ({
  status,
  body: { errors: [{ type, code, title: code }], meta: { status } },
});

const offersAnswer = (offers: readonly object[], single = offers[0]) => ({
  'POST /air/offer_requests': data({ id: 'orq_1' }, 201),
  'GET /air/offers': data(offers),
  'GET /air/offers/off_1': data(single),
});

describe('finding a pair again', () => {
  test('asks for adults by their type, without offers, and takes the price of the single offer', async () => {
    server.answers = offersAnswer([buildOffer()], buildOffer({ total_amount: '412.50' }));
    const verified = await openFlights().verify(question, call());
    expect(verified).toMatchObject({
      outcome: 'confirmed',
      quote: {
        total: 412_50,
        canHold: true,
        expiresAt: Date.UTC(2026, 2, 2, 6, 20),
        outboundTimes: { departure: 400, arrival: 525, isOvernight: false },
      },
    });
    const [asked] = server.received;
    expect(asked?.path).toContain('return_offers=false');
    expect(asked?.headers).toMatchObject({ authorization: 'Bearer a token', 'duffel-version': 'v2' });
    expect(dataOf(asked)).toEqual({
      slices: [
        { origin: 'FRA', destination: 'PMI', departure_date: '2026-05-04' },
        { origin: 'PMI', destination: 'FRA', departure_date: '2026-05-11' },
      ],
      cabin_class: 'economy',
      passengers: [{ type: 'adult' }, { type: 'adult' }],
    });
  });

  test.each([
    ['2026-03-03T06:00:00Z', '2026-03-02T18:00:00Z', Date.UTC(2026, 2, 2, 18)],
    ['2026-03-03T06:00:00Z', '2026-03-09T18:00:00Z', Date.UTC(2026, 2, 3, 6)],
    ['2026-03-03T06:00:00Z', null, null],
  ])('seats until %s at a price until %s are certain until %s', async (payBy, pricedUntil, certainUntil) => {
    const payment_requirements = {
      requires_instant_payment: false,
      payment_required_by: payBy,
      price_guarantee_expires_at: pricedUntil,
    };
    server.answers = offersAnswer([buildOffer({ payment_requirements })]);
    expect(await openFlights().verify(question, call())).toMatchObject({ quote: { certainUntil } });
  });

  test('reads all pages', async () => {
    server.answers = {
      ...offersAnswer([buildOffer()]),
      'GET /air/offers': ({ path }) =>
        path.includes('after=next') ? data([buildOffer()]) : { body: { data: [], meta: { after: 'next' } } },
    };
    expect(await openFlights().verify(question, call())).toMatchObject({ outcome: 'confirmed' });
  });

  test.each([
    ['another flight number', { slices: slicesOf().toReversed() }, 'gone'],
    ['another day', { slices: slicesOf(['2026-05-05T06:40:00', '2026-05-05T08:45:00']) }, 'gone'],
    ['francs', { total_currency: 'CHF' }, 'other-currency'],
  ])('refuses %s', async (_, different, reason) => {
    server.answers = offersAnswer([buildOffer(different)]);
    expect(await openFlights().verify(question, call())).toEqual({ outcome: 'refused', reason });
  });

  test('takes no offer of the test mode with a live token', async () => {
    server.answers = offersAnswer([buildOffer({ live_mode: false })]);
    expect(await openFlights().verify(question, call())).toMatchObject({ outcome: 'confirmed' });
    const live = openFlights(server.origin, 'duffel_live_token');
    expect(await live.verify(question, call())).toEqual({ outcome: 'unknown' });
    expect(reports.join()).toContain('test mode');
  });

  test('refuses an offer that is over', async () => {
    server.answers = offersAnswer([buildOffer({ expires_at: '2026-03-02T06:00:00Z' })]);
    expect(await openFlights().verify(question, call())).toEqual({ outcome: 'refused', reason: 'gone' });
  });

  test.each([
    [
      'a token that is refused',
      failure(401, 'authentication_error', 'access_token_not_found'),
      'DUFFEL_TOKEN',
    ],
    ['too many calls', failure(429, 'rate_limit_error', 'rate_limit_exceeded'), 'Too many calls'],
    ['a server error', failure(500, 'api_error', 'internal_server_error'), 'Answer 500'],
    ['an error without a meaning', failure(422, 'airline_error', 'airline_unknown'), 'has no meaning'],
    ['a dropped connection', null, 'No answer'],
    ['an answer of another shape', { body: { data: { name: 1 } } }, 'readable id'],
  ])('is unknown after %s, and says so', async (_, answer, named) => {
    server.answers = { 'POST /air/offer_requests': answer };
    expect(await openFlights().verify(question, call())).toEqual({ outcome: 'unknown' });
    expect(reports.join()).toContain(named);
  });
});

const quote = {
  offerId: 'off_1',
  total: 400_00,
  currency: 'EUR',
  outboundTimes: flight,
  inboundTimes: flight,
  expiresAt: 0,
  canHold: true,
  certainUntil: null,
} as const;
const travellers = buildTravellers(question).map((traveller, at) => ({
  ...traveller,
  lastName: at === 0 ? 'Byron' : 'Lovelace',
}));
const order = (different: object = {}) =>
  openFlights().order({ reference: 'ours', quote, party: question.party, travellers, ...different }, call());
/** What a call carries, as Duffel wraps it. */
const dataOf = (call: ReceivedCall | undefined) =>
  (call?.body as { readonly data: { readonly payments?: unknown } } | undefined)?.data;
const sentOrders = () =>
  server.received.filter(({ method, path }) => method === 'POST' && path === '/air/orders');

describe('ordering', () => {
  test('holds an offer that may be paid later, with our reference and no payment', async () => {
    server.answers = { ...offersAnswer([buildOffer()]), 'POST /air/orders': data(buildOrder(), 201) };
    expect(await order()).toMatchObject({
      outcome: 'confirmed',
      order: {
        orderId: 'ord_1',
        state: 'held',
        total: 400_00,
        payBy: Date.UTC(2026, 2, 3, 6),
        certainUntil: null,
      },
    });
    expect(dataOf(sentOrders()[0])).toMatchObject({
      type: 'pay_later',
      selected_offers: ['off_1'],
      metadata: { reference: 'ours' },
      passengers: [{ id: 'pas_1', family_name: 'Byron' }, { id: 'pas_2' }],
    });
    expect(dataOf(sentOrders()[0])?.payments).toBeUndefined();
  });

  test('pays an offer at once that cannot be held, at its own amount', async () => {
    const instant = buildOffer({ payment_requirements: { requires_instant_payment: true } });
    const paid = buildOrder({ payment_status: { awaiting_payment: false, paid_at: '2026-03-02T05:30:00Z' } });
    server.answers = { ...offersAnswer([instant]), 'POST /air/orders': data(paid, 201) };
    expect(await order({ quote: { ...quote, canHold: false } })).toMatchObject({ order: { state: 'paid' } });
    expect(dataOf(sentOrders()[0])).toMatchObject({
      type: 'instant',
      payments: [{ type: 'balance', amount: '400.00', currency: 'EUR' }],
    });
  });

  test.each([
    ['a price that has risen', { total_amount: '400.01' }, {}, 'price-changed'],
    ['an offer that is over', { expires_at: '2026-03-02T05:59:00Z' }, {}, 'gone'],
    [
      'an offer that can no longer be held',
      { payment_requirements: { requires_instant_payment: true } },
      {},
      'gone',
    ],
    [
      'a name that airlines do not take',
      {},
      { travellers: travellers.map((each) => ({ ...each, lastName: 'Дмитриев' })) },
      'bad-name',
    ],
  ])('orders nothing for %s', async (_, offer, different, reason) => {
    server.answers = { ...offersAnswer([buildOffer(offer)]), 'POST /air/orders': data(buildOrder()) };
    expect(await order(different)).toEqual({ outcome: 'refused', reason });
    expect(sentOrders()).toEqual([]);
  });

  test.each([
    [{ status: 202, body: {} }, { outcome: 'accepted' }],
    [null, { outcome: 'unknown' }],
    [
      failure(422, 'invalid_state_error', 'offer_no_longer_available'),
      { outcome: 'refused', reason: 'gone' },
    ],
    [failure(422, 'invalid_state_error', 'price_changed'), { outcome: 'refused', reason: 'price-changed' }],
    [failure(422, 'validation_error', 'validation_format'), { outcome: 'refused', reason: 'rejected' }],
    [failure(403, 'authentication_error', 'forbidden'), { outcome: 'not-done' }],
    [failure(429, 'rate_limit_error', 'rate_limit_exceeded'), { outcome: 'not-done' }],
  ])('an order that was not made is refused, one that may have been is open: %j', async (answer, outcome) => {
    server.answers = { ...offersAnswer([buildOffer()]), 'POST /air/orders': answer };
    expect(await order()).toEqual(outcome);
  });

  test('orders nothing where there is no connection, for certain', async () => {
    const closed = await openAnsweringServer();
    await closed.close();
    const request = { reference: 'ours', quote, party: question.party, travellers };
    expect(await openFlights(closed.origin).order(request, call())).toEqual({ outcome: 'not-done' });
  });

  test('notes its attempt after the offer was read, right before the order', async () => {
    server.answers = { ...offersAnswer([buildOffer()]), 'POST /air/orders': data(buildOrder(), 201) };
    const request = { reference: 'ours', quote, party: question.party, travellers };
    let receivedBefore: readonly string[] = [];
    const willSend = async () => {
      receivedBefore = server.received.map(({ path }) => path);
    };
    await openFlights().order(request, { ...call(), willSend });
    expect(receivedBefore).toEqual(['/air/offers/off_1']);
    expect(sentOrders()).toHaveLength(1);
  });

  test('finds its order by the reference in the metadata', async () => {
    server.answers = {
      'GET /air/orders': data([
        buildOrder({ id: 'ord_2', metadata: null }),
        buildOrder({ id: 'ord_3', metadata: { reference: 'other' } }),
        buildOrder(),
      ]),
    };
    const flights = openFlights();
    expect(await flights.find({ reference: 'ours', travellers }, call())).toMatchObject({
      order: { orderId: 'ord_1' },
    });
    expect(await flights.find({ reference: 'nobody', travellers }, call())).toEqual({
      outcome: 'confirmed',
      order: null,
    });
    expect(server.received[0]?.path).toContain('passenger_name%5B%5D=Byron');
  });

  test('takes the paid one of two orders with its reference, and none of two that are paid', async () => {
    const find = () => openFlights().find({ reference: 'ours', travellers }, call());
    const paid = { payment_status: { awaiting_payment: false, paid_at: '2026-03-02T05:30:00Z' } };
    const cancelled = buildOrder({ id: 'ord_0', cancelled_at: '2026-03-02T05:00:00Z' });
    server.answers = {
      'GET /air/orders': data([cancelled, buildOrder(), buildOrder({ id: 'ord_2', ...paid })]),
    };
    expect(await find()).toMatchObject({ order: { orderId: 'ord_2' } });
    server.answers = { 'GET /air/orders': data([cancelled, buildOrder()]) };
    expect(await find()).toMatchObject({ order: { orderId: 'ord_1' } });
    server.answers = { 'GET /air/orders': data([buildOrder(paid), buildOrder({ id: 'ord_2', ...paid })]) };
    expect(await find()).toEqual({ outcome: 'unknown' });
  });
});

describe('paying', () => {
  const pay = (total = 400_00) => openFlights().pay({ orderId: 'ord_1', total, currency: 'EUR' }, call());
  const payments = () => server.received.filter(({ path }) => path === '/air/payments');

  test('reads the order first and pays its amount in its currency', async () => {
    server.answers = {
      'GET /air/orders/ord_1': data(buildOrder({ total_amount: '399.90' })),
      'POST /air/payments': data({ id: 'pay_1' }, 201),
    };
    expect(await pay()).toEqual({ outcome: 'confirmed' });
    expect(dataOf(payments()[0])).toEqual({
      order_id: 'ord_1',
      payment: { type: 'balance', amount: '399.90', currency: 'EUR' },
    });
  });

  test.each([
    ['succeeded', { outcome: 'confirmed' }],
    ['pending', { outcome: 'unknown' }],
    ['failed', { outcome: 'unknown' }],
  ])('a payment that is %s is %j', async (status, outcome) => {
    server.answers = {
      'GET /air/orders/ord_1': data(buildOrder()),
      'POST /air/payments': data({ id: 'pay_1', status }, 201),
    };
    expect(await pay()).toEqual(outcome);
  });

  test.each([
    [
      'is paid already',
      { payment_status: { awaiting_payment: false, paid_at: '2026-03-02T05:30:00Z' } },
      { outcome: 'confirmed' },
    ],
    ['costs more', { total_amount: '400.01' }, { outcome: 'refused', reason: 'price-changed' }],
    [
      'has lapsed unpaid',
      {
        payment_status: {
          awaiting_payment: false,
          paid_at: null,
          payment_required_by: '2026-03-02T04:00:00Z',
        },
      },
      { outcome: 'refused', reason: 'gone' },
    ],
    [
      'is neither paid nor to be paid',
      { payment_status: { awaiting_payment: false, paid_at: null } },
      { outcome: 'unknown' },
    ],
    ['is cancelled', { cancelled_at: '2026-03-02T05:00:00Z' }, { outcome: 'refused', reason: 'gone' }],
    [
      'is past its day of payment',
      {
        payment_status: {
          awaiting_payment: true,
          paid_at: null,
          payment_required_by: '2026-03-02T06:00:00Z',
        },
      },
      { outcome: 'refused', reason: 'gone' },
    ],
  ])('pays no order that %s', async (_, different, outcome) => {
    server.answers = { 'GET /air/orders/ord_1': data(buildOrder(different)) };
    expect(await pay()).toEqual(outcome);
    expect(payments()).toEqual([]);
  });
});

test('an order that is not found any more is unknown, not cancelled', async () => {
  server.answers = { 'GET /air/orders/ord_1': failure(404, 'invalid_request_error', 'not_found') };
  expect(await openFlights().read({ orderId: 'ord_1' }, call())).toEqual({ outcome: 'unknown' });
  expect(await openFlights().pay({ orderId: 'ord_1', total: 400_00, currency: 'EUR' }, call())).toEqual({
    outcome: 'unknown',
  });
});

describe('cancelling', () => {
  const buildCancellation = (different: object = {}) => ({
    id: 'ore_1',
    order_id: 'ord_1',
    refund_amount: '90.10',
    refund_currency: 'EUR',
    refund_to: 'balance',
    confirmed_at: null,
    ...different,
  });

  test('asks first what comes back, then confirms it', async () => {
    server.answers = {
      'POST /air/order_cancellations': data(buildCancellation(), 201),
      'POST /air/order_cancellations/ore_1/actions/confirm': data(
        buildCancellation({ confirmed_at: '2026-03-02T06:00:00Z' }),
      ),
    };
    const flights = openFlights();
    expect(await flights.quoteCancellation({ orderId: 'ord_1' }, call())).toEqual({
      outcome: 'confirmed',
      cancellationId: 'ore_1',
      refund: 90_10,
      currency: 'EUR',
    });
    const confirmed = { outcome: 'confirmed', refund: { amount: 90_10, currency: 'EUR' } };
    expect(await flights.cancel({ cancellationId: 'ore_1', refund: 90_10 }, call())).toEqual(confirmed);
    expect(await flights.cancel({ cancellationId: 'ore_1', refund: 90_11 }, call())).toEqual({
      outcome: 'unknown',
    });
  });

  test.each([
    ['nobody knows', { refund_amount: null, refund_currency: null }],
    ['comes as a voucher', { refund_to: 'voucher' }],
    ['is in a currency that the shop has not', { refund_currency: 'USD' }],
  ])('is unknown where the refund %s', async (_, different) => {
    server.answers = { 'POST /air/order_cancellations': data(buildCancellation(different)) };
    expect(await openFlights().quoteCancellation({ orderId: 'ord_1' }, call())).toEqual({
      outcome: 'unknown',
    });
  });

  const cancelled_at = '2026-03-02T06:00:00Z';
  const paid = {
    payment_status: { awaiting_payment: false, paid_at: '2026-03-02T05:30:00Z' },
    cancelled_at,
  };
  const confirmed = { confirmed_at: cancelled_at };

  test.each([
    ['all in euros', confirmed, { amount: 90_10, currency: 'EUR' }],
    ['in pounds', { ...confirmed, refund_currency: 'GBP' }, { amount: 90_10, currency: 'GBP' }],
    [
      'nothing',
      { ...confirmed, refund_amount: '0.00', refund_to: 'voucher' },
      { amount: 0, currency: 'EUR' },
    ],
  ])('once it is done, is what the order says it has returned: %s', async (_, different, refund) => {
    const cancellation = buildCancellation(different);
    server.answers = { 'GET /air/orders/ord_1': data(buildOrder({ ...paid, cancellation })) };
    expect(await openFlights().read({ orderId: 'ord_1' }, call())).toMatchObject({
      order: { state: 'cancelled', refund },
    });
  });

  test.each([
    ['has no cancellation', { ...paid, cancellation: null }],
    ['has one that was never confirmed', { ...paid, cancellation: buildCancellation() }],
    ['is not cancelled', { ...paid, cancelled_at: null, cancellation: buildCancellation(confirmed) }],
    [
      'returns a voucher',
      { ...paid, cancellation: buildCancellation({ ...confirmed, refund_to: 'voucher' }) },
    ],
    [
      'returns what nobody knows',
      { ...paid, cancellation: buildCancellation({ ...confirmed, refund_amount: null }) },
    ],
  ])('says nothing of a refund where the order %s', async (_, different) => {
    server.answers = { 'GET /air/orders/ord_1': data(buildOrder(different)) };
    const read = await openFlights().read({ orderId: 'ord_1' }, call());
    if (read.outcome !== 'confirmed') throw new Error(JSON.stringify(read));
    expect(read.order.refund).toBeUndefined();
  });

  test('of what is not refundable returns nothing', async () => {
    server.answers = {
      'POST /air/order_cancellations': data(
        buildCancellation({ refund_amount: '0.00', refund_to: 'voucher' }),
      ),
    };
    expect(await openFlights().quoteCancellation({ orderId: 'ord_1' }, call())).toMatchObject({ refund: 0 });
  });
});

test('changes of the airline are other times, another number or no flight', async () => {
  const [out, home] = slicesOf();
  const [later] = slicesOf(['2026-05-04T09:05:00', '2026-05-04T11:10:00']);
  const changes = [
    { id: 'aic_2', created_at: '2026-03-05T10:00:00Z', added: [], removed: [home] },
    { id: 'aic_1', created_at: '2026-03-04T10:00:00Z', added: [later], removed: [out] },
  ];
  server.answers = { 'GET /air/orders/ord_1': data(buildOrder({ airline_initiated_changes: changes })) };
  expect(await openFlights().read({ orderId: 'ord_1' }, call())).toMatchObject({
    order: {
      changes: [
        {
          id: 'aic_1-outbound',
          change: {
            kind: 'flight-changed',
            leg: 'outbound',
            departure: '2026-05-04T09:05',
            arrival: '2026-05-04T11:10',
          },
        },
        { id: 'aic_2-inbound', change: { kind: 'flight-cancelled', leg: 'inbound' } },
      ],
    },
  });
});
