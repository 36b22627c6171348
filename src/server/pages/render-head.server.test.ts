import { expect, test } from 'vitest';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import type { PageData, PageMetaContent } from '../../site/page-data.ts';
import type { PageAssets } from '../files/assets.server.ts';
import { renderHead } from './render-head.server.ts';

function renderMeta(
  meta: Partial<PageMetaContent>,
  code = 200,
  assets: PageAssets = { scripts: [], styles: [], fonts: [] },
  dropsShownPrice = false,
): string {
  const page: PageData = {
    code,
    pageMetaContent: { title: 'Crete', description: 'Hotels', ...meta },
    route: null,
    view: 'failure',
    props: {},
  };
  return renderHead(
    { visit: buildVisit(), frame: { topNavigation: null, footer: null }, page, path: '/de-de/search?a=1' },
    {
      assets,
      nonce: 'n',
      address: new URL('https://shop.example/de-de/search'),
      dropsShownPrice,
    },
  );
}

test('[ROUTE-048] the canonical address of a page is its own, or the one its loader returns', () => {
  expect(renderMeta({})).toContain('<link rel="canonical" href="https://shop.example/de-de/search">');
  const head = renderMeta({ canonicalPath: '/de-de/search?destinations=1001' });
  expect(head).toContain('<link rel="canonical" href="https://shop.example/de-de/search?destinations=1001">');
  expect(head).toContain('property="og:url" content="https://shop.example/de-de/search?destinations=1001"');
});

test('[SEO-004] one address is the canonical one for its market in all languages', () => {
  const head = renderMeta({});
  expect(head).toContain('hreflang="de-DE" href="https://shop.example/de-de/search"');
  expect(head).toContain('hreflang="x-default" href="https://shop.example/de-de/search"');
});

test('what a page is about is said in JSON-LD, addresses in full and no script to break out of', () => {
  const head = renderMeta({
    structuredData: [
      { '@type': 'Hotel', name: '</script><b>', url: '/de-de/hotel/a/b-1', slug: '/not-a-link' },
    ],
  });
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: '</script><b>',
    url: 'https://shop.example/de-de/hotel/a/b-1',
    slug: '/not-a-link',
  });
});

test('[SHELL-044] a page that is not there, or not for search engines, says so and has no canonical address', () => {
  const data = [{ '@type': 'Hotel' }];
  const hidden = renderMeta({ isHidden: true, canonicalPath: '/de-de/search' });
  expect(hidden).toContain('<meta name="robots" content="noindex">');
  expect(hidden).not.toMatch(/rel="(?:canonical|alternate)"/);
  expect(hidden).toContain('<meta property="og:title" content="Crete">');
  expect(renderMeta({})).not.toContain('noindex');
  expect(renderMeta({ structuredData: data }, 404)).not.toContain('ld+json');
  expect(renderMeta({}, 404)).toContain('noindex');
});

test('[IMG-002] previews of a link have a JPEG: of the page, else the placeholder in the light of the brand', () => {
  const image = (scene: string) =>
    `<meta property="og:image" content="https://shop.example/image/1200x630/${scene}.jpeg">`;
  expect(renderMeta({ scene: 'coast.aegean.summer.golden.warm.kreta' })).toContain(
    image('coast.aegean.summer.golden.warm.kreta'),
  );
  const head = renderMeta({});
  expect(head).toContain(image('island.balearic.summer.golden.warm.anywhere'));
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the locale of a preview is the language that is shown, in the market of the address', () => {
  expect(renderMeta({})).toContain('<meta property="og:locale" content="en_DE">');
});

test('style sheets that came joined are linked for the loader of views to find, and never fetched', () => {
  const assets = { scripts: [], styles: ['/all.css'], joinedStyles: ['/part.css'], fonts: [] };
  const head = renderMeta({}, 200, assets);
  expect(head).toContain('<link rel="stylesheet" href="/all.css">');
  expect(head).toContain('<link rel="stylesheet" href="/part.css" media="not all" disabled>');
});

test('the address that a document was loaded for is noted before any style sheet can make that wait', () => {
  const head = renderMeta({}, 200, { scripts: [], styles: ['/all.css'], fonts: [] });
  const [noted, style] = ['<script nonce="n">document.documentElement.dataset.address=', '/all.css'];
  expect(head.indexOf(noted)).toBeGreaterThan(0);
  expect(head.indexOf(noted)).toBeLessThan(head.indexOf(style));
});

test('[OFFER-031] an address with what its link showed is shortened before it is noted, others are left alone', () => {
  const assets = { scripts: [], styles: [], fonts: [] };
  const head = renderMeta({}, 200, assets, true);
  expect(head.indexOf('history.replaceState(')).toBeGreaterThan(0);
  expect(head.indexOf('history.replaceState(')).toBeLessThan(head.indexOf('dataset.address='));
  expect(renderMeta({}, 200, assets)).not.toContain('replaceState');
});

test('a page that says nothing of itself is described by its title', () => {
  expect(renderMeta({ description: '' })).toContain('<meta name="description" content="Crete">');
});
