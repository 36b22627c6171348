import type { Language } from '../../domain/words/language.ts';
import type { NamedThing, PhraseLexicon } from './phrase-lexicon.ts';
import { type PhraseToken, readPhraseTokens, type WrittenDate } from './read-phrase-tokens.ts';
import { type KnownWord, wordLexicon } from './word-lexicon.ts';
import { isOrdinaryWord } from './words/is-ordinary-word.ts';

/** A word or phrase of a sentence, with all that it may mean. */
export interface PhraseItem {
  readonly start: number;
  readonly end: number;
  /** Folded words, joined by spaces. */
  readonly words: string;
  readonly meanings: ReadonlySet<string>;
  /** Meanings in the language of the visit. */
  readonly hasOwnMeaning: boolean;
  readonly things: readonly NamedThing[];
  /** How many names are equally near to what was typed. */
  readonly nameCount: number;
  /** Letters in which the text differs from the name. */
  readonly errors: number;
  readonly number: number | null;
  readonly isDigits: boolean;
  readonly isOrdinal: boolean;
  readonly date: WrittenDate | null;
  readonly isCapital: boolean;
  readonly isUpperCase: boolean;
  /** A dash alone stands between it and what is before. */
  readonly isJoined: boolean;
}

/** Endings of German compounds: a journey to Crete is a Kretareise. */
const compoundEndings =
  /^(.{4,}?)s?(?:urlaub|reise|reisen|ferien|trip|flug|hotel|hotels|rundreise|wochen|woche)$/;

/** Reads a sentence as phrases: from left to right the longest that is known, by its words or as a name. */
export function readPhraseItems(
  text: string,
  names: PhraseLexicon<NamedThing>,
  language: Language,
): readonly PhraseItem[] {
  const lexicon = wordLexicon(language);
  const tokens = readPhraseTokens(text);
  const words = tokens.map(({ word }) => shorten(word, names, lexicon));
  const isKnown = (word: string) => lexicon.knows(word) || names.knows(word) || isOrdinaryWord(word);
  const items: PhraseItem[] = [];
  for (let at = 0; at < tokens.length; ) {
    const item = readItem(tokens, words, at, {
      meant: longest(lexicon.find(words, at, isKnown)),
      named: longest(names.find(words, at, isKnown)),
    });
    const gap = text.slice(items.at(-1)?.end ?? 0, item.item.start);
    items.push({ ...item.item, isJoined: /^[-–—]$/.test(gap) });
    at += item.length;
  }
  return items;
}

/** The first half of a compound where that is known and the whole is not. */
function shorten(word: string, names: PhraseLexicon<NamedThing>, lexicon: PhraseLexicon<KnownWord>): string {
  if (lexicon.knows(word) || names.knows(word)) return word;
  const first = compoundEndings.exec(word)?.[1];
  return first !== undefined && (names.knows(first) || lexicon.knows(first)) ? first : word;
}

interface Match<Thing> {
  readonly length: number;
  readonly errors: number;
  readonly things: readonly Thing[];
  readonly nameCount: number;
}

function longest<Thing>(found: ReturnType<PhraseLexicon<Thing>['find']>): Match<Thing> {
  const [first] = found;
  if (first === undefined) return { length: 0, errors: 0, things: [], nameCount: 0 };
  return {
    length: first.words.length,
    errors: first.errors,
    things: [...new Set(found.flatMap(({ things }) => things))],
    nameCount: found.length,
  };
}

function readItem(
  tokens: readonly PhraseToken[],
  words: readonly string[],
  at: number,
  { meant, named }: { readonly meant: Match<KnownWord>; readonly named: Match<NamedThing> },
): { readonly item: Omit<PhraseItem, 'isJoined'>; readonly length: number } {
  const isMeant =
    meant.length > named.length || (meant.length === named.length && meant.errors <= named.errors);
  const isNamed =
    named.length > meant.length || (meant.length === named.length && named.errors <= meant.errors);
  const known = isMeant ? meant.things : [];
  const things = isNamed ? named.things : [];
  const length = Math.max(1, meant.length, named.length);
  const first = tokens[at];
  if (first === undefined) throw new RangeError(`No token ${at}`);
  const last = tokens[at + length - 1] ?? first;
  const meanings = new Set<string>(known.map(({ meaning }) => meaning));
  const isSingle = length === 1;
  return {
    length,
    item: {
      start: first.start,
      end: last.end,
      words: words.slice(at, at + length).join(' '),
      meanings,
      hasOwnMeaning: known.some(({ isOwn }) => isOwn),
      things,
      nameCount: isNamed ? named.nameCount : 0,
      errors: isNamed ? named.errors : meant.errors,
      number: (isSingle ? first.number : null) ?? numberOf(meanings),
      isDigits: isSingle && first.number !== null,
      isOrdinal: isSingle && first.isOrdinal,
      date: isSingle ? first.date : null,
      isCapital: first.isCapital,
      isUpperCase: first.isUpperCase,
    },
  };
}

function numberOf(meanings: ReadonlySet<string>): number | null {
  for (const meaning of meanings) if (meaning.startsWith('number:')) return Number(meaning.slice(7));
  return null;
}
