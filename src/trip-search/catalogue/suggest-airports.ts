import { searchAnswers } from '../../defaults.ts';
import { highlightWords, splitWords } from '../../domain/words/fold-text.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Catalogue } from './build-catalogue.ts';
import type { AirportSuggestion } from './suggestions-schema.ts';

/** Airports of departure by the words of their name, city or code (AIRPORT-006, AIRPORT-008); a code that fits comes first. */
export function suggestAirports(
  catalogue: Catalogue,
  language: Language,
  keyword: string,
): AirportSuggestion[] {
  const words = splitWords(keyword);
  const { departures, departureNames } = catalogue.names;
  return departureNames[language]
    .find(words, searchAnswers.suggestions)
    .flatMap((at) => departures[at] ?? [])
    .map(({ name, code, countryCode }) => ({
      name: name[language],
      tlc: code,
      countryCode,
      highlightedLabel: highlightWords(`${name[language]} (${code})`, words),
    }));
}
