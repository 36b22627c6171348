import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import {
  buildVisit,
  readWords,
  renderInShop,
  type ShopOptions,
} from '../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../tests/factories/require-view.ts';
import { buildSearchApp } from '../../../tests/factories/search-app.ts';
import DestinationView from '../../app/pages/destination-view.tsx';
import { brand as tagwind } from '../../brands/tagwind/brand.ts';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { toSearchParams } from '../../trip-search/address/to-search-params.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { matchPath } from '../../url.ts';
import DestinationPage, { type DestinationPageProps } from './destination-page.tsx';
import { createDestinationPageLoader } from './load-destination-page.server.ts';

const database = await createTestDatabase();
const { search, offers, close } = await buildSearchApp({ pool: database.pool });
afterAll(async () => {
  await close();
  await database.drop();
});

function load(path: string, options: ShopOptions = {}) {
  const url = new URL(`http://shop.test${path}`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('Places have a route');
  return createDestinationPageLoader(search, (visit, tripSearch) => ({
    params: toSearchParams(tripSearch),
    destinations: tripSearch.destinations.flatMap((id) => {
      const place = visit.catalogue.destinations.get(id);
      return place === undefined
        ? []
        : [{ id, name: place.name[visit.language], type: place.type, within: '' }];
    }),
    airports: [],
    today: '2026-11-21',
  }))(buildVisit(options), match, url, unknownVisitor);
}

function propsOf(page: Awaited<ReturnType<typeof load>>): DestinationPageProps {
  return requireView(page, 'destination').props;
}

test('[SEO-012] the page of a place shows its best hotels, prices by month and a link to all hotels', async () => {
  offers.set([buildOffer({ total: 100_000 })]);
  const page = await load('/de-de/regions/spain/majorca.html');
  expect(page).toMatchObject({
    code: 200,
    route: 'seoDestinationContent',
    view: 'destination',
    pageMetaContent: { canonicalPath: '/de-de/regions/spain/majorca.html' },
  });
  const words = readWords(await renderInShop(<DestinationPage {...propsOf(page)} />));
  expect(words).toContain('Majorca');
  expect(words).toContain('Hotel Cala Blanca');
  expect(words).toMatch(/500\s€/);
});

test('[SEO-012] the form on a place’s page has the place filled in, and the party of the address', async () => {
  offers.set([buildOffer({ total: 100_000 })]);
  const { mask, searchPath, best } = propsOf(
    await load('/de-de/regions/spain/majorca.html?adults=1&children=5'),
  );
  expect(mask).toMatchObject({
    destinations: [{ id: 1001, name: 'Majorca' }],
    params: { adults: '1', destinations: '1001' },
  });
  const query = offers.queries.at(-1);
  expect(query !== undefined && 'request' in query && query.request.party.childrenBorn).toHaveLength(1);
  expect(searchPath).toMatch(/adults=1/);
  expect(best[0]?.path).toMatch(/\?adults=1&children=5&shownPrice=/);
});

test('a month of a place’s page leads to the list of the place in that month, with the party of the address', async () => {
  offers.set([buildOffer({ total: 100_000, departure: '2027-06-02' })]);
  const page = await load('/de-de/regions/spain/majorca.html?adults=1&departureDate=2027-06-01');
  const [month] = propsOf(page).months;
  const { nights = 0, path = '' } = month ?? {};
  const url = new URL(path, 'http://shop.test');
  expect(url.pathname).toBe('/de-de/search');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    adults: '1',
    destinations: '1001',
    departureDate: '2027-06-01',
    returnDate: formatDay(requireDay('2027-06-30') + nights),
    duration: String(nights),
    sort: 'price',
  });
  const markup = await renderInShop(<DestinationPage {...propsOf(page)} />);
  expect(markup).toContain(`href="${path.replaceAll('&', '&amp;')}"`);
});

test('[SEO-012] the head of a place’s page names one price with its dates and length', async () => {
  offers.set([buildOffer({ total: 120_000 }), buildOffer({ total: 100_000, departure: '2027-06-02' })]);
  const { cheapest } = propsOf(await load('/de-de/regions/spain/majorca.html'));
  expect(cheapest).toMatchObject({
    nights: 7,
    price: { amount: 50_000, currency: 'EUR' },
    from: '2027-06-02',
    until: '2027-06-09',
  });
});

test('[SEO-012] each month names one price with its dates and length', async () => {
  offers.set([buildOffer({ total: 120_000 }), buildOffer({ total: 100_000, departure: '2027-06-02' })]);
  const props = propsOf(await load('/de-de/regions/spain/majorca.html'));
  expect(props.months.at(-1)).toMatchObject({
    month: '2027-06',
    nights: 7,
    price: { amount: 50_000 },
    from: '2027-06-02',
    until: '2027-06-09',
  });
  const [, months = ''] = (await renderInShop(<DestinationPage {...props} />)).split('id="best-months"');
  expect(readWords(months)).toMatch(/from\s500\s€\sp\.p\., 7 nights, .*2 Jun to 9 Jun 20\d\d/);
});

test('[FAV-002] shoppers save a hotel of a place with the offer that is shown', async () => {
  const offer = buildOffer({ total: 100_000 });
  offers.set([offer]);
  const props = propsOf(await load('/de-de/regions/spain/majorca.html'));
  expect(props.best).toMatchObject([{ shown: { offerId: encodeOfferId(offer.key), totalAmount: 100_000 } }]);
  const markup = await renderInShop(<DestinationView {...props} />);
  expect(markup).toContain('Add Hotel Cala Blanca to favourites and compare');
});

test('[SEO-012][AIRPORT-020] a place and its hotels begin at home: cheaper flights from abroad are not shown', async () => {
  offers.set([buildOffer({ total: 100_000 }), buildOffer({ total: 60_000, from: 'LHR', flightId: 12 })]);
  const page = await load('/de-de/regions/spain/majorca.html');
  const { best, months, searchPath } = propsOf(page);
  expect(best.map(({ price }) => price.amount)).toEqual([50_000]);
  expect(months.map(({ price }) => price.amount)).toEqual([50_000]);
  expect(searchPath).toMatch(/\?destinations=1001$/);
  expect(best[0]?.path).toMatch(/\?shownPrice=100000EUR$/);
});

test('[SEO-012][AIRPORT-020] a place without flights from the market’s country shows no prices of others', async () => {
  offers.set([buildOffer({ total: 60_000, from: 'LHR' })]);
  expect(propsOf(await load('/de-de/regions/spain/majorca.html'))).toMatchObject({ best: [], months: [] });
});

test('[SEO-012] the group in the address has to be that of the place', async () => {
  expect(await load('/de-de/countries/spain/majorca.html')).toBeNull();
  expect(await load('/de-de/regions/atlantis.html')).toBeNull();
});

test("[SEO-012] the best hotels of a place are shown in the brand's light", async () => {
  offers.set([buildOffer()]);
  const { best } = propsOf(await load('/de-de/regions/spain/majorca.html', { brand: tagwind }));
  expect(best.map(({ scene }) => scene)).toEqual(['hotel-front.balearic.summer.golden.noon.h1']);
});
