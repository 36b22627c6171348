import { listSearchWords, spellOutUmlauts, splitWords } from '../../domain/words/fold-text.ts';
import { createNearWords, type NearWords, narrowNearWords } from './near-words.ts';

/** A place, hotel or airport that a name stands for. */
export type NamedThing =
  | {
      readonly kind: 'place';
      readonly id: number;
      /** Ids of what it lies in, from near to far. */
      readonly within: readonly number[];
    }
  | { readonly kind: 'hotel'; readonly id: number; readonly within: readonly number[] }
  | { readonly kind: 'airport'; readonly code: string };

/** A phrase of the lexicon: its words, folded, and what it stands for. */
export interface LexiconPhrase<Thing> {
  readonly words: readonly string[];
  readonly things: readonly Thing[];
}

/** A phrase found in a text. */
export interface FoundPhrase<Thing> extends LexiconPhrase<Thing> {
  /** Letters of the text that differ from the phrase. */
  readonly errors: number;
}

/** Phrases by their words. */
export interface PhraseLexicon<Thing> {
  /**
   * The longest phrases that the words from a place on begin with; of equally long ones those with the fewest errors. Of a word of
   * five letters and more one letter may be wrong, of nine and more two.
   * @param isKnown true for other words that are meant as they are
   */
  find(
    words: readonly string[],
    from: number,
    isKnown?: (word: string) => boolean,
  ): readonly FoundPhrase<Thing>[];
  /** True for a word that a phrase contains. */
  knows(word: string): boolean;
  readonly nearWords: NearWords;
  /** The same phrases of some of the things: words of no other phrase are unknown. */
  narrow(isIn: (thing: Thing) => boolean): PhraseLexicon<Thing>;
}

interface Node<Thing> {
  readonly next: Map<string, Node<Thing>>;
  phrase: { readonly words: readonly string[]; things: Thing[] } | null;
}

/** Builds a lexicon from names and what they stand for; a name may stand for several things. */
export function createPhraseLexicon<Thing>(
  names: Iterable<readonly [name: string, thing: Thing]>,
): PhraseLexicon<Thing> {
  const root: Node<Thing> = { next: new Map(), phrase: null };
  const known = new Set<string>();
  for (const [name, thing] of names) {
    for (const words of spell(name)) addPhrase(root, words, thing, known);
  }
  return readPhrases(root, known, createNearWords(known), () => true);
}

/** @param known words of the phrases of things that are in @param isIn whether a thing is found */
function readPhrases<Thing>(
  root: Node<Thing>,
  known: ReadonlySet<string>,
  nearWords: NearWords,
  isIn: (thing: Thing) => boolean,
): PhraseLexicon<Thing> {
  return {
    nearWords,
    knows: (word) => known.has(word),
    narrow(isOfPart) {
      const words = new Set<string>();
      for (const phrase of listPhrases(root))
        if (phrase.things.some(isOfPart)) for (const word of phrase.words) words.add(word);
      return readPhrases(root, words, narrowNearWords(nearWords, words), isOfPart);
    },
    find(words, from, isKnown = () => false) {
      // Behind two words of a name a known word may still be a mistyped third.
      const nearOf = (word: string, at: number) =>
        at < from + 2 && (known.has(word) || isKnown(word)) ? [] : nearWords.find(word);
      let longest: FoundPhrase<Thing>[] = [];
      const keep = (found: FoundPhrase<Thing>) => {
        const best = longest[0];
        const isBetter =
          best === undefined ||
          found.words.length > best.words.length ||
          (found.words.length === best.words.length && found.errors < best.errors);
        if (isBetter) longest = [found];
        else if (found.words.length === best.words.length && found.errors === best.errors)
          longest.push(found);
      };
      const walk = (node: Node<Thing>, at: number, errors: number) => {
        const things = node.phrase?.things.filter(isIn) ?? [];
        if (node.phrase !== null && things.length > 0) keep({ words: node.phrase.words, things, errors });
        const word = words[at];
        if (word === undefined) return;
        const exact = node.next.get(word);
        if (exact !== undefined) walk(exact, at + 1, errors);
        for (const near of nearOf(word, at)) {
          const next = near.distance === 0 ? undefined : node.next.get(near.word);
          if (next !== undefined) walk(next, at + 1, errors + near.distance);
        }
      };
      walk(root, from, 0);
      return longest;
    },
  };
}

function* listPhrases<Thing>({ next, phrase }: Node<Thing>): Generator<NonNullable<Node<Thing>['phrase']>> {
  if (phrase !== null) yield phrase;
  for (const node of next.values()) yield* listPhrases(node);
}

/** The words of a name, and those of its German spelling without umlauts where that is another. */
function spell(name: string): readonly (readonly string[])[] {
  const words = splitWords(name);
  const extra = listSearchWords(name).length > new Set(words).size;
  return extra ? [words, splitWords(spellOutUmlauts(name))] : [words];
}

function addPhrase<Thing>(
  root: Node<Thing>,
  words: readonly string[],
  thing: Thing,
  known: Set<string>,
): void {
  if (words.length === 0) return;
  let node = root;
  for (const word of words) {
    known.add(word);
    const next = node.next.get(word) ?? { next: new Map(), phrase: null };
    node.next.set(word, next);
    node = next;
  }
  node.phrase ??= { words, things: [] };
  if (!node.phrase.things.includes(thing)) node.phrase.things.push(thing);
}
