import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { brandFolders } from '../../src/brands/brand-folders.ts';
import { companies } from '../../src/companies/companies.server.ts';
import { readBrands } from '../supply/read-brands.ts';
import { readBrandWish } from './brand-wish.ts';
import { planBrand } from './plan-brand.ts';

test('a new brand with its company is written into its own folders, each of them, and nowhere else', async () => {
  const wish = readBrandWish('Blaue Bucht', { demo: true }, companies);
  const { files } = planBrand(wish, await readBrands(), companies);
  const folders = brandFolders('blauebucht');
  const found = [...files.keys()].map(
    (file) =>
      folders.find((folder) => dirname(file) === folder || dirname(file).startsWith(`${folder}/`)) ?? file,
  );
  expect([...new Set(found)].sort()).toEqual([...folders].sort());
});
