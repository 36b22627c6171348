import { requireDay } from '../../../domain/time/calendar-day.ts';
import { instantOf } from '../../../domain/time/local-moment.ts';
import type { Language } from '../../../domain/words/language.ts';

/**
 * Formats a local time with the short name of its time zone: '06:05 CEST'; without a time zone the time alone.
 * @param local `YYYY-MM-DDTHH:MM`
 * @param timeZone IANA name
 */
export function formatLocalTime(local: string, timeZone: string | undefined, language: Language): string {
  const time = local.slice(11, 16);
  if (timeZone === undefined) return time;
  const moment = toInstant(local, timeZone);
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    timeZoneName: 'short',
  });
  const zone = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${time} ${zone}`.trim();
}

/** @param local `YYYY-MM-DDTHH:MM` @param timeZone IANA name */
export function toInstant(local: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = local.slice(11).split(':').map(Number);
  return new Date(
    instantOf({ day: requireDay(local.slice(0, 10)), minutes: hours * 60 + minutes, timeZone }),
  );
}
