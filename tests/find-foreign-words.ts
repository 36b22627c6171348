import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../src/domain/words/language.ts';

/** Words of three letters and more, in small letters. */
export function listWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  );
}

const catalogues = new Map<Language, ReadonlySet<string>>(
  LANGUAGES.map((language) => [
    language,
    new Set(listWords(readFileSync(`src/texts/${language}.po`, 'utf8'))),
  ]),
);

/** Words of another language's catalogue that neither this language nor a name has. */
export function findForeignWords(text: string, language: Language, names: ReadonlySet<string>): string[] {
  const own = catalogues.get(language);
  const others = LANGUAGES.filter((other) => other !== language);
  return [...new Set(listWords(text.replaceAll(/https?:\S+|\S+@\S+/g, '')))].filter(
    (word) =>
      own?.has(word) === false &&
      !names.has(word) &&
      others.some((other) => catalogues.get(other)?.has(word) === true),
  );
}
