/** A path of the tree as the lists of the checks have it: in quotes, without a pattern. */
const quotedPath = /'((?:docs|migrations|scripts|src|tests)\/[\w./-]+)'/g;

/**
 * Paths that a check names and the tree does not have. A check that leaves out a file that is gone leaves out whatever is put there next, and
 * one that looks into a folder that is gone finds nothing wrong. One sentence each.
 * @param exists true for the path of a file or of a folder
 */
export function findGonePaths(
  { path, text }: { readonly path: string; readonly text: string },
  exists: (path: string) => boolean,
): string[] {
  if (!path.startsWith('scripts/check/') || path.endsWith('.test.ts')) return [];
  const named = [...text.matchAll(quotedPath)].map(([, named = '']) => named);
  return [...new Set(named)].filter((each) => !exists(each)).map((each) => `${path}: ${each} is gone`);
}
