import { type BookingRecord, isPartialRefund, isRefundWaiting } from '../model/booking-record.ts';
import { bookVoucherPayout } from '../model/ledger.ts';
import type { DueRefundState } from '../model/refunds/due-refund.ts';
import { splitPartialRefund } from '../model/settlement.ts';
import { isRefundRefused } from './apply-payment-message.ts';
import { type BookingChange, finishRefund } from './booking-change.ts';
import type { BookingEvent } from './booking-event.ts';
import { beginRefundPart, finishPaymentPart, type RefundPart } from './refund-part.ts';

/** A refund with its state. */
export interface ReplaceableRefund extends RefundPart {
  readonly state: DueRefundState;
}

/** What the traveller has agreed to take; minor units. */
export interface TakenVoucher {
  /** The money in whose place it is. */
  readonly amount: number;
  /** Added to the amount. */
  readonly bonus: number;
}

/**
 * The money of a refund that a voucher may take the place of, minor units: what was paid by card, account or wallet and is certainly not sent. Miles and
 * vouchers go back as what they were. Null where there is none.
 */
export function findReplaceableMoney(booking: BookingRecord, refund: ReplaceableRefund): number | null {
  const { order, state, failure, toRefund } = booking;
  // The price of a voucher, or of an order that was never booked, is simply paid back.
  if (order.kind === 'voucher' || failure !== null) return null;
  if (state === 'booked') {
    const parts = refund.state === 'due' ? splitPartialRefund(booking, refund.amount) : null;
    return parts === null || parts.card === 0 || beginRefundPart(booking, refund) === null
      ? null
      : parts.card;
  }
  if (booking.dueRefund?.id !== refund.id || toRefund === 0) return null;
  return isRefundWaiting(booking) || isStuck(booking) ? toRefund : null;
}

/** True for a refund that the provider could not make, and that waits for staff. */
function isStuck(booking: BookingRecord): boolean {
  const isOwed = booking.paymentState === 'captured' || booking.paymentState === 'refund-failed';
  return booking.resumeState === 'refunding' && isRefundRefused(booking) && isOwed;
}

/**
 * The traveller takes a voucher in place of the money of a refund, which is settled by it: what miles and vouchers get back follows as without it. Null
 * where the money is another than the one offered, or is sent by now.
 */
export function takeVoucher(
  booking: BookingRecord,
  refund: ReplaceableRefund,
  { amount, bonus }: TakenVoucher,
  taken: BookingEvent,
): BookingChange | null {
  if (findReplaceableMoney(booking, refund) !== amount) return null;
  if (booking.state !== 'booked') return settle(booking, bonus, [taken]);
  const begun = beginRefundPart(booking, refund);
  if (begun === null) return null;
  // Both steps of a part in one change: nobody asks the provider in between.
  const done = settle({ ...booking, ...begun.set }, bonus, [taken]);
  return {
    ...done,
    set: { ...begun.set, ...done.set },
    ledger: [...begun.ledger, ...done.ledger],
    events: [...begun.events, ...done.events],
    vouchers: begun.vouchers,
  };
}

function settle(booking: BookingRecord, bonus: number, events: BookingChange['events']): BookingChange {
  const { toRefund, attention, reason, dueRefund } = booking;
  const paid = bookVoucherPayout(booking, toRefund, bonus);
  const settled = {
    // A decision about the refund is one about the report that it came back.
    attention: reason === 'refund-failed' ? attention.filter((one) => one !== 'refund-failed') : attention,
    dueRefund: dueRefund && { id: dueRefund.id, reason: dueRefund.reason },
  };
  if (isPartialRefund(booking)) {
    const part = finishPaymentPart(booking, 'paid-out', events, paid);
    return { ...part, set: { ...part.set, ...settled } };
  }
  const set = { ...settled, paymentState: 'paid-out', toRefund: 0 } as const;
  return finishRefund(booking, set, { events, ledger: [paid] });
}
