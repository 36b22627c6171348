import { guestReviews } from '../../../defaults.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';

/** True from the last day of the stay on, for `openForDays`. */
export function isOpenForReview(checkOut: Day, today: Day): boolean {
  return today >= checkOut && today <= checkOut + guestReviews.openForDays;
}
