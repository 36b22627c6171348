import { expect, test } from 'vitest';
import { renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { brand as tagwind } from '../../../brands/tagwind/brand.ts';
import { buildExampleOffer, exampleHotel } from '../../trip-search/offers/example-offer.ts';
import { MapHotelCard } from './map-hotel-card.tsx';

const hearts = (markup: string) =>
  [...markup.matchAll(/aria-label="Keep ([^"]+) as a favourite"/g)].map(([, name]) => name);

test('[FAV-002] every hotel on a card has its heart, where the brand has favourites', async () => {
  const one = { hotel: exampleHotel, offer: buildExampleOffer() };
  const other = { ...one, hotel: { ...exampleHotel, id: 2, name: 'Hotel Mar' } };
  const show = (results: (typeof one)[]) => (
    <MapHotelCard results={results} params={{}} onClose={() => undefined} />
  );
  expect(hearts(await renderInShop(show([one])))).toEqual([exampleHotel.name]);
  expect(hearts(await renderInShop(show([one, other])))).toEqual([exampleHotel.name, 'Hotel Mar']);
  expect(hearts(await renderInShop(show([one]), { flags: { favorites: false } }))).toEqual([]);
});

test("the picture of a hotel on the map is in the brand's light", async () => {
  const results = [{ hotel: exampleHotel, offer: buildExampleOffer() }];
  const card = <MapHotelCard results={results} params={{}} onClose={() => undefined} />;
  expect(await renderInShop(card)).toContain('hotel-front.balearic.summer.golden.warm.h1');
  expect(await renderInShop(card, { brand: tagwind })).toContain(
    'hotel-front.balearic.summer.golden.noon.h1',
  );
});
