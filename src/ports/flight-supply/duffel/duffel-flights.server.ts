import { z } from 'zod';
import { type CurrencyCode, isCurrencyCode } from '../../../domain/money/currency.ts';
import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { type Money, money } from '../../../domain/money/money.ts';
import { type Day, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { carryBuyingCall, carryPartCall } from '../../supply/vendor/carry-part-call.ts';
import {
  parseInstant,
  parseLocalTime,
  parseVendorAmount,
  parseVendorAnswer,
} from '../../supply/vendor/parse-vendor-answer.ts';
import type { SupplyAnswer } from '../../supply/vendor/send-supply-request.server.ts';
import { UncertainSupplyError } from '../../supply/vendor/uncertain-supply-error.ts';
import type {
  FlightOrder,
  FlightQuestion,
  FlightQuote,
  FlightRefusal,
  FlightSupplyPort,
} from '../flight-supply-port.ts';
import { createDuffelClient } from './duffel-client.server.ts';
import {
  type DuffelOffer,
  type DuffelOrder,
  dataAnswer,
  duffelCancellation,
  duffelOffer,
  duffelOrder,
  duffelPayment,
} from './duffel-schemas.ts';
import { mapDuffelError } from './map-duffel-error.ts';
import { matchPair } from './match-pair.ts';
import { readAirlineChanges } from './read-airline-changes.ts';
import {
  type DuffelContact,
  toAskedPassengers,
  toDuffelPassengers,
  toLatinName,
} from './to-duffel-passengers.ts';

export interface DuffelOptions {
  /** Origin of the API. */
  readonly origin: string;
  readonly credentials: { readonly token: string };
  readonly contact: DuffelContact;
  /** Longest for one request; for one that orders or pays. */
  readonly callTimeoutMs: number;
  readonly buyTimeoutMs: number;
  readonly clock: Clock;
  /** Receives what left a call's outcome open. */
  readonly report: (error: unknown) => void;
}

/** How tokens begin that buy. */
const liveToken = 'duffel_live_';

/** Where a refund comes to us as money; a voucher or a credit of the airline does not. */
const moneyBack: readonly (string | null)[] = ['balance', 'arc_bsp_cash', 'awaiting_payment'];

const refused = <Reason extends string>(reason: Reason) => ({ outcome: 'refused', reason }) as const;

/** Flights of Duffel: an offer is found again among those of a new request, read once more, then ordered. */
export function createDuffelFlights(options: DuffelOptions): FlightSupplyPort {
  const { origin, credentials, contact, callTimeoutMs, buyTimeoutMs, clock, report } = options;
  const client = createDuffelClient(origin, credentials.token, callTimeoutMs);
  const buyer = createDuffelClient(origin, credentials.token, buyTimeoutMs);
  const carry = <Answer extends object>(work: () => Promise<Answer>) => carryPartCall(report, work);

  async function readOffer(id: string, signal: AbortSignal): Promise<DuffelOffer | FlightRefusal> {
    const answer = await client.call('GET', `/offers/${encodeURIComponent(id)}`, signal);
    const offer = readAnswer(answer, duffelOffer);
    if (typeof offer !== 'string' && offer.live_mode === false && credentials.token.startsWith(liveToken))
      throw new UncertainSupplyError('Duffel answers a live token in its test mode');
    return offer;
  }

  /** @throws UncertainSupplyError also where there is none: an order that we know of does not vanish */
  async function readOrder(id: string, signal: AbortSignal): Promise<DuffelOrder> {
    const answer = await client.call('GET', `/orders/${encodeURIComponent(id)}`, signal);
    const order = readAnswer(answer, duffelOrder);
    if (typeof order !== 'string') return order;
    throw new UncertainSupplyError(`Duffel does not give an order: ${order}`);
  }

  return {
    verify: (question, { signal, timeoutMs }) =>
      carry(async () => {
        const asked = await client.call(
          'POST',
          `/offer_requests?return_offers=false&supplier_timeout=${toSupplierTimeout(Math.min(callTimeoutMs, timeoutMs))}`,
          signal,
          toOfferRequest(question),
        );
        const request = readAnswer(asked, z.object({ id: z.string() }));
        if (typeof request === 'string') return refused(request);
        const query = { offer_request_id: request.id, sort: 'total_amount' };
        const offers = await client.list('/offers', query, duffelOffer, signal);
        const pairs = offers.filter((offer) => matchPair(offer, question) !== null);
        const cheapest = findCheapest(pairs, question.currency);
        if (cheapest === null) return refused(pairs.length === 0 ? 'gone' : 'other-currency');
        // The list may be older than the offer.
        const offer = await readOffer(cheapest.id, signal);
        if (typeof offer === 'string') return refused(offer);
        const quote = toQuote(offer, question);
        if (typeof quote === 'string') return refused(quote);
        return quote.expiresAt <= clock.now().getTime()
          ? refused('gone')
          : ({ outcome: 'confirmed', quote } as const);
      }),

    order: ({ reference, quote, party, travellers }, { signal, willSend }) =>
      carryBuyingCall(report, async () => {
        const offer = await readOffer(quote.offerId, signal);
        if (typeof offer === 'string') return refused(offer);
        if (parseInstant(offer.expires_at) <= clock.now().getTime()) return refused('gone');
        if (offer.total_currency !== quote.currency) return refused('other-currency');
        const total = parseVendorAmount(offer.total_amount, quote.currency);
        if (total > quote.total) return refused('price-changed');
        const passengers = toDuffelPassengers(
          travellers,
          { party, lastDay: lastDayOf(offer) },
          offer,
          contact,
        );
        if (passengers === null) return refused('bad-name');
        const isInstant = offer.payment_requirements.requires_instant_payment;
        // Buying what was promised to be held would be a purchase before the rest is certain.
        if (isInstant && quote.canHold) return refused('gone');
        const payment = { type: 'balance', amount: offer.total_amount, currency: offer.total_currency };
        await willSend();
        const answer = await buyer.call('POST', '/orders', signal, {
          type: isInstant ? 'instant' : 'pay_later',
          selected_offers: [offer.id],
          passengers,
          metadata: { reference },
          ...(isInstant && { payments: [payment] }),
        });
        if (answer.status === 202) return { outcome: 'accepted' } as const;
        const order = readAnswer(answer, duffelOrder);
        if (typeof order === 'string') return refused(order);
        return { outcome: 'confirmed', order: toOrder(order) } as const;
      }),

    find: ({ reference, travellers }, { signal }) =>
      carry(async () => {
        const name = toLatinName(travellers[0]?.lastName ?? '');
        const query = name === null ? {} : { 'passenger_name[]': name };
        const orders = await client.list('/orders', query, duffelOrder, signal);
        const ours = orders.filter(({ metadata }) => metadata?.reference === reference);
        return { outcome: 'confirmed', order: chooseOrder(ours.map(toOrder)) } as const;
      }),

    read: ({ orderId }, { signal }) =>
      carry(async () => {
        const order = toOrder(await readOrder(orderId, signal));
        return { outcome: 'confirmed', order } as const;
      }),

    pay: ({ orderId, total, currency }, { signal, willSend }) =>
      carryBuyingCall(report, async () => {
        const order = toOrder(await readOrder(orderId, signal));
        if (order.state === 'paid') return { outcome: 'confirmed' } as const;
        if (order.state === 'cancelled' || isOver(order.payBy, clock)) return refused('gone');
        if (order.currency !== currency)
          throw new UncertainSupplyError(`An order in ${order.currency}, not ${currency}`);
        if (order.total > total) return refused('price-changed');
        const amount = formatDecimalAmount(money(order.total, currency));
        await willSend();
        const answer = await buyer.call('POST', '/payments', signal, {
          order_id: orderId,
          payment: { type: 'balance', amount, currency },
        });
        const paid = readAnswer(answer, duffelPayment);
        if (typeof paid === 'string') return refused(paid);
        if (paid.status != null && paid.status !== 'succeeded')
          throw new UncertainSupplyError(`A payment that is ${paid.status}`);
        return { outcome: 'confirmed' } as const;
      }),

    quoteCancellation: ({ orderId }, { signal }) =>
      carry(async () => {
        const answer = await client.call('POST', '/order_cancellations', signal, { order_id: orderId });
        const found = readAnswer(answer, duffelCancellation);
        if (typeof found === 'string') return refused('not-cancellable');
        const { amount: refund, currency } = requireRefund(found);
        return { outcome: 'confirmed', cancellationId: found.id, refund, currency } as const;
      }),

    cancel: ({ cancellationId, refund }, { signal }) =>
      carry(async () => {
        const path = `/order_cancellations/${encodeURIComponent(cancellationId)}/actions/confirm`;
        const answer = await client.call('POST', path, signal);
        const found = readAnswer(answer, duffelCancellation);
        if (found === 'gone') return refused('expired');
        if (typeof found === 'string') return refused('not-cancellable');
        const actual = requireRefund(found);
        if (found.confirmed_at == null || actual.amount !== refund)
          throw new UncertainSupplyError('Duffel has cancelled an order otherwise than it was quoted');
        return { outcome: 'confirmed', refund: actual } as const;
      }),
  };
}

/** The content of a good answer, or why it is none. @throws UncertainSupplyError where neither can be read */
function readAnswer<Schema extends z.ZodType>(
  { status, json }: SupplyAnswer,
  schema: Schema,
): z.output<Schema> | 'gone' | 'price-changed' | 'rejected' {
  if (status >= 400) return mapDuffelError(status, json);
  return parseVendorAnswer(schema, parseVendorAnswer(dataAnswer, json).data);
}

/** Milliseconds that airlines get, 2,000 to 60,000: Duffel answers with those that have come, and leaves a second or two for the rest. */
function toSupplierTimeout(timeoutMs: number): number {
  return Math.min(60_000, Math.max(2_000, timeoutMs - 2_000));
}

function toOfferRequest({ outbound, inbound, party }: FlightQuestion): object {
  const slices = [outbound, inbound].map(({ from, to, day }) => ({
    origin: from,
    destination: to,
    departure_date: formatDay(day),
  }));
  return {
    slices,
    ...(outbound.cabin === inbound.cabin && { cabin_class: outbound.cabin }),
    passengers: toAskedPassengers(party, inbound.day),
  };
}

/** The day on which the last flight departs, which ages count on. */
function lastDayOf({ slices }: DuffelOffer): Day {
  return parseLocalTime(slices.at(-1)?.segments[0]?.departing_at ?? '').day;
}

function findCheapest(offers: readonly DuffelOffer[], currency: CurrencyCode): DuffelOffer | null {
  const priced = offers
    .filter((offer) => offer.total_currency === currency)
    .map((offer) => ({ offer, total: parseVendorAmount(offer.total_amount, currency) }))
    .toSorted((one, other) => one.total - other.total);
  return priced[0]?.offer ?? null;
}

function toQuote(offer: DuffelOffer, question: FlightQuestion): FlightQuote | FlightRefusal {
  const times = matchPair(offer, question);
  if (times === null) return 'gone';
  if (offer.total_currency !== question.currency) return 'other-currency';
  return {
    offerId: offer.id,
    total: parseVendorAmount(offer.total_amount, question.currency),
    currency: question.currency,
    ...times,
    expiresAt: parseInstant(offer.expires_at),
    canHold: !offer.payment_requirements.requires_instant_payment,
    certainUntil: readCertainUntil(offer.payment_requirements),
  };
}

/** @throws UncertainSupplyError for a currency that the shop has not */
function toOrder(order: DuffelOrder): FlightOrder {
  const currency = order.total_currency;
  if (!isCurrencyCode(currency)) throw new UncertainSupplyError(`An order in ${currency}`);
  const { payment_required_by } = order.payment_status;
  const refund = readOrderRefund(order);
  return {
    orderId: order.id,
    total: parseVendorAmount(order.total_amount, currency),
    currency,
    state: readState(order),
    ...(refund !== null && { refund }),
    payBy: payment_required_by == null ? null : parseInstant(payment_required_by),
    certainUntil: readCertainUntil(order.payment_status),
    changes: readAirlineChanges(order),
  };
}

/**
 * An order that had to be paid by some time, is not paid and no longer to be paid has lapsed.
 * @throws UncertainSupplyError for one that never had to be paid later, such as one that is paid at this moment
 */
function readState({ cancelled_at, payment_status }: DuffelOrder): FlightOrder['state'] {
  const { awaiting_payment, paid_at, payment_required_by } = payment_status;
  if (cancelled_at != null) return 'cancelled';
  if (paid_at !== null) return 'paid';
  if (awaiting_payment) return 'held';
  if (payment_required_by == null)
    throw new UncertainSupplyError('An order that is neither paid nor to be paid');
  return 'cancelled';
}

/** The earlier of the two dates; a price without a guarantee may change at any time. */
function readCertainUntil({
  payment_required_by: payBy,
  price_guarantee_expires_at: pricedUntil,
}: Pick<DuffelOrder['payment_status'], 'payment_required_by' | 'price_guarantee_expires_at'>): number | null {
  return payBy == null || pricedUntil == null
    ? null
    : Math.min(parseInstant(payBy), parseInstant(pricedUntil));
}

/**
 * Of orders with our reference the one that counts: paid before held before cancelled. A second hold lapses by itself.
 * @throws UncertainSupplyError where two are paid
 */
function chooseOrder(orders: readonly FlightOrder[]): FlightOrder | null {
  const [held, paid] = (['held', 'paid'] as const).map((state) =>
    orders.filter((order) => order.state === state),
  );
  if (paid !== undefined && paid.length > 1)
    throw new UncertainSupplyError(`Duffel has ${paid.length} paid orders of one trip`);
  return paid?.[0] ?? held?.[0] ?? orders[0] ?? null;
}

const isOver = (until: number | null, clock: Clock) => until !== null && until <= clock.now().getTime();

/** @throws UncertainSupplyError where the airline does not say what it returns, or returns no money */
function requireRefund(found: z.output<typeof duffelCancellation>): Money {
  const refund = readRefund(found);
  if (typeof refund === 'string') throw new UncertainSupplyError(refund);
  return refund;
}

/** What a cancelled order has returned; null where the airline does not say, or returns no money. A quote that was not confirmed says nothing. */
function readOrderRefund({ cancelled_at, cancellation }: DuffelOrder): Money | null {
  if (cancelled_at == null || cancellation?.confirmed_at == null) return null;
  const refund = readRefund(cancellation);
  return typeof refund === 'string' ? null : refund;
}

/** What comes back as money, or why nobody knows. */
function readRefund(found: z.output<typeof duffelCancellation>): Money | string {
  const { refund_amount: amount, refund_currency: currency, refund_to: to } = found;
  if (amount === null || !isCurrencyCode(currency)) return 'The airline does not say what it refunds';
  const refund = money(parseVendorAmount(amount, currency), currency);
  if (refund.amount > 0 && !moneyBack.includes(to)) return `The airline refunds to ${to}, which is no money`;
  return refund;
}
