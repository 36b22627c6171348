import { requireShape } from './check-body.ts';
import { createId, type DoubledCancellation, type DoubledOrder, type DuffelBooks } from './duffel-books.ts';
import { invalidState, notFound } from './duffel-error.ts';
import { requireOrder } from './duffel-orders.ts';
import { canCancel } from './order-json.ts';

/** How long a quote may be confirmed; the vendor names no time but `expires_at`. */
const quoteMs = 30 * 60_000;

/** `POST /air/order_cancellations`: a quote. Nothing is cancelled yet. @throws DuffelError */
export function quoteCancellation(books: DuffelBooks, data: unknown): DoubledCancellation {
  const { order_id } = requireShape<{ order_id: string }>(
    { kind: 'object', fields: { order_id: { kind: 'text' } } },
    data,
  );
  const order = requireOrder(books, order_id);
  if (order.cancelledAt !== null) throw invalidState('already_cancelled', 'The order is cancelled');
  if (!canCancel(books, order)) throw invalidState('order_not_cancellable', 'The order cannot be cancelled');
  const createdAt = books.now();
  const cancellation: DoubledCancellation = {
    id: createId('ore'),
    orderId: order.id,
    ...quoteRefund(order),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + quoteMs),
    confirmedAt: null,
  };
  books.cancellations.push(cancellation);
  return cancellation;
}

/** All of it after a change of the airline; else by the fare: 0 where it is not refundable, null where the airline does not say. */
function quoteRefund(order: DoubledOrder): Pick<DoubledCancellation, 'refund' | 'refundTo'> {
  if (order.paidAt === null) return { refund: 0, refundTo: 'awaiting_payment' };
  if (order.changes.some(({ actionTaken }) => actionTaken === null))
    return { refund: order.amount, refundTo: 'balance' };
  const penalties = order.slices.map(({ fare }) => fare.refund);
  if (penalties.includes('unknown')) return { refund: null, refundTo: 'voucher' };
  if (penalties.includes('never')) return { refund: 0, refundTo: 'balance' };
  const penalty = Math.max(...penalties.map((amount) => (typeof amount === 'number' ? amount : 0)));
  return { refund: Math.max(0, order.amount - penalty), refundTo: 'balance' };
}

/** `POST /air/order_cancellations/{id}/actions/confirm`. Only the newest quote counts, and only for its time. @throws DuffelError */
export function confirmCancellation(books: DuffelBooks, id: string): DoubledCancellation {
  const cancellation = requireCancellation(books, id);
  const order = requireOrder(books, cancellation.orderId);
  if (order.cancelledAt !== null) throw invalidState('already_cancelled', 'The order is cancelled');
  const newest = books.cancellations.findLast(({ orderId }) => orderId === order.id);
  if (newest !== cancellation || books.now() >= cancellation.expiresAt)
    throw invalidState('order_cancellation_stale', 'The quote is not valid any more');
  cancellation.confirmedAt = books.now();
  order.cancelledAt = cancellation.confirmedAt;
  order.cancellation = cancellation;
  for (const change of order.changes.filter(({ actionTaken }) => actionTaken === null)) {
    change.actionTaken = 'cancelled';
    change.actionTakenAt = cancellation.confirmedAt;
  }
  return cancellation;
}

/** @throws DuffelError 404 */
export function requireCancellation(books: DuffelBooks, id: string): DoubledCancellation {
  const cancellation = books.cancellations.find((known) => known.id === id);
  if (cancellation === undefined) throw notFound('order cancellation');
  return cancellation;
}
