import type { Language } from '../../domain/language.ts';

/** A moment as people say it, in the market's time: '24 Dec 2026, 18:00'. */
export function writeMoment(moment: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  );
}
