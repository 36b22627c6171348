import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { AmenitiesSection } from './amenities-section.tsx';

const pool = {
  headline: 'Pool',
  copytext: 'Open from May.',
  image: { url: 'pool.aegean.summer.golden.warm.kante', alt: 'A pool above the bay' },
};

test('[MOD-044][MOD-045] shows each amenity with picture, name and words', async () => {
  const markup = await renderInShop(
    <AmenitiesSection headline="What a house should have" amenities={[pool, { headline: 'Kitchen' }]} />,
  );
  expect(readWords(markup)).toBe('What a house should have Pool Open from May. Kitchen');
  expect(markup).toContain('alt="A pool above the bay"');
});

test('[IMG-004][IMG-005] pictures are 360x180 in small windows and 270x180 in others', async () => {
  const markup = await renderInShop(<AmenitiesSection amenities={[pool]} />);
  expect(markup).toMatch(/media="\(max-width: 767px\)" srcSet="\/image\/360x180\//);
  expect(markup).toMatch(/<img[^>]*src="\/image\/270x180\//);
});

test('[IMG-003] has the placeholder where no picture is given', async () => {
  const markup = await renderInShop(<AmenitiesSection amenities={[{ headline: 'Kitchen' }]} />);
  expect(markup).toMatch(/<img[^>]*src="\/image\/270x180\/\w+/);
});

test('[MOD-045] an amenity with a link is one, in a new window where that is said', async () => {
  const markup = await renderInShop(
    <AmenitiesSection
      amenities={[
        { ...pool, link: '/pool' },
        { headline: 'Map', link: '/x', linkout: true },
      ]}
    />,
  );
  expect(markup).toMatch(/<a [^>]*href="\/de-de\/pool"[^>]*>Pool<\/a>/);
  expect(markup).toMatch(/<a [^>]*href="\/de-de\/x" target="_blank" rel="noopener"/);
});
