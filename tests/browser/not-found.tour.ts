import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

test('[ROUTE-045][SHELL-041][SHELL-042][SHELL-044][SHELL-046] an unknown address says so', async ({
  page,
  shop,
}) => {
  expect(await shop.visitNowhere()).toBe(404);
  await expect(page).toHaveTitle('404 - Page not found');
  await expect(shop.main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(shop.main.getByText('The page you are looking for does not exist.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('[SHELL-043] the button leads back to the home page', { tag: '@journey' }, async ({ page, shop }) => {
  await shop.visitNowhere();
  await shop.main.getByRole('link', { name: 'Back to homepage' }).click();
  await expect(page).toHaveURL(shop.home);
  await expect(shop.main.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
});

test('[ROUTE-002] another locale segment leads nowhere', async ({ shop }) => {
  expect(await shop.visitNowhere('/en-gb')).toBe(404);
});

test('[SHELL-044][SHELL-058][STORE-004] a link that leads nowhere ends in not-found inside the shop', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  await page.evaluate(() => {
    location.href = '/de-de/gibt-es-nicht';
  });
  await expect(page).toHaveTitle('404 - Page not found');
  await expect(shop.main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('[SHELL-046] a page that is turned in place has the title of its code, and its own again after going back', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  const title = await page.title();
  expect(title).not.toMatch(/^404/);
  for (const [code, expected] of [
    [404, '404 - Page not found'],
    [200, title],
  ] as const) {
    const answered = page.waitForResponse('**/ajax/page-content?*');
    if (code === 404)
      await page.evaluate(() => {
        location.href = '/de-de/gibt-es-nicht';
      });
    else await page.goBack();
    expect(((await (await answered).json()) as { code: number }).code).toBe(code);
    await expect(page).toHaveTitle(expected);
  }
});
