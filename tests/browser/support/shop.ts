import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { findA11yViolations } from './find-a11y-violations.ts';
import { type PageWatch, watchContext } from './watch-page.ts';

export { expect } from '@playwright/test';

export interface BrandChoice {
  /** Brand whose site the tour visits. */
  brandKey: string;
}

export interface BrowserChoice {
  /** False takes the Navigation API away, which Safari before 26.2 does not have. */
  hasNavigationApi: boolean;
}

/** What a visitor does in the shop, in their words. */
export interface Shop {
  readonly page: Page;
  readonly home: string;
  /** The window is narrower than the switch width (SHELL-028). */
  readonly isNarrow: boolean;
  readonly header: Locator;
  readonly footer: Locator;
  readonly main: Locator;
  readonly menu: Locator;
  readonly marketFlyout: Locator;
  readonly cookieNotice: Locator;
  visitHome(): Promise<void>;
  /** Opens an address as a new document and returns its status. */
  visit(path: string): Promise<number>;
  /** Opens an address that is known to lead nowhere. */
  visitNowhere(path?: string): Promise<number>;
  /** Waits until React has taken over the served page, giving it the reason to. */
  takeOver(): Promise<void>;
  openMenu(): Promise<void>;
  /** Opens the choice of market and language, on a narrow window by way of the menu. */
  openMarketFlyout(): Promise<void>;
  /** Path of a page that the footer leads to. */
  findOtherPage(): Promise<string>;
  expectNoSidewaysScroll(): Promise<void>;
}

interface TourFixtures {
  /** Looks for accessibility violations where a journey ends. */
  arrival: undefined;
  /** Fits the browser to `hasNavigationApi`. */
  browserApis: undefined;
  shop: Shop;
  watch: PageWatch;
  /** Opens the browser of another visitor; the options are Playwright's. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** The base of every tour: fails when anything happened that `watchContext` notes and the test did not announce. */
export const test = base.extend<TourFixtures & BrandChoice & BrowserChoice>({
  brandKey: ['abendmeer', { option: true }],
  hasNavigationApi: [true, { option: true }],
  browserApis: [
    async ({ context, hasNavigationApi }, use) => {
      if (!hasNavigationApi) await context.addInitScript(removeNavigationApi);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ brandKey }, use) => {
    await use(shopOrigin(brandKey, 'SHOP_PORT'));
  },
  watch: [
    async ({ context }, use) => {
      const watch = await watchContext(context, /^([a-z-]+\.)?localhost:\d+$/);
      await use(watch);
      await watch.settle();
      expect(watch.faults).toEqual([]);
    },
    { auto: true },
  ],
  openContext: async ({ browser, watch, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE', ...options });
      opened.push(context);
      await watch.watchAlso(context);
      return context;
    });
    await watch.settle();
    for (const context of opened) await context.close();
  },
  arrival: [
    async ({ page, javaScriptEnabled }, use, tour) => {
      await use(undefined);
      const isJourney = tour.tags.some((tag) => tag.endsWith('journey'));
      if (!isJourney || tour.status !== 'passed' || javaScriptEnabled === false) return;
      // The editor's tours look for its violations themselves, without those of the pages on its canvas.
      if (!page.isClosed() && !page.url().includes('/_editor')) {
        // A bar that is fixed to the window covers whatever the tour has scrolled below it; a shopper scrolls on.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect(await findA11yViolations(page)).toBe('');
      }
    },
    { auto: true },
  ],
  shop: async ({ page, watch }, use) => {
    await use(createShop(page, watch));
  },
});

function removeNavigationApi(): void {
  for (const name of ['navigation', 'Navigation', 'NavigateEvent']) Reflect.deleteProperty(window, name);
}

/** State that the page has stored with the current entry of the history. */
export function readEntryState(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    'navigation' in window ? window.navigation.currentEntry?.getState() : history.state?.state,
  );
}

/** Origin of a brand's site on one of the servers that `start-shops.ts` started. */
export function shopOrigin(brandKey: string, variable: 'SHOP_PORT' | 'WORKSHOP_PORT'): string {
  return `http://${brandKey}.localhost:${process.env[variable]}`;
}

/** Port of the shop itself, for documents that are read rather than visited. */
export function shopPort(): number {
  return Number(process.env.SHOP_PORT);
}

function createShop(page: Page, watch: PageWatch): Shop {
  const home = '/de-de';
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  const visit = async (path: string) => (await page.goto(path))?.status() ?? 0;
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const menu = page.locator('#mobile-menu');
  const marketFlyout = page.locator('#market-flyout');
  const openMenu = async () => {
    await header.locator('button[popovertarget="mobile-menu"]').first().click();
    await expect(menu).toBeVisible();
  };
  return {
    page,
    home,
    isNarrow,
    header,
    footer,
    main: page.getByRole('main'),
    menu,
    marketFlyout,
    cookieNotice: page.locator('[data-cookie-notice]'),
    visit,
    visitHome: async () => expect(await visit(home)).toBe(200),
    visitNowhere: (path = '/de-de/gibt-es-nicht') => {
      watch.expectFault(new RegExp(`^answer 404: .*${path}$`));
      return visit(path);
    },
    takeOver: async () => {
      await page.dispatchEvent('body', 'pointerdown');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    },
    openMenu,
    openMarketFlyout: async () => {
      if (isNarrow) await openMenu();
      const from = isNarrow ? menu : header.locator('> div').first();
      await from.locator('button[popovertarget="market-flyout"]').click();
      await expect(marketFlyout).toBeVisible();
    },
    findOtherPage: async () =>
      (await footer.locator('a[href^="/de-de/"]').first().getAttribute('href')) ?? '',
    expectNoSidewaysScroll: async () => {
      // Words can be found before the style sheets are there; a browser paints nothing until then.
      await page.waitForLoadState();
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth === clientWidth) return [];
        const beyond = [...document.querySelectorAll('body *')]
          .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
          .filter(({ right }) => right > clientWidth)
          .map(({ element, right }) => `${element.tagName} ${element.className} ends at ${right}`);
        return [`${scrollWidth} of ${clientWidth}`, ...beyond];
      });
      expect(wide).toEqual([]);
    },
  };
}
