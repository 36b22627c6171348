import { describe, expect, test } from 'vitest';
import { buildOffer } from '../../../../tests/factories/fake-offer.ts';
import { openSearchApp } from '../../../../tests/factories/open-search-app.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../../tests/factories/require-view.ts';
import { hotelIds } from '../../../../tests/factories/search-world.ts';
import { unknownVisitor } from '../../../site/visitor.ts';
import { matchPath } from '../../../url.ts';
import { createPlacesPageLoader } from './load-places-page.server.ts';

const shop = await openSearchApp();

const inBerlin = { hotelId: hotelIds.spree, total: 40_000 };

async function load(query = '') {
  const url = new URL(`http://shop.test/de-de/gallery/AllDestinations${query}`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('The gallery has no route');
  const page = await createPlacesPageLoader(shop.search)(buildVisit(), match, url, unknownVisitor);
  return requireView(page, 'places');
}

const names = ({ props }: Awaited<ReturnType<typeof load>>) => props.places.map(({ name }) => name);

describe('the gallery', () => {
  test.each([
    ['', 10_000],
    ['?destinations=1001', 20_000],
  ])('%s says when its prices were true', async (query, sequence) => {
    shop.offers.set([buildOffer()], { sequence, at: Date.parse('2026-11-21T11:59:00Z') });
    expect((await load(query)).props.knownAt).toEqual({
      iso: '2026-11-21T11:59:00.000Z',
      text: 'Prices as of 21 Nov 2026, 12:59',
    });
  });

  test.each([
    ['', 40_000, null],
    ['', 39_999, null],
    ['', 42_000, { old: { perPerson: 21_000, total: 42_000 }, new: { perPerson: 20_000, total: 40_000 } }],
    ['&destinations=1001', 40_000, { old: { perPerson: 20_000, total: 40_000 }, new: null }],
  ])('[OFFER-031] the gallery %s of a link with %i says what has changed', async (query, shown, change) => {
    if (query === '') shop.offers.set([buildOffer({ total: 90_000 }), buildOffer(inBerlin)]);
    expect((await load(`?shownPrice=${shown}EUR${query}`)).props.priceChange).toEqual(change);
  });

  test('[OFFER-031] a gallery whose address shows no price has nothing to compare', async () => {
    shop.offers.set([buildOffer()]);
    expect((await load()).props.priceChange).toBeNull();
  });

  test('[GALLERY-002] [PERIOD-028] shows regions with their cheapest holiday of the usual length', async () => {
    shop.offers.set([
      buildOffer(),
      buildOffer({ total: 90_000, departure: '2027-06-02' }),
      buildOffer({ total: 80_000, nights: 5 }),
      buildOffer(inBerlin),
    ]);
    const page = await load();
    expect([page.code, page.route, page.view]).toEqual([200, 'all_destinations', 'places']);
    expect(page.props).toMatchObject({ level: 'region', total: 2, cheapest: 20_000, currency: 'EUR' });
    expect(page.props.places.find(({ name }) => name === 'Majorca')).toMatchObject({
      id: 1001,
      within: 'Spain',
      price: 45_000,
      nights: 7,
      flight: 140,
      month: '2027-06',
    });
  });

  test.each([
    ['?level=country', ['Germany', 'Spain']],
    ['?level=city', ['Berlin', 'Palma']],
    ['?level=village', ['Majorca', 'Spreewald & Berlin']],
  ])('[GALLERY-003] %s shows %s', async (query, expected) => {
    shop.offers.set([buildOffer(), buildOffer(inBerlin)]);
    expect(names(await load(query)).toSorted()).toEqual(expected);
  });

  test('[MASK-021] chosen destinations of different levels and hotels are listed as chosen, in order', async () => {
    shop.offers.set([
      buildOffer(),
      buildOffer({ hotelId: hotelIds.aether, total: 80_000 }),
      buildOffer(inBerlin),
    ]);
    const page = await load(`?destinations=10003,1001,${hotelIds.calaBlanca}`);
    expect(page.props.level).toBeNull();
    expect(page.props.places.map(({ name, price }) => [name, price])).toEqual([
      ['Berlin', 20_000],
      ['Majorca', 40_000],
      ['Hotel Cala Blanca', 50_001],
    ]);
  });

  test('[MASK-021] a chosen destination without an offer is left out', async () => {
    shop.offers.set([buildOffer()]);
    expect(names(await load('?destinations=10003,1001'))).toEqual(['Majorca']);
  });

  test('prices the month in its address and names it', async () => {
    shop.offers.set([buildOffer(), buildOffer({ departure: '2027-06-05', total: 50_000 })]);
    const page = await load('?departureDate=2027-05-01&returnDate=2027-05-31');
    expect(page.props).toMatchObject({ month: '2027-05', cheapest: 50_001 });
    expect((await load()).props).toMatchObject({ month: null, cheapest: 25_000 });
  });

  test('shows places of one theme only, and which themes there are', async () => {
    shop.offers.set([buildOffer(), buildOffer(inBerlin)]);
    const [beach, city] = [await load('?theme=beach'), await load('?theme=city')];
    expect(beach.props).toMatchObject({ theme: 'beach', themes: ['city'], places: [], cheapest: null });
    expect(city.props).toMatchObject({ theme: 'city', themes: ['city'], total: 1 });
    expect(city.props.places.map(({ name }) => name)).toEqual(['Spreewald & Berlin']);
  });

  test('leaves out parameters that say nothing, and says so', async () => {
    shop.offers.set([buildOffer()]);
    expect((await load('?departureDate=yesterday')).props).toMatchObject({
      notes: [expect.stringContaining('date in the past')],
      total: 1,
    });
    expect((await load()).props.notes).toEqual([]);
  });

  test('[TRACK-002] sends the destinations shown, prices in whole units', async () => {
    shop.offers.set([buildOffer(inBerlin)]);
    expect((await load()).events).toEqual([
      {
        name: 'view_item_list',
        params: {
          item_list_id: 'destinations',
          item_list_name: 'Destinations',
          currency: 'EUR',
          items: [{ item_id: '1002', item_name: 'Spreewald & Berlin', index: 0, price: 200 }],
        },
      },
    ]);
  });
});
