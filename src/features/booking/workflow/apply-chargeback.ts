import type { BookingRecord } from '../model/booking-record.ts';
import { isAtRest } from '../model/booking-state.ts';
import { bookChargeback } from '../model/ledger.ts';
import { type BookingChange, leavePayment, transitionTo, updateWithin } from './booking-change.ts';

/**
 * Returns the change that records a chargeback; null when nothing was captured or the chargeback is already recorded.
 * Returns `not-yet` while a call about the same payment is open; the provider has to send the webhook again.
 */
export function applyChargeback(booking: BookingRecord): BookingChange | 'not-yet' | null {
  switch (booking.paymentState) {
    case 'pending':
    case 'authorised':
      return 'not-yet';
    case 'captured':
      return applyLateChargeback(booking);
    case 'refunded':
      // We have refunded the money and the bank has taken it back too: the shopper owes it once more.
      return { ...note(booking), wait: isAtRest(booking.state) ? null : 0 };
    default:
      return null;
  }
}

function applyLateChargeback(booking: BookingRecord): BookingChange | 'not-yet' {
  const { state, resumeState, reason } = booking;
  if (state === 'voiding' || state === 'refunding') return 'not-yet';
  if (state !== 'manual-review' || (resumeState !== 'voiding' && resumeState !== 'refunding'))
    return { ...note(booking), wait: isAtRest(state) ? null : 0 };
  // The bank has returned what was to be refunded, and the provider has reported that it refunded nothing.
  if (reason !== 'not-refundable') return 'not-yet';
  const { set, ledger, events } = note(booking);
  const settled = { ...set, toRefund: 0, reason: null, resumeState: null };
  if (resumeState === 'refunding')
    return transitionTo(booking, 'cancelled', settled, { ledger, events, mail: 'cancelled', wait: null });
  return leavePayment(booking, booking.failure ?? 'technical', settled, { ledger, events });
}

function note(booking: BookingRecord): BookingChange {
  const change = updateWithin(
    booking,
    { paymentState: 'charged-back' },
    { ledger: [bookChargeback(booking)] },
  );
  return { ...change, events: [{ kind: 'charged-back', facts: {} }] };
}
