import type { BookingRecord } from '../model/booking-record.ts';
import { type BookingChange, updateWithin } from './booking-change.ts';

/**
 * The time of a refund that waits is over: provider and programme are asked next. From this change on nobody can take a voucher in its place, and
 * who has taken one before has changed the booking's version. Woken too early, it waits for the rest of its time.
 */
export function sendWaitingRefund(booking: BookingRecord, waitMs: number): BookingChange {
  const { dueRefund, inState } = booking;
  if (dueRefund === null) throw new Error('A refund that waits has a row');
  const left = waitMs - inState;
  if (left > 0) return updateWithin(booking, {}, { wait: left });
  const { id, reason } = dueRefund;
  return updateWithin(booking, { dueRefund: { id, reason } });
}
