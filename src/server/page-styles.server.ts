import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesSource, viewSources } from '../app/views.ts';
import type { ViewName } from '../site/page-answer.ts';

/** What is read of the bundler's manifest. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** A page as its style sheets see it. */
export interface StyledPage {
  readonly view: ViewName;
  readonly brandKey: string;
  readonly hasNotices: boolean;
}

/**
 * Files of joined style sheets by `nameParts` of what each is joined from. A page has six to nine sheets, and a browser asks for
 * six files at once: the others, and the first picture with them, would wait for those to come. The single ones stay beside
 * them, since a view that is come to without a new document loads its own.
 */
export type JoinedStyles = Readonly<Record<string, string>>;

const hydrationSource = 'src/app/entry.client.tsx';
export const designSource = 'src/design/design.css';

/** Beside the bundler's manifest. */
export const joinedStylesName = 'joined-styles.json';

export function themeSource(brandKey: string): string {
  return `src/brands/${brandKey}/theme.css`;
}

export function requireChunk(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}; delete dist/ and start again`);
  return chunk;
}

/** Files of a page's style sheets in the order of their rules: the design, what the page imports, the brand. */
export function listPageStyles(manifest: Manifest, { view, brandKey, hasNotices }: StyledPage): string[] {
  const sources = [hydrationSource, viewSources[view], ...(hasNotices ? [noticesSource] : [])];
  return [
    requireChunk(manifest, designSource).file,
    ...listStyles(manifest, sources),
    requireChunk(manifest, themeSource(brandKey)).file,
  ];
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

export function nameParts(parts: readonly string[]): string {
  return parts.join(' ');
}

export function readManifest(clientFolder: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as Manifest;
}

export function readJoinedStyles(clientFolder: string): JoinedStyles {
  return JSON.parse(readFileSync(join(clientFolder, '.vite', joinedStylesName), 'utf8')) as JoinedStyles;
}
