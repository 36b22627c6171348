import type { Manifest } from '../../src/server/files/build-manifest.server.ts';

/** Strings that only the editor's code contains; minifying does not change them. */
const puckMark = 'data-puck-component';
const editorSource = /^src\/editor\//;

/**
 * Chunks of the editors' app that a page of the shop could load, at once or on demand. One sentence each.
 * @param roots sources that pages begin with
 * @param readScript text of a built file
 */
export function findEditorLeaks(
  manifest: Manifest,
  roots: readonly string[],
  readScript: (file: string) => string,
): string[] {
  return [...reachChunks(manifest, roots)].flatMap((key) => {
    const file = manifest[key]?.file ?? '';
    const isEditor = editorSource.test(key) || (file.endsWith('.js') && readScript(file).includes(puckMark));
    return isEditor ? [`${key} (${file}) belongs to the editor, and pages of the shop can load it`] : [];
  });
}

function reachChunks(manifest: Manifest, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    open.push(...imports, ...dynamicImports);
  }
  return found;
}
