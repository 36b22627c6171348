import type { ParsedSource } from '../parse-source.ts';
import { listExports } from './list-exports.ts';

/** Where the rule does not hold, with the reason. */
const otherFolders: readonly (readonly [folder: RegExp, why: string])[] = [
  [/^src\/offer-index\//, 'a program of tables and kernel, whose files are named after what they hold'],
  [/^src\/demo\/painter\//, 'scenes are named after what they show'],
  [/^src\/brands\/[^/]+\/pages\//, 'a page is named after its address, and a part of it after what it shows'],
  [/^src\/[^/]+$/, 'the few files that all folders know'],
];

/** Files that are named after something else than what they export, with the reason. */
const namedOtherwise: readonly (readonly [path: RegExp, why: string])[] = [
  [
    /\.(?:test|example)\.tsx?$|\/example(?:-[a-z-]+)?\.ts$/,
    'a proof or an example is named after what it shows',
  ],
  [
    /\/conformance(?:-[a-z]+)?\.ts$|-under-test(?:\.server)?\.tsx?$/,
    'what proves an adapter has one name at every port',
  ],
  [/\/double\/|\/fake-/, 'a double or fake is named after what it stands in for'],
  [/^src\/ports\/supply\/feeds\//, 'what reads a format is named after its elements'],
  [/^src\/main\/main\.server\.ts$|\/gallery\.client\.tsx$/, 'a bundle begins with it'],
  [/-port\.ts$/, 'a port has several types: its calls, and what goes in and out'],
  [/-(?:calls|schemas?|props)(?:\.server)?\.ts$/, 'what goes in and out of calls or pages'],
  [
    /-(?:columns|rows)\.server\.ts$/,
    'the columns or rows of a table: opening it, selecting and reading them',
  ],
];

/** Files of the demo that still have another name. The list may only become shorter. */
export const knownFileNames: ReadonlySet<string> = new Set([
  'src/demo/payment-provider/browser/secure-fields.ts',
  'src/demo/payment-provider/provider-controls.server.ts',
  'src/demo/postgres/postmaster-file.server.ts',
  'src/demo/supplier/import/complete-delivery.server.ts',
  'src/demo/supplier/import/feed-arrivals.server.ts',
  'src/demo/supplier/import/held-deliveries.server.ts',
  'src/demo/supplier/import/judging/judge-child-prices.ts',
  'src/demo/supplier/import/judging/judge-offers.ts',
  'src/demo/supplier/store/room-allotment.server.ts',
  'src/demo/world/build-world.server.ts',
  'src/demo/world/hotels/name-cultures-romance.ts',
  'src/demo/world/hotels/phrase-measures.ts',
  'src/demo/world/hotels/room-names.ts',
  'src/demo/world/places/surroundings-table.ts',
  'src/demo/world/places/surroundings.ts',
]);

/** Words of an export that a file's name leaves off: verbs of what makes, starts or proves a thing, the argument of a look-up, a unit. */
const verbs = /^(?:create|open|register|start|wire)-/;
const endings = /-(?:of|ms)$/;

/**
 * Files that are not named after what they export. One with a single function, component or constant has its name; one with two the
 * name of one, words that one contains, or the verb of both; one with more is named after what they are all about.
 * @param known files that are accepted for now; one that is gone or renamed is a fault as well, so that the list only shrinks
 */
export function findFileNameFaults(
  sources: readonly ParsedSource[],
  known: ReadonlySet<string> = new Set(),
): string[] {
  const faults = listFileNameFaults(sources);
  const places = new Set(faults.map((fault) => fault.split(': ')[0]));
  return [
    ...faults.filter((fault) => !known.has(fault.split(': ')[0] ?? '')),
    ...[...known]
      .filter((path) => !places.has(path))
      .map((path) => `${path}: take it off the list of known names`),
  ];
}

function listFileNameFaults(sources: readonly ParsedSource[]): string[] {
  return sources.flatMap((source) => {
    const { path } = source;
    if (!path.startsWith('src/') || path.endsWith('.d.ts')) return [];
    if (otherFolders.some(([folder]) => folder.test(path))) return [];
    if (namedOtherwise.some(([pattern]) => pattern.test(path))) return [];
    const exported = listExports(source);
    const names = exported.map(({ name }) => toKebab(name));
    const values = names.filter((_, at) => exported[at]?.isType === false);
    const base = nameOf(path);
    if (names.length === 0 || values.length > 2 || names.some((name) => isNamedAfter(base, name))) return [];
    if (values.length === 0 && names.length > 2) return [];
    if (names.length > 1 && names.some((name) => containsWords(name, base))) return [];
    if (values.length > 1 && values.every((name) => verbOf(name) === verbOf(base))) return [];
    return [`${path}: is not named after ${exported.map(({ name }) => name).join(', ')}`];
  });
}

function isNamedAfter(base: string, name: string): boolean {
  if ([name, name.replace(verbs, ''), name.replace(endings, '')].includes(base)) return true;
  return base.startsWith('load-') && name === `create-${base.slice('load-'.length)}-loader`;
}

const verbOf = (name: string) => name.split('-', 1)[0];

function containsWords(name: string, base: string): boolean {
  const words = name.split('-').map(toSingular);
  return base.split('-').every((word) => words.includes(toSingular(word)));
}

function toSingular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

function nameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.replace(/(?:\.(?:server|client|worker|module))?\.tsx?$/, '');
}

function toKebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
