import { expect, test } from 'vitest';
import { renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx';
import { MapHotelCard } from '../../features/map/results/map-hotel-card.tsx';
import { buildExampleOffer, exampleTripHotel } from '../../trip-search/offers/example-offer.ts';
import { PagePartsProvider } from '../../trip-search/page-parts.tsx';

const hearts = (markup: string) =>
  [...markup.matchAll(/aria-label="Add ([^"]+) to favourites and compare"/g)].map(([, name]) => name);

test('[FAV-002] every hotel on a card has its heart, where the brand has favourites', async () => {
  const one = { hotel: exampleTripHotel, offer: buildExampleOffer() };
  const other = { ...one, hotel: { ...exampleTripHotel, id: 2, name: 'Hotel Mar' } };
  const show = (results: (typeof one)[]) => (
    <PagePartsProvider parts={{ FavoriteButton }}>
      <MapHotelCard results={results} params={{}} onClose={() => undefined} />
    </PagePartsProvider>
  );
  expect(hearts(await renderInShop(show([one])))).toEqual([exampleTripHotel.name]);
  expect(hearts(await renderInShop(show([one, other])))).toEqual([exampleTripHotel.name, 'Hotel Mar']);
  expect(hearts(await renderInShop(show([one]), { flags: { favorites: false } }))).toEqual([]);
});
