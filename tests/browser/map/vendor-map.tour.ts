import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { findFreePort, type RunningShop, startShop } from '../support/start-shop.ts';

test.use({ locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));
// A shop of its own, whose map is a vendor's.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const search = '/de-de/search?destinations=1001';
const style = {
  version: 8,
  sources: {},
  layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#d5e3ee' } }],
};

let vendor: Server;
let running: RunningShop;
let asked = 0;
const portBefore = process.env.SHOP_PORT;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await findFreePort();
  vendor = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
    response.end(JSON.stringify(style));
  }).listen(port);
  running = await startShop({ settings: { MAP_STYLE_URL: `http://localhost:${port}/style.json` } });
  process.env.SHOP_PORT = String(running.port);
});
test.afterAll(async () => {
  process.env.SHOP_PORT = portBefore;
  vendor.close();
  await running.stop();
});
test.beforeEach(() => {
  asked = 0;
});

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the hotels' }).first();

test('[CONSENT-001] [CONSENT-003] nothing of a vendor’s map is loaded before the visitor agrees, nor after a no', async ({
  page,
  shop,
}) => {
  await shop.visit(search);
  await shop.takeOver();
  await mapOf(page).getByRole('button', { name: 'Do not load' }).click();
  await expect(mapOf(page).getByRole('status')).toHaveText('The map stays switched off.');
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
});

test('[CONSENT-003] a yes pressed before React is there loads the map in place, and the next page has it by itself', async ({
  page,
  shop,
}) => {
  await shop.visit(search);
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  await mapOf(page).getByRole('button', { name: 'Load map' }).click();
  await expect(mapOf(page).locator('canvas')).toBeVisible();
  expect(asked).toBe(1);
  await expect(page.locator('html[data-same]')).toBeAttached();
  await shop.visit(search);
  await expect(mapOf(page).locator('canvas')).toBeVisible();
});

test('[CONSENT-005] [CONSENT-006] a consent stays, and can be taken back in the cookie settings', async ({
  page,
  shop,
}) => {
  await shop.visit(search);
  await shop.takeOver();
  await mapOf(page).getByRole('button', { name: 'Load map' }).click();
  await expect(mapOf(page).locator('canvas')).toBeVisible();
  await shop.visitHome();
  await shop.takeOver();
  await shop.footer.getByRole('button', { name: 'Cookie settings' }).click();
  const choice = page.locator('#consent-settings').getByRole('form', { name: 'Maps' });
  await expect(choice.getByRole('button', { name: 'Allow', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await findA11yViolations(page)).toBe('');
  await choice.getByRole('button', { name: 'Do not allow' }).click();
  await expect(choice.getByRole('button', { name: 'Do not allow' })).toHaveAttribute('aria-pressed', 'true');
  await shop.visit(search);
  await expect(mapOf(page).getByText('Show the map?')).toBeVisible();
});
