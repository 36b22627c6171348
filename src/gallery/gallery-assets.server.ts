import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the gallery's own browser build, `scripts/build-gallery.ts`: production has none. */
export const galleryFolder = 'dist/gallery';
/** Path under which the built files are served. */
export const galleryFilesPath = '/_gallery/assets/';

export interface GalleryAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type Manifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[] }>>;

const entry = 'src/gallery/gallery.client.tsx';
/** Loaded first: it sets the order of the cascade layers. */
const design = 'src/design/design.css';

/** Addresses of the gallery's script and styles with a brand's theme last. */
export function findGalleryAssets(brandKey: string): GalleryAssets {
  const theme = `src/brands/${brandKey}/theme.css`;
  if (import.meta.env.DEV) {
    return {
      scripts: ['/@vite/client', '/@react-refresh-preamble', `/${entry}`],
      styles: [`/${design}`, `/${theme}`],
    };
  }
  const manifest = JSON.parse(readFileSync(join(galleryFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const styles = [
    manifest[design]?.file ?? '',
    ...collectStyles(manifest, entry),
    manifest[theme]?.file ?? '',
  ];
  return { scripts: [addressOf(manifest[entry]?.file ?? '')], styles: styles.map(addressOf) };
}

function collectStyles(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const { imports = [], css = [] } = manifest[source] ?? {};
  return [...new Set([...imports.flatMap((imported) => collectStyles(manifest, imported, seen)), ...css])];
}

function addressOf(file: string): string {
  return `/_gallery/${file}`;
}
