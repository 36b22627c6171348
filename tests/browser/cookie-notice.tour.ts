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

test('[SHELL-037] the cookie notice is at the foot of the page and lies over nothing', async ({ shop }) => {
  await shop.visitHome();
  const [main, notice, footer] = await Promise.all(
    [shop.main, shop.cookieNotice, shop.footer].map((part) => part.boundingBox()),
  );
  expect(notice?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});
