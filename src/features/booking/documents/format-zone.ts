import type { Language } from '../../../domain/words/language.ts';
import { toInstant } from './to-instant.ts';

/**
 * The short name of a time zone at a local time: 'CEST'.
 * @param local `YYYY-MM-DDTHH:MM`
 * @param timeZone IANA name
 */
export function formatZone(local: string, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    timeZoneName: 'short',
  });
  const parts = format.formatToParts(toInstant(local, timeZone));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
