import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { buildVisit, readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../tests/factories/require-view.ts';
import { buildSearchApp } from '../../../tests/factories/search-app.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { matchPath } from '../../url.ts';
import GlossaryPage, { type GlossaryPageProps } from './glossary-page.tsx';
import { createGlossaryPageLoader } from './load-glossary-page.server.ts';

const database = await createTestDatabase();
const { search, close } = await buildSearchApp({ pool: database.pool });
afterAll(async () => {
  await close();
  await database.drop();
});

async function load(letter: string): Promise<GlossaryPageProps | null> {
  const url = new URL(`http://shop.test/de-de/${letter}.html`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('Letters have a route');
  const page = await createGlossaryPageLoader(search)(buildVisit(), match, url, unknownVisitor);
  return page === null ? null : requireView(page, 'glossary').props;
}

test('[SEO-006] the list of letters has those with a page, and every letter without entries has none', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pages = await Promise.all(letters.map(load));
  const withEntries = letters.filter((_letter, at) => pages[at] !== null);
  const page = pages.find((each) => each !== null);
  if (page == null) throw new Error('Some letter has entries');
  const nav = /<nav.*?<\/nav>/s.exec(await renderInShop(<GlossaryPage {...page} />))?.[0] ?? '';
  expect(withEntries.length).toBeLessThan(letters.length);
  expect(readWords(nav)).toBe(withEntries.join(' ').toUpperCase());
});
