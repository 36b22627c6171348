import { matchPath } from '../../src/url.ts';
import { findPages } from './support/find-pages.ts';
import { measureOverflow } from './support/measure-overflow.ts';
import { expect, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.beforeEach(({ page }) => skipPainting(page));

/** Own routes that links already name and that a later version fills. */
const comingPages = /^\/de-de\/login\b/;

/** Pages of the search area; the mask is on the home page and above the lists. */
const searchRoutes = [
  'all_destinations',
  'favorites',
  'homepage',
  'hoteldetail',
  'resultlist',
  'seoDestinationContent',
  'seoDestinationGlossary',
];

const routeOf = (path: string) => matchPath(path.split('?', 1)[0] ?? '', ['de-de'])?.name;

test.describe('every page that links lead to', () => {
  test.skip(({ isMobile }) => isMobile, 'the served documents are the same');

  test('[FLAG-002] [FLAG-016] exists, all of the search among them, for an unknown visitor', async ({
    brandKey,
  }) => {
    const pages = await findPages(shopPort(), brandKey);
    const opened = pages.filter(({ status }) => status === 200).map(({ path }) => routeOf(path));
    expect(opened).toEqual(expect.arrayContaining(searchRoutes));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter(({ path, status }) => status !== 200 && !comingPages.test(path))).toEqual([]);
  });
});

test('every page fits from 320 to 1920 px and at 200 % zoom', { tag: '@access' }, async ({
  page,
  brandKey,
  shop,
  isMobile,
  watch,
}) => {
  test.skip(isMobile, 'sets the width itself');
  watch.expectFault(/^answer 404: /);
  const pages = await findPages(shopPort(), brandKey);
  const tooWide: string[] = [];
  for (const { path } of [...pages, { path: '/de-de/gibt-es-nicht' }]) {
    await shop.visit(path);
    // A window of 1440 px shows at 200 % what one of 720 px shows.
    for (const width of [320, 720, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await measureOverflow(page);
      if (excess > 0) tooWide.push(`${path} at ${width} px by ${excess} px`);
    }
  }
  expect(tooWide).toEqual([]);
});

test('every page has one heading of the first level and a title of its own', { tag: '@access' }, async ({
  brandKey,
  shop,
  page,
  isMobile,
  watch,
}) => {
  test.skip(isMobile, 'the served documents are the same');
  watch.expectFault(/^answer 404: /);
  const pages = (await findPages(shopPort(), brandKey)).filter(({ status }) => status === 200);
  const titles = new Map<string, string>();
  for (const { path } of pages) {
    await shop.visit(path);
    expect.soft(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
    const title = await page.title();
    expect.soft(titles.get(title), `${path} is titled '${title}' like`).toBeUndefined();
    titles.set(title, path);
  }
});

test('every page is taken over by React without a complaint', async ({ brandKey, shop, watch, isMobile }) => {
  test.skip(isMobile, 'the markup is the same');
  watch.expectFault(/^answer 404: /);
  for (const { path } of await findPages(shopPort(), brandKey)) {
    await shop.visit(path);
    await shop.takeOver();
  }
});
