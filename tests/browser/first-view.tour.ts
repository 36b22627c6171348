import type { Page } from '@playwright/test';
import { beginCheckout, buildTravellers } from './support/checkout-steps.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => skipPainting(page));

/** A phone, the smallest phone, and a window of 1280 × 1024 pixels at 400 % zoom. */
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 320, height: 256 },
];

const list = '/de-de/search?destinations=1001&duration=7';
const searching = ['/de-de', list, '/de-de/gallery/AllDestinations', '/de-de/k.html', '/de-de/favorites'];

/** What stays in place while the page scrolls, by its top and bottom within the window. */
function readBars(page: Page): Promise<readonly { name: string; top: number; bottom: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.closest('[popover]:not(:popover-open), .skip-link') === null)
      .map((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        const isShown = height > 1 && element.checkVisibility({ visibilityProperty: true });
        const name = element.tagName === 'HEADER' ? 'header' : element.className;
        return { name, isShown, top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
      })
      .filter(({ isShown, top, bottom }) => isShown && bottom > top),
  );
}

async function expectRoom(page: Page, height: number): Promise<void> {
  // The header is part of the first view even where it scrolls away; over the whole page it is measured after scrolling.
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const bars = await readBars(page);
  const covered = bars.reduce((sum, { top, bottom }) => sum + bottom - top, 0);
  expect(covered, `${page.url()}: ${JSON.stringify(bars)}`).toBeLessThanOrEqual(height / 4);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function findHotelPath(shop: Shop): Promise<string> {
  await shop.visit(list);
  return (await shop.main.locator('a[href*="/hotel/"]').first().getAttribute('href')) ?? '';
}

test('bars take at most a quarter of a small window, whatever is searched for', async ({ page, shop }) => {
  test.slow();
  for (const path of searching) {
    await shop.visit(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectRoom(page, size.height);
    }
  }
});

/** What a first view has to show: a price, where the kind of page has one, and what one does next. */
interface FirstView {
  readonly path: string;
  /** CSS of the next action. */
  readonly action: string;
  readonly hasPrice: boolean;
}

const firstViews: readonly FirstView[] = [
  { path: '/de-de', action: '[data-slide] a, [data-hero] button', hasPrice: true },
  ...['wintersonne', 'familie', 'last-minute', 'inseln'].map((slug) => ({
    path: `/de-de/${slug}`,
    action: '[data-slide] a, [data-hero] button',
    hasPrice: true,
  })),
  { path: list, action: 'main button', hasPrice: true },
  { path: '/de-de/gallery/AllDestinations', action: 'main button', hasPrice: true },
  { path: '/de-de/k.html', action: 'main a', hasPrice: false },
  { path: '/de-de/favorites', action: 'main a', hasPrice: false },
  { path: '/_office', action: 'main button, main input', hasPrice: false },
];

/** How much of the window header, notices and bars take, and the first price and action that nothing lies over. */
function readFirstView(page: Page, action: string) {
  return page.evaluate((selector) => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const isWithin = ({ top, bottom, left, right, height }: DOMRect) =>
      height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const isSeen = (element: Element) => {
      const box = boxOf(element);
      if (!isWithin(box) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return (
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || hit.closest('[data-hotel]') !== null)
      );
    };
    const before = [...document.querySelectorAll('#root > :not(main, footer, .skip-link)')];
    const kept = [...document.querySelectorAll('main *')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    const boxes = [...before, ...kept]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(boxOf)
      .filter(({ height }) => height > 1);
    const rows = Array.from({ length: innerHeight }, (_, row) => row + 0.5);
    const prices = [...document.querySelectorAll('main *')].filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\d\s*€/.test(node.textContent ?? ''),
      ),
    );
    return {
      covered: rows.filter((row) => boxes.some(({ top, bottom }) => top < row && row < bottom)).length,
      hasPrice: prices.some(isSeen),
      hasAction: [...document.querySelectorAll(selector)].some(isSeen),
    };
  }, action);
}

for (const { width, height } of sizes)
  test(`at ${width} × ${height} the first view has the first price and the next action, under a quarter of bars and notices`, async ({
    page,
    shop,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const { path, action, hasPrice } of firstViews) {
      await shop.visit(path);
      const seen = await readFirstView(page, action);
      expect.soft(seen, path).toMatchObject({ hasAction: true, ...(hasPrice ? { hasPrice } : {}) });
      expect.soft(seen.covered, path).toBeLessThanOrEqual(height / 4);
      await shop.expectNoSidewaysScroll();
    }
  });

test('the bar of a hotel has the price for all and the way on; the price opens the trip as a sheet', {
  tag: '@narrow-journey',
}, async ({ page, shop }) => {
  await page.setViewportSize(sizes[0] ?? { width: 390, height: 844 });
  await shop.visit(await findHotelPath(shop));
  const bar = page.locator('[data-trip-bar]');
  const price = bar.getByRole('link', { name: /€ gesamt/ });
  const onward = bar.getByRole('button', { name: 'Weiter zur Buchung' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectRoom(page, size.height);
    await expect(price).toBeInViewport({ ratio: 1 });
    await expect(onward).toBeInViewport({ ratio: 1 });
    await shop.expectNoSidewaysScroll();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.takeOver();
  await price.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Hinflug');
  await expect(sheet).toContainText(/€/);
  expect(await findA11yViolations(page)).toBe('');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(price).toBeFocused();
  await price.press('Enter');
  await sheet.getByRole('button', { name: 'Reise ausblenden' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(price).toBeFocused();
});

test('the bar of each step of the checkout has the total and the way on, and nothing lies over the fields', async ({
  page,
  shop,
}) => {
  test.slow();
  const checkout = await beginCheckout(page);
  await buildTravellers(page, checkout);
  for (const [step, words] of [
    ['ancillaries', 'Weiter'],
    ['info', 'Weiter'],
    ['customer_payment', 'Prüfen und buchen'],
  ] as const) {
    await shop.visit(`${checkout}/${step}`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectRoom(page, size.height);
      const bar = page.getByRole('complementary', { name: 'Ihre Reise' });
      await expect(bar.getByRole('button', { name: 'Reise ansehen' })).toBeInViewport({ ratio: 1 });
      const onward = bar.getByRole(step === 'customer_payment' ? 'link' : 'button', {
        name: words,
        exact: true,
      });
      await expect(onward).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const footer = await shop.footer.boundingBox();
    expect(footer?.height).toBeLessThan(320);
    await expect(shop.footer.getByRole('link', { name: /^Datenschutz/ })).toHaveAttribute('target', '_blank');
  }
  await shop.visit(`${checkout}/info`);
  await shop.takeOver();
  await page.getByRole('complementary').getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page).toHaveURL(/customer_payment/);
  await shop.takeOver();
  await page.getByRole('link', { name: 'Prüfen und buchen' }).click();
  await expect(page.locator('#order')).toBeInViewport();
});

test('an e-mail address with a slip in its domain is asked about, and taken in both fields', async ({
  page,
  shop,
}) => {
  const checkout = await beginCheckout(page);
  await shop.visit(`${checkout}/info`);
  await shop.takeOver();
  const email = page.getByLabel('E-Mail', { exact: true });
  const again = page.getByLabel('E-Mail wiederholen', { exact: true });
  await email.fill('ada@gmial.com');
  await again.fill('ada@gmial.com');
  await page.getByRole('button', { name: 'Meinten Sie ada@gmail.com? Übernehmen' }).click();
  await expect(email).toHaveValue('ada@gmail.com');
  await expect(again).toHaveValue('ada@gmail.com');
  await expect(email).toBeFocused();
});

test('the first price of a list and the way to it are in the first view of a phone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.visit(list);
  const first = page.locator('[data-hotel]').first();
  await expect(first.getByText(/€/).first()).toBeInViewport({ ratio: 1 });
  await expect(first.getByText('Reise ansehen')).toBeInViewport({ ratio: 1 });
});

test('postal code and town are on one line of a phone in Spanish, too', async ({ openContext }) => {
  const context = await openContext({ locale: 'es-ES', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await skipPainting(page);
  const checkout = await beginCheckout(page);
  await buildTravellers(page, checkout);
  await page.goto(`${checkout}/customer_payment`);
  const zip = await page.getByLabel('Código postal').boundingBox();
  const city = await page.getByLabel('Ciudad').boundingBox();
  expect(zip?.y).toBeGreaterThan(0);
  expect(zip?.y).toBe(city?.y);
});

test('a seat map that opens is in view', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const checkout = await beginCheckout(page);
  await shop.visit(`${checkout}/ancillaries`);
  await shop.takeOver();
  await page
    .getByRole('button', { name: /^Sitzplan .+ öffnen/ })
    .first()
    .click();
  const map = page.locator('#seat-map-outbound');
  await expect(map).toBeInViewport({ ratio: 0.3 });
});
