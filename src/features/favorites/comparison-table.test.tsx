import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import type { ComparedHotel } from './compared-hotel.ts';
import { ComparisonTable } from './comparison-table.tsx';

const offer: NonNullable<ComparedHotel['offer']> = {
  perPerson: 50_000,
  total: 100_000,
  currency: 'EUR',
  nights: 7,
  departure: '2027-05-01',
  from: 'Frankfurt am Main',
  flightMinutes: 140,
  stops: 0,
  board: 'half_board',
  cancellation: { until: '2027-04-17', fee: 0 },
};

const buildHotel = (id: number, traits: Partial<typeof offer> | null = {}): ComparedHotel => ({
  id,
  name: `Hotel ${id}`,
  place: 'Palma',
  category: 4,
  rating: 5.2,
  scene: 'hotel-front.balearic.summer.golden.warm.h1',
  path: `/de-de/hotel/majorca/hotel-${id}?offer=AA${id}`,
  attributes: [],
  isSameOffer: true,
  change: null,
  offer: traits && { ...offer, ...traits },
});

const render = (hotels: readonly ComparedHotel[]) =>
  renderInShop(<ComparisonTable hotels={hotels} onRemove={undefined} />);
const read = async (hotels: readonly ComparedHotel[]) =>
  readWords(await render(hotels)).replaceAll('\u00a0', ' ');

test('[FAV-007] hotels are compared by board and by what cancelling costs', async () => {
  const words = await read([
    buildHotel(1),
    buildHotel(2, { board: 'room_only', cancellation: { until: '2027-04-20', fee: 25_000 } }),
    buildHotel(3, { cancellation: { until: null, fee: 100_000 } }),
    buildHotel(4, null),
  ]);
  expect(words).toContain('Board Half board Room only Half board –');
  expect(words).toContain(
    'Cancellation free until Sat 17 Apr 2027 until Tue 20 Apr 2027 for 250.00 € non-refundable –',
  );
});

test('[FAV-007] a trip is taken by a link to its hotel with that trip, and what is sold out has none', async () => {
  const markup = await render([buildHotel(1), buildHotel(2, null)]);
  const links = [...markup.matchAll(/<a href="([^"]+)"[^>]*><span>Take this one<[^>]+>: Hotel (\d)</g)];
  expect(links.map(([, href, id]) => [href, id])).toEqual([['/de-de/hotel/majorca/hotel-1?offer=AA1', '1']]);
});

test('[FAV-007] of more than two hotels narrow windows say that there are more', async () => {
  const hotels = [buildHotel(1), buildHotel(2), buildHotel(3)];
  expect(await read(hotels)).toContain('3 hotels, two at a time');
  expect(await read(hotels.slice(0, 2))).not.toContain('two at a time');
});

test('[HOTEL-018] stars are read as the category of the hotel', async () => {
  expect(await render([buildHotel(1)])).toContain('aria-label="Hotel category: 4 stars"');
});
