import type { Order } from '../../../domain/booking/booking-order.ts';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import {
  type Attention,
  type BookingLife,
  type BookingRecord,
  isRefundWaiting,
  type ManualReviewReason,
} from '../model/booking-record.ts';
import { bookCompensation, bookReported, type LedgerTransaction } from '../model/ledger.ts';
import type { DueRefundRef } from '../model/refunds/due-refund.ts';
import { settleFee } from '../model/settlement.ts';
import { cancellationFee } from '../model/shopper-fee.ts';
import type { BookingState } from '../model/states/booking-state.ts';
import { type BookingChange, finishRefund, noteOnly, reviewRefund, updateWithin } from './booking-change.ts';

export interface PaymentMessage {
  /** The same for a message that is sent again. */
  readonly id: string;
  readonly event: Attention;
  /** Minor units; null for all that was captured. */
  readonly amount: number | null;
}

/**
 * Returns the change that records a message, which staff then see; `not-yet` while a call about the same money is open, or
 * where the message is ahead of another one.
 */
export function applyPaymentMessage(
  booking: BookingRecord,
  message: PaymentMessage,
): BookingChange | 'not-yet' {
  // A message about no money is news, and never about all of it.
  if (message.amount === 0) return noteForStaff(booking, message);
  switch (message.event) {
    case 'chargeback':
      return applyChargeback(booking, message);
    case 'chargeback-reversed':
      return applyReversal(booking, message);
    case 'refund-failed':
      return applyRefundFailure(booking, message);
    default:
      return noteForStaff(booking, message);
  }
}

/** Records a message that the booking's money does not fit. */
export function noteForStaff(booking: BookingRecord, message: PaymentMessage): BookingChange {
  const kind = message.event === 'chargeback' ? 'charged-back' : message.event;
  const events = [{ kind, facts: toFacts(message) }] as const;
  return { ...noteOnly(booking, withAttention(booking, message)), events };
}

/** What staff have not looked at yet stays in the list. */
function withAttention({ attention }: BookingRecord, { event }: PaymentMessage) {
  return { attention: attention.includes(event) ? attention : [...attention, event] };
}

/** The reasons of a manual review by which no refund is under way. */
const refusedRefunds: readonly (ManualReviewReason | null)[] = [
  'not-refundable',
  'refund-failed',
  'request-rejected',
];

/** True where the provider has said that it has not made the refund. */
export function isRefundRefused({ state, reason }: BookingRecord): boolean {
  return state === 'manual-review' && refusedRefunds.includes(reason);
}

function applyChargeback(booking: BookingRecord, message: PaymentMessage): BookingChange | 'not-yet' {
  const { state, resumeState } = booking;
  switch (booking.paymentState) {
    case 'pending':
    case 'authorised':
      return 'not-yet';
    case 'none':
    case 'free':
    case 'refused':
    case 'cancelled':
      return noteForStaff(booking, message);
    // We have given the money back and the bank has taken it too: the shopper owes it once more.
    case 'refunded':
    case 'paid-out':
      return takeBack(booking, message);
    case 'captured':
    case 'refund-failed':
    case 'charged-back':
      break;
  }
  const at = state === 'manual-review' ? resumeState : state;
  if (at !== 'voiding' && at !== 'refunding') return takeBack(booking, message);
  if (!isRefundWaiting(booking) && !isRefundRefused(booking)) return 'not-yet';
  // The bank has returned what was to be refunded, and the provider was not asked yet, or has reported that it refunded nothing.
  const change = takeBack(booking, message);
  if (change.set.toRefund !== 0) return change;
  const { attention, ...set } = change.set;
  const ended = finishRefund(booking, set, { ledger: change.ledger, events: change.events });
  return { ...ended, set: { ...ended.set, attention: attention ?? booking.attention } };
}

/**
 * The payment counts as charged back once all of it is, or any part of it after a refund. What the shopper has back in this way
 * is not refunded as well.
 */
function takeBack(booking: BookingRecord, message: PaymentMessage): BookingChange {
  // What is back already the bank cannot take once more.
  const total = chargedNow(booking.order) - booking.refunded;
  const amount = message.amount ?? total;
  const chargedBack = booking.chargedBack + amount;
  const toRefund = Math.max(booking.toRefund - amount, 0);
  const isAll = booking.paymentState !== 'captured' || chargedBack >= total;
  const { dueRefund } = booking;
  const set = {
    chargedBack,
    toRefund,
    ...(isAll && { paymentState: 'charged-back' as const }),
    // What no money is sent for need not wait for its time.
    ...(toRefund === 0 &&
      dueRefund !== null && { dueRefund: { id: dueRefund.id, reason: dueRefund.reason } }),
  };
  const change = record(booking, message, set, [bookReported(booking, 'chargeback', amount, message.id)]);
  return hasSoldVoucher(booking) ? { ...change, sale: 'freeze' } : change;
}

const hasSoldVoucher = ({ order, bookedAt }: BookingRecord) => order.kind === 'voucher' && bookedAt !== null;

/** Not final: the bank may take it once more. What is owed for a trip that is over is for staff to decide. */
function applyReversal(booking: BookingRecord, message: PaymentMessage): BookingChange | 'not-yet' {
  const amount = message.amount ?? booking.chargedBack;
  if (booking.chargedBack < amount || amount === 0) return 'not-yet';
  const chargedBack = booking.chargedBack - amount;
  const change = record(booking, message, { chargedBack }, [
    bookReported(booking, 'chargeback-reversal', amount, message.id),
  ]);
  // A part that the bank keeps keeps the voucher frozen.
  return hasSoldVoucher(booking) && chargedBack === 0 ? { ...change, sale: 'thaw' } : change;
}

/**
 * The shopper knows of a refund that has come back, and gets a mail; staff decide what follows. A refund that is still awaited is
 * asked for again; where the miles follow the refund, they come first.
 */
function applyRefundFailure(booking: BookingRecord, message: PaymentMessage): BookingChange | 'not-yet' {
  const { state, paymentState } = booking;
  const isOnWayBack = state === 'voiding' || state === 'refunding';
  if (isOnWayBack && paymentState === 'refunded') return 'not-yet';
  // It may be a part of earlier that has come back: what is under way is settled first.
  const isSettled = state === 'booked' || state === 'failed' || state === 'cancelled';
  if (booking.refunded > 0 && !isSettled) return 'not-yet';
  if (isOnWayBack) return updateWithin(booking, {});
  const { dueRefund } = booking;
  if (dueRefund !== null && (state === 'booked' || isLaterPayment(booking.order, state)))
    return returnPart(booking, dueRefund, message);
  const refunded = refundedAmount(booking);
  const amount = message.amount ?? refunded;
  const isBack = paymentState === 'refunded' || booking.refunded > 0;
  if (!isBack || amount > refunded) return noteForStaff(booking, message);
  const ledger = [bookReported(booking, 'refund-reversal', amount, message.id)];
  const refundRound = booking.refundRound + 1;
  const set = {
    toRefund: amount,
    refundRound,
    ...(paymentState === 'refunded' && { paymentState: 'refund-failed' as const }),
  };
  const change = { ...record(booking, message, set, ledger), mail: 'refund-failed' as const };
  return state === 'failed' || state === 'cancelled' ? reviewRefund(change) : change;
}

/** What the provider has refunded: all of a trip that failed; of a cancelled one its part of what exceeds the fee, and parts before. */
function refundedAmount(booking: BookingRecord): number {
  const { order, supplierFee, failure, chargedBack } = booking;
  if (failure !== null || supplierFee === null) return chargedNow(order) - chargedBack - booking.paidOut;
  return settleFee(booking, cancellationFee(booking, supplierFee)).parts.card + booking.refunded;
}

/** A later payment of a trip that is cancelled was refunded as a part, too. */
function isLaterPayment({ kind }: Order, state: BookingState): boolean {
  return state === 'cancelled' && (kind === 'payment' || kind === 'change');
}

/** A part of a trip that goes ahead has come back: it is owed again, and what it was booked as is undone. */
function returnPart(
  booking: BookingRecord,
  { reason }: DueRefundRef,
  message: PaymentMessage,
): BookingChange {
  const amount = message.amount ?? booking.refunded;
  if (amount > booking.refunded) return noteForStaff(booking, message);
  const ledger = [
    bookReported(booking, 'refund-reversal', amount, message.id),
    ...(reason === 'goodwill' ? [bookCompensation(booking, -amount, message.id)] : []),
  ];
  const set = {
    refunded: booking.refunded - amount,
    ...(reason === 'goodwill' && { goodwill: booking.goodwill - amount }),
    toRefund: amount,
    refundRound: booking.refundRound + 1,
    ...(booking.paymentState === 'refunded' && { paymentState: 'refund-failed' as const }),
  };
  return reviewRefund({ ...record(booking, message, set, ledger), mail: 'refund-failed' });
}

function record(
  booking: BookingRecord,
  message: PaymentMessage,
  set: Partial<BookingLife>,
  ledger: readonly LedgerTransaction[],
): BookingChange {
  const { events, wait } = noteForStaff(booking, message);
  const noted = { ...set, ...withAttention(booking, message) };
  return { ...updateWithin(booking, noted, { ledger, wait }), events };
}

function toFacts({ id, amount }: PaymentMessage): object {
  return { ...(amount === null ? {} : { amount }), message: id };
}
