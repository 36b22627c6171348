import { defineStates } from '../../../../domain/states/state-table.ts';

/**
 * Why money goes back although the order is kept: a change has made the trip cheaper, its insurance was withdrawn from, staff give it as
 * goodwill, or the trip of a later payment is cancelled.
 */
export const REFUND_REASONS = ['change', 'withdrawal', 'goodwill', 'cancellation'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * The states of a due refund and the moves between them. `proposed`: a second person has to confirm it · `due`: the workflow makes it next ·
 * `refunding`: provider or programme is asked · `failed`: it waits for staff · `refunded`: made, which the bank or staff may undo.
 * A part that only vouchers paid is made at once. What staff take back is deleted.
 */
export const dueRefundStates = defineStates('due refund', {
  proposed: ['due'],
  due: ['refunding', 'refunded', 'failed'],
  refunding: ['refunded', 'failed'],
  refunded: ['refunding', 'failed'],
  failed: ['refunding', 'refunded'],
});
export type DueRefundState = (typeof dueRefundStates.states)[number];

/** A row of `due_refund` as its booking knows it. */
export interface DueRefundRef {
  readonly id: string;
  readonly reason: RefundReason;
  /** True until it is sent, where refunds wait for a time before that. Missing for any other. */
  readonly waits?: true;
}

/** The refund that ends a booking; there is one. */
export function refundOfCancellation({ id }: { readonly id: string }): DueRefundRef {
  return { id: `${id}-cancellation`, reason: 'cancellation' };
}
