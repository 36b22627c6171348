import { globSync } from 'node:fs';
import type { ViewName } from '../../site/page-data.ts';
import {
  bootSource,
  designSource,
  listStyles,
  type Manifest,
  readManifest,
  requireChunk,
  themeSource,
} from './build-manifest.server.ts';
import {
  type JoinedStyles,
  listPageStyles,
  readJoinedStyles,
  type StyledPage,
  stylesKey,
} from './page-styles.server.ts';

/** Folder of the built files within the built browser side, and the first segment of their addresses. */
export const builtFilesPath = 'assets';

/** Addresses of what a page loads in the browser. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Style sheets that one of `styles` already holds: code loaded on demand does not load them again. */
  readonly joinedStyles?: readonly string[];
  /** Fonts that the first words on the page are set in: fetched along with the style sheet, not after it. */
  readonly fonts: readonly string[];
}

export interface Assets {
  forPage(view: ViewName, brandKey: string, hasNotices?: boolean): PageAssets;
  /** Of the editors' app; no page of the shop loads any of it. */
  forEditor(): PageAssets;
  /** Scripts of the staff's own pages, which work without. */
  forOffice(): Pick<PageAssets, 'scripts'>;
}

/** For developers alone: in no manifest, because no build has it (EDIT-010). */
const fillInSource = 'src/app/fill-forms.client.ts';
const editorSource = 'src/editor/editor.client.tsx';
const officeSource = 'src/features/staff/office.client.ts';

/** Assets of the built browser side, read from its manifests once and then only looked up. */
export function readBuiltAssets(clientFolder: string): Assets {
  const manifest = readManifest(clientFolder);
  const editorManifest = readManifest(clientFolder, 'editor-manifest.json');
  const joined = readJoinedStyles(clientFolder);
  const pages = new Map<string, PageAssets>();
  return {
    forPage(view, brandKey, hasNotices = false) {
      const key = `${view} ${brandKey} ${hasNotices}`;
      let assets = pages.get(key);
      if (assets === undefined) {
        assets = collectPageAssets(manifest, joined, { view, brandKey, hasNotices });
        pages.set(key, assets);
      }
      return assets;
    },
    forEditor() {
      const scripts = [addressOf(requireChunk(editorManifest, editorSource).file)];
      const styles = listStyles(editorManifest, [editorSource]).map(addressOf);
      return { scripts, styles, fonts: [] };
    },
    forOffice: () => ({ scripts: [addressOf(requireChunk(manifest, officeSource).file)] }),
  };
}

function collectPageAssets(manifest: Manifest, joined: JoinedStyles, page: StyledPage): PageAssets {
  const parts = listPageStyles(manifest, page);
  const file = joined[stylesKey(parts)];
  if (file === undefined)
    throw new Error(`The build has no style sheet for ${page.view} of ${page.brandKey}`);
  const { assets = [] } = requireChunk(manifest, themeSource(page.brandKey));
  return {
    scripts: [addressOf(requireChunk(manifest, bootSource).file)],
    styles: [addressOf(file)],
    joinedStyles: parts.map(addressOf),
    fonts: assets.filter((asset) => /-latin-(?!ext).*\.woff2$/.test(asset)).map(addressOf),
  };
}

function addressOf(file: string): string {
  return `/${file}`;
}

/**
 * Assets of the development server: sources, transformed on request. Every component's style sheet is linked, because a
 * page must look right before the browser has run any of its script.
 */
export function developmentAssets(): Assets {
  return {
    forPage: (_view, brandKey) => ({
      scripts: ['/@vite/client', '/@react-refresh-preamble', ...[bootSource, fillInSource].map(addressOf)],
      styles: [designSource, ...globSync('src/**/*.module.css').sort(), themeSource(brandKey)].map(addressOf),
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
