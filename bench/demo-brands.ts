import { existsSync, rmSync } from 'node:fs';
import { toBrandKey } from '../src/brands/to-brand-key.ts';
import { runNode } from './run-node.ts';

const written: string[] = [];

/**
 * Writes a demonstration brand with `npm run brand -- new`.
 * @throws Error for a brand that is there already, which `deleteDemoBrands` then leaves alone
 */
export function writeDemoBrand(name: string): void {
  const folder = `src/brands/${toBrandKey(name)}`;
  if (existsSync(folder))
    throw new Error(`${folder} is there already: delete it, or leave the brand to its owner`);
  written.push(folder);
  runNode('scripts/brand/brand.ts', 'new', name, '--demo');
}

/** Deletes what `writeDemoBrand` has written, also of a brand that it has not finished. */
export function deleteDemoBrands(): void {
  for (const folder of written.splice(0)) rmSync(folder, { recursive: true, force: true });
}
