import { totalOf } from '../../../domain/money/package-price.ts';
import type { Attention, BookingLife, BookingRecord } from '../model/booking-record.ts';
import { bookReported, type LedgerTransaction } from '../model/ledger.ts';
import { type BookingChange, leavePayment, noteOnly, transitionTo, updateWithin } from './booking-change.ts';

/** What the provider reports about a booking's money. */
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
  return { ...noteOnly(booking, { attention: message.event }), events };
}

function applyChargeback(booking: BookingRecord, message: PaymentMessage): BookingChange | 'not-yet' {
  const { state, resumeState, reason } = booking;
  switch (booking.paymentState) {
    case 'pending':
    case 'authorised':
      return 'not-yet';
    case 'none':
    case 'free':
    case 'refused':
    case 'cancelled':
      return noteForStaff(booking, message);
    // We have refunded the money and the bank has taken it back too: the shopper owes it once more.
    case 'refunded':
    case 'refund-failed':
    case 'charged-back':
      return takeBack(booking, message);
    case 'captured':
      break;
  }
  if (state === 'voiding' || state === 'refunding') return 'not-yet';
  if (state !== 'manual-review' || (resumeState !== 'voiding' && resumeState !== 'refunding'))
    return takeBack(booking, message);
  // The bank has returned what was to be refunded, and the provider has reported that it refunded nothing.
  if (reason !== 'not-refundable') return 'not-yet';
  const { set, ledger, events } = takeBack(booking, message);
  if (set.paymentState !== 'charged-back') return takeBack(booking, message);
  const settled = { ...set, toRefund: 0, reason: null, resumeState: null };
  if (resumeState === 'refunding')
    return transitionTo(booking, 'cancelled', settled, { ledger, events, mail: 'cancelled', wait: null });
  return leavePayment(booking, booking.failure ?? 'technical', settled, { ledger, events });
}

/** The payment counts as charged back once all of it is, or any part of it after a refund. */
function takeBack(booking: BookingRecord, message: PaymentMessage): BookingChange {
  const total = totalOf(booking.order.price);
  const amount = message.amount ?? total;
  const chargedBack = booking.chargedBack + amount;
  const isAll = booking.paymentState !== 'captured' || chargedBack >= total;
  const set = isAll ? ({ chargedBack, paymentState: 'charged-back' } as const) : { chargedBack };
  return record(booking, message, set, [bookReported(booking, 'chargeback', amount, message.id)]);
}

/** Not final: the bank may take it once more. What is owed for a trip that is over is for staff to decide. */
function applyReversal(booking: BookingRecord, message: PaymentMessage): BookingChange | 'not-yet' {
  const amount = message.amount ?? booking.chargedBack;
  if (booking.chargedBack < amount || amount === 0) return 'not-yet';
  const chargedBack = booking.chargedBack - amount;
  return record(booking, message, { chargedBack }, [
    bookReported(booking, 'chargeback-reversal', amount, message.id),
  ]);
}

/** The shopper knows of a refund that has come back, and gets a mail. A refund that is still awaited is asked for again. */
function applyRefundFailure(booking: BookingRecord, message: PaymentMessage): BookingChange {
  const { state, paymentState } = booking;
  if (state === 'voiding' || state === 'refunding') return updateWithin(booking, {});
  if (paymentState !== 'refunded') return noteForStaff(booking, message);
  const amount = message.amount ?? totalOf(booking.order.price);
  const ledger = [bookReported(booking, 'refund-reversal', amount, message.id)];
  const change = record(booking, message, { paymentState: 'refund-failed', toRefund: amount }, ledger);
  return { ...change, mail: 'refund-failed' };
}

function record(
  booking: BookingRecord,
  message: PaymentMessage,
  set: Partial<BookingLife>,
  ledger: readonly LedgerTransaction[],
): BookingChange {
  const { events, wait } = noteForStaff(booking, message);
  return { ...updateWithin(booking, { ...set, attention: message.event }, { ledger, wait }), events };
}

function toFacts({ id, amount }: PaymentMessage): object {
  return { ...(amount === null ? {} : { amount }), message: id };
}
