import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { simpleTeaserSectionSchema } from './schema.ts';
import { SimpleTeaserSection } from './simple-teaser-section.tsx';

const luggage = { headline: 'Luggage', copytext: 'Size and weight.', link: '/hilfe' };

test('[MOD-042][MOD-043] shows teasers as plain links with text, without pictures and prices', async () => {
  const markup = await renderInShop(
    <SimpleTeaserSection
      headline="Good to know"
      teasers={[luggage, { headline: 'Entry', link: '/einreise' }]}
    />,
  );
  expect(readWords(markup)).toBe('Good to know Luggage Size and weight. Entry');
  expect(markup).toMatch(/<h3[^>]*><a [^>]*href="\/de-de\/hilfe"[^>]*>Luggage<\/a><\/h3>/);
  expect(markup).not.toContain('<img');
});

test('[MOD-004] says of a link that it opens a new window, and of no other', async () => {
  const markup = await renderInShop(<SimpleTeaserSection teasers={[{ ...luggage, linkout: true }]} />);
  expect(markup).toContain('target="_blank" rel="noopener"');
  expect(readWords(markup)).toContain('opens in a new window');
  const other = await renderInShop(<SimpleTeaserSection teasers={[luggage]} />);
  expect(other).not.toContain('_blank');
  expect(readWords(other)).not.toContain('opens in a new window');
});

test.each([
  [0, false],
  [1, true],
  [24, true],
  [25, false],
])('%d teasers are taken: %s', (count, isTaken) => {
  const teasers = Array.from({ length: count }, () => ({ headline: { de: 'Gepäck' }, link: '/hilfe' }));
  expect(simpleTeaserSectionSchema.safeParse({ teasers }).success).toBe(isTaken);
});
