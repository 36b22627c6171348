import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of one entry of the bundler's manifest. */
export interface ManifestChunk {
  readonly file: string;
  /** Sources of what it imports at once. */
  readonly imports?: readonly string[];
  /** Sources of what it imports on demand. */
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The bundler's manifest: what was built of each source. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Sources that every page begins with, as the manifest names them. */
export const bootSource = 'src/app/boot.ts';
export const hydrationSource = 'src/app/entry.client.tsx';
export const designSource = 'src/design/design.css';

export function themeSource(brandKey: string): string {
  return `src/brands/${brandKey}/theme.css`;
}

export function readManifest(clientFolder: string, name = 'manifest.json'): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as Manifest;
}

export function requireChunk(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}; delete dist/ and start again`);
  return chunk;
}

/** Style sheets of sources and of all that they import at once, what is imported first. */
export function listStyles(manifest: Manifest, sources: readonly string[]): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  for (const source of sources) addStyles(manifest, source, styles, seen);
  return [...styles];
}

/** Chunks may import each other: each is looked at once. */
function addStyles(manifest: Manifest, source: string, styles: Set<string>, seen: Set<string>): void {
  if (seen.has(source)) return;
  seen.add(source);
  const chunk = requireChunk(manifest, source);
  for (const imported of chunk.imports ?? []) addStyles(manifest, imported, styles, seen);
  for (const file of chunk.css ?? []) styles.add(file);
}
