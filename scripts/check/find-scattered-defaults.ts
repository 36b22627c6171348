import type { ESTree } from 'vite';
import { formatPlace, type ParsedSource } from './parse-source.ts';

/** Words of a name that say a limit, a time or a distance. */
const policyWords =
  /^(?:attempts|cached|days|debounce|delay|hours|lifetime|limits?|longest|max|minutes|most|ms|pause|reach|remembered|seconds|timeout)$/;

/** A fixed value of a requirement is next to its rule, which names it. */
const requirement = /\b[A-Z]+-\d{3}\b|decision on [A-Z]+/;

/** Folders without policies of the shop. */
const folders: Readonly<Record<string, string>> = {
  'src/demo/': 'vendors of the demo, which decide for themselves',
  'src/offer-index/': 'layout of memory and rounds of its algorithms',
  'src/ports/supply/feeds/': 'what formats of operators hold',
};

/** Files whose numbers follow from something else than a choice of the shop. */
const exempt: Readonly<Record<string, string>> = {
  'src/content-modules/news-ticker/find-scroll-seconds.ts': 'rounds that the style sheet has',
  'src/domain/search/ranking.ts': 'layout of memory',
  'src/domain/search/supply-facts.ts': 'layout of memory',
  'src/domain/search/tariff-terms.ts': 'layout of memory',
  'src/domain/time/clock-range.ts': 'minutes of a day',
  'src/domain/time/time-units.ts': 'units',
  'src/domain/vouchers/voucher-code.ts': 'form of codes that were printed',
  'src/features/editing/clean-words.ts': 'rounds of an algorithm',
  'src/features/map/picture/render-map-picture.server.ts': 'layout of a picture',
  'src/ports/price-history/price-history-rows.server.ts': 'a stored format',
};

/** Ends of paths that hold for tests, and for one vendor alone. */
const otherEnds =
  /\.test\.tsx?$|\.example\.tsx$|\/fake-[\w-]+\.ts$|\/conformance[\w-]*\.ts$|-under-test(?:\.server)?\.ts$/;

/** Folders of one vendor, as `<port>/<vendor>/`; the others of a port are the shop's. */
const vendorFolder = /^src\/ports\/[^/]+\/(?!combined\/|sharded\/|uploads\/|vendor\/)[^/]+\//;

/** Lengths of days and hours in milliseconds. */
const units = /\b(?:86_?400_?000|3_?600_?000|24 \* 60 \* 60)\b/g;

/** Limits, times and distances that a file decides for itself: an engineer looks for them in `src/defaults.ts`, each with its reason. */
export function findScatteredDefaults(source: ParsedSource): string[] {
  const { path } = source;
  if (!path.startsWith('src/') || path === 'src/defaults.ts' || Object.hasOwn(exempt, path)) return [];
  if (otherEnds.test(path) || vendorFolder.test(path)) return [];
  if (Object.keys(folders).some((folder) => path.startsWith(folder))) return [];
  return [...findPolicies(source), ...findUnits(source)];
}

function findPolicies(source: ParsedSource): string[] {
  return source.program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || isOfRequirement(source, statement.start)) return [];
    return declaration.declarations.flatMap(({ id, init, start }) => {
      if (id.type !== 'Identifier' || init === null || init === undefined) return [];
      if (!splitName(id.name).some((word) => policyWords.test(word)) || !isNumeric(init)) return [];
      return [
        `${formatPlace(source, start)}: ${id.name} is decided here; src/defaults.ts has what the shop decides`,
      ];
    });
  });
}

function findUnits(source: ParsedSource): string[] {
  const inComment = (index: number) =>
    source.comments.some(({ start, end }) => start <= index && index < end);
  return [...source.text.matchAll(units)]
    .filter(({ index }) => !inComment(index))
    .map(
      ({ index }) =>
        `${formatPlace(source, index)}: take the length of a day or an hour from domain/time/time-units.ts`,
    );
}

/** True where a comment right above the statement names the requirement. */
function isOfRequirement({ comments, text }: ParsedSource, start: number): boolean {
  return comments.some(
    (comment) =>
      comment.end <= start && /^\s*$/.test(text.slice(comment.end, start)) && requirement.test(comment.value),
  );
}

/** `MOST_ROWS_AT_ONCE` and `mostRowsAtOnce` as words; whatever works at once is a policy as well. */
function splitName(name: string): string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
  return words.join(' ').includes('at once') ? [...words, 'limit'] : words;
}

/** A number above 1, calculated or not, or an object with one. */
function isNumeric(node: ESTree.Expression): boolean {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return isNumeric(node.expression);
  if (node.type === 'ObjectExpression')
    return node.properties.some(
      (property) => property.type === 'Property' && isNumeric(property.value as ESTree.Expression),
    );
  const value = calculate(node);
  return value !== null && value > 1;
}

function calculate(node: ESTree.Expression): number | null {
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : null;
  if (node.type !== 'BinaryExpression' || node.left.type === 'PrivateIdentifier') return null;
  const [left, right] = [calculate(node.left), calculate(node.right)];
  if (left === null || right === null) return null;
  // What else numbers are calculated by makes no policy of two of them.
  return node.operator === '*' ? left * right : node.operator === '**' ? left ** right : null;
}
