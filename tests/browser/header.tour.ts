import { LANGUAGES } from '../../src/domain/words/language.ts';
import { newMemberAddress, sendSignUp } from './support/member-account.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

test('[SHELL-014][SHELL-015] the logo in the header opens the home page', async ({ page, shop }) => {
  await shop.visitHome();
  await shop.visit(await shop.findOtherPage());
  await shop.header.locator('a[data-reset-search]').first().click();
  await expect(page).toHaveURL(shop.home);
});

test('[SHELL-018][SHELL-019] hotline and favourites are a click away', async ({ shop }) => {
  await shop.visitHome();
  if (shop.isNarrow) await shop.openMenu();
  const place = shop.isNarrow ? shop.menu : shop.header;
  await expect(place.locator('a[href^="tel:+"]').filter({ visible: true })).toBeVisible();
  await expect(place.getByRole('link', { name: 'Favourites' }).filter({ visible: true })).toBeVisible();
});

test('[AUTH-002][AUTH-004] login is a click away, and next to it sign-up where there is room', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  if (shop.isNarrow) await shop.openMenu();
  const place = shop.isNarrow ? shop.menu : shop.header;
  for (const name of ['Login', 'Sign Up'])
    await expect(place.getByRole('link', { name }).filter({ visible: true })).toBeVisible();
  expect(page.url()).not.toContain('login');
});

test('the skip link is the first stop and leads past the header', async ({ page, shop }) => {
  await shop.visitHome();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(shop.main).toBeFocused();
});

/** Looks at the tabs of the header at the widths where its row changes. */
async function expectOneLine(shop: Shop): Promise<void> {
  await shop.visitHome();
  for (const width of [768, 900, 1024, 1200, 1280, 1400, 1440, 1600]) {
    await shop.page.setViewportSize({ width, height: 900 });
    const tabs = await shop.header.locator('nav > ul > li').filter({ visible: true }).all();
    const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y));
    expect(new Set(tops).size, `${tabs.length} tabs at ${width} px`).toBe(1);
  }
}

for (const locale of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('[SHELL-029] the navigation is on one line from 768 px on, for guests and for members', async ({
      page,
      shop,
    }) => {
      await expectOneLine(shop);
      await page.goto('/de-de/login?intent=sign-up');
      // As long as a name is shown, before the address is verified: the mark takes room as well.
      await sendSignUp(page, 'Maximiliane', newMemberAddress());
      await expectOneLine(shop);
    });
  });
}
