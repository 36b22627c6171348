import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { SeedDocument } from '../../src/demo/content/seed-document.ts';
import { copyProject } from './copy-project.ts';
import { editFile } from './edit-file.ts';
import { listCopies, requireRecipe } from './read-recipes.ts';

const recipe = requireRecipe('Add a brand');

/** Loads a module of the copy, with the brands that the copy has. */
const load = <Module>(folder: string, file: string): Promise<Module> => import(join(folder, file));

/** Follows the recipe with the key `nordlicht`. */
function addBrand(): string {
  const folder = copyProject(['src']);
  const path = (step: string) => join(folder, step.replace('<key>', 'nordlicht'));
  const [data, documents] = listCopies(recipe);
  if (data === undefined || documents === undefined) throw new Error('The recipe copies no two folders');
  for (const { from, to } of [data, documents]) cpSync(path(from), path(to), { recursive: true });
  const brand = join(path(data.to), 'brand.ts');
  editFile(brand, /key: '\w+'/, "key: 'nordlicht'");
  editFile(brand, /name: '\w+'/, "name: 'Nordlicht'");
  editFile(brand, /hosts: \[[^\]]+\]/, "hosts: ['nordlicht.localhost']");
  const [, legalPages = ''] = /Let (.+?) import the new `brand`/s.exec(recipe.text) ?? [];
  for (const [, page = ''] of legalPages.matchAll(/`([^`]+)`/g))
    editFile(join(path(documents.to), page), `/${basename(data.from)}/`, '/nordlicht/');
  return folder;
}

test('[SHELL-002] a brand added by the recipe loads, is served at its host and has its documents', async () => {
  const folder = addBrand();
  const { brands, chooseBrand } = await load<typeof import('../../src/brands/load-brands.server.ts')>(
    folder,
    'src/brands/load-brands.server.ts',
  );
  expect([...brands.keys()]).toContain('nordlicht');
  expect(chooseBrand('nordlicht.localhost', undefined).name).toBe('Nordlicht');

  const { listSeedDocuments } = await load<
    typeof import('../../src/demo/content/list-seed-documents.server.ts')
  >(folder, 'src/demo/content/list-seed-documents.server.ts');
  const documents = listSeedDocuments().filter(({ brand }) => brand === 'nordlicht');
  const find = (name: string) => {
    const found = documents.find(({ document: { kind, slug } }) => `${kind}/${slug}` === name);
    return found?.document as SeedDocument;
  };
  for (const name of ['page/', 'navigation/', 'footer/']) expect(find(name), name).toBeDefined();
  for (const slug of ['agb', 'datenschutz', 'impressum'])
    expect(find(`page/${slug}`).meta?.title.de).toMatch(/Nordlicht$/);
});

test('the folder of each brand has the files that the recipe names and no other', () => {
  const entries = readdirSync('src/brands', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(entries.length).toBeGreaterThan(1);
  for (const { name } of entries) {
    const files = readdirSync(join('src/brands', name)).sort();
    expect(files, name).toEqual(['brand.ts', 'logo.svg', 'theme.css']);
    expect(recipe.terms).toEqual(expect.arrayContaining(files));
  }
});
