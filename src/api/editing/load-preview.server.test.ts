import { expect, test } from 'vitest';
import { brands } from '../../brands/load-brands.server.ts';
import type { ContentDocument } from '../../features/content/content-document.ts';
import { findPreviewBrand, loadPreview } from './load-preview.server.ts';

const at = new Date('2026-11-21T12:00:00Z');

const buildDocument = (traits: Partial<ContentDocument> = {}, text = 'Heute.'): ContentDocument => ({
  id: '6f1c8a52-0d3e-4b7a-9c51-2e8f4a6b7d90',
  brand: 'abendmeer',
  kind: 'page',
  slug: '',
  version: 1,
  body: {
    meta: { title: { de: 'Kreta', en: 'Crete' }, description: { de: 'Insel', en: 'Island' } },
    modules: [{ type: 'textBlock', id: 'a', props: { paragraphs: [{ de: text, en: `${text} (en)` }] } }],
  },
  ...traits,
});

function preview(document: ContentDocument, published: readonly ContentDocument[], viewer = {}) {
  const store = {
    findDocument: async (brand: string, kind: string, slug: string) =>
      published.find((each) => each.brand === brand && each.kind === kind && each.slug === slug) ?? null,
    close: () => undefined,
  };
  const sources = { store, brands, offersFor: () => async () => null };
  return loadPreview(sources, document, { language: 'de', at, ...viewer });
}

const textOf = (payload: Awaited<ReturnType<typeof preview>>) => JSON.stringify(payload?.page.props);

test('a preview shows the document as it is, not the published one', async () => {
  const payload = await preview(buildDocument({ slug: 'kreta', version: 0 }, 'Morgen.'), [
    buildDocument({ slug: 'kreta' }),
  ]);
  expect(textOf(payload)).toContain('Morgen.');
  expect(textOf(payload)).not.toContain('Heute.');
  expect(payload?.path).toBe('/de-de/kreta');
});

test('a preview is in the language of the editor and hidden from search engines', async () => {
  const payload = await preview(buildDocument(), [], { language: 'en' });
  expect(textOf(payload)).toContain('Heute. (en)');
  expect(payload?.page.pageMetaContent).toMatchObject({ title: 'Crete', isHidden: true });
});

test('a part of every page is shown around the home page', async () => {
  const footer = buildDocument({
    kind: 'footer',
    version: 0,
    body: {
      modules: [
        { type: 'footer', id: 'f', props: { columns: [], links: [], legalText: { de: 'Ganz unten.' } } },
      ],
    },
  });
  const payload = await preview(footer, [buildDocument()]);
  expect(textOf(payload)).toContain('Heute.');
  expect(JSON.stringify(payload?.frame)).toContain('Ganz unten.');
});

test('a module is shown at the moment of the preview, not at the moment it is made', async () => {
  const countdown = buildDocument();
  const props = { headline: { de: 'Bis Weihnachten' }, date: '2026-12-24T18:00:00+01:00' };
  const body = { ...countdown.body, modules: [{ type: 'countdown', id: 'c', props }] };
  const shownAt = async (moment: string) =>
    textOf(await preview({ ...countdown, body }, [], { at: new Date(moment) }));
  expect(await shownAt('2026-12-24T16:59:59Z')).toContain('Bis Weihnachten');
  expect(await shownAt('2026-12-24T17:00:00Z')).not.toContain('Bis Weihnachten');
});

test('a preview of switches applies them to the brand', async () => {
  const flags = buildDocument({
    kind: 'flags',
    version: 0,
    body: { modules: [], values: { favorites: false } },
  });
  expect((await preview(buildDocument(), [buildDocument()]))?.visit.brand.flags.favorites).toBe(true);
  expect((await preview(flags, [buildDocument()]))?.visit.brand.flags.favorites).toBe(false);
});

test('there is no preview of an unknown brand', async () => {
  expect(await preview(buildDocument({ brand: 'unknown' }), [])).toBeNull();
});

test('values that do not fit leave the brand as it is', async () => {
  const broken = buildDocument({ kind: 'flags', body: { modules: [], values: { favorites: 'no' } } });
  const store = { findDocument: async () => broken, close: () => undefined };
  const brand = await findPreviewBrand({ store, brands }, 'abendmeer');
  expect(brand?.flags.favorites).toBe(true);
});
