import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { feeOfRebooking } from '../changes/change-rules/judge-offer-change.ts';
import { alternativesOf } from './notice-rules.ts';

/**
 * True where a notice offers alternatives for a trip. What the supplier has announced it also changes free of charge; for an incident of ours
 * its tariff holds, so a trip that cannot be changed keeps the free cancellation alone.
 */
export function offersAlternatives(facts: NoticeFacts, order: BookingOrder, today: Day): boolean {
  const kind = alternativesOf(facts);
  if (kind === null || (kind === 'flights' && order.offerKey.outbound === null)) return false;
  return facts.kind !== 'incident' || feeOfRebooking(order, today) !== null;
}
