import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { lastDayOfCorrection } from '../../../domain/booking/name-change.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { type BookingRecord, currentOrder } from './booking-record.ts';

/** The last day on which names of a trip can be corrected; null where its tariff does not allow it. */
export function lastCorrectionDay(booking: BookingRecord): Day | null {
  const order = currentOrder(booking);
  if (order.kind !== 'trip') return null;
  return lastDayOfCorrection(order.trip.terms, stayOfTrip(order.trip).departure);
}
