import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesSource, viewSources } from '../../app/views.ts';
import type { ViewName } from '../../site/page-data.ts';
import {
  designSource,
  hydrationSource,
  listStyles,
  type Manifest,
  requireChunk,
  themeSource,
} from './build-manifest.server.ts';

/** A page as its style sheets see it. */
export interface StyledPage {
  readonly view: ViewName;
  readonly brandKey: string;
  readonly hasNotices: boolean;
}

/**
 * Files of joined style sheets by `stylesKey` of what each is joined from. A page has six to nine sheets, and a browser
 * asks for six files at once: the others, and the first picture with them, would wait for those to come. The single
 * ones stay next to them, since a view that opens without a new document loads its own.
 */
export type JoinedStyles = Readonly<Record<string, string>>;

/** Name of the file, in the folder of the bundler's manifest. */
export const joinedStylesName = 'joined-styles.json';

/** Files of a page's style sheets in the order of their rules: the design, what the page imports, the brand. */
export function listPageStyles(manifest: Manifest, { view, brandKey, hasNotices }: StyledPage): string[] {
  const sources = [hydrationSource, viewSources[view], ...(hasNotices ? [noticesSource] : [])];
  return [
    requireChunk(manifest, designSource).file,
    ...listStyles(manifest, sources),
    requireChunk(manifest, themeSource(brandKey)).file,
  ];
}

export function stylesKey(parts: readonly string[]): string {
  return parts.join(' ');
}

export function readJoinedStyles(clientFolder: string): JoinedStyles {
  return JSON.parse(readFileSync(join(clientFolder, '.vite', joinedStylesName), 'utf8')) as JoinedStyles;
}
