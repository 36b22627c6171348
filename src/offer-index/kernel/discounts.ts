import { EARLY_BOOKING_WORDS, PLAN_EARLY_BOOKINGS, PLAN_WORDS } from '../memory/layout';
import { plan as plans, wordAt } from './tables';

/** What those who book early pay less, in per cent. */

/** Best percentage off a plan for a day of arrival. */
export function discountOn(plan: i32, bookingDay: i32, checkIn: i32): i32 {
  const record = plan * PLAN_WORDS;
  let percent = 0;
  for (let at = record + PLAN_EARLY_BOOKINGS; at < record + PLAN_WORDS; at += EARLY_BOOKING_WORDS) {
    if (
      wordAt(plans, at) > percent &&
      bookingDay <= wordAt(plans, at + 1) &&
      checkIn - bookingDay >= wordAt(plans, at + 2) &&
      checkIn >= wordAt(plans, at + 3) &&
      checkIn <= wordAt(plans, at + 4)
    ) {
      percent = wordAt(plans, at);
    }
  }
  return percent;
}

/** No arrival has more off for those who book on a day. */
export function highestDiscountOn(plan: i32, bookingDay: i32): i32 {
  const record = plan * PLAN_WORDS;
  let percent = 0;
  for (let at = record + PLAN_EARLY_BOOKINGS; at < record + PLAN_WORDS; at += EARLY_BOOKING_WORDS) {
    if (bookingDay <= wordAt(plans, at + 1)) percent = max(percent, wordAt(plans, at));
  }
  return percent;
}
