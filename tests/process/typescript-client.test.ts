import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTypes from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type FuzzedShop, openFuzzedShop } from '../fuzz/open-fuzzed-shop.ts';

/** An integrator's program: types made from the API document, calls by fetch. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './fernweh.ts';

const shop = createClient<paths>({ baseUrl: String(process.argv[2]), headers: { 'sec-fetch-site': 'same-origin' } });
const path = { _locale: 'de-de' };

const list = await shop.GET('/{_locale}/ajax/mixed-resultlist', { params: { path, query: { duration: '7' } } });
const offers: components['schemas']['Offer'][] = (list.data?.results ?? []).map(({ offer }) => offer);

const unknown = await shop.GET('/{_locale}/ajax/hoteldetail/info', { params: { path, query: { hotelId: '1' } } });
const refused: string | undefined = unknown.error?.error.code;

let total: number | undefined;
for (const { id, price } of offers) {
  const body = { offer: id, total: price.totalAmount, search: { duration: '7' } };
  const created = await shop.POST('/{_locale}/ajax/booking/create', { params: { path }, body });
  total = created.data?.cart?.checkout.amounts.totalAmount;
  if (total !== undefined) break;
}
console.log(JSON.stringify({ offers: offers.length, refused, total, asked: offers.map(({ price }) => price.totalAmount) }));
`;

const run = promisify(execFile);
const projectDir = join(import.meta.dirname, '../..');

let database: TestDatabase;
let shop: FuzzedShop;
let folder: string;
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openFuzzedShop(database);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://localhost:${(shop.app.server.address() as AddressInfo).port}`;
  // Where the program finds the packages of the project.
  folder = await mkdtemp(join(projectDir, 'node_modules/.cache/client-'));
  const document = await (await fetch(`${origin}/openapi.json`)).json();
  await writeFile(join(folder, 'fernweh.ts'), await openapiTypes(document));
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(join(folder, 'wrong.ts'), program.replace("duration: '7'", 'nights: 7'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
}, 180_000);
afterAll(async () => {
  await shop.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Checks the types of a program and writes its JavaScript next to it. */
const compile = (file: string) =>
  run(
    join(projectDir, 'node_modules/.bin/tsc'),
    [
      '--ignoreConfig',
      '--strict',
      '--target',
      'es2024',
      '--module',
      'nodenext',
      '--skipLibCheck',
      '--types',
      'node',
      '--rewriteRelativeImportExtensions',
      join(folder, file),
    ],
    { cwd: folder },
  );

test('a client made from the API document finds offers and begins a checkout at the price that it was shown', async () => {
  await compile('program.ts');
  const { stdout } = await run(process.execPath, [join(folder, 'program.js'), origin], { timeout: 60_000 });
  const { offers, refused, total, asked } = JSON.parse(stdout);
  expect(offers).toBeGreaterThan(3);
  expect(refused).toBe('not-found');
  expect(asked).toContain(total);
}, 180_000);

test('a client made from the API document does not compile with a parameter that no call has', async () => {
  await expect(compile('wrong.ts')).rejects.toMatchObject({ stdout: expect.stringContaining('nights') });
}, 120_000);
