import { describe, expect, test } from 'vitest';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildTeaserOffer } from '../../../tests/factories/teaser-offer.ts';
import type { FindTeaserOffer } from '../../domain/search/teaser-offer.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { matchPath, type RouteMatch } from '../../url.ts';
import type { ContentDocument } from './content-document.ts';
import type { ContentStore } from './content-store.server.ts';
import { createContentPageLoader, createFrameLoader } from './load-content-page.server.ts';

const clock = settableClock('2026-11-21T12:00:00Z');

const buildDocument = (document: Partial<ContentDocument>): ContentDocument => ({
  id: '6f1c8a52-0d3e-4b7a-9c51-2e8f4a6b7d90',
  brand: 'abendmeer',
  kind: 'page',
  slug: '',
  version: 1,
  body: {
    meta: { title: { de: 'Kreta', en: 'Crete' }, description: { de: 'Insel', en: 'Island' } },
    modules: [{ type: 'textBlock', id: 'a', props: { paragraphs: [{ de: 'Eins.', en: 'One.' }] } }],
  },
  ...document,
});

function storeOf(...documents: ContentDocument[]): ContentStore {
  return {
    findDocument: async (brand, kind, slug) =>
      documents.find((each) => each.brand === brand && each.kind === kind && each.slug === slug) ?? null,
    close: () => undefined,
  };
}

async function loadPath(store: ContentStore, path: string, findOffer: FindTeaserOffer = async () => null) {
  const match = matchPath(path, ['de-de']) as RouteMatch;
  return createContentPageLoader({ store, clock, offersFor: () => findOffer })(
    buildVisit(),
    match,
    new URL(path, 'http://shop'),
    unknownVisitor,
  );
}

describe('content page loader', () => {
  test('[ROUTE-006][ROUTE-007] finds the home page without and a page with a slug', async () => {
    const kreta = buildDocument({ slug: 'kreta' });
    const store = storeOf(buildDocument({ body: { ...kreta.body, modules: [] } }), kreta);
    expect((await loadPath(store, '/de-de'))?.props).toEqual({ modules: [] });
    expect((await loadPath(store, '/de-de/kreta'))?.props).toEqual({
      modules: [{ type: 'textBlock', id: 'a', props: { paragraphs: ['One.'] } }],
    });
  });

  test('[MOD-019] a page with prices says when they were true', async () => {
    const props = { headline: { de: 'Kreta' }, destination: 3 };
    const modules = [{ type: 'destinationTeaser', id: 'a', props }];
    const store = storeOf(buildDocument({ body: { ...buildDocument({}).body, modules } }));
    const knownAt = Date.parse('2026-11-21T12:00:00Z');
    const page = await loadPath(store, '/de-de', async () => ({ ...buildTeaserOffer({}), knownAt }));
    expect(page?.props).toMatchObject({
      pricesKnownAt: { iso: '2026-11-21T12:00:00.000Z', text: 'Prices as of 21 Nov 2026, 13:00' },
    });
  });

  test('[SHELL-045][API-005] answers code 200 and the meta title in the visitor’s language', async () => {
    expect(await loadPath(storeOf(buildDocument({})), '/de-de')).toMatchObject({
      code: 200,
      pageMetaContent: { title: 'Crete', description: 'Island' },
      view: 'content',
      route: 'homepage',
    });
  });

  test('a page with questions describes them without the marks of editors', async () => {
    const modules = [
      {
        type: 'faq',
        id: 'questions',
        props: {
          sections: [
            {
              title: { de: 'Fragen' },
              questions: [{ question: { de: 'Wann?' }, answer: { de: '**Im Mai**, [hier](/kreta).' } }],
            },
          ],
        },
      },
    ];
    const page = await loadPath(storeOf(buildDocument({ slug: 'kreta', body: { modules } })), '/de-de/kreta');
    expect(page?.pageMetaContent.structuredData).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Wann?',
            acceptedAnswer: { '@type': 'Answer', text: 'Im Mai, hier.' },
          },
        ],
      },
    ]);
  });

  test('answers null where the brand has no such page', async () => {
    const store = storeOf(buildDocument({ brand: 'tagwind', slug: 'kreta' }));
    expect(await loadPath(store, '/de-de/kreta')).toBeNull();
    expect(await loadPath(store, '/de-de')).toBeNull();
  });
});

describe('frame loader', () => {
  test('loads navigation and footer of the brand', async () => {
    const part = (kind: 'navigation' | 'footer') =>
      buildDocument({
        id: `document-of-${kind}`,
        kind,
        body: { modules: [{ type: 'textBlock', id: kind, props: { paragraphs: [{ de: kind }] } }] },
      });
    const frame = await createFrameLoader(storeOf(part('navigation'), part('footer')), clock)(buildVisit());
    expect(frame.topNavigation?.id).toBe('navigation');
    expect(frame.footer?.props).toEqual({ paragraphs: ['footer'] });
  });

  test('is empty where there is nothing yet', async () => {
    expect(await createFrameLoader(storeOf(), clock)(buildVisit())).toEqual({
      topNavigation: null,
      footer: null,
    });
  });
});
