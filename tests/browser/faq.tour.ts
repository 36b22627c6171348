import { expect, test } from './support/shop.ts';

test('[MOD-054][SHELL-061] sections of the FAQ are open at first and fold by keyboard', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  const section = shop.main.locator('details:has(summary h2, summary h3)').last();
  const answer = section.locator('p').first();
  await expect(answer).toBeVisible();
  await section.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
  await page.keyboard.press('Space');
  await expect(answer).toBeVisible();
});

test('a section that was folded before React takes over stays folded', async ({ shop }) => {
  await shop.visitHome();
  const section = shop.main.locator('details:has(summary h2, summary h3)').last();
  await section.evaluate((details: HTMLDetailsElement) => {
    details.open = false;
  });
  await shop.takeOver();
  await expect(section.locator('p').first()).toBeHidden();
});
