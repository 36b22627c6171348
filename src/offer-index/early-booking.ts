import { EARLY_BOOKING_WORDS, type Memory, PLAN_WORDS, planField } from './memory.ts';

/** Best percentage off a plan for a day of arrival. */
export function discountOn(
  { plan: records }: Memory,
  plan: number,
  bookingDay: number,
  checkIn: number,
): number {
  const record = plan * PLAN_WORDS;
  let percent = 0;
  for (let at = record + planField.earlyBookings; at < record + PLAN_WORDS; at += EARLY_BOOKING_WORDS) {
    if (
      (records[at] as number) > percent &&
      bookingDay <= (records[at + 1] as number) &&
      checkIn - bookingDay >= (records[at + 2] as number) &&
      checkIn >= (records[at + 3] as number) &&
      checkIn <= (records[at + 4] as number)
    ) {
      percent = records[at] as number;
    }
  }
  return percent;
}

/** No arrival has more off for those who book on a day. */
export function highestDiscountOn({ plan: records }: Memory, plan: number, bookingDay: number): number {
  const record = plan * PLAN_WORDS;
  let percent = 0;
  for (let at = record + planField.earlyBookings; at < record + PLAN_WORDS; at += EARLY_BOOKING_WORDS) {
    if (bookingDay <= (records[at + 1] as number)) percent = Math.max(percent, records[at] as number);
  }
  return percent;
}
