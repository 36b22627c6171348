/**
 * Why money goes back although the order is kept: a change has made the trip cheaper, its insurance was withdrawn from, staff give it as
 * goodwill, or the trip of a later payment is cancelled.
 */
export const REFUND_REASONS = ['change', 'withdrawal', 'goodwill', 'cancellation'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** A row of `due_refund` as its booking knows it. */
export interface DueRefundRef {
  readonly id: string;
  readonly reason: RefundReason;
}

/** The refund that ends a booking; there is one. */
export function refundOfCancellation({ id }: { readonly id: string }): DueRefundRef {
  return { id: `${id}-cancellation`, reason: 'cancellation' };
}
