import {
  designSource,
  listStyles,
  readManifest,
  requireChunk,
  themeSource,
} from '../../server/files/build-manifest.server.ts';
import { buildPath } from '../../url.ts';

/** Folder of the gallery's own browser build, `scripts/build-gallery.ts`: production has none. */
export const galleryFolder = 'dist/gallery';
/** Path under which the built files are served. */
export const galleryFilesPath = `${buildPath('gallery', {})}/assets/`;

export interface GalleryAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const entry = 'src/gallery/gallery.client.tsx';

/** Addresses of the gallery's script and styles with a brand's theme last. */
export function findGalleryAssets(brandKey: string): GalleryAssets {
  const theme = themeSource(brandKey);
  if (import.meta.env.DEV) {
    return {
      scripts: ['/@vite/client', '/@react-refresh-preamble', `/${entry}`],
      styles: [`/${designSource}`, `/${theme}`],
    };
  }
  const manifest = readManifest(galleryFolder);
  const fileOf = (source: string) => requireChunk(manifest, source).file;
  const styles = [fileOf(designSource), ...listStyles(manifest, [entry]), fileOf(theme)];
  return { scripts: [addressOf(fileOf(entry))], styles: styles.map(addressOf) };
}

function addressOf(file: string): string {
  return `${buildPath('gallery', {})}/${file}`;
}
