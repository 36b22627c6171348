import { dirname } from 'node:path';
import { build } from 'vite';

/** Builds the gallery's browser side into `dist/gallery`, next to the shop's own files, which do not refer to it. */
export async function buildGallery(): Promise<void> {
  await build({
    root: dirname(import.meta.dirname),
    logLevel: 'error',
    base: '/_gallery/',
    build: { outDir: 'dist/gallery', rolldownOptions: { input: ['src/gallery/gallery.client.tsx'] } },
  });
}
