import type { SchoolRegion } from '../../domain/time/school-holidays.ts';
import { foldText } from '../../domain/words/fold-text.ts';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';
import { createPhraseLexicon, type PhraseLexicon } from './phrase-lexicon.ts';
import { stateWords } from './words/state-words.ts';
import type { PhraseWords, WordMeaning } from './words/word-meaning.ts';
import { wordsDe } from './words/words-de.ts';
import { wordsEn } from './words/words-en.ts';
import { wordsEs } from './words/words-es.ts';
import { wordsFr } from './words/words-fr.ts';
import { wordsIt } from './words/words-it.ts';

/** A meaning of a phrase, and whether it has it in the language of the visit. */
export interface KnownWord {
  readonly meaning: WordMeaning | `state:${SchoolRegion}`;
  readonly isOwn: boolean;
}

const wordsOf: Readonly<Record<Language, PhraseWords>> = {
  de: wordsDe,
  en: wordsEn,
  it: wordsIt,
  es: wordsEs,
  fr: wordsFr,
};

const lexicons = new Map<Language, PhraseLexicon<KnownWord>>();

/**
 * The words of all languages. A phrase that several languages have means what it does in the language of the visit, then in
 * English, then in the others.
 */
export function wordLexicon(language: Language): PhraseLexicon<KnownWord> {
  const known = lexicons.get(language) ?? createPhraseLexicon(listWords(language));
  lexicons.set(language, known);
  return known;
}

function* listWords(language: Language): Generator<readonly [string, KnownWord]> {
  const taken = new Set<string>();
  for (const each of new Set([language, 'en' as const, ...LANGUAGES])) {
    const phrases = [...listPhrases(wordsOf[each])];
    for (const [phrase, meaning] of phrases) {
      if (!taken.has(foldText(phrase))) yield [phrase, { meaning, isOwn: each === language }];
    }
    for (const [phrase] of phrases) taken.add(foldText(phrase));
  }
  for (const [phrase, state] of listPhrases(stateWords)) {
    yield [phrase, { meaning: `state:${state}`, isOwn: false }];
  }
}

function* listPhrases<Key extends string>(
  words: Readonly<Partial<Record<Key, string>>>,
): Generator<readonly [phrase: string, key: Key]> {
  for (const [key, phrases] of Object.entries(words) as [Key, string][]) {
    for (const phrase of phrases.split('|')) yield [phrase.trim(), key];
  }
}
