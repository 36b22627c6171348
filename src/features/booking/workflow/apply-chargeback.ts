import type { BookingRecord } from '../model/booking-record.ts';
import { isAtRest } from '../model/booking-state.ts';
import { bookChargeback } from '../model/ledger.ts';
import { type BookingChange, leavePayment, transitionTo, updateWithin } from './booking-change.ts';

/**
 * Tells how money that was taken back is written down; null where none was taken, or that is known already. `not-yet`: a question about
 * that very money is open, whose answer would be lost: the provider has to tell it again.
 */
export function applyChargeback(booking: BookingRecord): BookingChange | 'not-yet' | null {
  switch (booking.paymentState) {
    case 'pending':
    case 'authorised':
      return 'not-yet';
    case 'captured':
      return applyLateChargeback(booking);
    case 'refunded':
      // Given back by us and taken back by the bank: the shopper owes it once more.
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
  // What was to be given back is with the shopper now, and the provider has said that it gave nothing.
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
