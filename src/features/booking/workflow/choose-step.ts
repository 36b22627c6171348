import { type BookingRecord, isRefundWaiting } from '../model/booking-record.ts';
import { mustBeGivenUp } from '../model/states/payment-state.ts';
import type { BookingStepName } from './booking-steps.ts';

/** Returns the next step of a booking; null when it waits for the shopper, or its refund for its time, or when it is at rest. */
export function chooseStep(
  booking: Pick<
    BookingRecord,
    'state' | 'holdState' | 'paymentState' | 'milesState' | 'toRefund' | 'milesToReturn' | 'dueRefund'
  >,
): BookingStepName | null {
  switch (booking.state) {
    case 'holding':
      return 'hold';
    case 'repricing':
      return 'reprice';
    case 'certifying':
      return 'certificate';
    case 'reserving-miles':
      return 'reserve-miles';
    case 'authorising':
      return 'authorise';
    case 'proceeding':
      return 'proceed';
    case 'confirming':
      return 'confirm';
    case 'redeeming-miles':
      return 'redeem-miles';
    case 'capturing':
      return 'capture';
    case 'writing':
      return 'documents';
    case 'voiding':
      return chooseGivingUp(booking);
    case 'releasing':
      return chooseRelease(booking);
    case 'cancelling':
      return 'cancel-trip';
    case 'refunding':
      if (isRefundWaiting(booking)) return null;
      return booking.toRefund === 0 && booking.milesToReturn > 0 ? 'return-miles' : 'refund';
    case 'awaiting-shopper':
    case 'booked':
    case 'failed':
    case 'cancelled':
    case 'manual-review':
      return null;
  }
}

/** The money first, then the miles. */
function chooseGivingUp(booking: Pick<BookingRecord, 'paymentState' | 'milesState'>): BookingStepName {
  if (mustBeGivenUp(booking.paymentState)) return booking.paymentState === 'captured' ? 'refund' : 'void';
  return booking.milesState === 'redeemed' ? 'return-miles' : 'release-miles';
}

/** For a trip that is already sold, the workflow requests its booking number first and then cancels it. */
function chooseRelease({ holdState }: Pick<BookingRecord, 'holdState'>): BookingStepName {
  if (holdState === 'sold') return 'confirm';
  return holdState === 'confirmed' ? 'cancel-trip' : 'release';
}
