import { listSearchWords } from '../../domain/words/fold-text.ts';

/** Finds things by the beginnings of the words of their names. */
export interface WordIndex {
  /**
   * Places in the list of those in whose names each of the words begins a word, `limit` at most: first those with a name
   * that begins with the first one asked for, then the others, each in the order of the list. None for no words.
   * @param words folded, see `splitWords`
   * @param isFound whether a place of the list is looked for; all without it
   */
  find(words: readonly string[], limit: number, isFound?: (at: number) => boolean): number[];
}

/**
 * Creates an index over one or more names per item, in the order of importance: sorted words, so that words with the
 * same beginning are adjacent.
 */
export function createWordIndex(names: readonly (string | readonly string[])[]): WordIndex {
  const wordLists = names.map((each) => [each].flat().map(listSearchWords));
  const wordsOf = wordLists.map((lists) => [...new Set(lists.flat())]);
  const entries = wordsOf
    .flatMap((words, at) => words.map((word) => ({ word, at })))
    .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.at - b.at));

  function findFirst(start: string): number {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((entries[middle]?.word ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    find(words, limit, isFound = () => true) {
      const [longest, ...others] = words.toSorted((a, b) => b.length - a.length);
      const [first] = words;
      if (longest === undefined || first === undefined) return [];
      const beginning = createLowest(limit);
      const further = createLowest(limit);
      for (let next = findFirst(longest); ; next += 1) {
        const entry = entries[next];
        if (entry === undefined || !entry.word.startsWith(longest)) break;
        const own = wordsOf[entry.at] ?? [];
        const begins = wordLists[entry.at]?.some(([word]) => word?.startsWith(first)) === true;
        const lowest = begins ? beginning : further;
        if (
          lowest.mayTake(entry.at) &&
          isFound(entry.at) &&
          others.every((start) => own.some((word) => word.startsWith(start)))
        ) {
          lowest.take(entry.at);
        }
      }
      return [...beginning.list, ...further.list].slice(0, limit);
    },
  };
}

/** Keeps the lowest of many numbers, each once and in ascending order: a short keyword fits tens of thousands of names. */
function createLowest(limit: number) {
  const list: number[] = [];
  return {
    list: list as readonly number[],
    mayTake: (value: number) => list.length < limit || value < (list.at(-1) ?? 0),
    take(value: number) {
      const place = list.findIndex((existing) => existing >= value);
      if (list[place] === value) return;
      list.splice(place === -1 ? list.length : place, 0, value);
      if (list.length > limit) list.pop();
    },
  };
}
