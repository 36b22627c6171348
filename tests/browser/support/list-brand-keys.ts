import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './start-shop.ts';

/** Keys of the brands by their folders, in alphabetical order. @param project folder of the sources; this project without it */
export function listBrandKeys(project = projectFolder): readonly string[] {
  const folder = join(project, 'src/brands');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
