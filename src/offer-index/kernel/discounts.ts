import {
  EARLY_ARRIVAL_FROM,
  EARLY_ARRIVAL_TO,
  EARLY_BOOK_UNTIL,
  EARLY_BOOKING_WORDS,
  EARLY_DAYS_AHEAD,
  EARLY_PERCENT,
  PLAN_EARLY_BOOKINGS,
  PLAN_STAY_PAYS,
  PLAN_WORDS,
} from '../memory/layout';
import { wordAt } from './access';
import { plan as plans } from './tables';

/** Early-booking discounts of a plan. */

/**
 * The best early-booking discount of a plan for one arrival, in per cent; 0 for none.
 * @param plan its row, `bookingDay` and `checkIn` are days from 1970
 */
export function discountOn(plan: i32, bookingDay: i32, checkIn: i32): i32 {
  const record = plan * PLAN_WORDS;
  let percent = 0;
  for (let at = record + PLAN_EARLY_BOOKINGS; at < record + PLAN_STAY_PAYS; at += EARLY_BOOKING_WORDS) {
    if (
      wordAt(plans, at + EARLY_PERCENT) > percent &&
      bookingDay <= wordAt(plans, at + EARLY_BOOK_UNTIL) &&
      checkIn - bookingDay >= wordAt(plans, at + EARLY_DAYS_AHEAD) &&
      checkIn >= wordAt(plans, at + EARLY_ARRIVAL_FROM) &&
      checkIn <= wordAt(plans, at + EARLY_ARRIVAL_TO)
    ) {
      percent = wordAt(plans, at + EARLY_PERCENT);
    }
  }
  return percent;
}

/**
 * A bound: no arrival has a higher discount for those who book on a day, in per cent.
 * @param plan its row, `bookingDay` a day from 1970
 */
export function highestDiscountOn(plan: i32, bookingDay: i32): i32 {
  const record = plan * PLAN_WORDS;
  let percent = 0;
  for (let at = record + PLAN_EARLY_BOOKINGS; at < record + PLAN_STAY_PAYS; at += EARLY_BOOKING_WORDS) {
    if (bookingDay <= wordAt(plans, at + EARLY_BOOK_UNTIL))
      percent = max(percent, wordAt(plans, at + EARLY_PERCENT));
  }
  return percent;
}
