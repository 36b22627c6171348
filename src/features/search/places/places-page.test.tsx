import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { buildPlace, buildPlaces } from './build-places.ts';
import PlacesPage from './places-page.tsx';

describe('the gallery page', () => {
  test('[GALLERY-003] says of a place its name, country, price, nights, month, flight and temperatures', async () => {
    const markup = await renderInShop(<PlacesPage {...buildPlaces({ places: [buildPlace()] })} />);
    expect(readWords(markup).replaceAll('\u00a0', ' ')).toContain(
      'Crete Greece p.p. from 359 € 7 nights · in May · 3 h 10 min flight · 24 °C air · 20 °C sea',
    );
  });

  test('leaves out what is not known of a place', async () => {
    const place = buildPlace({ flight: null, air: null, sea: null });
    const words = readWords(await renderInShop(<PlacesPage {...buildPlaces({ places: [place] })} />));
    expect(words).toContain('7 nights · in May');
    expect(words).not.toMatch(/flight ·|°C|Temperatures/);
  });

  test('says of a shop without a hotel that nothing is on sale yet', async () => {
    const markup = await renderInShop(
      <PlacesPage {...buildPlaces({ places: [], total: 0, isShopEmpty: true })} />,
    );
    expect(readWords(markup)).toContain('Our holidays are on their way We are preparing our range.');
  });

  test('says when its prices were true', async () => {
    expect(await renderInShop(<PlacesPage {...buildPlaces()} />)).toContain(
      '<time dateTime="2026-11-21T12:00:00.000Z">Prices as of 21.11.2026, 13:00</time>',
    );
  });

  test('links to the result list of a place and preserves the search', async () => {
    const mask = { ...buildPlaces().mask, params: { adults: '3', destinations: '1,2', page: '2' } };
    const markup = await renderInShop(<PlacesPage {...buildPlaces({ mask, places: [buildPlace()] })} />);
    expect(markup).toContain(
      'href="/de-de/search?destinations=1023&amp;sort=price&amp;adults=3&amp;shownPrice=71700EUR"',
    );
  });

  test('names the month chosen in its headline and marks it', async () => {
    const mask = {
      ...buildPlaces().mask,
      params: { departureDate: '2027-05-01', returnDate: '2027-05-31' },
    };
    const markup = await renderInShop(<PlacesPage {...buildPlaces({ mask, month: '2027-05' })} />);
    expect(markup).toMatch(/<h1[^>]*>Where to in May\?<\/h1>/);
    expect(markup).toMatch(
      /departureDate=2027-05-01[^>]*aria-current="true"[^>]*><span>May|aria-current="true"[^>]*departureDate=2027-05-01[^>]*><span>May/,
    );
    expect(markup.match(/aria-current="true"/g)).toHaveLength(3);
  });

  test('the month links keep the rest of the search', async () => {
    const mask = { ...buildPlaces().mask, params: { airports: 'FRA', page: '3' } };
    const markup = await renderInShop(<PlacesPage {...buildPlaces({ mask, theme: 'beach' })} />);
    expect(markup).toContain(
      '/de-de/gallery/AllDestinations?airports=FRA&amp;theme=beach&amp;departureDate=2026-12-01&amp;returnDate=2026-12-31',
    );
  });

  test('offers further places while there are any', async () => {
    const more = await renderInShop(<PlacesPage {...buildPlaces({ total: 50 })} />);
    expect(more).toContain('?page=2');
    expect(await renderInShop(<PlacesPage {...buildPlaces()} />)).not.toContain('page=2');
  });

  test('with nothing found offers any time, and all destinations', async () => {
    const mask = {
      ...buildPlaces().mask,
      params: { departureDate: '2027-05-01', returnDate: '2027-05-31', maxPrice: '10', adults: '3' },
    };
    const empty = buildPlaces({ mask, places: [], total: 0, cheapest: null, month: '2027-05' });
    const markup = await renderInShop(<PlacesPage {...empty} />);
    expect(markup).toContain('href="/de-de/gallery/AllDestinations?maxPrice=10&amp;adults=3"');
    expect(markup).toContain('href="/de-de/gallery/AllDestinations?adults=3"');
  });

  test('every link that changes the gallery in place waits for React when it is pressed early', async () => {
    const search = { mask: { ...buildPlaces().mask, params: { departureDate: '2027-05-01' } } };
    const found = await renderInShop(<PlacesPage {...buildPlaces({ ...search, total: 50 })} />);
    const empty = await renderInShop(
      <PlacesPage {...buildPlaces({ ...search, places: [], total: 0, cheapest: null })} />,
    );
    const links = [...(found + empty).matchAll(/<a\b[^>]*href="\/de-de\/gallery\/[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((tag) => !tag.includes('data-needs-script'))).toEqual([]);
  });

  test('has no style attribute, which the content security policy drops', async () => {
    expect(await renderInShop(<PlacesPage {...buildPlaces()} />)).not.toContain('style=');
  });
});
