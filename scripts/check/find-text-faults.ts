/** Catalogue of one language: text by id. */
export type Catalogue = Readonly<Record<string, string>>;

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const lookup = /\btexts\(\s*(['"])(?<id>[^'"]+)\1/g;
const placeholder = /\{\s*(\w+)/g;

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

/** An id counts as used where it stands as a literal, so that a table may map a state to its text's id. */
function findUnused(english: Catalogue, sources: readonly SourceFile[]): string[] {
  return Object.keys(english)
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
  return [...missing, ...foreign, ...unlike];
}

function listValues(text = ''): string {
  const names = [...text.matchAll(placeholder)].map(([, name]) => name ?? '');
  return [...new Set(names)]
    .filter((name) => !/^(one|other|few|many|zero|two)$/.test(name))
    .sort()
    .join(' ');
}
