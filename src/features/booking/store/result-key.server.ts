import { createHmac, timingSafeEqual } from 'node:crypto';
import { sessionLifetimes } from '../../../defaults.ts';
import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import { type Day, formatDay, parseDay, requireDay } from '../../../domain/time/calendar-day.ts';

/** The last day on which the link of a mail sent today opens: so many days after the trip, or after the mail where the trip is over. */
export function lastDayOfResultLink({ checkOut }: Pick<BookedTrip, 'checkOut'>, today: Day): Day {
  return Math.max(requireDay(checkOut), today) + sessionLifetimes.resultLinkDays;
}

/**
 * Signs the link in a confirmation mail; the key opens only the result page of one checkout, to read (checkout X-092).
 * @param lastDay the last day on which it opens, in the seller's time zone; a mail sent again carries a new one
 * @returns `YYYY-MM-DD` and the signature, joined by a dot
 */
export function signResultKey(secret: string, checkoutId: string, lastDay: Day): string {
  const day = formatDay(lastDay);
  const signature = createHmac('sha256', secret).update(`result ${checkoutId} ${day}`).digest('base64url');
  return `${day}.${signature}`;
}

/** True when the key was signed by us for this checkout and has not ended; compares in constant time. */
export function provesResult(secret: string, checkoutId: string, key: string, today: Day): boolean {
  const lastDay = parseDay(key.slice(0, key.indexOf('.')));
  if (lastDay === null || lastDay < today) return false;
  const expected = Buffer.from(signResultKey(secret, checkoutId, lastDay));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
