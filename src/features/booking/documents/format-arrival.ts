import { type BookedFlight, laterArrivalDay } from '../../../domain/booking/booked-trip.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';

/**
 * Formats when a flight lands, with the day where it is another one than that of departure: '00:35 (Sun 9 May)'.
 * @param style how it writes that day
 */
export function formatArrival(
  flight: Pick<BookedFlight, 'departure' | 'arrival'>,
  language: Language,
  style: 'short' | 'medium' | 'birth' = 'short',
): string {
  const time = flight.arrival.slice(11);
  const day = laterArrivalDay(flight);
  return day === null ? time : `${time} (${formatDate(requireDay(day), language, style)})`;
}
