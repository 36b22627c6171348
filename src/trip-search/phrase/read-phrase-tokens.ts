import { foldText, splitWords } from '../../domain/words/fold-text.ts';

/** A word, number, date or sign of a typed sentence. */
export interface PhraseToken {
  /** Place in the text, from the first letter to the one after the last. */
  readonly start: number;
  readonly end: number;
  /** As it is looked up: folded; digits for a number; what a sign is called. */
  readonly word: string;
  /** Null for words that are no digits. */
  readonly number: number | null;
  readonly isOrdinal: boolean;
  /** Day and month in digits; the year as written, two digits for one of this century. */
  readonly date: WrittenDate | null;
  /** Begins with a capital letter. */
  readonly isCapital: boolean;
  /** All of it is capital letters. */
  readonly isUpperCase: boolean;
}

export interface WrittenDate {
  readonly date: number;
  readonly month: number;
  readonly year: number | null;
}

/** Signs that mean a word. All others only separate. */
const signs: Readonly<Record<string, string>> = {
  '€': 'euro',
  $: 'dollar',
  '£': 'pound',
  '¥': 'yen',
  '*': 'star',
  '★': 'star',
  ',': ',',
  ';': ',',
  '/': ',',
  '+': ',',
  '→': '-',
  '>': '-',
};

const isoDate = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y;
const dottedDate = /(\d{1,2})\. ?(\d{1,2})(?:\. ?(\d{4}|\d{2})?)?(?![\d.]|,\d)/y;
const slashedDate = /(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/y;
const groupedNumber = /\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]00(?!\d))?(?!\d)/y;
const plainNumber = /(\d+)(\.\d(?!\d)|[.,]00(?!\d))?/y;
const ordinalEnding = /(?:st|nd|rd|th|er|º|ª|°)(?![\p{L}])|\.(?!\d)/uy;
const thousandEnding = / ?k(?![\p{L}\d])/iuy;
const letters = /[\p{L}\p{M}]+/uy;
const dash = /[-–—]/y;

/** Splits a sentence into its tokens; brackets, quotes, dots and hyphens between letters are none. */
export function readPhraseTokens(text: string): PhraseToken[] {
  const tokens: PhraseToken[] = [];
  for (let at = 0; at < text.length; ) {
    const token = readDate(text, at) ?? readNumber(text, at) ?? readWords(text, at) ?? readSign(text, at);
    const read = token === null ? [] : [token].flat();
    tokens.push(...read);
    at = read.at(-1)?.end ?? at + 1;
  }
  return tokens;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const plain = { number: null, isOrdinal: false, date: null, isCapital: false, isUpperCase: false } as const;

function readDate(text: string, at: number): PhraseToken | null {
  const iso = match(isoDate, text, at);
  if (iso !== null) return dateToken(iso, at, [iso[3], iso[2], iso[1]]);
  for (const pattern of [dottedDate, slashedDate]) {
    const found = match(pattern, text, at);
    if (found === null) continue;
    const token = dateToken(found, at, [found[1], found[2], found[3]]);
    if (token !== null) return token;
  }
  return null;
}

function dateToken(
  found: RegExpExecArray,
  at: number,
  [date, month, year]: readonly (string | undefined)[],
): PhraseToken | null {
  const written = {
    date: Number(date),
    month: Number(month),
    year: year === undefined ? null : Number(year) + (year.length === 2 ? 2000 : 0),
  };
  if (written.date < 1 || written.date > 31 || written.month < 1 || written.month > 12) return null;
  const [typed] = found;
  const number = /^\d\.\d$/.test(typed) ? Number(typed) : null;
  return { ...plain, start: at, end: at + typed.trimEnd().length, word: typed, number, date: written };
}

function readNumber(text: string, at: number): PhraseToken | null {
  const grouped = match(groupedNumber, text, at)?.[0];
  const typed = grouped ?? match(plainNumber, text, at)?.[0];
  if (typed === undefined) return null;
  const value = Number(
    grouped === undefined ? typed.replace(',', '.') : typed.replace(/[.,]00$/, '').replaceAll(/\D/g, ''),
  );
  const end = at + typed.length;
  const thousands = match(thousandEnding, text, end)?.[0].length ?? 0;
  const ordinal = thousands > 0 ? 0 : (match(ordinalEnding, text, end)?.[0].length ?? 0);
  return {
    ...plain,
    start: at,
    end: end + thousands + ordinal,
    word: typed,
    number: thousands > 0 ? value * 1000 : value,
    isOrdinal: ordinal > 0,
  };
}

/** One token for each folded word: a run of letters is one, but for letters that fold to several. */
function readWords(text: string, at: number): PhraseToken | null {
  const typed = match(letters, text, at)?.[0];
  if (typed === undefined) return null;
  const [word = foldText(typed)] = splitWords(typed);
  return {
    ...plain,
    start: at,
    end: at + typed.length,
    word,
    isCapital: /^\p{Lu}/u.test(typed),
    isUpperCase: typed.length > 1 && typed === typed.toUpperCase(),
  };
}

/** A dash is a sign between numbers and where it stands alone; otherwise it joins words. */
function readSign(text: string, at: number): PhraseToken | null {
  const sign = text[at] ?? '';
  const end = at + 1;
  if (match(dash, text, at) !== null) {
    const isBetweenNumbers = /[\d.] ?$/.test(text.slice(0, at)) && /^ ?\d/.test(text.slice(end));
    const standsAlone = /\s$/.test(text.slice(0, at)) && /^\s/.test(text.slice(end));
    return isBetweenNumbers || standsAlone ? { ...plain, start: at, end, word: '-' } : null;
  }
  if (
    (sign === '/' || sign === '&') &&
    /[\p{L}.]$/u.test(text.slice(0, at)) &&
    /^\p{L}/u.test(text.slice(end))
  )
    return null;
  const word = sign === '&' ? ',' : Object.hasOwn(signs, sign) ? signs[sign] : undefined;
  return word === undefined ? null : { ...plain, start: at, end, word };
}
