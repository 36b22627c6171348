import { type ComponentType, createContext, use } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildHotelCard, buildResultsPage } from '../../../tests/factories/results-page.ts';
import ContentPage from '../../app/content/content-page.tsx';
import HotelView from '../../app/pages/hotel-cascade-view.tsx';
import ResultsView from '../../app/pages/results-view.tsx';
import type { ModuleExample } from '../../content-modules/definition/module-example.ts';
import { exampleHotel, exampleHotelDetails, exampleReviews } from '../../features/hotel/example-hotel.ts';
import type { HotelPageProps } from '../../features/hotel/model/hotel-page-props.ts';
import { buildExampleTrip } from '../../features/hotel/trip/example-trip.ts';
import { buildPlace, buildPlaces } from '../../features/search/places/build-places.ts';
import PlacesPage from '../../features/search/places/places-page.tsx';
import type { ResultsPageProps } from '../../features/search/results/list/results-page-props.ts';
import { CachedMarkup } from '../../site/cached-markup.tsx';
import type { Visit } from '../../site/visit.ts';
import { VisitProvider } from '../../site/visit-context.tsx';
import { loadTexts } from '../../texts/load-texts.ts';
import { createMarkupCache } from './markup-cache.server.ts';
import { renderMarkup } from './render-markup.server.tsx';

const megabyte = 1024 * 1024;
const path = '/de-de';

const exampleFiles = import.meta.glob<{ examples: readonly ModuleExample<object>[] }>(
  '../../content-modules/*/example.ts',
  { eager: true },
);
const typeOf = (path: string) =>
  (path.split('/').at(-2) ?? '').replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/** A page with every module in every state: what one counts, such as ids, another would notice. */
const modules = Object.entries(exampleFiles).flatMap(([path, { examples }]) =>
  examples.map(({ name, props }) => ({
    type: typeOf(path),
    id: `${typeOf(path)}-${name}`,
    props: props as Record<string, unknown>,
  })),
);

const hotel: HotelPageProps = {
  hotel: exampleHotel,
  params: { duration: '7' },
  trip: buildExampleTrip(),
  notes: [],
  listPath: '/de-de/search',
  places: [{ name: 'Spanien', href: '/de-de/search?destinations=1' }],
  details: exampleHotelDetails,
  reviews: exampleReviews,
};
const results = (stars: number, others: Partial<ResultsPageProps> = {}) =>
  buildResultsPage({
    hotels: [buildHotelCard(), buildHotelCard({ id: 2, stars, rating: 0, reviews: 0 })],
    total: 2,
    ...others,
  });
const { mask, filters } = results(0);
const card = buildHotelCard();

function page<Props extends object>(View: ComponentType<Props>, props: Props) {
  return <View {...props} />;
}

const pages = {
  content: page(ContentPage, { modules }),
  results: page(ResultsView, results(0)),
  'results of the same hotels with other stars': page(ResultsView, results(4)),
  'results of the same hotels for another trip': page(
    ResultsView,
    results(0, { mask: { ...mask, params: { ...mask.params, duration: '14' } } }),
  ),
  'results of the same hotels for one traveller': page(ResultsView, results(0, { travellers: 1 })),
  'results of the same hotels in francs': page(ResultsView, results(0, { currency: 'CHF' })),
  'results of the same hotel at another price': page(
    ResultsView,
    results(0, { hotels: [{ ...card, offer: { ...card.offer, total: 129_901 } }] }),
  ),
  'results with other counts': page(
    ResultsView,
    results(0, { filters: { ...filters, counts: { stars: [{ value: 5, hotels: 1 }] } } }),
  ),
  'results with another total': page(ResultsView, results(0, { total: 3 })),
  places: page(
    PlacesPage,
    buildPlaces({ places: [buildPlace(), buildPlace({ id: 2, size: 'small' })], total: 60 }),
  ),
  hotel: page(HotelView, hotel),
};

const visits: readonly [string, Partial<Visit>][] = [
  ['a visitor', {}],
  ['the next visitor', {}],
  ['one who sees other prices', { currency: 'CHF' }],
  ['one who agreed to services of others', { consents: ['maps', 'captcha'] }],
  ['one who closed the cookie notice', { isCookieNoticeClosed: true }],
  ['one who reads French', { language: 'fr' }],
  ['one whose brand changed a switch', { brand: withoutRating() }],
  ['a visitor after all of them', {}],
];

function withoutRating(): Visit['brand'] {
  const { brand } = buildVisit();
  return { ...brand, flags: { ...brand.flags, hotelRating: false } };
}

const sharedCache = createMarkupCache(64 * megabyte);

describe.each(Object.entries(pages))('the %s page', (_page, view) => {
  test.each(visits)('from the cache is to the byte what React renders, for %s', async (_name, options) => {
    const visit = buildVisit(options);
    const texts = await loadTexts(visit.language);
    const plain = renderToString(
      <VisitProvider visit={visit} texts={texts}>
        {view}
      </VisitProvider>,
    );
    expect(String(renderMarkup(view, { visit, texts, path, cache: sharedCache }))).toBe(plain);
    expect(String(renderMarkup(view, { visit, texts, path, cache: null }))).toBe(plain);
  });
});

let timesRendered = 0;

function Name({ name }: { readonly name: string }) {
  timesRendered += 1;
  return <b>{name}</b>;
}

test('a cached part is rendered once for each value and visit', async () => {
  const cache = createMarkupCache(megabyte);
  const render = async (name: string, language: Visit['language'] = 'de') => {
    const view = (
      <CachedMarkup part="name" shows={[{ name }]}>
        <Name name={name} />
      </CachedMarkup>
    );
    return String(
      renderMarkup(view, { visit: buildVisit({ language }), texts: await loadTexts(language), path, cache }),
    );
  };
  expect([await render('Cala'), await render('Cala')]).toEqual(['<b>Cala</b>', '<b>Cala</b>']);
  expect(timesRendered).toBe(1);
  expect(await render('Duna')).toBe('<b>Duna</b>');
  expect(await render('Cala', 'fr')).toBe('<b>Cala</b>');
  expect(timesRendered).toBe(3);
});

test('cached parts can contain cached parts, and the same part twice', async () => {
  const view = (
    <>
      <CachedMarkup part="list" shows={[]}>
        <ul>
          <CachedMarkup part="entry" shows={[1]}>
            <li>1</li>
          </CachedMarkup>
          <CachedMarkup part="entry" shows={[2]}>
            <li>2 &lt; 3</li>
          </CachedMarkup>
        </ul>
      </CachedMarkup>
      <CachedMarkup part="entry" shows={[2]}>
        <li>2 &lt; 3</li>
      </CachedMarkup>
    </>
  );
  const texts = await loadTexts('de');
  const cache = createMarkupCache(megabyte);
  const render = () =>
    String(renderMarkup(view, { visit: buildVisit({ language: 'de' }), texts, path, cache }));
  const markup = '<ul><li>1</li><li>2 &lt; 3</li></ul><li>2 &lt; 3</li>';
  expect([render(), render()]).toEqual([markup, markup]);
});

const Trade = createContext('none');

function TradeOfPage() {
  return <b>{use(Trade)}</b>;
}

test('cached parts read the contexts of the page around them', async () => {
  const view = (
    <Trade value="hotels">
      <CachedMarkup part="list" shows={[]}>
        <CachedMarkup part="trade" shows={[]}>
          <TradeOfPage />
        </CachedMarkup>
      </CachedMarkup>
    </Trade>
  );
  const texts = await loadTexts('de');
  const cache = createMarkupCache(megabyte);
  const render = () =>
    String(renderMarkup(view, { visit: buildVisit({ language: 'de' }), texts, path, cache }));
  expect([render(), render()]).toEqual(['<b>hotels</b>', '<b>hotels</b>']);
});
