import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../../../../domain/time/clock.ts';
import { signDuffelBody } from './duffel-webhooks.server.ts';
import {
  type DuffelDouble,
  type DuffelDoubleOptions,
  openDuffelDouble,
} from './open-duffel-double.server.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads the vendor's JSON as it comes
type Json = any;

const start = '2026-11-29T08:00:00Z';
let clock = settableClock(start);
let duffel: DuffelDouble;

async function reopen(options: Partial<DuffelDoubleOptions> = {}): Promise<void> {
  await duffel?.close();
  clock = settableClock(start);
  duffel = await openDuffelDouble({ now: () => clock.now(), ...options });
}
beforeEach(() => reopen());
afterEach(() => duffel.close());

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Json;
}

async function call(
  method: string,
  path: string,
  data?: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<Reply> {
  const wanted = {
    authorization: `Bearer ${duffel.token}`,
    'duffel-version': 'v2',
    'content-type': 'application/json',
    ...headers,
  };
  const response = await fetch(duffel.origin + path, {
    method,
    headers: Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
    body: data === undefined ? null : JSON.stringify({ data }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, json: isJson ? JSON.parse(text) : text };
}

const adult = { type: 'adult' };
const there = { origin: 'FRA', destination: 'PMI', departure_date: '2027-03-01' };
const back = { origin: 'PMI', destination: 'FRA', departure_date: '2027-03-08' };

async function search(
  passengers: readonly object[] = [adult],
  slices: readonly object[] = [there],
): Promise<Json[]> {
  const reply = await call('POST', '/air/offer_requests', { slices, passengers });
  expect(reply.status).toBe(201);
  return reply.json.data.offers;
}
const findFlex = async (...wanted: Parameters<typeof search>) =>
  (await search(...wanted)).find(
    ({ slices }) => slices[0].fare_brand_name === 'Flex' && slices[0].segments.length === 1,
  );

function nameOf(passenger: Json, change: object = {}) {
  return {
    id: passenger.id,
    title: 'ms',
    gender: 'f',
    given_name: 'Ana',
    family_name: 'Mörk',
    born_on: '1990-05-01',
    email: 'ana@traveller.example',
    phone_number: '+4930123456',
    ...change,
  };
}

function orderFor(offer: Json, change: object = {}) {
  return {
    type: 'instant',
    selected_offers: [offer.id],
    payments: [{ type: 'balance', amount: offer.total_amount, currency: offer.total_currency }],
    passengers: offer.passengers.map((passenger: Json) => nameOf(passenger)),
    metadata: { booking: 'b-1' },
    ...change,
  };
}
const order = (offer: Json, change: object = {}) => call('POST', '/air/orders', orderFor(offer, change));
const hold = (offer: Json) => order(offer, { type: 'pay_later', payments: [] });
const firstError = ({ status, json }: Reply) => [status, json.errors[0].code];

describe('headers', () => {
  it.each([
    [{ authorization: undefined }, 401, 'missing_authorization_header'],
    [{ authorization: 'Basic abc' }, 401, 'invalid_authorization_header'],
    [{ authorization: 'Bearer other' }, 401, 'access_token_not_found'],
    [{ 'duffel-version': undefined }, 400, 'missing_version_header'],
    [{ 'duffel-version': 'v1' }, 400, 'unsupported_version'],
    [{ accept: 'text/html' }, 406, 'unsupported_format'],
    [{ 'content-type': 'text/plain' }, 400, 'invalid_content_type_header'],
  ])('%j is refused with %i %s', async (headers, status, code) => {
    const reply = await call(
      'POST',
      '/air/offer_requests',
      { slices: [there], passengers: [adult] },
      headers,
    );
    expect(firstError(reply)).toEqual([status, code]);
    expect(reply.json.meta).toMatchObject({ status, request_id: expect.stringMatching(/^req_/) });
  });
});

describe('a search', () => {
  it('finds offers with text amounts, local times and what they require, cheapest first', async () => {
    const offers = await search();
    expect(offers.map(({ total_amount }) => total_amount)).toEqual(['74.50', '99.00', '159.00', '210.00']);
    expect(offers[0].slices[0].segments[0]).toMatchObject({
      departing_at: '2027-03-01T22:40:00',
      arriving_at: '2027-03-02T00:55:00',
      duration: 'PT2H15M',
    });
    expect(offers[1].payment_requirements).toEqual({
      requires_instant_payment: true,
      payment_required_by: null,
      price_guarantee_expires_at: null,
    });
    expect(offers[2].payment_requirements.payment_required_by).toBe('2026-12-02T08:00:00.000Z');
    expect(offers[0].conditions.refund_before_departure).toBeNull();
    expect(offers[0]).not.toHaveProperty('available_services');
  });

  it('adds up adults, children and infants of both directions with one airline and fare', async () => {
    const offer = await findFlex([adult, { age: 8 }, { age: 1 }], [there, back]);
    expect(offer.total_amount).toBe('606.00');
    expect(offer.passengers.map(({ type }: Json) => type)).toEqual(['adult', 'child', 'infant_without_seat']);
  });

  it.each([
    [{ type: 'adult', age: 40 }, 'invalid_field_sets'],
    [{}, 'validation_required'],
    [{ type: 'child' }, 'validation_inclusion'],
    [{ age: '8' }, 'validation_type'],
    [{ age: 8, born_on: '2019-01-01' }, 'bad_request'],
  ])('refuses a passenger of %j with %s', async (passenger, code) => {
    const reply = await call('POST', '/air/offer_requests', { slices: [there], passengers: [passenger] });
    expect(reply.json.errors[0].code).toBe(code);
  });

  it('lists its offers in pages', async () => {
    const request = await call('POST', '/air/offer_requests?return_offers=false', {
      slices: [there],
      passengers: [adult],
    });
    expect(request.json.data).not.toHaveProperty('offers');
    const path = `/air/offers?offer_request_id=${request.json.data.id}&limit=3`;
    const first = await call('GET', path);
    const second = await call('GET', `${path}&after=${first.json.meta.after}`);
    expect([first.json.data.length, second.json.data.length, second.json.meta.after]).toEqual([3, 1, null]);
    expect((await call('GET', '/air/offers?limit=201&offer_request_id=orq_1')).status).toBe(404);
  });

  it('shows services in the single offer alone', async () => {
    const offer = await findFlex();
    const single = await call('GET', `/air/offers/${offer.id}?return_available_services=true`);
    expect(single.json.data.available_services).toMatchObject([{ type: 'baggage', total_amount: '30.00' }]);
  });
});

describe('an order', () => {
  it('is made, paid and ticketed at once, with our metadata', async () => {
    const offer = await findFlex();
    const reply = await order(offer);
    expect(reply.status).toBe(201);
    expect(reply.json.data).toMatchObject({
      total_amount: '159.00',
      metadata: { booking: 'b-1' },
      payment_status: { awaiting_payment: false, paid_at: start.replace('Z', '.000Z') },
      documents: [{ type: 'electronic_ticket' }],
      available_actions: ['cancel', 'update'],
    });
    expect(duffel.control.orders()).toHaveLength(1);
    expect(duffel.control.payments()).toMatchObject([{ amount: 15_900 }]);
  });

  it('costs its services too', async () => {
    const offer = await findFlex();
    const single = await call('GET', `/air/offers/${offer.id}?return_available_services=true`);
    const services = [{ id: single.json.data.available_services[0].id, quantity: 1 }];
    expect(firstError(await order(offer, { services }))).toEqual([
      422,
      'payment_amount_does_not_match_order_amount',
    ]);
    const payments = [{ type: 'balance', amount: '189.00', currency: 'EUR' }];
    expect((await order(offer, { services, payments })).json.data.total_amount).toBe('189.00');
  });

  const one = (change: object) => (offer: Json) => ({ passengers: [nameOf(offer.passengers[0], change)] });
  it.each<[string, (offer: Json) => object, string]>([
    ['two offers', (offer) => ({ selected_offers: [offer.id, offer.id] }), 'validation_length'],
    ['another type', () => ({ type: 'hold' }), 'validation_inclusion'],
    ['no payment', () => ({ payments: [] }), 'validation_required'],
    [
      'a number for the amount',
      () => ({ payments: [{ type: 'balance', amount: 159, currency: 'EUR' }] }),
      'validation_type',
    ],
    [
      'another currency',
      () => ({ payments: [{ type: 'balance', amount: '159.00', currency: 'GBP' }] }),
      'payment_currency_does_not_match_order_currency',
    ],
    ['nobody', () => ({ passengers: [] }), 'validation_required'],
    ['a name of 21 letters', one({ given_name: 'A'.repeat(21) }), 'validation_length'],
    ['a name in Greek', one({ family_name: 'Παπάς' }), 'validation_format'],
    ['a phone number without a country', one({ phone_number: '030123' }), 'invalid_phone_number'],
    ['a birthday that does not exist', one({ born_on: '1990-02-30' }), 'validation_type'],
    ['an unknown field', () => ({ reference: 'b-1' }), 'bad_request'],
    ['a metadata number', () => ({ metadata: { booking: 1 } }), 'validation_type'],
  ])('is refused with %s', async (_name, change, code) => {
    const offer = await findFlex();
    expect((await order(offer, change(offer))).json.errors[0].code).toBe(code);
    expect(duffel.control.orders()).toEqual([]);
  });

  it('needs birthdays of the searched ages at the last slice, other names and a lap for an infant', async () => {
    const offer = await findFlex([adult, { age: 8 }, { age: 1 }], [there, back]);
    const [mother, child, infant] = offer.passengers;
    const people = (childBorn: string, lap: object) => ({
      passengers: [
        nameOf(mother, lap),
        nameOf(child, { given_name: 'Bo', born_on: childBorn }),
        nameOf(infant, { given_name: 'Cy', born_on: '2025-06-01' }),
      ],
    });
    const lap = { infant_passenger_id: infant.id };
    // Nine years old between the two flights.
    expect((await order(offer, people('2018-03-05', lap))).json.errors[0].source.field).toBe('born_on');
    expect((await order(offer, people('2018-03-09', {}))).json.errors[0].code).toBe('validation_required');
    const twins = people('2018-03-09', lap);
    twins.passengers[1] = { ...twins.passengers[1], given_name: 'ANA' } as Json;
    expect((await order(offer, twins)).json.errors[0].code).toBe('duplicate_passenger_name');
    expect((await order(offer, people('2018-03-09', lap))).status).toBe(201);
  });

  it('is refused once the offer has expired, its flight is full or its price has changed', async () => {
    const [soldOut, changed, late] = [await findFlex(), await findFlex(), await findFlex()];
    duffel.control.changePrice(changed.id, 10);
    expect(firstError(await order(changed))).toEqual([422, 'payment_amount_does_not_match_order_amount']);
    expect((await call('GET', `/air/offers/${changed.id}`)).json.data.total_amount).toBe('174.90');
    duffel.control.sellOut(soldOut.id);
    expect(firstError(await call('GET', `/air/offers/${soldOut.id}`))).toEqual([
      422,
      'offer_no_longer_available',
    ]);
    expect(firstError(await order(soldOut))).toEqual([422, 'offer_no_longer_available']);
    clock.advance(30 * 60_000);
    expect(firstError(await order(late))).toEqual([422, 'offer_expired']);
  });

  it('is booked again when it is repeated, unless the double refuses it', async () => {
    const offer = await findFlex();
    await order(offer);
    expect((await order(offer)).status).toBe(201);
    expect(duffel.control.orders()).toHaveLength(2);
    await reopen({ repeatedOrder: 'refused' });
    const other = await findFlex();
    await order(other);
    expect(firstError(await order(other))).toEqual([422, 'offer_request_already_booked']);
  });

  it('is found by offer in the list, never by metadata', async () => {
    const [one, two] = [await findFlex(), await findFlex()];
    await order(one);
    const { id } = (await order(two)).json.data;
    const found = await call('GET', `/air/orders?offer_id=${two.id}`);
    expect(found.json.data.map((known: Json) => known.id)).toEqual([id]);
    expect((await call('GET', '/air/orders')).json.data[0].id).toBe(id);
    expect((await call('GET', '/air/orders?metadata[booking]=b-1')).status).toBe(400);
  });

  it('takes the seats of its flight', async () => {
    const eight = Array.from({ length: 8 }, () => adult);
    const offer = await findFlex(eight);
    const passengers = offer.passengers.map((passenger: Json, index: number) =>
      nameOf(passenger, { given_name: 'abcdefgh'[index] }),
    );
    expect((await order(offer, { passengers })).status).toBe(201);
    expect(await findFlex([adult, adult])).toBeUndefined();
    expect(await findFlex([adult])).toBeDefined();
  });
});

describe('a held order', () => {
  it('waits for its payment, which must be the price of now', async () => {
    const offer = await findFlex();
    const held = (await hold(offer)).json.data;
    expect(held.payment_status).toMatchObject({
      awaiting_payment: true,
      paid_at: null,
      payment_required_by: '2026-12-02T08:00:00.000Z',
      price_guarantee_expires_at: '2026-11-30T08:00:00.000Z',
    });
    expect(held.documents).toEqual([]);
    expect(() => duffel.control.changePrice(held.id, 10)).toThrow('guaranteed');
    clock.advance(25 * 3_600_000);
    duffel.control.changePrice(held.id, 10);
    const pay = (amount: string) =>
      call('POST', '/air/payments', {
        order_id: held.id,
        payment: { type: 'balance', amount, currency: 'EUR' },
      });
    expect(firstError(await pay('159.00'))).toEqual([422, 'payment_amount_does_not_match_order_amount']);
    const read = (await call('GET', `/air/orders/${held.id}`)).json.data;
    expect(read.payment_status.price_guarantee_expires_at).toBeNull();
    expect((await pay(read.total_amount)).status).toBe(201);
    expect(firstError(await pay(read.total_amount))).toEqual([422, 'already_paid']);
  });

  it('lapses with the same flag as a paid one', async () => {
    const held = (await hold(await findFlex())).json.data;
    clock.advance(72 * 3_600_000);
    const read = (await call('GET', `/air/orders/${held.id}`)).json.data;
    expect(read.payment_status).toMatchObject({ awaiting_payment: false, paid_at: null });
    const payment = { type: 'balance', amount: '159.00', currency: 'EUR' };
    expect(firstError(await call('POST', '/air/payments', { order_id: held.id, payment }))).toEqual([
      422,
      'past_payment_required_by_date',
    ]);
  });

  it('is refused for an offer that wants its money at once, with a payment, and is not paid twice', async () => {
    const [, basic] = await search();
    expect(firstError(await hold(basic))).toEqual([422, 'validation_inclusion']);
    const offer = await findFlex();
    expect(firstError(await order(offer, { type: 'pay_later' }))).toEqual([422, 'invalid_field_sets']);
    const { id } = (await order(offer)).json.data;
    const payment = { type: 'balance', amount: '159.00', currency: 'EUR' };
    expect(firstError(await call('POST', '/air/payments', { order_id: id, payment }))).toEqual([
      422,
      'order_type_not_eligible_for_payment',
    ]);
  });
});

describe('a cancellation', () => {
  const quote = (id: string) => call('POST', '/air/order_cancellations', { order_id: id });
  const confirm = (id: string) => call('POST', `/air/order_cancellations/${id}/actions/confirm`);

  it('is a quote until it is confirmed', async () => {
    const { id } = (await order(await findFlex())).json.data;
    const quoted = (await quote(id)).json.data;
    expect(quoted).toMatchObject({ refund_amount: '109.00', refund_to: 'balance', confirmed_at: null });
    expect((await call('GET', `/air/orders/${id}`)).json.data.cancelled_at).toBeNull();
    expect((await confirm(quoted.id)).json.data.confirmed_at).not.toBeNull();
    expect((await call('GET', `/air/orders/${id}`)).json.data).toMatchObject({
      cancellation: { id: quoted.id },
      available_actions: ['update'],
    });
    expect(firstError(await confirm(quoted.id))).toEqual([422, 'already_cancelled']);
    expect(firstError(await quote(id))).toEqual([422, 'already_cancelled']);
  });

  it('refunds nothing, or says nothing about it, by the fare', async () => {
    const [unknown, basic] = await search();
    expect((await quote((await order(unknown)).json.data.id)).json.data).toMatchObject({
      refund_amount: null,
      refund_to: 'voucher',
    });
    expect((await quote((await order(basic)).json.data.id)).json.data.refund_amount).toBe('0.00');
    expect((await quote((await hold(await findFlex())).json.data.id)).json.data.refund_to).toBe(
      'awaiting_payment',
    );
  });

  it('is stale after its time and after a newer quote', async () => {
    const { id } = (await order(await findFlex())).json.data;
    const [first, second] = [(await quote(id)).json.data, (await quote(id)).json.data];
    expect(firstError(await confirm(first.id))).toEqual([422, 'order_cancellation_stale']);
    clock.advance(30 * 60_000);
    expect(firstError(await confirm(second.id))).toEqual([422, 'order_cancellation_stale']);
  });

  it('ends on the day of the departure', async () => {
    const { id } = (await order(await findFlex())).json.data;
    clock.set('2027-03-01T00:00:00Z');
    expect(firstError(await quote(id))).toEqual([422, 'order_not_cancellable']);
  });
});

describe('a change by the airline', () => {
  it('is shown with the order, moves it when accepted, and stops a payment until then', async () => {
    const held = (await hold(await findFlex())).json.data;
    duffel.control.changeSchedule(held.id, { byMinutes: 95 });
    const payment = { type: 'balance', amount: '159.00', currency: 'EUR' };
    const pay = () => call('POST', '/air/payments', { order_id: held.id, payment });
    expect(firstError(await pay())).toEqual([422, 'schedule_changed']);
    const [change] = (await call('GET', `/air/airline_initiated_changes?order_id=${held.id}`)).json.data;
    expect(change.removed[0].segments[0].departing_at).toBe('2027-03-01T09:10:00');
    expect(change.added[0].segments[0].departing_at).toBe('2027-03-01T10:45:00');
    expect((await call('POST', `/air/airline_initiated_changes/${change.id}/actions/accept`)).status).toBe(
      200,
    );
    const read = (await call('GET', `/air/orders/${held.id}`)).json.data;
    expect(read.slices[0].segments[0].departing_at).toBe('2027-03-01T10:45:00');
    expect(read.airline_initiated_changes).toMatchObject([{ action_taken: 'accepted' }]);
    expect((await pay()).status).toBe(201);
  });

  it('cannot be accepted where the flight is cancelled or a newer change exists', async () => {
    const { id } = (await order(await findFlex())).json.data;
    duffel.control.changeSchedule(id, { byMinutes: 10 });
    duffel.control.changeSchedule(id, { cancelled: true });
    const [older, newer] = (await call('GET', `/air/airline_initiated_changes?order_id=${id}`)).json.data;
    const accept = (change: Json) =>
      call('POST', `/air/airline_initiated_changes/${change.id}/actions/accept`);
    expect(firstError(await accept(older))).toEqual([422, 'stale_airline_initiated_change_accept']);
    expect(firstError(await accept(newer))).toEqual([422, 'unsupported_action']);
    expect(newer.available_actions).toEqual(['cancel', 'update']);
    expect((await call('POST', '/air/order_cancellations', { order_id: id })).json.data.refund_amount).toBe(
      '159.00',
    );
  });
});

describe('faults', () => {
  it('an answer is lost after the order was made, a request before it', async () => {
    const offer = await findFlex();
    duffel.control.misbehave({ call: 'orders', kind: 'request-lost' });
    await expect(order(offer)).rejects.toThrow();
    expect(duffel.control.orders()).toHaveLength(0);
    duffel.control.misbehave({ call: 'orders', kind: 'answer-lost' });
    await expect(order(offer)).rejects.toThrow();
    expect(duffel.control.orders()).toHaveLength(1);
    expect((await call('GET', `/air/orders?offer_id=${offer.id}`)).json.data).toHaveLength(1);
  });

  it('an answer never comes though the order was made', async () => {
    const offer = await findFlex();
    duffel.control.misbehave({ call: 'orders', kind: 'hangs' });
    const lost = order(offer).catch(() => 'closed');
    await expect.poll(() => duffel.control.orders()).toHaveLength(1);
    await duffel.close();
    expect(await lost).toBe('closed');
  });

  it('a new order is in no answer while it is hidden', async () => {
    const offer = await findFlex();
    duffel.control.hideOrders(true);
    const { id } = (await order(offer)).json.data;
    expect((await call('GET', `/air/orders?offer_id=${offer.id}`)).json.data).toEqual([]);
    expect((await call('GET', `/air/orders/${id}`)).status).toBe(404);
    duffel.control.hideOrders(false);
    expect((await call('GET', `/air/orders/${id}`)).status).toBe(200);
  });

  it.each([
    ['rate-limited', 429, 'rate_limit_exceeded'],
    ['server-error', 500, 'internal_server_error'],
    ['unavailable', 503, 'service_unavailable'],
    ['order-not-created', 502, 'order_not_created'],
    ['airline-unknown', 502, 'airline_unknown'],
    ['sold-out', 422, 'offer_no_longer_available'],
    ['insufficient-balance', 422, 'insufficient_balance'],
    ['price-changed', 422, 'price_changed'],
  ] as const)('%s is %i %s, once, and no order', async (kind, status, code) => {
    const offer = await findFlex();
    duffel.control.misbehave({ call: 'orders', kind });
    const reply = await order(offer);
    expect(firstError(reply)).toEqual([status, code]);
    if (kind === 'rate-limited')
      expect(reply.headers.get('ratelimit-reset')).toBe('Sun, 29 Nov 2026 08:01:00 GMT');
    expect(duffel.control.orders()).toEqual([]);
    const again = (await call('GET', `/air/offers/${offer.id}`)).json.data;
    expect((await order(again)).status).toBe(201);
  });

  it('an answer of 500 may come after the work', async () => {
    duffel.control.misbehave({ call: 'orders', kind: 'server-error', afterWork: true });
    expect((await order(await findFlex())).status).toBe(500);
    expect(duffel.control.orders()).toHaveLength(1);
  });

  it('202 leaves the order undecided until it is created or has failed', async () => {
    const [one, two] = [await findFlex(), await findFlex()];
    duffel.control.misbehave({ call: 'orders', kind: 'accepted', times: 2 });
    expect((await order(one)).status).toBe(202);
    expect(duffel.control.orders()).toEqual([]);
    duffel.control.finishAccepted('created');
    await order(two);
    duffel.control.finishAccepted('failed');
    const events = duffel.control.takeWebhooks().map(({ body }) => JSON.parse(body));
    expect(events).toMatchObject([
      { type: 'order.created', data: { object: { offer_id: one.id } } },
      { type: 'order.creation_failed', data: { object: { offer_id: two.id } } },
    ]);
    expect(duffel.control.orders()).toMatchObject([{ offerId: one.id }]);
  });
});

describe('webhooks', () => {
  it('are signed over second, dot and body, and come repeated and in another order', async () => {
    const received: { readonly body: string; readonly signature: string }[] = [];
    let status = 500;
    const shop = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      received.push({ body, signature: String(request.headers['x-duffel-signature']) });
      response.writeHead(status).end();
    });
    await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
    const target = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
    const { id } = (await order(await findFlex())).json.data;
    duffel.control.changeSchedule(id, { byMinutes: 10 });
    expect(await duffel.control.deliverWebhooks(target)).toEqual([500, 500]);
    received.splice(0);
    status = 200;
    expect(await duffel.control.deliverWebhooks(target, { order: 'reversed', copies: 2 })).toHaveLength(4);
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual([
      'order.airline_initiated_change_detected',
      'order.airline_initiated_change_detected',
      'order.created',
      'order.created',
    ]);
    const [first] = received;
    expect(first?.signature).toBe(signDuffelBody(duffel.webhookSecret, first?.body ?? '', clock.now()));
    expect(first?.signature).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/);
    expect(await duffel.control.deliverWebhooks(target)).toEqual([]);
    await new Promise((done) => shop.close(done));
  });
});
