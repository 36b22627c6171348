import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { brand } from '../brands/abendmeer/brand.ts';
import { brands } from '../brands/load-brands.server.ts';
import { fillContent } from '../content-seeds/fill-content.server.ts';
import { StartupError } from '../settings/startup-error.ts';
import { requireFinishedBrands } from './require-finished-brands.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillContent(database.pool);
});
afterAll(() => database.drop());

const gapCompany = { ...brand.company, vatId: '⟦USt-IdNr.⟧', street: '⟦Straße⟧' };
const unfinished = new Map([...brands, [brand.key, { ...brand, company: gapCompany }] as const]);
const start = (baseUrl: string, those = unfinished) =>
  requireFinishedBrands(database.pool, { baseUrl }, those);

test('a brand whose company has not filled its gaps is kept from the public, and the file of the company is named', async () => {
  const started = start('https://www.fernweh.example');
  await expect(started).rejects.toThrow(StartupError);
  await expect(started).rejects.toThrow(
    `https://www.fernweh.example is public.
src/brands/abendmeer/company.ts still lacks: Straße, USt-IdNr.
Fill these gaps`,
  );
});

test('a company with gaps is named once for all its brands, after what each brand lacks itself', async () => {
  const others = new Map([
    ['abendmeer', { ...brand, name: '⟦Name⟧', company: gapCompany }],
    ['sibling', { ...brand, key: 'sibling', company: gapCompany }],
  ]);
  await expect(start('https://www.fernweh.example', others)).rejects.toThrow(
    `
src/brands/abendmeer/brand.ts still lacks: Name
src/brands/abendmeer/company.ts still lacks: Straße, USt-IdNr.
Fill these gaps`,
  );
});

test('at an address that nobody outside reaches it starts', async () => {
  expect(await start('http://localhost:3000')).toEqual([]);
});

test('a published page with a gap is named and keeps nothing from starting', async () => {
  expect(await start('https://www.fernweh.example', new Map(brands))).toEqual([]);
  await database.pool.query(
    `update content_document set body = jsonb_set(body, '{gap}', '"⟦Name⟧"') where brand = 'abendmeer' and slug = 'impressum'`,
  );
  expect(await start('https://www.fernweh.example', new Map(brands))).toEqual(['abendmeer/impressum']);
});
