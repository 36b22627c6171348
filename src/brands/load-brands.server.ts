import type { Brand } from './brand.ts';

const modules = import.meta.glob<{ brand: Brand }>('./*/brand.ts', { eager: true });

/** Every brand folder's data, by key, in alphabetical order. */
export const brands: ReadonlyMap<string, Brand> = new Map(
  Object.values(modules)
    .map(({ brand }) => [brand.key, brand] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
);

/**
 * Chooses the brand of a request (SHELL-002): by host name, else the `BRAND` setting, else the first brand.
 * @param host host name without port, lower case
 */
export function chooseBrand(host: string, configured: string | undefined): Brand {
  const all = [...brands.values()];
  const chosen =
    all.find((brand) => brand.hosts.includes(host)) ??
    (configured ? brands.get(configured) : undefined) ??
    all[0];
  if (chosen === undefined) throw new Error('No brand folder under src/brands');
  return chosen;
}
