import { type Day, dayAt } from '../../domain/time/calendar-day.ts';

/** The last day of an alert: its own end, or the day before the last departure, after which nobody can travel any more. */
export function lastDayOf(lastDeparture: Day | null, endsAt: Date): Day {
  const end = dayAt(endsAt);
  return lastDeparture === null ? end : Math.min(end, lastDeparture - 1);
}
