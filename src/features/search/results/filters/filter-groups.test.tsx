import { expect, test } from 'vitest';
import { renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { loadTexts } from '../../../../texts/load-texts.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { FilterGroups } from './filter-groups.tsx';

const attributes = ['pool', 'wheelchair_accessible'].map((value) => ({ value, hotels: 2 }));
const transfer = [{ value: 'included', hotels: 3 }];

async function listTitles(params: SearchParams): Promise<readonly string[]> {
  const texts = await loadTexts('en');
  const markup = await renderInShop(
    <FilterGroups
      params={params}
      filters={{ counts: { attributes, transfer }, airlines: [] }}
      context={{ texts, language: 'en', currency: 'EUR', airlines: [] }}
      isHotelOnly={params.hotelOnly === '1'}
      onChoose={() => {}}
    />,
  );
  const titles = />(Maximum price[^<]*|Location and amenities|Transfer|Pool|Wheelchair accessible)</g;
  return [...new Set([...markup.matchAll(titles)].map(([, title = '']) => title))];
}

test('[LIST-007] the filter for accessible hotels stands on top once it is used', async () => {
  const [first, second] = await listTitles({ attributes: 'wheelchair_accessible' });
  expect([first, second]).toEqual(['Location and amenities', 'Wheelchair accessible']);
  expect((await listTitles({}))[0]).not.toBe('Location and amenities');
});

test('[MASK-035] a transfer is no choice for stays without flights', async () => {
  expect(await listTitles({})).toContain('Transfer');
  expect(await listTitles({ hotelOnly: '1' })).not.toContain('Transfer');
});

test('[LIST-007] filters whose hotels nobody counts say that they may leave none, those with numbers do not', async () => {
  const texts = await loadTexts('en');
  const read = async (isHotelOnly: boolean) =>
    renderInShop(
      <FilterGroups
        params={{}}
        filters={{ counts: { attributes, transfer }, airlines: [] }}
        context={{ texts, language: 'en', currency: 'EUR', airlines: [] }}
        isHotelOnly={isHotelOnly}
        onChoose={() => {}}
      />,
    );
  const note = 'Not counted: with the rest of your choice there may be no hotels left.';
  // Hours of flights.
  expect((await read(false)).split(note)).toHaveLength(2);
  expect(await read(true)).not.toContain(note);
});
