import { requireShape } from './check-body.ts';
import {
  ORDER,
  type OrderBody,
  PAYMENT,
  type PaymentBody,
  requireMetadata,
  requirePassengers,
  requirePayment,
  requireServices,
} from './check-order.ts';
import {
  createBookingReference,
  createId,
  type DoubledOffer,
  type DoubledOrder,
  type DuffelBooks,
  formatAmount,
  hasLapsed,
} from './duffel-books.ts';
import { DuffelError, invalidField, invalidState, notFound } from './duffel-error.ts';
import type { DuffelFault } from './duffel-fault.ts';
import { requireAvailable } from './duffel-offers.ts';
import type { DuffelWebhooks } from './duffel-webhooks.server.ts';

/** What `POST /air/orders` led to: an order, or 202 where it is decided later. */
export type OrderOutcome =
  | { readonly kind: 'created'; readonly order: DoubledOrder }
  | { readonly kind: 'accepted' };

/**
 * `POST /air/orders`. The vendor does not recognise a repetition: it makes a second order, unless the double was opened with
 * `repeatedOrder: 'refused'`.
 * @throws DuffelError
 */
export function createOrder(
  books: DuffelBooks,
  webhooks: DuffelWebhooks,
  data: unknown,
  fault: DuffelFault | undefined,
  repeatedOrder: 'books-again' | 'refused',
): OrderOutcome {
  const body = requireShape<OrderBody>(ORDER, data);
  const offer = requireOffer(books, body);
  const type = requireType(body, offer);
  requireFreshOffer(books, offer, repeatedOrder, fault);
  const services = requireServices(offer, body);
  const passengers = requirePassengers(offer, body);
  const metadata = requireMetadata(body);
  const amount = services.reduce((sum, service) => sum + service.amount, offer.amount);
  const [payment] = body.payments ?? [];
  if (type === 'instant') {
    if (payment === undefined || body.payments?.length !== 1)
      throw invalidField('validation_required', 'payments', 'An instant order needs one payment');
    requirePayment(books, payment, amount, 'payments.0');
    if (fault?.kind === 'insufficient-balance')
      throw invalidState('insufficient_balance', 'The balance is not enough');
  }
  if (fault?.kind === 'order-not-created')
    throw new DuffelError(502, 'airline_error', 'order_not_created', 'The airline has not created the order');
  if (fault?.kind === 'airline-unknown')
    throw new DuffelError(502, 'airline_error', 'airline_unknown', 'The airline has answered unexpectedly');

  function create(): DoubledOrder {
    const now = books.now();
    const order: DoubledOrder = {
      id: createId('ord'),
      bookingReference: createBookingReference(),
      offerId: offer.id,
      requestId: offer.requestId,
      type,
      slices: offer.slices,
      passengers,
      services,
      amount,
      metadata,
      createdAt: now,
      payBy: type === 'pay_later' ? (offer.hold?.payBy ?? null) : null,
      priceUntil: type === 'pay_later' ? (offer.hold?.priceUntil ?? null) : null,
      paidAt: type === 'instant' ? now : null,
      cancelledAt: null,
      cancellation: null,
      changes: [],
      syncedAt: now,
    };
    books.orders.push(order);
    if (books.ordersHidden) books.hiddenOrders.add(order.id);
    if (payment !== undefined) bookPayment(books, order, payment);
    webhooks.raise('order.created', { order_id: order.id, offer_id: offer.id }, order.id);
    return order;
  }

  if (fault?.kind === 'accepted') {
    books.accepted.push({ offer, create });
    return { kind: 'accepted' };
  }
  return { kind: 'created', order: create() };
}

function requireOffer(books: DuffelBooks, { selected_offers: [id, ...others] }: OrderBody): DoubledOffer {
  if (id === undefined || others.length > 0)
    throw invalidField('validation_length', 'selected_offers', 'selected_offers must have exactly one entry');
  const offer = books.offers.get(id);
  if (offer === undefined) throw notFound('offer');
  return offer;
}

function requireType({ type, payments, services }: OrderBody, offer: DoubledOffer): 'instant' | 'pay_later' {
  if (type !== 'instant' && type !== 'pay_later')
    throw invalidField('validation_inclusion', 'type', 'type is none of instant, pay_later');
  if (type === 'instant') return type;
  if (offer.hold === null)
    throw invalidField('validation_inclusion', 'type', 'The offer requires instant payment');
  if ((payments ?? []).length > 0)
    throw invalidField('invalid_field_sets', 'payments', 'An order that is paid later has no payments');
  if ((services ?? []).length > 0)
    throw invalidField('invalid_field_sets', 'services', 'An order that is paid later has no services');
  return type;
}

function requireFreshOffer(
  books: DuffelBooks,
  offer: DoubledOffer,
  repeatedOrder: 'books-again' | 'refused',
  fault: DuffelFault | undefined,
): void {
  if (books.now() >= offer.expiresAt) throw invalidState('offer_expired', 'The offer has expired');
  if (repeatedOrder === 'refused' && books.orders.some(({ requestId }) => requestId === offer.requestId))
    throw invalidState('offer_request_already_booked', 'An offer of this search has been booked');
  if (fault?.kind === 'sold-out')
    throw invalidState('offer_no_longer_available', 'The offer is no longer available');
  requireAvailable(books, offer);
  if (fault?.kind === 'price-changed') {
    offer.amount += Math.ceil(offer.amount / 10);
    throw invalidState('price_changed', 'The price has changed: read the offer again');
  }
}

function bookPayment(books: DuffelBooks, order: DoubledOrder, { type, currency }: PaymentBody) {
  const payment = {
    id: createId('pay'),
    orderId: order.id,
    type,
    amount: order.amount,
    currency,
    createdAt: books.now(),
  };
  books.payments.push(payment);
  return payment;
}

/** `POST /air/payments`: pays an order that was held. @throws DuffelError */
export function payOrder(
  books: DuffelBooks,
  webhooks: DuffelWebhooks,
  data: unknown,
  fault: DuffelFault | undefined,
) {
  const body = requireShape<{ order_id: string; payment: PaymentBody }>(PAYMENT, data);
  const order = requireOrder(books, body.order_id);
  if (order.type === 'instant')
    throw invalidField(
      'order_type_not_eligible_for_payment',
      'order_id',
      'The order was paid when it was made',
    );
  if (order.cancelledAt !== null) throw invalidState('already_cancelled', 'The order is cancelled');
  if (order.paidAt !== null) throw invalidState('already_paid', 'The order is paid');
  if (hasLapsed(books, order))
    throw invalidState('past_payment_required_by_date', 'The time for the payment is over');
  if (order.changes.some(({ actionTaken }) => actionTaken === null))
    throw invalidState('schedule_changed', 'The airline has changed the order');
  if (fault?.kind === 'insufficient-balance')
    throw invalidState('insufficient_balance', 'The balance is not enough');
  if (fault?.kind === 'price-changed') {
    order.amount += Math.ceil(order.amount / 10);
    throw invalidField('price_changed', 'payment.amount', 'The price has changed: read the order again');
  }
  requirePayment(books, body.payment, order.amount, 'payment');
  const payment = bookPayment(books, order, body.payment);
  order.paidAt = payment.createdAt;
  const answer = {
    id: payment.id,
    type: payment.type,
    amount: formatAmount(books, payment.amount),
    currency: payment.currency,
    created_at: payment.createdAt.toISOString(),
    live_mode: books.liveMode,
    order_id: order.id,
  };
  webhooks.raise('payment.created', answer, payment.id);
  return answer;
}

/** @throws DuffelError 404, also while the vendor does not show the order yet */
export function requireOrder(books: DuffelBooks, id: string): DoubledOrder {
  const order = books.orders.find((known) => known.id === id);
  if (order === undefined || books.hiddenOrders.has(id)) throw notFound('order');
  return order;
}

const filters = new Set([
  'awaiting_payment',
  'booking_reference',
  'offer_id',
  'passenger_name[]',
  'user_id',
  'sort',
  'requires_action',
  'limit',
  'before',
  'after',
]);

/**
 * `GET /air/orders`: newest first. There is no filter for our metadata.
 * @throws DuffelError for a filter that the vendor does not describe. What the vendor does with one is not known; a list that is not
 * filtered would be the worse answer
 */
export function listOrders(books: DuffelBooks, query: URLSearchParams): DoubledOrder[] {
  const unknown = [...query.keys()].find((name) => !filters.has(name) && !name.startsWith('created_at['));
  if (unknown !== undefined)
    throw new DuffelError(400, 'invalid_request_error', 'bad_request', `${unknown} is no filter`, unknown);
  const awaits = query.get('awaiting_payment');
  const names = query.getAll('passenger_name[]').map((name) => name.toLowerCase());
  const matches = (wanted: string | null, value: string) => wanted === null || wanted === value;
  return books.orders
    .filter(
      (order) =>
        !books.hiddenOrders.has(order.id) &&
        matches(query.get('booking_reference'), order.bookingReference) &&
        matches(query.get('offer_id'), order.offerId) &&
        (awaits === null || String(isAwaitingPayment(books, order)) === awaits) &&
        names.every((name) => order.passengers.some(({ family_name }) => family_name.toLowerCase() === name)),
    )
    .toReversed();
}

/** False for an order that is paid and for one whose time is over: the flag alone does not say which. */
export function isAwaitingPayment(books: DuffelBooks, order: DoubledOrder): boolean {
  return order.paidAt === null && order.cancelledAt === null && !hasLapsed(books, order);
}

/** `PATCH /air/orders/{id}`: the metadata alone can be changed. */
export function updateOrder(books: DuffelBooks, id: string, data: unknown): DoubledOrder {
  const body = requireShape<Pick<OrderBody, 'metadata'>>(
    { kind: 'object', fields: { metadata: { kind: 'record' } } },
    data,
  );
  const order = requireOrder(books, id);
  order.metadata = requireMetadata({ ...body } as OrderBody);
  return order;
}
