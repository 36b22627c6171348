import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildHotelCard, buildResultsPage } from '../../../tests/factories/results-page.ts';
import { exampleHotel, exampleHouse, exampleReviews } from '../../features/hotel/example-hotel.ts';
import HotelPage from '../../features/hotel/hotel-cascade-page.tsx';
import type { HotelPageProps } from '../../features/hotel/hotel-page-props.ts';
import { buildExampleTrip } from '../../features/hotel/trip/example-trip.ts';
import { buildPlace, buildPlaces } from '../../features/search/places/build-places.ts';
import PlacesPage from '../../features/search/places/places-page.tsx';
import ResultsPage from '../../features/search/results/results-page.tsx';
import { Kept } from '../../site/kept.tsx';
import type { Visit } from '../../site/visit.ts';
import { VisitProvider } from '../../site/visit-context.tsx';
import { loadTexts } from '../../texts/load-texts.ts';
import { renderView } from './render-view.server.tsx';

const results = buildResultsPage({
  hotels: [buildHotelCard(), buildHotelCard({ id: 2, stars: 0, rating: 0, reviews: 0 })],
  total: 2,
});
const places = buildPlaces({ places: [buildPlace(), buildPlace({ id: 2, size: 'small' })], total: 60 });

const hotel: HotelPageProps = {
  hotel: exampleHotel,
  params: { duration: '7' },
  trip: buildExampleTrip(),
  notes: [],
  listPath: '/de-de/search',
  places: [{ name: 'Spanien', href: '/de-de/search?destinations=1' }],
  house: exampleHouse,
  reviews: exampleReviews,
};

function page<Props extends object>(View: ComponentType<Props>, props: Props) {
  return <View {...props} />;
}

const pages = {
  results: page(ResultsPage, results),
  places: page(PlacesPage, places),
  hotel: page(HotelPage, hotel),
};

/** Visits that differ in what kept markup must not depend on. */
const visits: readonly Visit[] = [
  buildVisit({ language: 'de' }),
  buildVisit({ language: 'de', currency: 'CHF', consents: ['maps'], isCookieNoticeClosed: true }),
  buildVisit({ language: 'fr' }),
];

test.each(Object.entries(pages))(
  'what is kept of the %s page is to the byte what the browser renders, for every visitor',
  async (_name, view) => {
    for (const visit of [...visits, ...visits]) {
      const texts = await loadTexts(visit.language);
      const inOnePiece = renderToString(
        <VisitProvider visit={visit} texts={texts}>
          {view}
        </VisitProvider>,
      );
      expect(renderView(visit, texts, view).map(String).join('')).toBe(inOnePiece);
    }
  },
);

let timesRendered = 0;

function Name({ name }: { readonly name: string }) {
  timesRendered += 1;
  return <b>{name}</b>;
}

async function renderName(hotel: { readonly name: string }, language: Visit['language'] = 'de') {
  const view = (
    <Kept of={hotel} part="name">
      <Name name={hotel.name} />
    </Kept>
  );
  return renderView(buildVisit({ language }), await loadTexts(language), view)
    .map(String)
    .join('');
}

test('a kept part is rendered once for each object and language', async () => {
  const cala = { name: 'Cala' };
  expect([await renderName(cala), await renderName(cala)]).toEqual(['<b>Cala</b>', '<b>Cala</b>']);
  expect(timesRendered).toBe(1);
  expect(await renderName({ name: 'Duna' })).toBe('<b>Duna</b>');
  expect(await renderName(cala, 'fr')).toBe('<b>Cala</b>');
  expect(timesRendered).toBe(3);
});

test('kept parts may stand in kept parts, and beside each other', async () => {
  const [outer, inner] = [{}, {}];
  const view = (
    <>
      <Kept of={outer} part="a">
        <ul>
          <Kept of={inner} part="a">
            <li>1</li>
          </Kept>
          <Kept of={inner} part="b">
            <li>2 &lt; 3</li>
          </Kept>
        </ul>
      </Kept>
      <Kept of={inner} part="b">
        <li>again</li>
      </Kept>
    </>
  );
  const texts = await loadTexts('de');
  const markup = renderView(buildVisit({ language: 'de' }), texts, view)
    .map(String)
    .join('');
  expect(markup).toBe('<ul><li>1</li><li>2 &lt; 3</li></ul><li>2 &lt; 3</li>');
});
