import type { Language } from '../../../domain/words/language.ts';

/** The name of a time zone at an instant as travellers of a language read it: 'MESZ', 'CEST', or 'GMT+4' where there is no shorter one. */
export function formatZone(instant: Date, timeZone: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
