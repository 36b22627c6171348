import type { Brand } from './brand.ts';
import { findBrandFaults } from './find-brand-faults.ts';

const modules = import.meta.glob<{ brand: Brand }>('./*/brand.ts', { eager: true });

/** Every brand folder's data, by key, in alphabetical order. */
export const brands: ReadonlyMap<string, Brand> = indexBrands(
  Object.values(modules).map(({ brand }) => brand),
);

/**
 * Indexes brands by key. The server loads them before it does anything else, so a brand with a fault keeps it from starting.
 * @throws Error with every fault of every brand, see `findBrandFaults`
 */
export function indexBrands(all: readonly Brand[]): ReadonlyMap<string, Brand> {
  const faults = all.flatMap(findBrandFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return new Map(all.map((brand) => [brand.key, brand] as const).sort(([a], [b]) => a.localeCompare(b)));
}

/** Brands as they are at this moment: what editors have published wins over the folder's data. */
export interface LiveBrands {
  /** The same object until something of the brand changes. @throws for a key that no folder has */
  get(key: string): Brand;
}

/** Brands as their folders define them, without an editor's changes. @testSupport */
export const brandsAsShipped: LiveBrands = {
  get(key) {
    const brand = brands.get(key);
    if (brand === undefined) throw new Error(`There is no brand ${key}`);
    return brand;
  },
};

/**
 * Chooses the brand of a request (SHELL-002): by host name, else the `BRAND` setting, else the first brand.
 * @param host host name without port, lower case
 */
export function chooseBrand(
  host: string,
  configured: string | undefined,
  live: LiveBrands = brandsAsShipped,
): Brand {
  const all = [...brands.keys()].map((key) => live.get(key));
  const chosen =
    all.find((brand) => brand.hosts.includes(host)) ?? all.find(({ key }) => key === configured) ?? all[0];
  if (chosen === undefined) throw new Error('No brand folder under src/brands');
  return chosen;
}
