import { expect, test } from './support/shop.ts';

test.use({ javaScriptEnabled: false });

test('without script every page of the footer can be read', { tag: '@journey' }, async ({ shop }) => {
  await shop.visitHome();
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
  const path = await shop.findOtherPage();
  await shop.footer.locator(`a[href="${path}"]`).first().click();
  await expect(shop.page).toHaveURL(path);
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without script language and currency can be chosen', { tag: '@journey' }, async ({ page, shop }) => {
  await shop.visitHome();
  await shop.openMarketFlyout();
  await shop.marketFlyout
    .getByRole('button', { name: /^Italiano.*EUR/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page).toHaveURL(shop.home);
});

test('without script the menu opens and leads on', async ({ page, shop, isMobile }) => {
  test.skip(!isMobile, 'a wide window has no menu');
  await shop.visitHome();
  await shop.openMenu();
  const link = shop.menu
    .getByRole('navigation')
    .locator('a[href^="/de-de/"]')
    .filter({ visible: true })
    .first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
});

test('without script the navigation opens its flyout', async ({ shop, isMobile }) => {
  test.skip(isMobile, 'a narrow window has the menu');
  await shop.visitHome();
  const tab = shop.header.getByRole('navigation').locator('button[popovertarget]').first();
  await tab.click();
  await expect(shop.header.locator('[popover]:popover-open').getByRole('link').first()).toBeVisible();
});

test('without script the cookie notice closes for good', async ({ page, shop }) => {
  await shop.visitHome();
  await shop.cookieNotice.getByRole('button', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(shop.home);
  await expect(shop.cookieNotice).toHaveCount(0);
});

test('without script every slide can be reached', async ({ shop }) => {
  await shop.visitHome();
  const slides = shop.main.locator('[data-slide]');
  for (let index = 0; index < (await slides.count()); index += 1) {
    await slides.nth(index).scrollIntoViewIfNeeded();
    await expect(slides.nth(index).getByRole('heading').first()).toBeInViewport();
  }
});
