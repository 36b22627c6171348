import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { TeaserSection } from './teaser-section.tsx';

const kreta = {
  headline: 'Kreta',
  link: '/kreta',
  image: { url: 'coast.aegean.summer.golden.warm.kreta' },
};

describe('teaser section', () => {
  test('[MOD-040] shows its headline, its words and its teasers in order', async () => {
    const markup = await renderInShop(
      <TeaserSection
        layout="mosaic"
        headline="Wohin?"
        copytext="Zwei Orte."
        teasers={[kreta, { headline: 'Lissabon' }]}
      />,
    );
    expect(readWords(markup)).toBe('Wohin? Zwei Orte. Kreta Lissabon');
  });

  test('makes a teaser’s headline its link', async () => {
    const markup = await renderInShop(<TeaserSection layout="pair" teasers={[kreta]} />);
    expect(markup).toMatch(/<h2[^>]*><a [^>]*href="\/de-de\/kreta"[^>]*>Kreta<\/a>/);
  });

  test('[MOD-004] opens a linkout teaser in a new window', async () => {
    const markup = await renderInShop(
      <TeaserSection layout="pair" teasers={[{ ...kreta, linkout: true }]} />,
    );
    expect(markup).toContain('target="_blank" rel="noopener"');
  });

  test('says the button’s words once to a screen reader, by the link', async () => {
    const markup = await renderInShop(
      <TeaserSection layout="pair" teasers={[{ ...kreta, buttonText: 'Weiterlesen' }]} />,
    );
    expect(markup).toMatch(/aria-hidden="true"[^>]*>Weiterlesen/);
  });

  test('shows no pictures in a list', async () => {
    const markup = await renderInShop(<TeaserSection layout="list" teasers={[kreta]} />);
    expect(markup).not.toContain('<img');
  });

  test('puts teasers one level below the section’s headline', async () => {
    const markup = await renderInShop(<TeaserSection layout="large" headline="Drei" teasers={[kreta]} />);
    expect(markup).toMatch(/<h2[^>]*>Drei<\/h2>/);
    expect(markup).toMatch(/<h3/);
  });
});
