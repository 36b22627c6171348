import { dayAt } from '../../../../domain/time/calendar-day.ts';
import type { AirlineChange, DoubledCancellation, DoubledOrder, DuffelBooks } from './duffel-books.ts';
import { formatAmount, formatInstant, hasLapsed, type SearchedPassenger } from './duffel-books.ts';
import { isAwaitingPayment } from './duffel-orders.ts';
import { toAirline, toCondition, toSlice } from './slice-json.ts';

/** An order as the vendor shows it now. */
export function toOrder(books: DuffelBooks, order: DoubledOrder) {
  const { world } = books;
  const [first] = order.slices;
  const tax = Math.floor(order.amount / 5);
  // After the time of the guarantee the vendor shows none; the price may then change.
  const priceUntil = order.priceUntil !== null && books.now() < order.priceUntil ? order.priceUntil : null;
  return {
    id: order.id,
    live_mode: books.liveMode,
    type: order.type,
    offer_id: order.offerId,
    booking_reference: order.bookingReference,
    created_at: formatInstant(order.createdAt),
    synced_at: formatInstant(order.syncedAt),
    cancelled_at: formatInstant(order.cancelledAt),
    cancellation: order.cancellation && toCancellation(books, order.cancellation),
    owner: first && toAirline(world, first.flight.legs[0].airline),
    total_amount: formatAmount(books, order.amount),
    total_currency: world.currency,
    base_amount: formatAmount(books, order.amount - tax),
    base_currency: world.currency,
    tax_amount: formatAmount(books, tax),
    tax_currency: world.currency,
    metadata: order.metadata,
    payment_status: {
      awaiting_payment: isAwaitingPayment(books, order),
      payment_required_by: formatInstant(order.payBy),
      price_guarantee_expires_at: formatInstant(priceUntil),
      paid_at: formatInstant(order.paidAt),
    },
    documents: listDocuments(order),
    conditions: {
      refund_before_departure: toCondition(world, first?.fare.refund ?? 'unknown'),
      change_before_departure: toCondition(world, first?.fare.change ?? 'unknown'),
    },
    available_actions: canCancel(books, order) ? ['cancel', 'update'] : ['update'],
    airline_initiated_changes: order.changes.map((change) => toAirlineChange(books, order, change)),
    passengers: order.passengers,
    services: order.services.map(({ id, passengerId, segmentIds, amount }) => ({
      id,
      type: 'baggage',
      quantity: 1,
      passenger_ids: [passengerId],
      segment_ids: segmentIds,
      total_amount: formatAmount(books, amount),
      total_currency: world.currency,
    })),
    slices: order.slices.map((slice) => toSlice(books, slice, listPassengers(order))),
  };
}

/** One ticket a passenger, once the order is paid. */
function listDocuments({ paidAt, passengers }: DoubledOrder) {
  if (paidAt === null) return [];
  return passengers.map(({ id }, index) => ({
    type: 'electronic_ticket',
    unique_identifier: `220-${String(1_000_000_000 + index)}`,
    passenger_ids: [id],
  }));
}

function listPassengers({ passengers }: DoubledOrder): SearchedPassenger[] {
  return passengers.map(({ id, type }) => ({ id, type, age: null }));
}

/** Until the first departure, and not twice. */
export function canCancel(books: DuffelBooks, order: DoubledOrder): boolean {
  if (order.cancelledAt !== null || hasLapsed(books, order)) return false;
  const today = dayAt(books.now());
  return order.slices.every(({ day }) => day > today);
}

export function toCancellation(books: DuffelBooks, cancellation: DoubledCancellation) {
  const { refund } = cancellation;
  return {
    id: cancellation.id,
    order_id: cancellation.orderId,
    live_mode: books.liveMode,
    refund_to: cancellation.refundTo,
    refund_amount: refund === null ? null : formatAmount(books, refund),
    refund_currency: refund === null ? null : books.world.currency,
    airline_credits: [],
    created_at: formatInstant(cancellation.createdAt),
    expires_at: formatInstant(cancellation.expiresAt),
    confirmed_at: formatInstant(cancellation.confirmedAt),
  };
}

export function toAirlineChange(books: DuffelBooks, order: DoubledOrder, change: AirlineChange) {
  const isOpen = change.actionTaken === null;
  const passengers = listPassengers(order);
  return {
    id: change.id,
    order_id: change.orderId,
    created_at: formatInstant(change.createdAt),
    updated_at: formatInstant(change.updatedAt),
    action_taken: change.actionTaken,
    action_taken_at: formatInstant(change.actionTakenAt),
    // A flight that the airline has cancelled leaves nothing to accept.
    available_actions: isOpen
      ? change.added.length > 0
        ? ['accept', 'cancel', 'update']
        : ['cancel', 'update']
      : [],
    removed: change.removed.map((slice) => toSlice(books, slice, passengers)),
    added: change.added.map((slice) => toSlice(books, slice, passengers)),
    travel_agent_ticket: null,
  };
}
