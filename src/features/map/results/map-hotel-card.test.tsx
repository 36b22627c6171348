import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { brand as tagwind } from '../../../brands/tagwind/brand.ts';
import { buildExampleOffer, exampleTripHotel } from '../../../trip-search/offers/example-offer.ts';
import { MapHotelCard } from './map-hotel-card.tsx';

test("the picture of a hotel on the map is in the brand's light", async () => {
  const results = [{ hotel: exampleTripHotel, offer: buildExampleOffer() }];
  const card = <MapHotelCard results={results} params={{}} onClose={() => undefined} />;
  expect(await renderInShop(card)).toContain('hotel-front.balearic.summer.golden.warm.h1');
  expect(await renderInShop(card, { brand: tagwind })).toContain(
    'hotel-front.balearic.summer.golden.noon.h1',
  );
});

test('a hotel on the map says what it costs one and all of the party', async () => {
  const offer = buildExampleOffer();
  const price = { ...offer.price, perPersonAmount: 74_550, totalAmount: 372_750 };
  const results = [{ hotel: exampleTripHotel, offer: { ...offer, price } }];
  const words = readWords(
    await renderInShop(<MapHotelCard results={results} params={{}} onClose={() => undefined} />),
  );
  expect(words).toContain('746');
  expect(words).toMatch(/3[.,]728\s€ total/);
});
