import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { viewSources } from '../src/app/views.ts';
import { readManifest } from '../src/server/files/build-manifest.server.ts';
import {
  joinedStylesName,
  listPageStyles,
  type StyledPage,
  stylesKey,
} from '../src/server/files/page-styles.server.ts';
import type { ViewName } from '../src/site/page-data.ts';

/** Writes the one style sheet of each kind of page, of each view, brand, with notices and without, and which file is whose. */
export function joinStyles(clientFolder: string): void {
  const manifest = readManifest(clientFolder);
  const brandKeys = Object.keys(manifest).flatMap(
    (source) => /brands\/(.+)\/theme\.css$/.exec(source)?.[1] ?? [],
  );
  const joined: Record<string, string> = {};
  for (const page of listPages(brandKeys)) {
    const parts = listPageStyles(manifest, page);
    joined[stylesKey(parts)] ??= saveJoinedStyles(clientFolder, `${page.view}-${page.brandKey}`, parts);
  }
  writeFileSync(join(clientFolder, '.vite', joinedStylesName), JSON.stringify(joined));
}

function listPages(brandKeys: readonly string[]): StyledPage[] {
  return (Object.keys(viewSources) as ViewName[]).flatMap((view) =>
    brandKeys.flatMap((brandKey) => [false, true].map((hasNotices) => ({ view, brandKey, hasNotices }))),
  );
}

/** The order of the parts is that of their rules. */
function saveJoinedStyles(clientFolder: string, name: string, parts: readonly string[]): string {
  const text = parts.map((part) => readFileSync(join(clientFolder, part), 'utf8')).join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `assets/${name}-${hash}.css`;
  writeFileSync(join(clientFolder, file), text);
  return file;
}
