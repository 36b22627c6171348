import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { findFlownPlace } from '../support/traveller.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const list = '/de-de/search?destinations=1001&duration=7';

/** Searches for a place from the home page's mask. */
async function searchFor(shop: Shop, place: string): Promise<void> {
  const { page } = shop;
  await shop.visitHome();
  await shop.takeOver();
  const mask = shop.main.locator('search');
  if (shop.isNarrow) await mask.locator('button[popovertarget="mask-sheet"]').first().click();
  await mask.getByRole('button', { name: 'Reiseziel oder Hotel' }).click();
  const panel = page.getByRole('dialog', { name: 'Reiseziel oder Hotel' });
  await panel.getByRole('combobox').fill(place);
  await expect(panel.getByRole('option').first()).toContainText(place);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  const analyticsRequest = page.waitForRequest((request) =>
    /"action":"search"/.test(request.postData() ?? ''),
  );
  await mask.locator('button[type="submit"]').click();
  await analyticsRequest;
  await expect(page).toHaveURL(/\/de-de\/search\?destinations=\d+/);
}

test('[MASK-026][STORE-011] pressing Search is counted, and the home page leads back to that search', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await searchFor(shop, 'Kreta');
  const { search } = new URL(page.url());
  await shop.visitHome();
  await shop.takeOver();
  if (shop.isNarrow) await shop.main.locator('button[popovertarget="mask-sheet"]').first().click();
  const last = page.getByRole('link', { name: /Letzte Suche fortsetzen.*Kreta/ });
  await last.click();
  await expect(page).toHaveURL(`/de-de/search${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kreta');
});

test('[LIST-006] filters are undone by back and done again by forward, where the shopper was', async ({
  page,
  shop,
}) => {
  test.skip(shop.isNarrow, 'on a narrow window the filters cover the list');
  await shop.visit(list);
  await shop.takeOver();
  const boxes = page.locator('#result-filters').getByRole('checkbox', { name: /Sterne?/ });
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/stars=/);
  await expect(boxes.nth(0)).toBeFocused();
  const one = page.url();
  const scrolled = await page.evaluate(() => scrollY);
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(page).not.toHaveURL(one);
  await expect(boxes.nth(1)).toBeChecked();
  const two = page.url();
  await page.goBack();
  await expect(page).toHaveURL(one);
  await expect(boxes.nth(1)).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(boxes.nth(0)).not.toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(two);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a reload keeps filters, order, dates and the chosen offer', async ({ page, shop }) => {
  await shop.visit(`${list}&sort=rating&maxPrice=2000`);
  const seen = await page
    .locator('[data-hotel]')
    .evaluateAll((cards) => cards.map(({ dataset }) => dataset.hotel));
  await page.locator('[data-hotel]').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/hotel\//);
  const trip = await readTrip(page);
  await page.reload();
  expect(await readTrip(page)).toBe(trip);
  await page.goBack();
  await expect(page).toHaveURL(/sort=rating/);
  await page.reload();
  await expect
    .poll(() =>
      page.locator('[data-hotel]').evaluateAll((cards) => cards.map(({ dataset }) => dataset.hotel)),
    )
    .toEqual(seen);
});

/** Days, flights, room and price of the ticket; how old the price is differs between two looks at it. */
async function readTrip(page: Page): Promise<string> {
  await expect(page.locator('#trip').getByRole('button', { name: 'Weiter zur Buchung' })).toBeVisible();
  const [trip = ''] = ((await page.locator('#trip').textContent()) ?? '').split('Weiter zur Buchung');
  return trip;
}

test('[SHELL-023][ROUTE-002] prices are shown in the currency that was chosen and say what is charged, from list to payment', async ({
  page,
  shop,
}) => {
  await shop.visit(list);
  const price = page.locator('[data-hotel]').first().locator('data, [class*=price]').first();
  await expect(price).toContainText('€');
  await shop.openMarketFlyout();
  await shop.marketFlyout.getByRole('button', { name: /^Deutsch.*CHF/ }).click();
  await expect(page).toHaveURL(list);
  await expect(price).toContainText('CHF');
  const card = page.locator('[data-hotel]').first();
  await expect(card).toContainText(/ca\. CHF[\s\d']+.*wir berechnen [\d\s]+\.\d\d\s€/);
  await page.locator('[data-hotel]').first().getByRole('heading').getByRole('link').click();
  await expect(page.locator('#trip')).toContainText(/ca\.\s*CHF.*wir berechnen [\d\s]+\.\d\d\s€/);
  // Until then the script that keeps early presses may not have run: no shopper is that quick.
  await page.waitForLoadState('domcontentloaded');
  await page.locator('#trip').getByRole('button', { name: 'Weiter zur Buchung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extras für Ihre Reise' })).toBeVisible();
  await expect(shop.main).toContainText(/Gesamtpreis[\d\s]+\.\d\d\s€ ca\.\sCHF/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('list, hotel, another day and another room are reached by links', async ({ page, shop }) => {
    await shop.visit('/de-de/gallery/AllDestinations');
    await findFlownPlace(page).click();
    await page.locator('[data-hotel]').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/hotel\//);
    const offer = new URL(page.url()).searchParams.get('offer');
    await page.locator('#customize-dates [role=option]:not([aria-selected=true])').first().click();
    await expect(page).toHaveURL(/offer=/);
    expect(new URL(page.url()).searchParams.get('offer')).not.toBe(offer);
    await expect(page.locator('#trip')).toBeVisible();
  });
});
