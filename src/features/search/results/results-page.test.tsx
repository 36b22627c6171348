import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { buildHotelCard, buildResultsPage } from '../../../../tests/factories/results-page.ts';
import type { ResultsPageProps } from './list/results-page-props.ts';
import ResultsPage from './results-page.tsx';

const render = (traits: Partial<ResultsPageProps> = {}, flags = {}) =>
  renderInShop(<ResultsPage {...buildResultsPage(traits)} />, { flags });
const withParams = (params: ResultsPageProps['mask']['params']) => ({
  mask: { ...buildResultsPage().mask, params },
});

test('[LIST-015] [LIST-016] [LIST-017] [LIST-018] [LIST-019] [LIST-020] a card says category, name, place, rating, nights and price', async () => {
  const words = readWords(await render());
  expect(words).toContain('Villa Kalliopi Rethymno, Kreta');
  expect(words).toContain('5.2 31 reviews');
  expect(words).toContain('7 nights · Half board · Flight from Frankfurt Sat 1 May – Sat 8 May 2027');
  expect(words).toMatch(/p\.p\. from 650\s€ 1\.299\s€ total for 2 travellers/);
});

test('[DISC-005] a card shows a member what it costs without membership', async () => {
  const { offer, ...content } = buildHotelCard();
  const hotels = [{ ...content, offer: { ...offer, publicPerPerson: 68_369 } }];
  expect(readWords(await render({ hotels }))).toMatch(
    /p\.p\. from 650\s€ Member price, 684\s€ p\.p\. without membership 1\.299\s€ total/,
  );
});

test('[LIST-022] [OFFER-031] a card leads to the hotel with the search, its offer and the price it shows', async () => {
  expect(await render()).toContain(
    'href="/de-de/hotel/crete/villa-kalliopi-1001?destinations=1023&amp;duration=7&amp;offer=offer1&amp;shownPrice=129900EUR"',
  );
});

test('the head of a list says from which price on it has trips', async () => {
  expect(readWords(await render())).toMatch(/1 hotel · p\.p\. from 650\s€ 7 Nächte/);
  expect(readWords(await render({ lowest: null }))).toContain('1 hotel 7 Nächte');
});

test('[FLAG-009] without the flag guests’ ratings are not shown', async () => {
  expect(readWords(await render({}, { hotelRating: false }))).not.toContain('reviews');
});

test('[FLAG-009] without the flag the list is neither ordered nor filtered by rating', async () => {
  const filters = { ...buildResultsPage().filters, counts: { rating: [{ value: 4, hotels: 3 }] } };
  expect(await render({ filters })).toMatch(/sort=rating.*name="rating"|name="rating".*sort=rating/s);
  expect(await render({ filters }, { hotelRating: false })).not.toMatch(/sort=rating|name="rating"/);
});

test('the skip links of the page and of its filters lead to the first hotel', async () => {
  const start = /id="results"[^>]*>(?:<[^>]*>)*/.source;
  expect(await render()).toMatch(new RegExp(`${start}Villa Kalliopi`));
  expect(await render()).toMatch(/<a class="skip-link" href="#results">.*id="result-filters"/);
});

test('a hotel without ratings says so', async () => {
  const words = readWords(await render({ hotels: [buildHotelCard({ rating: 0, reviews: 0 })] }));
  expect(words).toContain('No reviews yet');
});

test('[LIST-014] only a card with more pictures than the one shown offers to swipe to them', async () => {
  const cardOf = async (traits: Parameters<typeof buildHotelCard>[0]) =>
    render({ hotels: [buildHotelCard(traits)] });
  expect(await cardOf({ hasOnePicture: true })).toContain('data-one-picture="true"');
  expect(await cardOf({})).not.toContain('data-one-picture');
});

test('a card says the board of its offer, and that there is none', async () => {
  const cardOf = async (board: 'breakfast' | 'room_only') => {
    const hotel = buildHotelCard();
    return readWords(await render({ hotels: [{ ...hotel, offer: { ...hotel.offer, board } }] }));
  };
  expect(await cardOf('breakfast')).toContain('7 nights · Breakfast · Flight');
  expect(await cardOf('room_only')).toContain('7 nights · Room only · Flight');
});

test('[LIST-005] filters say how many hotels each value leaves', async () => {
  const markup = await render(withParams({ stars: '5' }));
  expect(readWords(markup)).toContain('4 stars 12 5 stars 0');
  expect(markup).toMatch(/<input type="checkbox" name="stars" checked="" value="5"/);
});

test('a hotel-only search shows no flight filters', async () => {
  expect(readWords(await render(withParams({ hotelOnly: '1' })))).not.toContain('Airline');
});

test('every filter that is on can be taken away by a link', async () => {
  const markup = await render(withParams({ stars: '4,5', maxPrice: '900' }));
  expect(markup).toContain(
    'href="/de-de/search?maxPrice=900&amp;stars=5" aria-label="Remove filter 4 stars"',
  );
  expect(markup).toMatch(/aria-label="Remove filter up to 900\s€ p\.p\."/);
  expect(markup).toMatch(/<a href="\/de-de\/search"[^>]*data-move="keep"[^>]*>Reset all/);
});

test('[LIST-011] [LIST-012] orders are links, what is recommended first, the one in force is marked', async () => {
  const markup = await render(withParams({ sort: 'rating', page: '3' }));
  expect(markup).toMatch(
    /<a href="\/de-de\/search" data-move="keep">Recommended<\/a><a [^>]*sort=price"[^>]*>Price/,
  );
  expect(markup).toMatch(/sort=rating" aria-current="true"[^>]*>Guest rating/);
});

test('[LIST-008] pages before and after are linked as such', async () => {
  const markup = await render({ ...withParams({ page: '2' }), page: 2, pages: 3, total: 41 });
  expect(markup).toMatch(/<a href="\/de-de\/search" rel="prev"/);
  expect(markup).toMatch(/<a href="\/de-de\/search\?page=3" rel="next"/);
  expect(markup).toMatch(/<a href="\/de-de\/search\?page=2" aria-label="Page 2" aria-current="page"/);
});

test('past the end a note leads to the last page', async () => {
  const markup = await render({ page: 9, pages: 3, total: 41, hotels: [] });
  expect(readWords(markup)).toContain('The list ends on page 3. Go to the last page');
});

test('[LIST-023] a map can be opened where there are hotels to show on it', async () => {
  const openers = async (traits: Partial<ResultsPageProps>) =>
    (await render(traits)).split('popoverTarget="results-map"').length - 1;
  expect(await openers({})).toBe(2);
  expect(await openers({ page: 9, pages: 3, total: 41, hotels: [] })).toBe(0);
});

test('a shop without a hotel says that nothing is on sale yet', async () => {
  const zeroResultSuggestions = {
    dates: [],
    withoutFilter: [],
    ofAnyLength: 0,
    isShopEmpty: true,
    hotel: null,
  } as const;
  const words = readWords(await render({ total: 0, pages: 0, hotels: [], zeroResultSuggestions }));
  expect(words).toContain('Our holidays are on their way We are preparing our range.');
});

test('[LIST-024] an empty list offers other dates and fewer filters', async () => {
  const zeroResultSuggestions = {
    dates: [
      {
        from: 20_940,
        to: 20_947,
        nights: 7,
        perPerson: 40_000,
        total: 80_000,
        isCheapest: true,
        params: { exact: '1' },
      },
    ],
    withoutFilter: [{ name: 'stars' as const, hotels: 5 }],
    ofAnyLength: 4,
    hotel: { name: 'Villa Kalliopi', path: '/de-de/hotel/crete/villa-kalliopi-1001' },
  };
  const words = readWords(
    await render({ ...withParams({ stars: '1' }), total: 0, pages: 0, hotels: [], zeroResultSuggestions }),
  );
  expect(words).toContain('Without “1 star” 5 hotels');
  expect(words).toMatch(/Sun 2 May – Sun 9 May 2027 7 nights p\.p\. from 400\s€ Cheapest/);
  expect(words).toContain('See 4 hotels with other lengths of stay');
  expect(words).toContain('View Villa Kalliopi');
});

test.each([
  [{ perPerson: 64_950, total: 129_900 }, 'The lowest price per person has changed from 600 € to 650 €.'],
  [{ perPerson: 60_001, total: 120_001 }, 'The lowest price per person has changed from 600 € to 601 €.'],
  [null, 'The trip from 600 € per person is no longer available.'],
])(
  '[OFFER-031] a list that begins at another price than its link showed, %j, says so',
  async (now, words) => {
    const old = { perPerson: 60_000, total: 120_000 };
    const read = async (traits: Partial<ResultsPageProps>) =>
      readWords(await render(traits)).replaceAll('\u00a0', ' ');
    expect(await read({ priceChange: { old, new: now } })).toContain(words);
    expect(await read({})).not.toContain(words);
  },
);

test('[OFFER-031] a change that whole units do not show is written in cents', async () => {
  const priceChange = { old: { perPerson: 59_950, total: 1 }, new: { perPerson: 59_990, total: 2 } };
  expect(readWords(await render({ priceChange })).replaceAll('\u00a0', ' ')).toContain(
    'from 599.50 € to 599.90 €.',
  );
});

test('a price says when it was true', async () => {
  expect(await render()).toContain(
    '<time dateTime="2026-11-21T12:00:00.000Z">Prices as of 21.11.2026, 13:00',
  );
});
