import type { BookingRecord } from '../model/booking-record.ts';
import {
  applyRedeemMiles,
  applyReleaseMiles,
  applyReserveMiles,
  applyReturnMiles,
} from './apply-loyalty-outcome.ts';
import { applyAuthorisation, applyCapture, applyRefund, applyVoid } from './apply-payment-outcome.ts';
import {
  applyCancelTrip,
  applyConfirm,
  applyHold,
  applyRelease,
  applyReprice,
} from './apply-supply-outcome.ts';
import {
  type BookingChange,
  beginPayment,
  type Circumstances,
  escalate,
  hasTimedOut,
  retry,
  timeoutEvent,
  transitionTo,
} from './booking-change.ts';
import type { StepOutcomes, StepResult } from './booking-steps.ts';

/** Returns the change that a step's outcome makes to a booking: the whole workflow as a pure function. */
export function applyOutcome(
  booking: BookingRecord,
  { step, outcome }: StepResult,
  at: Circumstances,
): BookingChange {
  switch (step) {
    case 'hold':
      return applyHold(booking, outcome, at);
    case 'reprice':
      return applyReprice(booking, outcome, at);
    case 'certificate':
      return applyCertificate(booking, outcome, at);
    case 'reserve-miles':
      return applyReserveMiles(booking, outcome, at);
    case 'redeem-miles':
      return applyRedeemMiles(booking, outcome, at);
    case 'release-miles':
      return applyReleaseMiles(booking, outcome, at);
    case 'return-miles':
      return applyReturnMiles(booking, outcome, at);
    case 'authorise':
    case 'proceed':
      return applyAuthorisation(booking, outcome, at);
    case 'confirm':
      return applyConfirm(booking, outcome, at);
    case 'capture':
      return applyCapture(booking, outcome, at);
    case 'documents':
      return applyDocuments(booking, outcome, at);
    case 'void':
      return applyVoid(booking, outcome, at);
    case 'refund':
      return applyRefund(booking, outcome, at);
    case 'release':
      return applyRelease(booking, outcome, at);
    case 'cancel-trip':
      return applyCancelTrip(booking, outcome, at);
  }
}

/** Without a certificate no money is taken and the trip is released. */
function applyCertificate(
  booking: BookingRecord,
  outcome: StepOutcomes['certificate'],
  at: Circumstances,
): BookingChange {
  if (outcome.outcome === 'confirmed') {
    const documents = outcome.document === null ? [] : [outcome.document];
    if (booking.order.price.miles > 0)
      return transitionTo(booking, 'reserving-miles', { milesState: 'asked' }, { documents });
    return beginPayment(booking, {}, { documents });
  }
  if (hasTimedOut(booking, at.timings.beginLimitMs, at))
    return transitionTo(booking, 'releasing', { failure: 'technical' }, { events: [timeoutEvent(booking)] });
  return retry(booking, at, at.timings.beginLimitMs);
}

function applyDocuments(
  booking: BookingRecord,
  outcome: StepOutcomes['documents'],
  at: Circumstances,
): BookingChange {
  if (outcome.outcome === 'confirmed') {
    const set = { action: null, details: null };
    return transitionTo(booking, 'booked', set, {
      documents: outcome.documents,
      mail: 'confirmation',
      amendsTrip: booking.order.kind === 'change',
      wait: null,
    });
  }
  if (hasTimedOut(booking, at.timings.escalateAfterMs, at)) return escalate(booking, 'documents-fail');
  return retry(booking, at);
}
