import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import { announceChange } from './supplier-notices.server.ts';

/** What can be made to happen to a booking, for demonstrations and tests; minutes by which flights leave later, or earlier where negative. */
export const CAUSES = {
  'outbound flight 20 min later': { leg: 'outbound', minutes: 20 },
  'outbound flight 6 h later': { leg: 'outbound', minutes: 360 },
  'return flight 5 h earlier': { leg: 'inbound', minutes: -300 },
  'outbound flight cancelled': { kind: 'flight-cancelled', leg: 'outbound' },
  'return flight cancelled': { kind: 'flight-cancelled', leg: 'inbound' },
  'hotel overbooked': { kind: 'hotel-overbooked' },
  'hotel closed': { kind: 'hotel-closed' },
  'trip cancelled': { kind: 'trip-cancelled' },
} as const satisfies Record<
  string,
  AnnouncedChange | { readonly leg: 'outbound' | 'inbound'; readonly minutes: number }
>;
export type Cause = keyof typeof CAUSES;

/** Lets something happen to a booking. @returns false where the booking is unknown or has no such flight */
export async function causeChange(
  supplier: { readonly db: SupplierDb; readonly clock: Clock },
  bookingNumber: string,
  cause: Cause,
): Promise<boolean> {
  const wanted = CAUSES[cause];
  if (!('minutes' in wanted)) return announceChange(supplier, bookingNumber, wanted);
  const hold = await supplier.db
    .selectFrom('supplier.hold')
    .select('offer')
    .where('booking_number', '=', bookingNumber)
    .executeTakeFirst();
  const { leg, minutes } = wanted;
  const flight = hold?.offer.key[leg];
  const times = hold?.offer[`${leg}Times`];
  if (!flight || !times) return false;
  const landing = times.arrival + (times.isOvernight ? 1_440 : 0);
  const [departure, arrival] = [times.departure, landing].map((at) => formatMoment(flight.day, at + minutes));
  return announceChange(supplier, bookingNumber, {
    kind: 'flight-changed',
    leg,
    departure: departure ?? '',
    arrival: arrival ?? '',
  });
}

/** @param minutes after midnight of the day, also of days before or after it */
function formatMoment(day: number, minutes: number): string {
  const days = Math.floor(minutes / 1_440);
  const rest = minutes - days * 1_440;
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${formatDay(day + days)}T${digits(Math.floor(rest / 60))}:${digits(rest % 60)}`;
}
