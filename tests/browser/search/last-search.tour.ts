import type { Page } from '@playwright/test';
import { walkHistory } from '../support/history-walk.ts';
import { expect, type Shop, test } from '../support/shop.ts';

/** As the mask leaves it behind (DATA-012). */
const lastSearch = {
  price: { perPersonAmount: 39_900 },
  destination: { name: 'Kreta' },
  airport: { name: 'Frankfurt' },
  productSearch: { airports: 'FRA' },
  pageType: 'resultlist',
  locationName: 'Kreta',
};

/** Visits the home page on a device that made a search so many days ago, and counts what moves while it is looked at. */
async function visitAfter(page: Page, shop: Shop, days: number): Promise<() => Promise<number>> {
  await page.addInitScript(
    ([search, age]) => {
      const savedAt = Date.now() - age * 86_400_000;
      localStorage.setItem('last-seen-search', JSON.stringify({ ...search, savedAt }));
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    },
    [lastSearch, days] as const,
  );
  await shop.visitHome();
  return () => page.evaluate(() => Reflect.get(window, 'shift') as number);
}

const teaserOf = (shop: Shop) => shop.main.getByRole('link', { name: 'Suche fortsetzen', exact: true });

test('[MOD-038][MOD-039] a shopper who searched before finds the way back on the home page, before React and without a jump', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const countShift = await visitAfter(page, shop, 29);
  await expect(shop.main.locator('[data-last-search]')).toContainText('Kreta');
  await expect(shop.main.locator('[data-last-search]')).toContainText('ab Frankfurt · 2 Personen');
  expect(await countShift()).toBeLessThan(0.01);
  await shop.takeOver();
  await expect(shop.main.locator('[data-last-search]')).toContainText('ab Frankfurt · 2 Personen');
  const walk = walkHistory(page);
  await walk.note();
  await teaserOf(shop).click();
  await expect(page).toHaveURL('/de-de/search?airports=FRA');
  await walk.note();
  await walk.retrace();
  await page.goBack();
  await expect(teaserOf(shop)).toHaveAttribute('href', '/de-de/search?airports=FRA');
});

test('[MOD-039] without a search of the last 30 days the home page keeps no room for one', async ({
  page,
  shop,
}) => {
  await visitAfter(page, shop, 31);
  await shop.takeOver();
  await expect(shop.main.locator('[data-last-search]')).toBeHidden();
  await expect(teaserOf(shop)).toHaveCount(0);
});
