import { expect, test } from 'vitest';
import { callSearchApi } from '../../../tests/factories/call-search-api.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { openSearchApp } from '../../../tests/factories/open-search-app.ts';
import { anyTrip } from '../../../tests/oracle/small-world.ts';

const shop = await openSearchApp();

const countQueries = () => shop.offers.queries.filter(({ name }) => name === 'destinations').length;

test('the same destination query runs once until something has changed', async () => {
  shop.offers.set([buildOffer({ total: 100_000 })]);
  const callApi = () => callSearchApi(shop, 'ajax/all-destinations');
  const before = countQueries();
  await Promise.all([callApi(), callApi()]);
  await callApi();
  expect(countQueries()).toBe(before + 1);
  shop.offers.set([buildOffer({ total: 90_000 })]);
  const { body } = await callApi();
  expect(countQueries()).toBe(before + 2);
  expect(body.destinations[0].offer.price.totalAmount).toBe(90_000);
});

test('the answers of a hundred brands with price groups of their own are remembered together', async () => {
  shop.offers.set([buildOffer()]);
  const shopper = { locale: 'de-de', language: 'de', homeCountry: 'DE', brandName: '' } as const;
  const sellers = Array.from({ length: 100 }, (_, at) =>
    shop.search.visit({
      ...shopper,
      currency: 'EUR',
      range: { withoutHotels: [at + 1] },
      priceRules: [{ key: 'stars', hotels: { stars: { from: 45, to: 50 } }, marginBasisPoints: 100 }],
    }),
  );
  const askAll = async () => {
    for (const visit of sellers)
      await visit.queryOffers({ name: 'destinations', level: 'country', request: anyTrip });
  };
  await askAll();
  const before = countQueries();
  await askAll();
  expect(countQueries()).toBe(before);
});

test('another query, and the same one on another day, is sent again', async () => {
  const before = countQueries();
  await callSearchApi(shop, 'ajax/all-destinations', { adults: '1' });
  shop.clock.set('2026-11-22T12:00:00Z');
  await callSearchApi(shop, 'ajax/all-destinations', { adults: '1' });
  expect(countQueries()).toBe(before + 2);
});
