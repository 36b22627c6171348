import type { SeedDocument } from './seed-document.ts';

const files = import.meta.glob<{ document: SeedDocument }>('../brands/*/pages/*.ts', { eager: true });

/** Every seed with the brand its folder names, in a fixed order. */
export function listSeedDocuments(): { brand: string; document: SeedDocument }[] {
  return Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { document }]) => ({ brand: path.split('/')[2] ?? '', document }));
}
