import { formatPlace, type ParsedSource } from '../parse-source.ts';
import { listExports } from './list-exports.ts';

/** Folders in which a name may stand once more, with the reason: each is read on its own. */
const ownWords: readonly (readonly [folder: RegExp, why: string])[] = [
  [/^src\/offer-index\/kernel\//, 'another program: what calls it is named like what it calls'],
  [/^src\/demo\/[^/]+\//, 'a part of the stage speaks like the world that it plays'],
  [/^src\/ports\/(?:[^/]+\/)+double\//, "a double speaks like the vendor's API"],
];

/** Exports that are found by their place, and have the same name in each. */
const namesByPlace: readonly (readonly [path: RegExp, names: RegExp, why: string])[] = [
  [/^src\/brands\/[^/]+\/brand\.ts$/, /^brand$/, 'one for each brand'],
  [/^src\/brands\/[^/]+\/company\.ts$/, /^company$/, 'one for each company'],
  [/^src\/brands\/[^/]+\/pages\//, /./, 'each brand has pages of the same kinds'],
  [
    /^src\/content-modules\/[^/]+\/example\.ts$|\.example\.tsx$/,
    /^(?:examples|title)$/,
    'the gallery shows them',
  ],
];

/** Names that two files of the product export: who looks one up finds the other as well. */
export function findTwinNames(sources: readonly ParsedSource[]): string[] {
  const places = new Map<string, Map<string, string>>();
  for (const source of sources.filter(({ path }) => isProduct(path))) {
    for (const { name, start } of listExports(source)) {
      if (namesByPlace.some(([path, names]) => path.test(source.path) && names.test(name))) continue;
      const key = `${ownFolderOf(source.path)} ${name}`;
      const found = places.get(key) ?? new Map<string, string>();
      if (!found.has(source.path)) found.set(source.path, formatPlace(source, start));
      places.set(key, found);
    }
  }
  return [...places].flatMap(([key, found]) => {
    const [first, ...others] = [...found.values()];
    const name = key.slice(key.indexOf(' ') + 1);
    return others.map((place) => `${place}: ${first} exports the name ${name} too`);
  });
}

function isProduct(path: string): boolean {
  return path.startsWith('src/') && !/\.test\.tsx?$|\.d\.ts$/.test(path);
}

function ownFolderOf(path: string): string {
  return ownWords.map(([folder]) => folder.exec(path)?.[0]).find((folder) => folder !== undefined) ?? '';
}
