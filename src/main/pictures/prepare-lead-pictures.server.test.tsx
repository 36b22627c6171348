import fastify from 'fastify';
import { expect, test } from 'vitest';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { openSearchApp } from '../../../tests/factories/open-search-app.ts';
import { buildVisit, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../tests/factories/require-view.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import { SCENE_LIGHTS } from '../../domain/pictures/scene.ts';
import { createResultsPageLoader } from '../../features/search/results/load-results-page.server.ts';
import ResultsPage from '../../features/search/results/results-page.tsx';
import { createFakeImages } from '../../ports/images/fake-images.server.ts';
import type { PreparationTime } from '../../ports/images/image-port.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { listLeadPictures } from '../../trip-search/pictures/list-lead-pictures.server.ts';
import { anyVisitor } from '../wiring/shown-scenes.server.ts';
import { prepareLeadPictures } from './prepare-lead-pictures.server.ts';

const selling = await openSearchApp();
const { catalogue } = selling.search.visit(anyVisitor);

test.each(SCENE_LIGHTS)(
  'a list requests only pictures that were made in advance, in %s light',
  async (light) => {
    selling.offers.set([
      buildOffer({ hotelId: hotelIds.calaBlanca }),
      buildOffer({ hotelId: hotelIds.aether }),
    ]);
    const visit = buildVisit();
    const page = await createResultsPageLoader(selling.search)(
      { ...visit, brand: { ...visit.brand, light } },
      { name: 'resultlist', kind: 'page', params: { _locale: 'de-de' } },
      new URL('http://shop.test/de-de/search?duration=7'),
      unknownVisitor,
    );
    const { props } = requireView(page, 'results');
    const markup = await renderInShop(<ResultsPage {...props} />);
    const requested = markup.match(/\/image\/[^"\s]+\.avif/g) ?? [];
    const made = listLeadPictures(catalogue, SCENE_LIGHTS).map(({ sceneKey }) => sceneKey);
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.filter((address) => !made.some((key) => address.includes(`/${key}.`)))).toEqual([]);
    expect(requested.filter((address) => !address.includes('420'))).toEqual([]);
  },
);

test('of every region the hotel that most guests have rated comes first', () => {
  const [mostRated] = [...catalogue.hotels.values()].sort((a, b) => b.reviewCount - a.reviewCount);
  const regions = new Set([...catalogue.hotels.values()].map(({ regionId }) => regionId));
  const firsts = listLeadPictures(catalogue, ['warm']).slice(0, regions.size);
  const hotelOf = (key: string) => [...catalogue.hotels.values()].filter(({ scene }) => scene === key);
  expect(hotelOf(firsts[0]?.sceneKey ?? '').map(({ id }) => id)).toContain(mostRated?.id);
  expect(new Set(firsts.map(({ sceneKey }) => hotelOf(sceneKey)[0]?.regionId)).size).toBe(firsts.length);
});

test('some time after the start the pictures of all hotels are made while nobody waits', async () => {
  const prepared: { readonly count: number; readonly when: PreparationTime | undefined }[] = [];
  const begun = Promise.withResolvers<void>();
  const images = {
    ...createFakeImages(),
    prepareImages: (requests: readonly unknown[], when?: PreparationTime) => {
      prepared.push({ count: requests.length, when });
      begun.resolve();
    },
  };
  const app = fastify();
  prepareLeadPictures(app, { images, search: selling.search }, 0);
  await app.listen({ port: 0 });
  await begun.promise;
  await app.close();
  expect(prepared).toEqual([{ count: expect.any(Number), when: 'idle' }]);
  expect(prepared[0]?.count).toBeGreaterThan(0);
});
