import {
  PLAN_STAY_PAYS,
  PLAN_WORDS,
  STAY_PAY_ARRIVAL_FROM,
  STAY_PAY_ARRIVAL_TO,
  STAY_PAY_BOOK_FROM,
  STAY_PAY_BOOK_UNTIL,
  STAY_PAY_DEPART_UNTIL,
  STAY_PAY_IS_CHEAPEST,
  STAY_PAY_IS_REPEATED,
  STAY_PAY_IS_WITH_EARLY,
  STAY_PAY_MASK,
  STAY_PAY_PAID_SHIFT,
  STAY_PAY_TERMS,
  STAY_PAY_WORDS,
} from '../memory/layout';
import { wordAt } from './access';
import { sumBetween } from './rate-sums';
import { plan as plans } from './tables';

/** Stay-pay offers of a plan: some nights of a stay are free. */

/** Whether a plan has an offer for those who book on a day. @param plan its row, `bookingDay` a day from 1970 */
export function hasStayPays(plan: i32, bookingDay: i32): bool {
  const first = plan * PLAN_WORDS + PLAN_STAY_PAYS;
  for (let at = first; at < first + 2 * STAY_PAY_WORDS; at += STAY_PAY_WORDS) {
    if (wordAt(plans, at + STAY_PAY_TERMS) === 0) return false;
    if (isForBookingDay(at, bookingDay)) return true;
  }
  return false;
}

/** A bound: no stay of so many nights that is booked on a day pays for fewer of them. */
export function fewestPaid(plan: i32, bookingDay: i32, nights: i32): i32 {
  const first = plan * PLAN_WORDS + PLAN_STAY_PAYS;
  let most = 0;
  for (let at = first; at < first + 2 * STAY_PAY_WORDS; at += STAY_PAY_WORDS) {
    if (isForBookingDay(at, bookingDay))
      most = max(most, freeNights(wordAt(plans, at + STAY_PAY_TERMS), nights));
  }
  return nights - most;
}

/**
 * What of a stay's rates is paid, in units of the plan times per cent: all of them or, where it is less, what the best offer
 * leaves.
 * @param checkIn and `bookingDay`: days from 1970
 * @param sums running sums of rates, `day` the place of the first night in them
 * @param percent that early booking leaves of the price
 */
export function payableRates(
  plan: i32,
  bookingDay: i32,
  checkIn: i32,
  nights: i32,
  sums: usize,
  day: i32,
  percent: i32,
): i32 {
  const first = plan * PLAN_WORDS + PLAN_STAY_PAYS;
  const all = sumBetween(sums, day, day + nights);
  let least = all * percent;
  for (let at = first; at < first + 2 * STAY_PAY_WORDS; at += STAY_PAY_WORDS) {
    const terms = wordAt(plans, at + STAY_PAY_TERMS);
    if (terms === 0) break;
    if (!isForBookingDay(at, bookingDay) || !isForStay(at, checkIn, nights)) continue;
    const free = freeNights(terms, nights);
    const given =
      (terms & STAY_PAY_IS_CHEAPEST) !== 0
        ? sumOfCheapest(sums, day, nights, free)
        : sumBetween(sums, day + nights - free, day + nights);
    least = min(least, (all - given) * ((terms & STAY_PAY_IS_WITH_EARLY) !== 0 ? percent : 100));
  }
  return least;
}

/** @param offer its place in the table of plans */
function isForBookingDay(offer: i32, bookingDay: i32): bool {
  return (
    bookingDay >= wordAt(plans, offer + STAY_PAY_BOOK_FROM) &&
    bookingDay <= wordAt(plans, offer + STAY_PAY_BOOK_UNTIL)
  );
}

/** @param offer its place in the table of plans */
function isForStay(offer: i32, checkIn: i32, nights: i32): bool {
  return (
    checkIn >= wordAt(plans, offer + STAY_PAY_ARRIVAL_FROM) &&
    checkIn <= wordAt(plans, offer + STAY_PAY_ARRIVAL_TO) &&
    checkIn + nights <= wordAt(plans, offer + STAY_PAY_DEPART_UNTIL)
  );
}

/** Nights of a stay that an offer gives; 0 where the stay is too short, or there is no offer. */
function freeNights(terms: i32, nights: i32): i32 {
  const stay = terms & STAY_PAY_MASK;
  if (terms === 0 || nights < stay) return 0;
  const free = stay - ((terms >>> STAY_PAY_PAID_SHIFT) & STAY_PAY_MASK);
  return (terms & STAY_PAY_IS_REPEATED) !== 0 ? (nights / stay) * free : free;
}

/** Sum of the lowest rates of a stay, so many of them. @param day the place of the first night in the sums */
function sumOfCheapest(sums: usize, day: i32, nights: i32, count: i32): i32 {
  let taken = 0;
  let sum = 0;
  for (let left = count; left > 0; left -= 1) {
    let lowest = i32.MAX_VALUE;
    let place = 0;
    for (let night = 0; night < nights; night += 1) {
      if (((taken >>> night) & 1) !== 0) continue;
      const rate = sumBetween(sums, day + night, day + night + 1);
      if (rate >= lowest) continue;
      lowest = rate;
      place = night;
    }
    taken |= 1 << place;
    sum += lowest;
  }
  return sum;
}
