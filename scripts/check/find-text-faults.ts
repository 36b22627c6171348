import { parse, type Token } from '@messageformat/parser';

/** Catalogue of one language: text by id. */
export type Catalogue = Readonly<Record<string, string>>;

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const lookup = /\btexts\(\s*(['"])(?<id>[^'"]+)\1/g;
/** The fixed beginning of an id that is put together, such as `board.${board}`. */
const beginning = /`(?<start>[A-Za-z]\w*\.[\w.]*)\$\{/g;

const informally = 'addresses its reader informally';

/** One of these words, whatever its case; a letter with an accent is a part of its word. */
function addressed(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}

/** What is written wrong in a language whatever is filled in, or would be for some of it. */
const slips: Readonly<Record<string, readonly (readonly [slip: RegExp, what: string])[]>> = {
  de: [
    [addressed('du|dich|dir|dein(?:e[mnrs]?)?|euch|eure[mnrs]?|hast|bist|kannst|musst|willst'), informally],
  ],
  fr: [
    // A colon without any space is a time's or an address's.
    [/[^\u202f][;!?»]|[^\u202f\S]:|«(?!\u202f)/u, 'has a mark without its narrow no-break space'],
    [/\bde \{(?:airport|company|hotel)\}/u, 'says de before a name that may begin with a vowel'],
    [addressed('tu|toi|te|ton|ta|tes'), informally],
  ],
  es: [
    [addressed('tú|tu|tus|ti|te|contigo|has|puedes|debes|quieres|eres|vuestr[ao]s?|inténtalo'), informally],
  ],
  it: [
    [/\b(?:il|al|dal|del) \{(?:at|date|day|from|moment|to|when)\}/u, 'has an article that the 8th changes'],
    [addressed('tu|te|ti|tuo|tua|tuoi|tue|hai|puoi|devi|vuoi'), informally],
    [
      /(?<![.!?…] |\n|^)(?<!\p{L})(?:Suo|Sua|Suoi|Sue|Lei)(?!\p{L})/u,
      'writes the polite form with a capital',
    ],
  ],
};

/**
 * What is wrong with the interface texts: looked up but not written, written but never looked up,
 * not translated, or translated with other values than the English text has. One sentence each.
 */
export function findTextFaults(
  catalogues: ReadonlyMap<string, Catalogue>,
  sources: readonly SourceFile[],
): string[] {
  const english = catalogues.get('en') ?? {};
  return [
    ...findUnwritten(english, sources),
    ...findUnused(english, sources),
    ...[...catalogues].flatMap(([language, catalogue]) =>
      findTranslationFaults(language, catalogue, english),
    ),
  ];
}

function findUnwritten(english: Catalogue, sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(lookup)]
      .map((match) => match.groups?.id ?? '')
      .filter((id) => !(id in english))
      .map((id) => `${path}: the text '${id}' is not in the catalogues`),
  );
}

/**
 * An id counts as used when it is a literal, so that a table may map a state to its text's id, and when it starts with the
 * fixed part of a composed id.
 */
function findUnused(english: Catalogue, sources: readonly SourceFile[]): string[] {
  const starts = sources.flatMap(({ text }) =>
    [...text.matchAll(beginning)].map((match) => match.groups?.start ?? ''),
  );
  return Object.keys(english)
    .filter((id) => !starts.some((start) => id.startsWith(start)))
    .filter((id) => !sources.some(({ text }) => text.includes(`'${id}'`) || text.includes(`"${id}"`)))
    .map((id) => `the text '${id}' is never used`);
}

function findTranslationFaults(language: string, catalogue: Catalogue, english: Catalogue): string[] {
  const missing = Object.keys(english)
    .filter((id) => (catalogue[id] ?? '').trim() === '')
    .map((id) => `${language}: the text '${id}' is missing`);
  const foreign = Object.keys(catalogue)
    .filter((id) => !(id in english))
    .map((id) => `${language}: the text '${id}' is not in the English catalogue`);
  const unlike = Object.keys(english)
    .filter((id) => (catalogue[id] ?? '') !== '' && listValues(catalogue[id]) !== listValues(english[id]))
    .map((id) => `${language}: the text '${id}' does not fill in the values of the English one`);
  return [...missing, ...foreign, ...unlike, ...findSlips(language, catalogue)];
}

function findSlips(language: string, catalogue: Catalogue): string[] {
  return (slips[language] ?? []).flatMap(([slip, what]) =>
    Object.keys(catalogue)
      .filter((id) => slip.test(catalogue[id] ?? ''))
      .map((id) => `${language}: the text '${id}' ${what}`),
  );
}

/** Names of the values that a text fills in, in alphabetical order; a text that is no message format names its fault. */
function listValues(text = ''): string {
  const names = new Set<string>();
  const collect = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if ('arg' in token) names.add(token.arg);
      if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner);
    }
  };
  try {
    collect(parse(text));
  } catch (error) {
    return String(error);
  }
  return [...names].sort().join(' ');
}
