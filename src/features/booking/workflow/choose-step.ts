import type { BookingRecord } from '../model/booking-record.ts';
import type { StepName } from './booking-steps.ts';

/** Returns the next step of a booking; null when it waits for the shopper or is at rest. */
export function chooseStep(
  booking: Pick<BookingRecord, 'state' | 'holdState' | 'paymentState' | 'supplierNumber'>,
): StepName | null {
  switch (booking.state) {
    case 'holding':
      return 'hold';
    case 'repricing':
      return 'reprice';
    case 'certifying':
      return 'certificate';
    case 'authorising':
      return 'authorise';
    case 'proceeding':
      return 'proceed';
    case 'confirming':
      return 'confirm';
    case 'capturing':
      return 'capture';
    case 'writing':
      return 'documents';
    case 'voiding':
      return booking.paymentState === 'captured' ? 'refund' : 'void';
    case 'releasing':
      return chooseRelease(booking);
    case 'cancelling':
      return 'cancel-trip';
    case 'refunding':
      return 'refund';
    case 'awaiting-shopper':
    case 'booked':
    case 'failed':
    case 'cancelled':
    case 'manual-review':
      return null;
  }
}

/** For a trip that is already sold, the workflow requests its booking number first and then cancels it. */
function chooseRelease({ holdState }: Pick<BookingRecord, 'holdState'>): StepName {
  if (holdState === 'sold') return 'confirm';
  return holdState === 'confirmed' ? 'cancel-trip' : 'release';
}
