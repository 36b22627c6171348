import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, shopOrigin, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({
  baseURL: async ({ brandKey }, use) => {
    await use(shopOrigin(brandKey, 'WORKSHOP_PORT'));
  },
  contextOptions: { reducedMotion: 'reduce' },
});

/** One example in so many is looked at, another one where the window is narrow; with `TOURS=all` every one. */
const every = process.env.TOURS === 'all' ? 1 : 6;
/** So many tours share the examples: one alone would keep a worker busy long after the others are done. */
const shares = [1, 2, 3, 4];

for (const share of shares) {
  test(`the gallery shows its examples, and axe finds nothing on any of them, ${share} of ${shares.length}`, {
    tag: '@access',
  }, async ({ page, brandKey, isMobile, watch }) => {
    test.skip((brandKey === 'abendmeer') === isMobile, 'one brand is seen wide, the other narrow');
    test.setTimeout(300_000);
    // Examples are of hotels and offers that this shop does not sell.
    watch.expectFault(/^answer 40[04]: .*\/ajax\//);
    await skipPainting(page);
    await page.goto('/_gallery');
    if (share === 1) expect(await findA11yViolations(page)).toBe('');
    const addresses = await page
      .locator('a[href*="example="]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(10);
    const chosen = addresses.filter((_address, at) => at % every === (isMobile ? every >> 1 : 0));
    for (const address of chosen.filter((_address, at) => at % shares.length === share - 1)) {
      const answer = await page.goto(address);
      expect.soft(answer?.status(), address).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      // An example is shown without the page that its heading belongs to.
      expect.soft(await findA11yViolations(page, ['heading-order']), address).toBe('');
    }
  });
}

test('the gallery shows the requested language and brand', async ({ page }) => {
  await page.goto('/_gallery?brand=tagwind&language=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'tagwind');
});

test('production has no gallery', async ({ page, brandKey, watch }) => {
  watch.expectFault(/^answer 404: .*_gallery$/);
  const answer = await page.goto(`${shopOrigin(brandKey, 'SHOP_PORT')}/_gallery`);
  expect(answer?.status()).toBe(404);
});
