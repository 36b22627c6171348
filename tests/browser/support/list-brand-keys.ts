import { readdirSync } from 'node:fs';

/** Keys of the brands by their folders, in alphabetical order. */
export function listBrandKeys(): readonly string[] {
  const folder = new URL('../../../src/brands/', import.meta.url);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
