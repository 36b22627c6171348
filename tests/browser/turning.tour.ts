import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

const upright = { width: 390, height: 844 };
const across = { width: 844, height: 390 };
const tablet = { width: 1024, height: 1366 };
const tabletAcross = { width: 1366, height: 1024 };

test.use({ viewport: upright, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const opensSheet = 'search button[aria-haspopup][popovertarget="mask-sheet"]';

/** Nothing lies over the page, nothing keeps it from scrolling. */
async function expectFree(page: Page): Promise<void> {
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await expect(page.locator('body')).not.toHaveClass(/is-mask-open/);
}

test('[MASK-007] [MASK-018] a turned phone has the open mask in the page, and turned back a closed one', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  await page.locator(opensSheet).click();
  await expect(page.locator('body')).toHaveClass(/is-mask-open/);
  await page.setViewportSize(across);
  await expectFree(page);
  const field = shop.main.getByRole('search').getByRole('button', { name: 'Reiseziel oder Hotel' });
  await expect(field).toBeFocused();
  await page.setViewportSize(upright);
  await expect(page.locator(opensSheet)).toBeFocused();
  await expectFree(page);
});

test('[DEST-007] what is picked in a flyout stays picked while a phone is turned, and can be applied', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  await page.locator(opensSheet).click();
  const field = shop.main.getByRole('search').getByRole('button', { name: 'Reisende' });
  await field.click();
  const panel = page.getByRole('dialog', { name: 'Reisende' });
  const more = panel.getByRole('button', { name: 'Erwachsenen hinzufügen' });
  await more.click();
  for (const window of [across, upright, across]) {
    await page.setViewportSize(window);
    await expect(page.locator('body:is(.is-mask-open)')).toHaveCount(window === upright ? 1 : 0);
    await expect(more).toBeInViewport();
    await expect(more).toBeFocused();
    await expect(more.locator('svg')).toBeVisible();
  }
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(field).toContainText('3 Erwachsene');
  await expect(field).toBeFocused();
  await expectFree(page);
});

test('[LIST-005] filters that lay over the list are next to it on a turned phone', async ({ page, shop }) => {
  await shop.visit('/de-de/search?duration=7');
  await shop.takeOver();
  const opener = page.getByRole('button', { name: /^Filter/ });
  await opener.click();
  const box = page.getByRole('checkbox', { name: /^5 Sterne/ });
  await box.click();
  await expect(page).toHaveURL(/stars=5/);
  await page.setViewportSize(across);
  await expectFree(page);
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await page.setViewportSize(upright);
  await expect(opener).toBeFocused();
  await expectFree(page);
});

test('[LIST-023] [MAP-007] the map that lay over the list is next to it on a turned tablet, its chosen hotel with it', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(tablet);
  await shop.visit('/de-de/search?destinations=1001');
  await shop.takeOver();
  const opener = page.getByRole('button', { name: 'Karte', exact: true });
  await opener.click();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const map = page.getByRole('region', { name: 'Karte der Hotels' });
  const card = map.getByRole('dialog');
  await expect(async () => {
    await map.locator('[data-marker]').first().press('Enter');
    await expect(card).toBeVisible({ timeout: 1_500 });
  }).toPass();
  const closesCard = card.getByRole('button', { name: 'Auswahl schließen' });
  await expect(closesCard).toBeFocused();
  await page.setViewportSize(tabletAcross);
  await expectFree(page);
  await expect(closesCard).toBeFocused();
  const list = (await page.locator('[data-hotel]').first().boundingBox()) ?? { x: 0, width: 0 };
  const mapBox = (await map.boundingBox()) ?? { x: 0, width: 0 };
  expect(mapBox.x).toBeGreaterThan(list.x + list.width);
  expect(mapBox.width).toBeGreaterThan(300);
  await expect(map.locator('canvas')).toHaveCount(1);
  await page.setViewportSize(tablet);
  await expect(opener).toBeFocused();
  await expect(map).toBeHidden();
  await expectFree(page);
  await opener.click();
  await expect(card).toBeVisible();
});
