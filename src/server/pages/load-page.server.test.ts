import { expect, test } from 'vitest';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import type { ModuleInstance } from '../../site/module-instance.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { loadPage } from './load-page.server.ts';

const address = new URL('http://shop.example/de-de/nowhere');
const caller = { visitor: unknownVisitor, closedAirlines: [] };

/** The not-found page with news above it, as another process would read it: from objects of its own. */
function loadWith(words: string | null) {
  const news = (text: string): readonly ModuleInstance[] => [
    { type: 'newsTicker', id: 'news', props: { messages: [{ text }] } },
  ];
  const loadNotices = async () => (words === null ? undefined : news(words));
  return loadPage({ loaders: {}, loadNotices }, buildVisit(), { url: address, match: null, caller });
}

test('notices that say the same have the same tag in every process, others another', async () => {
  const { noticesTag } = await loadWith('Neu');
  expect(noticesTag).toMatch(/^[\w-]{12}$/);
  expect((await loadWith('Neu')).noticesTag).toBe(noticesTag);
  expect((await loadWith('Alt')).noticesTag).not.toBe(noticesTag);
});

test('a page without notices has no tag of theirs', async () => {
  expect(await loadWith(null)).not.toHaveProperty('noticesTag');
});
