import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { HotelMap } from './hotel-map.tsx';
import { ResultsMap } from './results/results-map.tsx';

const hotel = { latitude: 39.5, longitude: 2.6, name: 'Cala Blanca' };

const vendor = { wiredPorts: ['maps'] } as const;

describe('our own map', () => {
  test('[LIST-023] [HOTEL-028] asks nothing, and shows a preview until it is drawn', async () => {
    for (const map of [
      <HotelMap key="hotel" {...hotel} />,
      <ResultsMap key="list" params={{}} points={[]} />,
    ]) {
      const markup = await renderInShop(map);
      expect(readWords(markup)).toBe('');
      expect(markup).toContain('<svg');
    }
  });

  test('comes with the first sign of intent and makes no page interactive before', async () => {
    expect(await renderInShop(<HotelMap {...hotel} />)).not.toContain('data-interactive');
  });
});

describe('a vendor’s map before consent', () => {
  test('[CONSENT-001] [CONSENT-003] [LIST-023] asks first on the list', async () => {
    const markup = await renderInShop(<ResultsMap params={{}} points={[]} />, vendor);
    expect(readWords(markup)).toContain('Show the map? The map is only loaded once you agree.');
    expect(markup).toContain('aria-label="Map of the hotels"');
  });

  test('[HOTEL-028] [CONSENT-003] asks first on the page of a hotel', async () => {
    const markup = await renderInShop(<HotelMap {...hotel} />, vendor);
    expect(readWords(markup)).toContain('Show the map?');
    expect(markup).toContain('aria-label="Where Cala Blanca is on the map"');
  });

  test('the preview is rendered and loads nothing', async () => {
    expect(await renderInShop(<HotelMap {...hotel} />, vendor)).not.toMatch(/<img|src=|url\(/);
  });
});

describe('a vendor’s map after consent', () => {
  test('does not ask again; until script arrives the preview remains', async () => {
    const markup = await renderInShop(<HotelMap {...hotel} />, { ...vendor, consents: ['maps'] });
    expect(readWords(markup)).toBe('');
    expect(markup).toContain('<svg');
    expect(markup).toContain('data-interactive');
  });
});
