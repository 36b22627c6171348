import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

const search = '/de-de/search?destinations=1001';

/** Opens the map of the results, on a narrow window from its button. */
async function openMap({ page }: Shop) {
  const button = page.locator('button[popovertarget="results-map"]').first();
  if (await button.isVisible()) await button.click();
  const map = page.getByRole('region', { name: 'Map of the hotels' });
  await expect(map.first()).toBeVisible();
  return map.first();
}

function listMapRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/map\/|map-results|maplibre|open-map/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

test('[LIST-023] our own map opens without a question, and costs nothing before the first sign of intent', async ({
  page,
  shop,
}) => {
  const requests = listMapRequests(page);
  await shop.visit(search);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await shop.takeOver();
  const map = await openMap(shop);
  await expect(map.locator('canvas')).toBeVisible();
  await expect(map.getByText('Show the map?')).toHaveCount(0);
  await shop.footer.getByRole('button', { name: 'Cookie settings' }).click();
  const settings = page.locator('#consent-settings');
  await expect(settings.getByRole('form', { name: 'Statistics' })).toBeVisible();
  await expect(settings.getByRole('form', { name: 'Maps' })).toHaveCount(0);
});

test('[LIST-023] [MAP-006] [FAV-002] [SAPI-011] the map shows prices, a chosen hotel with its heart and the way to it', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await shop.visit(search);
  const resultsRequest = page.waitForRequest('**/ajax/search/map-results?*');
  await shop.takeOver();
  const map = await openMap(shop);
  expect(new URL((await resultsRequest).url()).searchParams.get('resultsPerPage')).toBe('100');
  const prices = map.getByRole('list', { name: 'Map of the hotels' }).getByRole('button');
  await expect(prices.first()).toBeVisible();
  const card = map.getByRole('dialog');
  await expect(async () => {
    await prices.first().press('Enter');
    await expect(card).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await expect(card.getByRole('button', { name: 'Close selection' })).toBeFocused();
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/de-de\/hotel\/.+offer=\w+/);
  expect(await findA11yViolations(page)).toBe('');
  const heart = card.getByRole('button', { name: / to favourites and compare$/ }).first();
  const saved = page.waitForResponse('**/ajax/favorites/add');
  await heart.click();
  expect((await saved).status()).toBe(200);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(map.locator('[data-marker]:focus')).toHaveCount(1);
});

test('a map that cannot be loaded says so and can be tried again', async ({ page, shop, watch }) => {
  watch.expectFault(/\/map\/en\/style\.json/);
  await page.route('**/map/en/style.json', (route) => route.abort());
  await shop.visit(search);
  await shop.takeOver();
  const map = await openMap(shop);
  await expect(map.getByText('All hotels are still in the list.')).toBeVisible();
  await page.unroute('**/map/en/style.json');
  await map.getByRole('button', { name: 'Try again' }).click();
  await expect(map.locator('[data-marker]').first()).toBeVisible();
});
