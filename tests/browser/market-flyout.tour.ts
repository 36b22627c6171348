import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.beforeEach(({ page }) => skipPainting(page));

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('[SHELL-003][SHELL-021][SHELL-022] the flyout lists the seven markets under its title', async ({
    shop,
  }) => {
    await shop.visitHome();
    await shop.openMarketFlyout();
    await expect(shop.marketFlyout.getByRole('heading', { name: 'Choose your language' })).toBeVisible();
    const countries = ['Germany', 'Austria', 'Switzerland', 'United Kingdom', 'Ireland', 'Italy', 'Spain'];
    const entries = shop.marketFlyout.getByRole('listitem');
    await expect(entries).toHaveCount(countries.length);
    for (const country of countries) await expect(entries.filter({ hasText: country }).first()).toBeVisible();
  });
});

test('[SHELL-023] a chosen language and currency stay, on this page and on the next', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await shop.visitHome();
  const path = await shop.findOtherPage();
  await shop.visit(path);
  await shop.openMarketFlyout();
  await shop.marketFlyout.getByRole('button', { name: /^Français.*CHF/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(path);
  await shop.visitHome();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const chosen = shop.marketFlyout.locator('[aria-current]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText('CHF');
});

for (const [country, language, hotline] of [
  ['Irland', 'English', '+353'],
  ['Österreich', 'Deutsch', '+49'],
] as const) {
  test(`[SHELL-023][AIRPORT-020] ${country} stays the chosen market, and hotline and departure follow it`, async ({
    page,
    shop,
  }) => {
    await shop.visitHome();
    await shop.openMarketFlyout();
    await shop.marketFlyout.getByRole('button', { name: new RegExp(`^${language}.*${country}`) }).click();
    await shop.visitHome();
    const chosen = shop.marketFlyout.locator('li', { has: page.locator('[aria-current]') });
    await expect(chosen).toHaveCount(1);
    await expect(chosen.locator('input[name=market]')).toHaveValue(country === 'Irland' ? 'ie' : 'at');
    await expect(shop.header.locator('a[href^="tel:"]').first()).toContainText(hotline);
    await shop.visit('/de-de/search?duration=7');
    const departure = country === 'Irland' ? 'Ireland' : 'Österreich';
    await expect(shop.main.getByRole('search').first()).toContainText(departure);
  });
}

test('Escape and a press outside close the flyout, Escape gives the focus back', async ({ page, shop }) => {
  test.skip(shop.isNarrow, 'the narrow window opens it from the menu');
  await shop.visitHome();
  await shop.openMarketFlyout();
  await page.keyboard.press('Escape');
  await expect(shop.marketFlyout).toBeHidden();
  await expect(shop.header.locator('button[popovertarget="market-flyout"]').first()).toBeFocused();
  await shop.openMarketFlyout();
  await page.mouse.click(200, 700);
  await expect(shop.marketFlyout).toBeHidden();
});

test('the flyout opens by keyboard and its first choices are the next stops', async ({ page, shop }) => {
  test.skip(shop.isNarrow, 'the narrow window opens it from the menu');
  await shop.visitHome();
  await shop.header.locator('button[popovertarget="market-flyout"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(shop.marketFlyout).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(shop.marketFlyout.locator(':focus')).toHaveCount(1);
});
