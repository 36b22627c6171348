import { globSync, readFileSync } from 'node:fs';
import type { Brand } from '../../src/brands/brand.ts';
import { findBrandFaults } from '../../src/brands/find-brand-faults.ts';
import { findGaps } from '../../src/brands/find-gaps.ts';
import type { Company } from '../../src/companies/company.ts';
import { findCompanyFaults } from '../../src/companies/find-company-faults.ts';
import { companyFile } from './company-file.ts';
import { findContrastFaults, readTokens } from './token-pairs.ts';

/** What keeps a brand from being shown, and what somebody still has to write. */
export interface BrandCheck {
  readonly faults: readonly string[];
  readonly gaps: readonly { readonly file: string; readonly gap: string }[];
}

/** Looks a brand's folder through. @throws RangeError for a brand that is not there */
export async function checkBrand(
  key: string,
  all: ReadonlyMap<string, Brand>,
  companies: ReadonlyMap<string, Company>,
): Promise<BrandCheck> {
  const brand = all.get(key);
  if (brand === undefined)
    throw new RangeError(`There is no brand "${key}", only ${[...all.keys()].join(', ')}`);
  const theme = readFileSync(`src/brands/${key}/theme.css`, 'utf8');
  const shared = [...all.values()]
    .filter((other) => other !== brand)
    .flatMap((other) => findShared(brand, other));
  // A sister brand's folder may have the company.
  const files = [
    ...new Set([companyFile(brand.company.id), ...globSync(`src/brands/${key}/**/*.ts`)]),
  ].sort();
  return {
    faults: [
      ...findBrandFaults(brand),
      ...findCompanyFaults([...companies.values()], [...all.values()]),
      ...shared,
      ...findContrastFaults(readTokens(theme), brand),
    ],
    gaps: files.flatMap((file) => findGaps(readFileSync(file, 'utf8')).map((gap) => ({ file, gap }))),
  };
}

/** What two brands of one process must not have in common. */
function findShared(brand: Brand, other: Brand): string[] {
  const hosts = brand.hosts.filter((host) => other.hosts.includes(host));
  const [own, theirs] = [brand.vouchers, other.vouchers];
  return [
    ...hosts.map((host) => `Brand '${brand.key}': its host ${host} is also one of '${other.key}'`),
    ...(own !== null && theirs !== null && (own.key === theirs.key || own.prefix === theirs.prefix)
      ? [`Brand '${brand.key}': its vouchers have the key or the prefix of those of '${other.key}'`]
      : []),
  ];
}
