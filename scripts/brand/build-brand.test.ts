import { expect, test } from 'vitest';
import { findBrandFaults } from '../../src/brands/find-brand-faults.ts';
import { companies } from '../../src/companies/companies.server.ts';
import { findCompanyFaults } from '../../src/companies/find-company-faults.ts';
import { readBrands } from '../supply/read-brands.ts';
import { readBrandWish } from './brand-wish.ts';
import { buildBrand } from './build-brand.ts';
import { deriveColours } from './derive-palette.ts';

const brands = [...(await readBrands()).values()];
const [model] = brands;
if (model === undefined) throw new Error('There is no brand to start from');

/** Brands added one after another, each with a company of its own. */
function addBrands(names: readonly string[]) {
  const all = [...brands];
  for (const name of names) {
    const wish = readBrandWish(name, { demo: true }, companies);
    const sellers = [...companies.values(), ...all.slice(brands.length).map(({ company }) => company)];
    all.push(buildBrand(wish, model as (typeof brands)[number], all, sellers, deriveColours(wish.colours)));
  }
  return all.slice(brands.length);
}

test('a company has the first three letters of its brand before its documents, else the nearest that are free', () => {
  const added = addBrands(['Bergwelt', 'Berlin', 'Bermuda', 'Abendrot']);
  expect(added.map(({ company }) => company.numbers.documents)).toEqual(['BER', 'BE1', 'BE2', 'AB1']);
});

test('a hundred companies whose names begin alike have documents, booking numbers and vouchers that begin in ways of their own', () => {
  const added = addBrands(Array.from({ length: 100 }, (_, at) => `Messmarke ${at}`));
  const sellers = [...companies.values(), ...added.map(({ company }) => company)];
  expect(findCompanyFaults(sellers, [...brands, ...added])).toEqual([]);
  expect(added.flatMap(findBrandFaults)).toEqual([]);
});
