import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import GlossaryPage from './glossary-page.tsx';

const place = (name: string) => ({ name, within: null, path: `/de-de/regions/${name}.html` });

test('[SEO-005] [SEO-007] [SEO-008] groups are under their letter and title, below the headline', async () => {
  const groups = [
    { type: 'countries', places: [place('Kenia')] },
    { type: 'regions', places: [place('Kreta')] },
    { type: 'cities', places: [place('Kemer')] },
    { type: 'other', places: [place('Kap')] },
  ] as const;
  const letters = [{ letter: 'k', path: '/de-de/k.html' }];
  const words = readWords(await renderInShop(<GlossaryPage prefix="k" letters={letters} groups={groups} />));
  expect(words).toContain('Travel search by first letter');
  for (const title of [
    'K - Countries Kenia',
    'K - Regions Kreta',
    'K - Cities Kemer',
    'K - Destinations Kap',
  ])
    expect(words).toContain(title);
});
