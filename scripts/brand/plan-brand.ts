import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Brand } from '../../src/brands/brand.ts';
import { findBrandFaults } from '../../src/brands/find-brand-faults.ts';
import type { Company } from '../../src/companies/company.ts';
import { findCompanyFaults } from '../../src/companies/find-company-faults.ts';
import type { BrandWish } from './brand-wish.ts';
import { buildBrand } from './build-brand.ts';
import { companyFile } from './company-file.ts';
import { deriveColours } from './derive-palette.ts';
import { drawLogo } from './draw-logo.ts';
import { planPages } from './plan-pages.ts';
import { planTheme } from './plan-theme.ts';
import { printBrand } from './print-brand.ts';
import { printCompany } from './print-company.ts';
import { findContrastFaults } from './token-pairs.ts';

/** A new brand: its data, and texts of files by their paths in the project, not formatted yet. */
export interface BrandPlan {
  readonly brand: Brand;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Everything that a brand consists of.
 * @param all every brand that exists, the one it starts from among them
 * @param companies every company that exists, by id
 * @throws Error with one sentence for each fault of what was wished: markets, locales, contrasts
 */
export function planBrand(
  wish: BrandWish,
  all: ReadonlyMap<string, Brand>,
  companies: ReadonlyMap<string, Company>,
): BrandPlan {
  const { key, name, like, colours, isDemo } = wish;
  const model = all.get(like);
  if (model === undefined) throw new RangeError(`There is no brand "${like}" to start from`);
  const own = deriveColours(colours);
  const brand = buildBrand(wish, model, [...all.values()], [...companies.values()], own);
  const { company } = brand;
  const sellers = [...companies.values(), ...(companies.has(company.id) ? [] : [company])];
  const faults = [
    ...findBrandFaults(brand),
    ...findCompanyFaults(sellers, [...all.values(), brand]),
    ...findContrastFaults(own.tokens, brand),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const logo = drawLogo(name, join('node_modules', brand.documentStyle.display.file));
  const about = `${name}: colours from ${colours.filter((each) => each !== undefined).join(' and ')}, type and layout as at ${model.name}.`;
  const theme = planTheme(readFileSync(`src/brands/${like}/theme.css`, 'utf8'), own.tokens, {
    about,
    logoWidth: logo.width,
  });
  const folder = `src/brands/${key}`;
  const modelFolder = `src/brands/${like}/pages`;
  const modelPages = new Map(
    globSync(`${modelFolder}/**/*.ts`)
      .sort()
      .map((file) => [relative(modelFolder, file), readFileSync(file, 'utf8')]),
  );
  const isNewCompany = !companies.has(company.id);
  const files = new Map([
    [
      `${folder}/brand.ts`,
      printBrand(brand, isNewCompany ? './company.ts' : relative(folder, companyFile(company.id))),
    ],
    ...(isNewCompany ? [[`${folder}/company.ts`, printCompany(company)] as const] : []),
    [`${folder}/theme.css`, theme],
    [`${folder}/logo.svg`, logo.svg],
  ]);
  for (const [path, text] of planPages(brand, model, modelPages, isDemo))
    files.set(`${folder}/pages/${path}`, text);
  return { brand, files };
}
