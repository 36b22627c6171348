import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { loadTexts } from '../../../texts/load-texts.ts';
import { maskTabs } from './mask-tabs.ts';
import { replaceSearch } from './move-search.ts';
import { SearchMask } from './search-mask.tsx';

const nothing = { params: {}, destinations: [], airports: [], today: '2026-11-21' } as const;
const crete = { id: 11, name: 'Kreta', type: 'region', within: 'Griechenland' } as const;
const rhodes = { id: 12, name: 'Rhodos', type: 'region', within: 'Griechenland' } as const;
const kos = { id: 13, name: 'Kos', type: 'region', within: 'Griechenland' } as const;
const render = async (mask: Parameters<typeof SearchMask>[0], flags = {}) =>
  renderInShop(<SearchMask {...mask} />, { flags });
/** What the collapsed trigger says. */
const readTrigger = async (mask: Parameters<typeof SearchMask>[0]) =>
  readWords((await render(mask)).split('<button')[1] ?? '');

describe('collapsed trigger', () => {
  test('[MASK-010] says Anywhere where no destination is chosen', async () => {
    expect(await readTrigger(nothing)).toContain('Anywhere');
  });

  test('[MASK-009][MASK-015] names two destinations, of three the first and how many follow', async () => {
    const two = { ...nothing, params: { destinations: '11,12' }, destinations: [crete, rhodes] };
    expect(await readTrigger(two)).toContain(' Kreta, Rhodos Any time');
    const three = { ...nothing, params: { destinations: '11,12,13' }, destinations: [crete, rhodes, kos] };
    expect(await readTrigger(three)).toContain(' Kreta and 2 more Any time');
  });

  test('[MASK-011] shows both dates as day.month.year', async () => {
    const params = { departureDate: '2027-05-01', returnDate: '2027-05-08' };
    expect(await readTrigger({ ...nothing, params })).toContain('01.05.27 – 08.05.27');
  });

  test('[MASK-013][MASK-014] counts adults and children', async () => {
    expect(await readTrigger(nothing)).toContain('2 adults');
    const params = { adults: '1', children: '2020-01-01,2022-01-01' };
    expect(await readTrigger({ ...nothing, params })).toContain('1 adult, 2 children');
  });

  test('[MASK-013][TRAV-036] a child that is too old by departure counts as an adult, in the trigger and in the field', async () => {
    const params = { departureDate: '2027-05-01', children: '2011-05-01,2020-01-01' };
    expect(await readTrigger({ ...nothing, params })).toContain('3 adults, 1 child');
    expect(readWords(await render({ ...nothing, params }))).toContain('Travellers 3 adults, 1 child');
  });

  test('[MASK-015] says nothing of children where there are none', async () => {
    expect(await readTrigger(nothing)).toMatch(/ · 2 adults$/);
    const child = { ...nothing, params: { adults: '1', children: '2020-01-01' } };
    expect(await readTrigger(child)).toMatch(/ · 1 adult, 1 child$/);
  });
});

describe('search mask', () => {
  test('[MASK-002][MASK-003][MASK-004][MASK-005][MASK-006] has the four pickers and the button', async () => {
    const words = readWords(await render(nothing));
    for (const part of [
      'Destination or hotel',
      'Departure Any airport',
      'Travel dates',
      'Travellers',
      'Search',
    ])
      expect(words).toContain(part);
  });

  test('without script it is a form that sends the search to where it leads', async () => {
    const markup = await render({
      ...nothing,
      params: { destinations: '11', board: 'all_inclusive' },
      destinations: [crete],
    });
    expect(markup).toContain('<form action="/de-de/search" method="get">');
    expect(markup).toContain('<input type="hidden" name="destinations" value="11"/>');
    expect(markup).toContain('<input type="hidden" name="board" value="all_inclusive"/>');
    expect(await render(nothing)).toContain('<form action="/de-de/gallery/AllDestinations"');
  });

  test('[AIRPORT-020] any airport is a choice that the address names', async () => {
    expect(await render(nothing)).toContain('<input type="hidden" name="airports" value="any"/>');
  });

  test('[MASK-036][FLAG-004] offers direct flights where the flag is on and a flight is wanted', async () => {
    expect(await render(nothing, { directFlight: true })).toContain('Direct flights only');
    expect(await render(nothing, { directFlight: false })).not.toContain('Direct flights only');
    const hotelOnly = { ...nothing, params: { hotelOnly: '1' } };
    expect(await render(hotelOnly, { directFlight: true })).not.toContain('Direct flights only');
  });

  test('[MASK-033] [MASK-034] has tabs in words only: a flight with a hotel, or a hotel', async () => {
    const texts = await loadTexts('en');
    expect([texts(maskTabs.package), texts(maskTabs.hotel)]).toEqual(['Flight + Hotel', 'Hotel']);
    expect(await render(nothing)).not.toMatch(/role="tab"|Flight \+ Hotel/);
  });
});

test('another search takes the place of the one in the address; what belongs to others stays', () => {
  expect(replaceSearch('?destinations=1&view=map&page=3', { destinations: '2' })).toBe(
    '?view=map&destinations=2',
  );
  expect(replaceSearch('?adults=1', {})).toBe('');
});
