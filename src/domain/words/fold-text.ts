import { escapeAttribute } from './escape-html.ts';

/** Letters that Unicode does not decompose into a base letter and an accent, but that people type as plain letters. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A text as it is compared: without accents and in lower case (DEST-010, DEST-013). */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text, folded: runs of letters and digits. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Umlauts as keyboards without them spell them. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A text in lower case, with its umlauts spelled out: 'muenchen'. */
export function spellOutUmlauts(text: string): string {
  return text.toLowerCase().replace(/[äöü]/g, (letter) => spelledOut[letter] ?? letter);
}

/** The words by which a name is found: its own, and those of its German spelling without umlauts ('Muenchen'). */
export function listSearchWords(name: string): string[] {
  return [...new Set([...splitWords(name), ...splitWords(spellOutUmlauts(name))])];
}

/**
 * A name as safe HTML in which the beginnings of words that were typed are marked: `<mark>Pal</mark>ma` (SDATA-001).
 * @param typed folded words, see `splitWords`
 */
export function highlightWords(name: string, typed: readonly string[]): string {
  return name
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .map((part, at) => (at % 2 === 0 ? escapeAttribute(part) : highlightWord(part, typed)))
    .join('');
}

function highlightWord(word: string, typed: readonly string[]): string {
  const folded = foldText(word);
  const longest = typed.filter((start) => folded.startsWith(start)).sort((a, b) => b.length - a.length)[0];
  if (longest === undefined) return escapeAttribute(word);
  const letters = [...word];
  let count = 1;
  while (foldText(letters.slice(0, count).join('')).length < longest.length) count += 1;
  // A mark that follows as a letter of its own belongs to the letter before it.
  while (count < letters.length && /\p{M}/u.test(letters[count] ?? '')) count += 1;
  return `<mark>${escapeAttribute(letters.slice(0, count).join(''))}</mark>${escapeAttribute(letters.slice(count).join(''))}`;
}
