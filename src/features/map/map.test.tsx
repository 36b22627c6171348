import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { HotelMap } from './hotel-map.tsx';
import { ResultsMap } from './results/results-map.tsx';

const hotel = { latitude: 39.5, longitude: 2.6, name: 'Cala Blanca' };

describe('maps before consent', () => {
  test('[CONSENT-001] [CONSENT-003] [LIST-023] the map of results asks first', async () => {
    const markup = await renderInShop(<ResultsMap params={{}} points={[]} />);
    expect(readWords(markup)).toContain('Show the map? The map is only loaded once you agree.');
    expect(markup).toContain('aria-label="Map of the hotels"');
  });

  test('[HOTEL-028] [CONSENT-003] so does the map of a hotel', async () => {
    const markup = await renderInShop(<HotelMap {...hotel} />);
    expect(readWords(markup)).toContain('Show the map?');
    expect(markup).toContain('aria-label="Where Cala Blanca is on the map"');
  });

  test('the preview is rendered and loads nothing', async () => {
    expect(await renderInShop(<HotelMap {...hotel} />)).not.toMatch(/<img|src=|url\(/);
  });
});

describe('maps after consent', () => {
  test('do not ask again; until script arrives the preview remains', async () => {
    const markup = await renderInShop(<HotelMap {...hotel} />, { consents: ['maps'] });
    expect(readWords(markup)).toBe('');
    expect(markup).toContain('<svg');
  });
});
