import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { PromotionTeaser } from './promotion-teaser.tsx';
import { promotionTeaserSchema } from './schema.ts';

const coast = { url: 'beach.aegean.summer.noon.warm.sommer', alt: 'A beach at noon' };

test('[MOD-098][MOD-099][MOD-100][MOD-101][MOD-102] shows headline, words, button, pictures and small print', async () => {
  const markup = await renderInShop(
    <PromotionTeaser
      headline="Early summer"
      text={'By **January**.\n\nThen [read on](/hilfe).'}
      buttonText="See summer"
      buttonLink="/sommer"
      images={[coast, { url: 'pool.aegean.summer.golden.warm.kante', alt: 'A pool' }]}
      infoText="While rooms last."
      infoTextBold="Until 31 January."
    />,
  );
  expect(readWords(markup)).toBe(
    'Early summer By January . Then read on . See summer Until 31 January. While rooms last.',
  );
  expect(markup).toMatch(/<p><strong>|<strong>January<\/strong>/);
  expect(markup).toMatch(/<a [^>]*href="\/de-de\/sommer"[^>]*><span>See summer/);
  expect(markup).toContain('alt="A beach at noon"');
  expect(markup).toContain('alt="A pool"');
});

test('[MOD-103] the bold small print is a text of its own', async () => {
  const markup = await renderInShop(
    <PromotionTeaser headline="Summer" images={[]} infoTextBold="Only today." />,
  );
  expect(markup).toContain('<strong>Only today.</strong>');
  expect(readWords(markup)).toBe('Summer Only today.');
});

test('[MOD-100] a button needs both words and a link', async () => {
  const words = async (props: { buttonText?: string; buttonLink?: string }) =>
    readWords(await renderInShop(<PromotionTeaser headline="Summer" images={[]} {...props} />));
  expect(await words({ buttonText: 'Go' })).toBe('Summer');
  expect(await words({ buttonLink: '/sommer' })).toBe('Summer');
  expect(await words({ buttonText: 'Go', buttonLink: '/sommer' })).toBe('Summer Go');
});

test('[IMG-010][IMG-003] the large picture has the promotion’s sizes, and the placeholder where there is none', async () => {
  for (const images of [[coast], []]) {
    const markup = await renderInShop(<PromotionTeaser headline="Summer" images={images} />);
    expect(markup).toContain('/image/1920x480/');
    expect(markup).toContain('/image/420x300/');
  }
});

test.each([
  [3, true],
  [4, false],
])('%d pictures are taken: %s', (count, isTaken) => {
  const images = Array.from({ length: count }, () => ({ url: coast.url }));
  expect(promotionTeaserSchema.safeParse({ headline: { de: 'Sommer' }, images }).success).toBe(isTaken);
});
