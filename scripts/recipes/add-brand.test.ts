import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SeedDocument } from '../../src/content-seeds/seed-document.ts';
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
  const [copied, ...others] = listCopies(recipe);
  if (copied === undefined || others.length > 0) throw new Error('A brand is one folder');
  cpSync(path(copied.from), path(copied.to), { recursive: true });
  const brand = join(path(copied.to), 'brand.ts');
  editFile(brand, /key: '\w+'/, "key: 'nordlicht'");
  editFile(brand, /name: '\w+'/, "name: 'Nordlicht'");
  editFile(brand, /hosts: \[[^\]]+\]/, "hosts: ['nordlicht.localhost']");
  const [, company = ''] = /import the company that sells already: `([^`]+)`/.exec(recipe.text) ?? [];
  rmSync(join(path(copied.to), 'company.ts'));
  editFile(brand, './company.ts', company);
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
    typeof import('../../src/content-seeds/list-seed-documents.server.ts')
  >(folder, 'src/content-seeds/list-seed-documents.server.ts');
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
    // A second brand of a company imports that of the first.
    const own = files.filter((file) => file !== 'company.ts');
    expect(own, name).toEqual(['brand.ts', 'logo.svg', 'pages', 'theme.css']);
    expect(recipe.terms.map((term) => term.replace(/\/$/, ''))).toEqual(expect.arrayContaining(files));
  }
});
