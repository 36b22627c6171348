import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../recipes/copy-project.ts';

/** It copies the project, starts programs and compiles; a busy machine takes its time. */
const timeout = 120_000;

const project = ['src', 'scripts', 'tests', 'package.json', 'biome.json', 'tsconfig.json'];

/** Loads a module of the copy, with the brands that the copy has. */
const load = <Module>(folder: string, file: string): Promise<Module> => import(join(folder, file));

function run(folder: string, program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, printed: stdout + stderr };
}

const runTool = (folder: string, ...args: string[]) => run(folder, 'scripts/brand/brand.ts', args);

/** Type-checks the files of one brand alone. */
function checkTypes(folder: string, key: string): string {
  const include = ['src/**/*.d.ts', `src/brands/${key}/**/*.ts`];
  writeFileSync(join(folder, 'tsconfig.brand.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  return run(folder, 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.brand.json']).printed;
}

test('[SHELL-002] the tool writes a demonstration brand that compiles, has no gap and shows its home page', {
  timeout,
}, async () => {
  const folder = copyProject(project);
  const { status, printed } = runTool(folder, 'new', 'Blaue Bucht', '--demo', '--colour', '#1b4fd8');
  expect(printed).toContain('blauebucht has no gap, and every pair of its colours can be read.');
  expect(status).toBe(0);
  expect(checkTypes(folder, 'blauebucht')).toBe('');

  const { brands } = await load<typeof import('../../src/brands/load-brands.server.ts')>(
    folder,
    'src/brands/load-brands.server.ts',
  );
  expect([...brands.keys()]).toEqual(['abendmeer', 'blauebucht', 'tagwind']);
  expect(brands.get('blauebucht')).toMatchObject({
    market: 'ch',
    locales: ['de-ch', 'fr-ch', 'it-ch', 'en-ch'],
    currencyInfo: { baseCurrency: 'CHF', rates: { CHF: '1', EUR: '1.0704' } },
  });
  const { listSeedDocuments } = await load<
    typeof import('../../src/content-seeds/list-seed-documents.server.ts')
  >(folder, 'src/content-seeds/list-seed-documents.server.ts');
  const { createContentPageLoader } = await load<
    typeof import('../../src/features/content/load-content-page.server.ts')
  >(folder, 'src/features/content/load-content-page.server.ts');
  const { buildTestApp } = await load<typeof import('../../tests/factories/test-app.ts')>(
    folder,
    'tests/factories/test-app.ts',
  );
  const { systemClock } = await load<typeof import('../../src/domain/time/clock.ts')>(
    folder,
    'src/domain/time/clock.ts',
  );
  const seeds = listSeedDocuments();
  const homepage = createContentPageLoader({
    store: {
      findDocument: async (brand, kind, slug) => {
        const seed = seeds.find(
          (each) => each.brand === brand && each.document.kind === kind && each.document.slug === slug,
        );
        if (seed === undefined) return null;
        const { meta, modules } = seed.document;
        return { id: 'seed', brand, kind, slug, version: 1, body: { meta, modules } as never };
      },
      close: () => undefined,
    },
    clock: systemClock,
    offersFor: () => async () => null,
  });
  const { app } = await buildTestApp({
    settings: { BASE_URL: 'http://localhost' },
    shop: { loaders: { homepage } },
  });
  const headers = { host: 'blauebucht.localhost', 'accept-language': 'fr' };
  const { statusCode, body } = await app.inject({ url: '/de-ch', headers });
  const french = await app.inject({ url: '/fr-ch', headers: { ...headers, 'accept-language': 'de' } });
  const start = await app.inject({ url: '/', headers });
  await app.close();
  expect(statusCode).toBe(200);
  expect(body).toContain('data-brand="blauebucht"');
  expect(body).toContain('<title>Blaue Bucht – Flug und Hotel in einer Buchung');
  for (const locale of ['de-ch', 'fr-ch', 'it-ch', 'en-ch'])
    expect(body).toContain(
      `hreflang="${locale.slice(0, 2)}-CH" href="http://blauebucht.localhost/${locale}"`,
    );
  expect(body).toContain('lang="de"');
  expect(french.body).toContain('lang="fr"');
  expect(french.body).toContain('href="/fr-ch/search');
  expect(start.headers.location).toBe('/fr-ch');
  expect(body).not.toContain('Abendmeer');
});

test('no prices are shown of a brand whose rules keep it from starting', { timeout }, () => {
  const folder = copyProject(project);
  const file = join(folder, 'src/brands/tagwind/brand.ts');
  const rule = `{ key: 'fee', currency: 'CHF', marginBasisPoints: 0, perBooking: 1_000 }`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('priceRules: []', `priceRules: [${rule}]`));
  expect(runTool(folder, 'prices', 'tagwind')).toEqual({
    status: 1,
    printed: "Brand 'tagwind': its price rule 'fee' is for CHF, but the brand charges EUR\n",
  });
});

test('a brand of a real company has its gaps marked, in its data and in its legal pages', {
  timeout,
}, async () => {
  const folder = copyProject(project);
  const { printed } = runTool(
    folder,
    'new',
    'Ostwind',
    '--company',
    'Ostwind Touristik GmbH',
    '--like',
    'tagwind',
  );
  expect(checkTypes(folder, 'ostwind')).toBe('');
  expect(printed).toContain('src/brands/ostwind/company.ts: Registernummer');
  expect(printed).toContain('gap    src/brands/ostwind/brand.ts: Leitspruch der Marke');
  for (const page of ['agb', 'datenschutz', 'home', 'impressum'])
    expect(printed).toContain(`gap    src/brands/ostwind/pages/${page}.ts: `);
  expect(runTool(folder, 'check', 'ostwind')).toMatchObject({ status: 0 });
  expect(readdirSync(join(folder, 'src/brands/ostwind')).sort()).toEqual([
    'brand.ts',
    'company.ts',
    'logo.svg',
    'pages',
    'theme.css',
  ]);
  expect(runTool(folder, 'new', 'Ostwind')).toEqual({
    status: 1,
    printed: 'There is a brand "ostwind" already: src/brands/ostwind\n',
  });
});
