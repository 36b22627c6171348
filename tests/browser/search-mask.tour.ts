import type { Locator, Page } from '@playwright/test';
import { findBarriers } from './find-barriers.ts';
import { expect, type Shop, test } from './shop.ts';

interface Mask {
  /** The field that begins with these words, opened. @returns its panel */
  open(label: string): Promise<Locator>;
  readonly search: Locator;
}

/** The mask of the page; on mobile it is opened over the whole screen first. */
async function openMask(page: Page, shop: Shop): Promise<Mask> {
  await shop.takeOver();
  const mask = shop.main.locator('search');
  if (shop.isNarrow) await mask.locator('button[popovertarget="mask-sheet"]').click();
  return {
    search: mask.locator('button[type="submit"]'),
    open: async (label) => {
      await mask.getByRole('button', { name: label }).click();
      return page.getByRole('dialog', { name: label });
    },
  };
}

const destination = 'Reiseziel oder Hotel';

test('[MASK-022][MASK-030][MASK-031][DEST-003] somebody types a place, sees what there is and finds its hotels', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  const mask = await openMask(page, shop);
  const panel = await mask.open(destination);
  const typed = panel.getByRole('combobox');
  await expect(typed).toBeFocused();
  await typed.fill('Kret');
  await expect(panel.getByRole('option').first()).toContainText('Kreta');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const apply = panel.getByRole('button', { name: 'Übernehmen' });
  await expect(apply).toContainText(/\d+ Hotels? ab /);
  expect(await findBarriers(page)).toBe('');
  await apply.click();
  await expect(page).toHaveURL(/\/de-de$/);
  await expect(mask.search).toContainText(/\d+ Hotels? ab /);
  await mask.search.click();
  await expect(page).toHaveURL(/\/de-de\/search\?destinations=\d+&airports=DE$/);
  const { dest } = (await page.evaluate(() => window.navigation.currentEntry?.getState())) as {
    dest: string;
  };
  expect(page.url()).toContain(`destinations=${dest}`);
});

test('[DEST-006][DEST-007] Escape restores what was chosen and gives the focus back', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  const mask = await openMask(page, shop);
  const panel = await mask.open(destination);
  await panel.getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const field = shop.main.locator('search').getByRole('button', { name: destination });
  await expect(field).toContainText('Überall');
  await expect(field).toBeFocused();
});

test('[DEST-017][DEST-018] a place that nobody knows gives both answers', async ({ page, shop }) => {
  await shop.visitHome();
  const panel = await (await openMask(page, shop)).open(destination);
  await panel.getByRole('combobox').fill('Xyzzy');
  await expect(panel.getByText('Keine Reiseziele für Ihre Auswahl')).toBeVisible();
  await expect(panel.getByText('Keine Ergebnisse')).toBeVisible();
});

test('[AIRPORT-019][AIRPORT-020][MASK-035] Germany is chosen at first and gives way to an airport, or to none', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  const mask = await openMask(page, shop);
  const panel = await mask.open('Abflug');
  await expect(panel.getByRole('checkbox', { name: 'Deutschland', exact: true })).toBeChecked();
  expect(await findBarriers(page)).toBe('');
  await panel.getByRole('textbox').fill('muc');
  await panel.getByRole('checkbox', { name: /München/ }).click();
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(shop.main.locator('search').getByRole('button', { name: 'Abflug' })).toContainText('München');
  await mask.open('Abflug');
  await panel.getByRole('checkbox', { name: 'Ohne Flug' }).check();
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(shop.main.locator('search').getByRole('button', { name: 'Abflug' })).toContainText(
    'Ohne Flug',
  );
});

test('[MASK-016][MASK-017][MASK-018] on a phone the mask covers the screen and its arrow closes it', async ({
  page,
  shop,
}) => {
  test.skip(!shop.isNarrow, 'on a wide window the mask is always shown in full');
  await shop.visitHome();
  await openMask(page, shop);
  await expect(page.locator('body')).toHaveClass(/is-mask-open/);
  expect(await findBarriers(page)).toBe('');
  await page.getByRole('button', { name: 'Suche schließen' }).click();
  await expect(page.locator('body')).not.toHaveClass(/is-mask-open/);
});

test('[MASK-020] nothing chosen leads to the gallery, also without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/de-de');
  const trigger = page.locator('search button[popovertarget="mask-sheet"]');
  if (await trigger.isVisible()) await trigger.click();
  await page.locator('search button[type="submit"]').click();
  await expect(page).toHaveURL(/\/de-de\/gallery\/AllDestinations\?airports=DE$/);
  await context.close();
});
