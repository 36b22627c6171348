import { companies } from '../companies/companies.server.ts';
import type { Company } from '../companies/company.ts';
import { findCompanyFaults } from '../companies/find-company-faults.ts';
import type { Brand } from './brand.ts';
import { findBrandFaults } from './find-brand-faults.ts';

const modules = import.meta.glob<{ brand: Brand }>('./*/brand.ts', { eager: true });

/** Every brand folder's data, by key, in alphabetical order. */
export const brands: ReadonlyMap<string, Brand> = indexBrands(
  Object.values(modules).map(({ brand }) => brand),
);

/**
 * Indexes brands by key. The server loads them before it does anything else, so a brand with a fault keeps it from starting.
 * @param sellers by id, those of the folders by default
 * @throws Error with every fault of every brand and company, see `findBrandFaults` and `findCompanyFaults`
 */
export function indexBrands(
  all: readonly Brand[],
  sellers: ReadonlyMap<string, Company> = companies,
): ReadonlyMap<string, Brand> {
  const faults = [...all.flatMap(findBrandFaults), ...findCompanyFaults([...sellers.values()], all)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return new Map(all.map((brand) => [brand.key, brand] as const).sort(([a], [b]) => a.localeCompare(b)));
}

/** Brands as they are at this moment: what editors have published wins over the folder's data. */
export interface LiveBrands {
  /** The same object until something of the brand changes. @throws for a key that no folder has */
  get(key: string): Brand;
  /**
   * The brand as it sold an order, for mails and documents: they name the company that has sold it, also where the brand sells for another
   * one by now, or the company sells no more.
   */
  of(order: SoldUnder): Brand;
}

/** What says of an order who has sold it. */
interface SoldUnder {
  readonly brand: string;
  readonly companyId: string;
}

/** @param sellers every company that has ever sold, by id; an unknown one is not replaced */
export function withSeller(brand: Brand, companyId: string, sellers: ReadonlyMap<string, Company>): Brand {
  const company = brand.company.id === companyId ? brand.company : sellers.get(companyId);
  return company === undefined || company === brand.company ? brand : { ...brand, company };
}

/** Brands as their folders define them, without an editor's changes. @testSupport */
export const brandsAsShipped: LiveBrands = {
  get(key) {
    const brand = brands.get(key);
    if (brand === undefined) throw new Error(`There is no brand ${key}`);
    return brand;
  },
  of: ({ brand, companyId }) => withSeller(brandsAsShipped.get(brand), companyId, companies),
};

/**
 * Chooses the brand of a request (SHELL-002): by host name, else the `BRAND` setting, else the first brand.
 * @param host host name without port, lower case
 */
export function chooseBrand(
  host: string,
  configured: string | undefined,
  live: Pick<LiveBrands, 'get'> = brandsAsShipped,
): Brand {
  const all = [...brands.keys()].map((key) => live.get(key));
  const chosen =
    all.find((brand) => brand.hosts.includes(host)) ?? all.find(({ key }) => key === configured) ?? all[0];
  if (chosen === undefined) throw new Error('No brand folder under src/brands');
  return chosen;
}
