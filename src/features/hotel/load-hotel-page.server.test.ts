import { describe, expect, test } from 'vitest';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { openSearchApp } from '../../../tests/factories/open-search-app.ts';
import { buildVisit, type ShopOptions } from '../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../tests/factories/require-view.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import { brand as tagwind } from '../../brands/tagwind/brand.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { matchPath } from '../../url.ts';
import { createHotelPageLoader } from './load-hotel-page.server.ts';

const shop = await openSearchApp();

const path = '/de-de/hotel/majorca/cala-blanca-1000001';

async function load(address: string, options: ShopOptions = {}) {
  const url = new URL(address, 'http://shop.test');
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error(`${address} matches no route`);
  const page = await createHotelPageLoader(shop.search)(buildVisit(options), match, url, unknownVisitor);
  return page === null ? null : requireView(page, 'hotel');
}

describe('the page of a hotel', () => {
  test('[HOTEL-001] shows house, reviews and trip', async () => {
    shop.offers.set([buildOffer()]);
    const page = await load(path);
    expect(page).toMatchObject({ code: 200, route: 'hoteldetail', view: 'hotel' });
    expect(page?.props).toMatchObject({
      hotel: { id: hotelIds.calaBlanca },
      trip: { offer: { hotelId: hotelIds.calaBlanca } },
      details: {
        summary: 'Ein Haus am Meer.',
        address: { street: 'Carrer del Mar 1', city: 'Palma', country: 'Spain' },
        amenities: [{ group: 'water' }, { group: 'house' }],
        media: [{ scene: 'hotel-front.balearic.summer.golden.warm.h1', caption: 'Der Pool' }],
      },
      reviews: { total: 1, first: [{ title: 'Gerne wieder', rating: 5.5 }], reviewsUrl: null },
    });
  });

  test('[HOTEL-004] an id that no hotel has leads nowhere', async () => {
    expect(await load('/de-de/hotel/majorca/cala-blanca-999')).toBeNull();
  });

  test('wrong names in the address show the hotel all the same and name its own address', async () => {
    const page = await load('/de-de/hotel/wrong/name-1000001');
    expect(page?.code).toBe(200);
    expect(page?.pageMetaContent.canonicalPath).toBe(path);
  });

  test('a date of last year is left out, and the page says so', async () => {
    const page = await load(`${path}?departureDate=2025-05-01&adults=3`);
    expect(page?.props.notes).toEqual([expect.stringContaining('date in the past')]);
    expect(page?.props.params).toEqual({ adults: '3' });
    expect((await load(path))?.props.notes).toEqual([]);
  });

  test('a hotel that is not sold is still shown, without a price', async () => {
    const page = await load(path);
    expect(page?.props.trip.offer).toBeNull();
    expect(page?.pageMetaContent.structuredData?.[0]).not.toHaveProperty('makesOffer');
  });

  test("pictures are in the brand's light", async () => {
    const page = await load(path, { brand: tagwind });
    const light = 'hotel-front.balearic.summer.golden.noon.h1';
    expect(page?.pageMetaContent.scene).toBe(light);
    expect(page?.props.details.media[0]?.scene).toBe(light);
    expect(page?.props.details.rooms[0]?.scene).toBe(light);
  });

  test.each([
    [null, ['breakfast', 'half_board']],
    [['breakfast', 'full_board'], ['breakfast']],
    [['full_board'], []],
  ] as const)('of a brand that offers the boards %j shows %j', async (boards, shown) => {
    const range = boards === null ? null : { boards };
    expect((await load(path, { brand: { ...tagwind, range } }))?.props.details.boards).toEqual(shown);
  });

  test('[FLAG-009] without guest ratings the page has no reviews', async () => {
    const page = await load(path, { flags: { hotelRating: false } });
    expect(page?.props.reviews).toEqual({ total: 0, first: [], reviewsUrl: null });
    expect(page?.pageMetaContent.structuredData?.[0]).not.toHaveProperty('aggregateRating');
  });
});

describe('the way back', () => {
  test.each([
    ['', '/de-de/search?destinations=1001'],
    ['?destinations=1000001', '/de-de/search?destinations=1001'],
    ['?destinations=1&adults=3&page=4', '/de-de/search?destinations=1&adults=3'],
  ])('[HOTEL-009] from %j leads to %s', async (query, list) => {
    expect((await load(path + query))?.props.listPath).toBe(list);
  });

  test('links the pages of country, region and city and preserves the search', async () => {
    expect((await load(`${path}?adults=1`))?.props.places).toEqual([
      { name: 'Spain', href: '/de-de/countries/spain.html?adults=1' },
      { name: 'Majorca', href: '/de-de/regions/spain/majorca.html?adults=1' },
      { name: 'Palma', href: '/de-de/cities/spain/palma.html?adults=1' },
    ]);
  });
});

describe('metadata of the page', () => {
  test('title and description name the hotel and its place', async () => {
    expect((await load(path))?.pageMetaContent).toMatchObject({
      title: 'Hotel Cala Blanca in Palma, Majorca | Abendmeer',
      description: 'Ein Haus am Meer.',
    });
  });

  test('schema.org has the hotel with stars, the rating out of 6 and the price for one person', async () => {
    shop.offers.set([buildOffer({ total: 100_001 })]);
    const [hotel, breadcrumb] = (await load(path))?.pageMetaContent.structuredData ?? [];
    expect(hotel).toMatchObject({
      '@type': 'Hotel',
      url: path,
      address: { streetAddress: 'Carrer del Mar 1', addressCountry: 'ES' },
      geo: { latitude: 39.57, longitude: 2.65 },
      starRating: { ratingValue: 4, bestRating: 5 },
      aggregateRating: { ratingValue: 5.5, bestRating: 6, reviewCount: 1 },
      makesOffer: {
        url: path,
        price: '500.01',
        priceCurrency: 'EUR',
        priceValidUntil: '2026-11-21',
        priceSpecification: { price: '500.01', priceCurrency: 'EUR', unitCode: 'IE' },
        availability: 'https://schema.org/InStock',
        seller: { '@id': '/de-de#seller' },
      },
    });
    expect(breadcrumb).toMatchObject({
      itemListElement: [{ name: 'Spain' }, {}, {}, { position: 4, item: path }],
    });
  });

  test('[TRACK-003] [TRACK-005] the event carries hotel and trimmed package, and nothing of the party', async () => {
    shop.offers.set([buildOffer()]);
    const [event] = (await load(`${path}?children=2020-01-01`))?.events ?? [];
    expect(event).toMatchObject({
      name: 'view_item',
      params: {
        hotelId: '1000001',
        currency: 'EUR',
        value: 1000.01,
        items: [{ item_id: '1000001', item_category: 'Spain', price: 333.34 }],
        package: { nights: 7, departureAirport: 'FRA' },
      },
    });
    expect(JSON.stringify(event)).not.toContain('2020-01-01');
  });
});
