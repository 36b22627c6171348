import { expect, test } from './support/shop.ts';

test.use({ locale: 'en-GB' });

const thirtyDays = 30 * 24 * 3600;

test('[SHELL-037][CONSENT-004] a closed cookie notice stays closed for 30 days', { tag: '@journey' }, async ({
  page,
  context,
  shop,
}) => {
  await shop.visitHome();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await shop.cookieNotice.getByRole('button', { name: 'Close' }).click();
  await expect(shop.cookieNotice).toBeHidden();
  await answered;
  const cookies = await context.cookies();
  const lifetimes = cookies.map(({ expires }) => Math.round((expires - Date.now() / 1000) / 60));
  expect(lifetimes).toContain(thirtyDays / 60);
  await shop.visitHome();
  await expect(shop.cookieNotice).toHaveCount(0);
});

test('the open cookie notice leaves the end of the page readable', async ({ page, shop }) => {
  await shop.visitHome();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = shop.footer.locator('a, p, img, svg').filter({ visible: true }).last();
  const [lastBox, noticeBox] = await Promise.all([last.boundingBox(), shop.cookieNotice.boundingBox()]);
  expect((lastBox?.y ?? 0) + (lastBox?.height ?? 0)).toBeLessThanOrEqual(noticeBox?.y ?? 0);
});
