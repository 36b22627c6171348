import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

const demonstration = await buildTestApp({ settings: { DEMONSTRATION: 'true' } });
const real = await buildTestApp();
afterAll(() => Promise.all([demonstration.app.close(), real.app.close()]));

const read = async ({ app }: typeof real, url: string, language: string) =>
  (await app.inject({ url, headers: { 'accept-language': language } })).body;

test.each([
  ['de', 'Die Reisen sind erfunden.'],
  ['en', 'the trips are invented.'],
  ['fr', 'les voyages sont fictifs.'],
  ['it', 'i viaggi sono inventati.'],
  ['es', 'los viajes son ficticios.'],
])('a demonstration says so on its pages in %s, and a real shop does not', async (language, notice) => {
  for (const url of ['/de-de', '/de-de/nowhere']) {
    expect(await read(demonstration, url, language)).toContain(notice);
    expect(await read(real, url, language)).not.toContain(notice);
  }
});
