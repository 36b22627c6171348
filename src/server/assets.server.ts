import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesSource, viewSources } from '../app/views.ts';
import type { ViewName } from '../site/page-answer.ts';

/** Folder of the built files within the built browser side, and the first segment of their addresses. */
export const builtFilesPath = 'assets';

/** Addresses of what a page loads in the browser. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts that the first words on the page are set in: fetched along with the style sheets, not after them. */
  readonly fonts: readonly string[];
}

export interface Assets {
  forPage(view: ViewName, brandKey: string, hasNotices?: boolean): PageAssets;
  /** Of the editors' app; no page of the shop loads any of it. */
  forEditor(): PageAssets;
  /** Scripts of the staff's own pages, which work without. */
  forOffice(): Pick<PageAssets, 'scripts'>;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

const bootSource = 'src/app/boot.ts';
const hydrationSource = 'src/app/entry.client.tsx';
/** For developers alone: in no manifest, because no build has it (EDIT-010). */
const fillInSource = 'src/app/fill-forms.client.ts';
const editorSource = 'src/editor/editor.client.tsx';
const officeSource = 'src/features/staff/passkeys.client.ts';
const designSource = 'src/design/design.css';

/** Assets of the built browser side, read from its manifest once and then only looked up. */
export function readBuiltAssets(clientFolder: string): Assets {
  const manifest = readManifest(clientFolder, 'manifest.json');
  const editorManifest = readManifest(clientFolder, 'editor-manifest.json');
  const pages = new Map<string, PageAssets>();
  return {
    forPage(view, brandKey, hasNotices = false) {
      const key = `${view} ${brandKey} ${hasNotices}`;
      let assets = pages.get(key);
      if (assets === undefined) {
        const sources = [hydrationSource, viewSources[view], ...(hasNotices ? [noticesSource] : [])];
        assets = collectPageAssets(manifest, sources, brandKey);
        pages.set(key, assets);
      }
      return assets;
    },
    forEditor() {
      const styles = new Set<string>();
      addStyles(editorManifest, editorSource, styles, new Set());
      const scripts = [addressOf(requireChunk(editorManifest, editorSource).file)];
      return { scripts, styles: [...styles], fonts: [] };
    },
    forOffice: () => ({ scripts: [addressOf(requireChunk(manifest, officeSource).file)] }),
  };
}

function readManifest(clientFolder: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as Manifest;
}

function collectPageAssets(manifest: Manifest, sources: readonly string[], brandKey: string): PageAssets {
  const styles = new Set([addressOf(requireChunk(manifest, designSource).file)]);
  const seen = new Set<string>();
  for (const source of sources) addStyles(manifest, source, styles, seen);
  const theme = requireChunk(manifest, `src/brands/${brandKey}/theme.css`);
  styles.add(addressOf(theme.file));
  return {
    scripts: [addressOf(requireChunk(manifest, bootSource).file)],
    styles: [...styles],
    fonts: (theme.assets ?? []).filter((file) => /-latin-(?!ext).*\.woff2$/.test(file)).map(addressOf),
  };
}

/** Chunks may import each other: each is looked at once. */
function addStyles(manifest: Manifest, source: string, styles: Set<string>, seen: Set<string>): void {
  if (seen.has(source)) return;
  seen.add(source);
  const chunk = requireChunk(manifest, source);
  for (const imported of chunk.imports ?? []) addStyles(manifest, imported, styles, seen);
  for (const file of chunk.css ?? []) styles.add(addressOf(file));
}

function requireChunk(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}; delete dist/ and start again`);
  return chunk;
}

function addressOf(file: string): string {
  return `/${file}`;
}

/**
 * Assets as the development server gives them: sources, transformed when they are asked for. Every component's style
 * sheet is linked, because a page must look right before the browser has run any of its script.
 */
export function developmentAssets(): Assets {
  return {
    forPage: (_view, brandKey) => ({
      scripts: ['/@vite/client', '/@react-refresh-preamble', ...[bootSource, fillInSource].map(addressOf)],
      styles: [
        designSource,
        ...globSync('src/**/*.module.css').sort(),
        `src/brands/${brandKey}/theme.css`,
      ].map(addressOf),
      fonts: [],
    }),
    forEditor: () => ({
      scripts: ['/@vite/client', '/@react-refresh-preamble', `/${editorSource}`],
      styles: [],
      fonts: [],
    }),
    forOffice: () => ({ scripts: [addressOf(officeSource)] }),
  };
}
