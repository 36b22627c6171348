import { callerPolicy } from '../../defaults.ts';
import type { BookedTrip } from '../../domain/booking/booked-trip.ts';
import { stayOfTrip } from '../../domain/booking/cancellation-steps.ts';
import { type Instalments, lastDueDay } from '../../domain/booking/instalments.ts';
import { type Day, formatDay } from '../../domain/time/calendar-day.ts';

/**
 * Plans how a caller pays everything by a link; null where nothing is left to pay, or where the trip would begin before it is cancelled as
 * unpaid.
 * @param total what vouchers and miles leave to pay, minor units
 */
export function planPaymentByLink(
  trip: Pick<BookedTrip, 'checkIn' | 'nights' | 'outbound'>,
  total: number,
  today: Day,
): Instalments | null {
  const dueOn = today + callerPolicy.linkDays;
  if (total < 1 || dueOn > lastDueDay(stayOfTrip(trip).departure)) return null;
  return { deposit: 0, balance: total, dueOn: formatDay(dueOn) };
}
