import { requireShape } from './check-body.ts';
import {
  type AirlineChange,
  createId,
  type DoubledOrder,
  type DuffelBooks,
  type SoldSlice,
} from './duffel-books.ts';
import { invalidField, invalidState, notFound } from './duffel-error.ts';
import type { DuffelWebhooks } from './duffel-webhooks.server.ts';
import { toAirlineChange } from './order-json.ts';

/** What the airline does to one slice: fly it earlier or later, or not at all. */
export type ScheduleChange = { readonly slice?: number } & (
  | { readonly byMinutes: number }
  | { readonly cancelled: true }
);

/** Lets the airline change an order that exists, and raises its event. The order shows it once the change is accepted. */
export function changeSchedule(
  books: DuffelBooks,
  webhooks: DuffelWebhooks,
  order: DoubledOrder,
  wanted: ScheduleChange,
): AirlineChange {
  const removed = order.slices[wanted.slice ?? 0];
  if (removed === undefined) throw new Error(`Order ${order.id} has no such slice`);
  const now = books.now();
  const change: AirlineChange = {
    id: createId('aic'),
    orderId: order.id,
    removed: [removed],
    added: 'byMinutes' in wanted ? [moveSlice(removed, wanted.byMinutes)] : [],
    createdAt: now,
    updatedAt: now,
    actionTaken: null,
    actionTakenAt: null,
  };
  order.changes.push(change);
  order.syncedAt = now;
  webhooks.raise('order.airline_initiated_change_detected', toAirlineChange(books, order, change), change.id);
  return change;
}

/** Ids are new after a change. */
function moveSlice(slice: SoldSlice, byMinutes: number): SoldSlice {
  return {
    ...slice,
    id: createId('sli'),
    segmentIds: slice.segmentIds.map(() => createId('seg')),
    movedMinutes: slice.movedMinutes + byMinutes,
  };
}

/** `POST /air/airline_initiated_changes/{id}/actions/accept`: the newest change alone. @throws DuffelError */
export function acceptChange(books: DuffelBooks, id: string) {
  const { order, change } = requireChange(books, id);
  requireNewest(order, change, 'stale_airline_initiated_change_accept');
  if (change.added.length === 0)
    throw invalidState('unsupported_action', 'A cancelled flight cannot be accepted');
  take(books, change, 'accepted');
  order.slices = order.slices.map((slice) =>
    change.removed.includes(slice) ? (change.added[0] ?? slice) : slice,
  );
  return toAirlineChange(books, order, change);
}

/** `PATCH /air/airline_initiated_changes/{id}`: says what was arranged with the airline itself. @throws DuffelError */
export function updateChange(books: DuffelBooks, id: string, data: unknown) {
  const { action_taken } = requireShape<{ action_taken: string }>(
    { kind: 'object', fields: { action_taken: { kind: 'text' } } },
    data,
  );
  if (action_taken !== 'accepted' && action_taken !== 'cancelled' && action_taken !== 'changed')
    throw invalidField('validation_inclusion', 'action_taken', 'action_taken is no known action');
  const { order, change } = requireChange(books, id);
  requireNewest(order, change, 'stale_airline_initiated_change_update');
  take(books, change, action_taken);
  return toAirlineChange(books, order, change);
}

/** `GET /air/airline_initiated_changes?order_id=` */
export function listChanges(books: DuffelBooks, query: URLSearchParams) {
  const orderId = query.get('order_id');
  return books.orders
    .filter(({ id }) => orderId === null || id === orderId)
    .flatMap((order) => order.changes.map((change) => toAirlineChange(books, order, change)));
}

function take(books: DuffelBooks, change: AirlineChange, action: 'accepted' | 'cancelled' | 'changed'): void {
  if (change.actionTaken !== null) throw invalidState('unsupported_action', 'An action was taken before');
  change.actionTaken = action;
  change.actionTakenAt = books.now();
  change.updatedAt = books.now();
}

function requireNewest(order: DoubledOrder, change: AirlineChange, code: string): void {
  if (order.changes.at(-1) !== change) throw invalidState(code, 'There is a newer change');
}

function requireChange(books: DuffelBooks, id: string): { order: DoubledOrder; change: AirlineChange } {
  for (const order of books.orders) {
    const change = order.changes.find((known) => known.id === id);
    if (change !== undefined) return { order, change };
  }
  throw notFound('airline initiated change');
}
