import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildTeaserOffer } from '../../../tests/factories/teaser-offer.ts';
import { brand as tagwind } from '../../brands/tagwind/brand.ts';
import type { Handover, PageAnswer } from '../../site/page-answer.ts';
import type { Visit } from '../../site/visit.ts';
import { preparePage, renderPage } from './render-page.server.tsx';
import { createSharedBodies, fillBody } from './shared-bodies.server.ts';

const megabyte = 1024 * 1024;
const visit = buildVisit({ language: 'de' });
const frame = {
  topNavigation: { type: 'topNavigation', id: 'n', props: { navTabs: [] } },
  footer: { type: 'footer', id: 'f', props: { columns: [], links: [], legalText: 'Text' } },
};
const buildProps = (perPerson: number) => ({
  modules: [
    {
      type: 'teaserSection',
      id: 'a',
      props: { layout: 'pair', teasers: [{ headline: 'Kreta', offer: buildTeaserOffer({ perPerson }) }] },
    },
  ],
});
const page: PageAnswer = {
  code: 200,
  pageMetaContent: { title: 'Kreta', description: 'Insel' },
  route: 'homepage',
  view: 'content',
  props: buildProps(48_900),
  isShared: true,
};
const handover: Handover = { visit, frame, page, path: '/de-de/kreta' };
const served = {
  assets: { scripts: ['/a.js'], styles: [], fonts: [] },
  nonce: 'nonceOfThisAnswer',
  address: new URL('http://shop.example/de-de/kreta'),
};

/** The document by way of the memory, and as it is rendered for its request. */
async function serve(shown: Handover, shared = createSharedBodies(megabyte)) {
  const kept = await preparePage(shown, served, shared);
  return { kept: String(kept.join()), rendered: String(await renderPage(shown, served)) };
}

describe('pages that are the same for everybody', () => {
  const shared = createSharedBodies(megabyte);
  const variants: [string, Partial<Visit>, Partial<Handover>][] = [
    ['the first visitor', {}, {}],
    ['the next one', {}, {}],
    ['another address', {}, { path: `/de-de/kreta?a="Köln"&b='1'<b>$&</script>` }],
    ['another currency', { currency: 'CHF' }, {}],
    ['a closed cookie notice', { isCookieNoticeClosed: true }, {}],
    ['consents', { consents: ['maps'] }, {}],
    ['another language', { language: 'fr' }, {}],
    ['another brand', { brand: tagwind }, {}],
    ['a brand whose switches were changed', { brand: { ...tagwind, name: 'Neu' } }, {}],
    ['another navigation', {}, { frame: { ...frame, topNavigation: { ...frame.topNavigation } } }],
    ['another title', {}, { page: { ...page, pageMetaContent: { title: 'Rhodos', description: '' } } }],
    ['another price', {}, { page: { ...page, props: buildProps(48_901) } }],
  ];

  test.each(variants)('%s: to the byte what is rendered for the request', async (_name, ofVisit, more) => {
    const { kept, rendered } = await serve({ ...handover, ...more, visit: { ...visit, ...ofVisit } }, shared);
    expect(kept).toBe(rendered);
  });

  test('are rendered once', () => {
    const render = vi.fn(() => ['body of ', Buffer.from('the page')]);
    const bodies = createSharedBodies(megabyte);
    const first = bodies.find(handover, render);
    expect(bodies.find({ ...handover, path: '/de-de/kreta?utm_source=mail' }, render)).toBe(first);
    expect(render).toHaveBeenCalledOnce();
  });

  test('each notice above the page is a body of its own', () => {
    const bodies = createSharedBodies(megabyte);
    const of = (notices: NonNullable<PageAnswer['notices']>) =>
      bodies.find({ ...handover, page: { ...page, notices } }, () => ['body']);
    const notices = [{ type: 'newsTicker', id: 't', props: {} }];
    expect(of(notices)).toBe(of(notices));
    expect(of([...notices])).not.toBe(of(notices));
  });

  test.each<[string, Handover]>([
    ['an editor', { ...handover, visit: { ...visit, isEditor: true } }],
    ['a preview', { ...handover, visit: { ...visit, pretendedNow: '2026-12-24T18:00:00Z' } }],
    ['a page that does not say so', { ...handover, page: { ...page, isShared: false } }],
  ])('%s is never served from the memory', (_name, shown) => {
    expect(createSharedBodies(megabyte).find(shown, () => ['body'])).toBeNull();
  });

  test('a memory without room forgets what is not asked for', () => {
    const bodies = createSharedBodies(100);
    const render = vi.fn(() => ['x'.repeat(60)]);
    const first = bodies.find(handover, render);
    for (let index = 0; index < 4; index += 1) {
      bodies.find({ ...handover, page: { ...page, props: buildProps(index) } }, render);
    }
    expect(bodies.find(handover, render)).not.toBe(first);
  });

  test('the browser is not told', async () => {
    expect((await serve(handover)).kept).not.toContain('isShared');
  });
});

describe('compressed parts of a page', () => {
  test('read as the page with this answer’s nonce', async () => {
    const shared = createSharedBodies(megabyte);
    for (const nonce of ['first', 'second']) {
      const rendered = await preparePage(handover, { ...served, nonce }, shared);
      const spliced = rendered.splice('zstd') ?? Buffer.alloc(0);
      expect(String(zstdDecompressSync(spliced))).toBe(String(rendered.join()));
      expect(String(rendered.join())).toContain(`nonce="${nonce}"`);
    }
  });

  test('are not kept for addresses with a query, nor for pages that are not shared', async () => {
    const shared = createSharedBodies(megabyte);
    const splice = async (shown: Handover) => (await preparePage(shown, served, shared)).splice('gzip');
    expect(await splice(handover)).not.toBeNull();
    expect(await splice({ ...handover, path: '/de-de/kreta?utm_source=mail' })).toBeNull();
    expect(await splice({ ...handover, page: { ...page, isShared: false } })).toBeNull();
  });

  test('are kept for a few addresses, however many there are', async () => {
    const shared = createSharedBodies(megabyte);
    const bodies = Array.from({ length: 20 }, (_, index) => ({ ...handover, path: `/de-de/kreta${index}` }));
    for (const each of bodies) (await preparePage(each, served, shared)).splice('zstd');
    const body = shared.find(handover, () => []);
    expect(body?.ends.size).toBe(8);
  });
});

test('a path is written for where it stands', () => {
  const body = {
    pieces: [Buffer.from('<a href="'), Buffer.from('">{"path":"'), Buffer.from('"}')],
    ends: new Map(),
  };
  expect(fillBody(body, '/a?b="<').join('')).toBe('<a href="/a?b=&quot;&lt;">{"path":"/a?b=\\"\\u003c"}');
});
