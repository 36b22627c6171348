import { readdir } from 'node:fs/promises';
import type { Brand } from '../../src/brands/brand.ts';

/** Every brand by key, for programs that run in the project's folder without a build: only a build finds the folders by itself. */
export async function readBrands(): Promise<ReadonlyMap<string, Brand>> {
  const entries = await readdir('src/brands', { withFileTypes: true });
  const keys = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const brands = keys.map(async (key): Promise<[string, Brand]> => {
    const { brand } = await import(`../../src/brands/${key}/brand.ts`);
    return [key, brand];
  });
  return new Map(await Promise.all(brands));
}
