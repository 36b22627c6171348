import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { beginCheckout } from './support/checkout-steps.ts';
import { describeChromium } from './support/chromium.ts';
import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

const hidesScrollbars = '--hide-scrollbars';
const { args, ...launch } = describeChromium();
test.use({
  launchOptions: {
    ...launch,
    args: args.filter((arg) => arg !== hidesScrollbars),
    ignoreDefaultArgs: [hidesScrollbars],
  },
});

test.skip(({ browserName }) => browserName !== 'chromium', 'the others have scrollbars of their system');
test.skip(({ isMobile }) => isMobile, 'sets the width itself; a phone lays its scrollbar over the page');

test.beforeEach(({ page }) => skipPainting(page));

/** Opens one page of each kind that lays pictures or bars across the window. */
async function* visitPages(page: Page): AsyncGenerator<string> {
  for (const path of ['/de-de', '/de-de/kreta', '/de-de/search?duration=7']) {
    await page.goto(path);
    yield path;
  }
  await page.goto((await page.locator('[data-hotel] h2 a').first().getAttribute('href')) ?? '');
  yield 'hotel';
  await page.goto(`${await beginCheckout(page)}/ancillaries`);
  yield 'checkout';
}

/** Widths in px: of the window, of what it shows next to its scrollbar, and of what the page takes. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth: shown, scrollWidth: taken } = document.documentElement;
    return { window: innerWidth, shown, taken };
  });

const brandKeys = readdirSync('src/brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const brandKey of brandKeys) {
  test.describe(brandKey, () => {
    test.use({ brandKey });

    test('no page is wider than the window next to a scrollbar that takes room', async ({ page }) => {
      const tooWide: string[] = [];
      for await (const name of visitPages(page)) {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const { window, shown, taken } = await measure(page);
          expect(shown, `${name} has a scrollbar`).toBeLessThan(window);
          if (taken > shown) tooWide.push(`${name} at ${width} px by ${taken - shown} px`);
        }
      }
      expect(tooWide).toEqual([]);
    });
  });
}
