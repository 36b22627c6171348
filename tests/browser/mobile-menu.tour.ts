import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

const menuButton = 'button[popovertarget="mobile-menu"]';

test.describe('around the switch width', () => {
  test.skip(({ isMobile }) => isMobile, 'sets the width itself');

  test('[SHELL-025][SHELL-028][SHELL-029] at 767 px the menu replaces the navigation', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await shop.visitHome();
    await expect(shop.header.locator(menuButton).first()).toBeVisible();
    await expect(shop.header.getByRole('navigation')).toBeHidden();
  });

  test('[SHELL-030] at 768 px the navigation is in the header', async ({ page, shop }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await shop.visitHome();
    await expect(shop.header.locator(menuButton).first()).toBeHidden();
    await expect(shop.header.getByRole('navigation').first()).toBeVisible();
  });
});

test.describe('on a narrow window', () => {
  test.skip(({ isMobile }) => !isMobile, 'a wide window has no menu');

  test('[SHELL-026][SHELL-027] the menu is closed at first and carries its title', async ({ shop }) => {
    await shop.visitHome();
    await expect(shop.menu).toBeHidden();
    await shop.openMenu();
    await expect(shop.menu.getByRole('heading', { name: 'Menu', exact: true })).toBeVisible();
  });

  test('[SHELL-031] the menu holds navigation, hotline, favourites and language', {
    tag: '@narrow-journey',
  }, async ({ shop }) => {
    await shop.visitHome();
    await shop.openMenu();
    await expect(shop.menu.getByRole('navigation')).toBeVisible();
    await expect(shop.menu.locator('a[href^="tel:"]')).toBeVisible();
    await expect(shop.menu.getByRole('link', { name: 'Favourites' })).toBeVisible();
    await expect(shop.menu.locator('button[popovertarget="market-flyout"]')).toBeVisible();
  });

  test('Escape and the close button close the menu and give the focus back', async ({ page, shop }) => {
    await shop.visitHome();
    await shop.openMenu();
    await page.keyboard.press('Escape');
    await expect(shop.menu).toBeHidden();
    await expect(shop.header.locator(menuButton).first()).toBeFocused();
    await shop.openMenu();
    await shop.menu.getByRole('button', { name: 'Close' }).click();
    await expect(shop.menu).toBeHidden();
  });

  test('the focus moves into the menu and the page behind does not scroll', async ({ page, shop }) => {
    await shop.visitHome();
    await shop.header.locator(menuButton).first().focus();
    await page.keyboard.press('Enter');
    await expect(shop.menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(shop.menu.locator(':focus')).toHaveCount(1);
    await page.mouse.move(380, 600);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('body')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a link in the menu leads on and leaves no menu behind', { tag: '@narrow-journey' }, async ({
    page,
    shop,
  }) => {
    await shop.visitHome();
    await shop.takeOver();
    await shop.openMenu();
    const link = shop.menu
      .getByRole('navigation')
      .locator('a[href^="/de-de/"]')
      .filter({ visible: true })
      .first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(shop.menu).toBeHidden();
  });
});
