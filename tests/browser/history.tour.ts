import { walkHistory } from './support/history-walk.ts';
import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const list = '/de-de/search?destinations=1001&duration=7';

test('[HOTEL-001][CREATE-011] back and forward over list, hotel and checkout show the page that the address names', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const walk = walkHistory(page);
  await shop.visit(list);
  await walk.note();
  await page.locator('[data-hotel]').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/hotel\//);
  await page.waitForLoadState('domcontentloaded');
  await walk.note();
  await page.locator('#trip').getByRole('button', { name: 'Weiter zur Buchung' }).click();
  await expect(page).toHaveURL(/\/ancillaries$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Extras für Ihre Reise' })).toBeVisible();
  await walk.note();
  await walk.retrace();
  await walk.retrace();
});

test('[LIST-006] back to a list that is loaded again undoes its filters without a press in between', async ({
  page,
  shop,
}) => {
  const walk = walkHistory(page);
  await shop.visit(list);
  await shop.takeOver();
  await walk.note();
  await page.getByRole('link', { name: 'Gästebewertung' }).click();
  await expect(page).toHaveURL(/sort=rating/);
  await walk.note();
  await page.locator('[data-hotel]').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/hotel\//);
  await walk.note();
  await walk.retrace();
  const first = page.locator('[data-hotel]').first();
  await page.goBack();
  const byRating = await first.getAttribute('data-hotel');
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(first).not.toHaveAttribute('data-hotel', byRating ?? '');
});

test('[SHELL-045] back over pages of content shows each one, also after a reload that nothing was pressed on', async ({
  page,
  shop,
}) => {
  const walk = walkHistory(page);
  await shop.visitHome();
  await shop.takeOver();
  await walk.note();
  const path = await shop.findOtherPage();
  await shop.footer.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await walk.note();
  await page.reload();
  await walk.retrace();
});
