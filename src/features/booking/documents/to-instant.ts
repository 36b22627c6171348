import { requireDay } from '../../../domain/time/calendar-day.ts';
import { instantOf } from '../../../domain/time/local-moment.ts';

/** The instant of a local time. @param local `YYYY-MM-DDTHH:MM` @param timeZone IANA name */
export function toInstant(local: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = local.slice(11).split(':').map(Number);
  return new Date(
    instantOf({ day: requireDay(local.slice(0, 10)), minutes: hours * 60 + minutes, timeZone }),
  );
}
