import type { Language } from '../../../domain/words/language.ts';

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/**
 * Sets a text as printers of the language do: sentences begin with a capital, a number stays with its unit, and French
 * keeps its spaces before signs from breaking.
 */
export function typeset(text: string, language: Language): string {
  const set = text
    .replace(/(\p{Letter})'(\p{Letter})/gu, '$1’$2')
    .replace(
      /(^|[.!?] )(\p{Lowercase})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/(\d) (km|m²|m|h|Uhr|pm|am)(?![\p{Letter}²])/gu, `$1${noBreak}$2`);
  return language === 'fr' ? setFrenchSigns(set) : set;
}

function setFrenchSigns(text: string): string {
  return text
    .replace(/ ?([;!?])/g, `${narrowNoBreak}$1`)
    .replace(/ ([:»])/g, `${narrowNoBreak}$1`)
    .replace(/« /g, `«${narrowNoBreak}`);
}
