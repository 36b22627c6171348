import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { brand } from '../../brands/abendmeer/brand.ts';
import { MARKET_CODES } from '../../domain/places/market.ts';
import { Footer } from './footer.tsx';
import type { FooterProps } from './schema.ts';
import { footerSchema } from './schema.ts';

const footer: FooterProps = {
  columns: [
    { key: 'places', title: 'Reiseziele' },
    { key: 'legal', title: 'Rechtliches' },
  ],
  links: [
    { label: 'Impressum', url: '/impressum', column: 'legal' },
    { label: 'Kreta', url: '/kreta', column: 'places' },
  ],
  legalText: 'Eine erfundene Marke.',
};
const badge = { text: 'Geld abgesichert' };

describe('footer', () => {
  test('[SHELL-032][SHELL-038] shows each link with its label and url in its column', async () => {
    const markup = await renderInShop(<Footer {...footer} />);
    expect(readWords(markup)).toMatch(/^Reiseziele Kreta Rechtliches Impressum/);
    expect(markup).toContain('<a href="/de-de/kreta">Kreta</a>');
    expect(markup).toContain('<a href="/de-de/impressum">Impressum</a>');
  });

  test('takes an address along to the page of the newsletter, by a form that needs no script', async () => {
    const newsletter = { headline: 'Post', copytext: 'Freitags', buttonText: 'Weiter', url: '/newsletter' };
    const markup = await renderInShop(<Footer {...footer} newsletter={newsletter} />);
    expect(markup).toMatch(/<form [^>]*action="\/de-de\/newsletter" method="get"/);
    expect(markup).toMatch(/<input [^>]*type="email"[^>]*required=""[^>]*name="email"/);
    expect(await renderInShop(<Footer {...footer} />)).not.toContain('<form');
  });

  test('[SHELL-033][SHELL-038] shows the legal text', async () => {
    expect(await renderInShop(<Footer {...footer} />)).toContain('Eine erfundene Marke.');
  });

  test('[SHELL-061] has its columns open, as blocks the browser itself folds', async () => {
    const markup = await renderInShop(<Footer {...footer} />);
    expect(markup.match(/<details[^>]* open=""/g)).toHaveLength(2);
  });

  test.each(MARKET_CODES)(
    '[SHELL-034][SHELL-035] in the market %s has the badge only if it is gb or ie',
    async (market) => {
      const markup = await renderInShop(<Footer {...footer} badge={badge} />, {
        brand: { ...brand, market },
      });
      expect(markup.includes('Geld abgesichert')).toBe(market === 'gb' || market === 'ie');
    },
  );

  test('[SHELL-034] needs no badge', async () => {
    const markup = await renderInShop(<Footer {...footer} />, { brand: { ...brand, market: 'gb' } });
    expect(markup).not.toContain('Geld abgesichert');
  });

  test('[SHELL-036] shows the payment logos with their names', async () => {
    const markup = await renderInShop(<Footer {...footer} />);
    const names = [...markup.matchAll(/<svg role="img" aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Visa', 'Mastercard', 'American Express']);
  });

  test('refuses a link in a column that does not exist', () => {
    const stored = {
      columns: [{ key: 'places', title: { de: 'Orte' } }],
      links: [{ label: { de: 'Kreta' }, url: '/kreta', column: 'legal' }],
      legalText: { de: 'Text' },
    };
    expect(footerSchema.safeParse(stored).success).toBe(false);
    expect(footerSchema.safeParse({ ...stored, links: [] }).success).toBe(true);
  });
});
