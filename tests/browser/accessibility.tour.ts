import { findA11yViolations } from './support/find-a11y-violations.ts';
import { findPages } from './support/find-pages.ts';
import { expect, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on any page', { tag: '@access' }, async ({ page, shop, brandKey, watch }) => {
  test.setTimeout(240_000);
  await skipPainting(page);
  watch.expectFault(/^answer 404: /);
  for (const { path } of await findPages(shopPort(), brandKey)) {
    await shop.visit(path);
    expect.soft(await findA11yViolations(page), path).toBe('');
  }
});

test('axe finds nothing on the open flyout, the open menu and a page in use', { tag: '@access' }, async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  expect.soft(await findA11yViolations(page), 'in use').toBe('');
  await shop.openMarketFlyout();
  expect.soft(await findA11yViolations(page), 'flyout').toBe('');
  if (!shop.isNarrow) return;
  await shop.visitHome();
  await shop.openMenu();
  expect.soft(await findA11yViolations(page), 'menu').toBe('');
});

test('axe finds nothing on not-found', { tag: '@access' }, async ({ page, shop }) => {
  await shop.visitNowhere();
  expect(await findA11yViolations(page)).toBe('');
});

test('every picture that says something has words for it', { tag: '@access' }, async ({ page, shop }) => {
  await shop.visitHome();
  expect(await page.locator('img:not([alt])').count()).toBe(0);
});
