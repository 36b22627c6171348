import { editDistance } from './edit-distance.ts';

/** A known word and how many letters a typed one differs from it. */
export interface NearWord {
  readonly word: string;
  readonly distance: number;
}

/** Known words, to be found in spite of typing errors. */
export interface NearWords {
  /** The known words that a typed one may be, see `allowedErrors`. */
  find(typed: string): readonly NearWord[];
  /** The known words that begin nearly as what was typed so far, the nearest first. */
  findBeginnings(typed: string): readonly NearWord[];
}

/** Letters that may be wrong: none in a known word of up to four letters, one from five on, two from nine on. */
export function allowedErrors(known: string): number {
  if (known.length < 5) return 0;
  return known.length < 9 ? 1 : 2;
}

/**
 * Keeps words with the set of their letters as bits. A letter changed or added changes at most two of them, so that
 * most words are passed over without a comparison.
 */
export function createNearWords(known: Iterable<string>): NearWords {
  const words = [...new Set(known)];
  const letters = Uint32Array.from(words, lettersOf);
  return {
    find(typed) {
      const own = lettersOf(typed);
      return words.flatMap((word, at) => {
        const most = allowedErrors(word);
        if (most === 0 || Math.abs(word.length - typed.length) > most) return [];
        if (countBits((letters[at] ?? 0) ^ own) > 2 * most) return [];
        const distance = editDistance(typed, word, most);
        return distance > most ? [] : { word, distance };
      });
    },
    findBeginnings(typed) {
      const most = allowedErrors(typed);
      if (most === 0) return [];
      const own = lettersOf(typed);
      return words
        .flatMap((word, at) => {
          if (word.length < typed.length - most) return [];
          if (countBits(own & ~(letters[at] ?? 0)) > most) return [];
          const distance = beginningDistance(typed, word, most);
          return distance > most ? [] : { word, distance };
        })
        .sort((a, b) => a.distance - b.distance);
    },
  };
}

/** Those of the known words that are in a set. */
export function narrowNearWords(nearWords: NearWords, words: ReadonlySet<string>): NearWords {
  const isIn = ({ word }: NearWord) => words.has(word);
  return {
    find: (typed) => nearWords.find(typed).filter(isIn),
    findBeginnings: (typed) => nearWords.findBeginnings(typed).filter(isIn),
  };
}

function beginningDistance(typed: string, word: string, most: number): number {
  let nearest = most + 1;
  for (let length = typed.length - most; length <= typed.length + most; length += 1) {
    nearest = Math.min(nearest, editDistance(typed, word.slice(0, length), most));
  }
  return nearest;
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
