import { dirname } from 'node:path';

/** Maximum number of files in a folder that a reader can scan at a glance. */
const maxFiles = 40;

/** Two folders that import each other, such as `src/a <> src/b`, in alphabetical order. */
export type FolderPair = `${string} <> ${string}`;

/**
 * What is wrong with the folders of the product.
 * @param files paths of all files
 * @param imports between files, without tests
 * @param knownPairs pairs that are accepted for now; one that is gone is a fault as well, so that the list only shrinks
 */
export function findFolderFaults(
  files: readonly string[],
  imports: readonly (readonly [from: string, to: string])[],
  knownPairs: ReadonlySet<string>,
): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(([, count]) => count > maxFiles);
  const pairs = listFolderPairs(imports);
  return [
    ...crowded.map(([folder, count]) => `${folder} has ${count} files, more than ${maxFiles}`),
    ...pairs.filter((pair) => !knownPairs.has(pair)).map((pair) => `${pair} import each other`),
    ...[...knownPairs]
      .filter((pair) => !pairs.includes(pair as FolderPair))
      .map((pair) => `${pair} no longer import each other: take them off the list`),
  ];
}

function listFolderPairs(imports: readonly (readonly [from: string, to: string])[]): FolderPair[] {
  const arrows = new Set(imports.map(([from, to]) => `${dirname(from)} > ${dirname(to)}`));
  return [...arrows]
    .map((arrow) => arrow.split(' > ') as [string, string])
    .filter(([from, to]) => from < to && arrows.has(`${to} > ${from}`))
    .map(([from, to]): FolderPair => `${from} <> ${to}`)
    .sort();
}
