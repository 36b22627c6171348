import { removeForbiddenLinks, removeTags } from './remove-markup.ts';

/** Characters that no text of ours needs: controls, those that turn the direction of writing, and private ones, which mark places in our own markup. */
const unwanted = /[\p{Cc}\p{Co}\p{Bidi_Control}\u{feff}]/gu;
const lineBreaks = /\r\n?|[\u{85}\u{2028}\u{2029}]/gu;
/** No language has as many marks on a letter, and NFC takes quadratic time for them (UAX 15, Stream-Safe Text Format). */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;
/** Its innermost bracket begins a label, and a target is as short as a field `link`: other patterns take quadratic time. */
const markdownLink = /\[[^\][]*\]\(([^)\s]{0,500})\)/g;

/** What tags and links leave behind is clean after two; text that needs more was built to outlast them. */
const maxPasses = 4;

/**
 * Returns text as the store saves it: no markup but our own subset, no links that could run code, no invisible
 * characters. Clean text does not change. The time grows with the length alone, whatever the text.
 * @param isRich allows several lines; otherwise line breaks become spaces
 */
export function cleanWords(words: string, isRich: boolean): string {
  let cleaned = words.toWellFormed();
  // What is taken out may leave behind what has to go as well: a link between the parts of a tag.
  for (let pass = 1; ; pass += 1) {
    const before = pass === maxPasses ? cleaned.replace(/[<[]/g, '') : cleaned;
    cleaned = cleanOnce(before, isRich);
    if (cleaned === before) return cleaned;
  }
}

function cleanOnce(words: string, isRich: boolean): string {
  return words
    .replace(lineBreaks, '\n')
    .split('\n')
    .map((line) => cleanLine(line.replaceAll('\t', ' ')))
    .join(isRich ? '\n' : ' ')
    .replace(tooManyMarks, '$1')
    .normalize('NFC')
    .trim();
}

function cleanLine(line: string): string {
  return removeForbiddenLinks(removeTags(line.replace(unwanted, '')));
}

export function listWordLinks(words: string): string[] {
  return [...words.matchAll(markdownLink)].map(([, to = '']) => to);
}
