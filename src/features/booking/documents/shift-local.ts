import { dayAt, formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { instantOf } from '../../../domain/time/local-moment.ts';
import { readZoneClock } from '../../../domain/time/zone-clock.ts';

/** Its clocks are never put forward or back. */
const unmoved = 'UTC';

/**
 * A local time so many minutes later, or earlier where negative, by the clocks of its place.
 * @param local `YYYY-MM-DDTHH:MM`, as the result
 * @param timeZone IANA name; where it is missing clocks count that are never put forward or back
 */
export function shiftLocal(local: string, minutes: number, timeZone: string = unmoved): string {
  const [hour = 0, minute = 0] = local.slice(11).split(':').map(Number);
  const start = instantOf({ day: requireDay(local.slice(0, 10)), minutes: hour * 60 + minute, timeZone });
  const moment = new Date(start + minutes * 60_000);
  const clock = readZoneClock(moment, timeZone);
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${formatDay(dayAt(moment, timeZone))}T${digits(clock.hour)}:${digits(clock.minute)}`;
}
