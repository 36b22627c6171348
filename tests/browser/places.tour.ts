import { delayReact } from './support/delay-react.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

const gallery = '/de-de/gallery/AllDestinations';

test.beforeEach(({ page }) => skipPainting(page));

test('[GALLERY-001] [GALLERY-002] a month re-prices the gallery without a new document, a place leads to its hotels', {
  tag: '@journey',
}, async ({ page, shop }) => {
  expect(await shop.visit(gallery)).toBe(200);
  await shop.takeOver();
  const months = shop.main.getByRole('navigation', { name: 'Reisemonat' });
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
  const month = months.getByRole('link').nth(6);
  await expect(month).toContainText(/ab [\d.]+\s€/);
  const price = /[\d.]+(?=\s€)/.exec((await month.textContent()) ?? '')?.[0] ?? '';
  // The link says what it shows, so that another price would be announced; the address forgets it.
  await expect(month).toHaveAttribute('href', /shownPrice=\d+EUR/);
  await month.click();
  await expect(page).toHaveURL(/departureDate=.*returnDate=/);
  await expect(page).not.toHaveURL(/shownPrice/);
  await expect(shop.main.getByText(/hat sich geändert/)).toHaveCount(0);
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(/^Wohin im .+\?$/);
  await expect(months.locator('[aria-current]')).toHaveCount(1);
  await expect(shop.main.getByText(`ab ${price}\u00a0€ pro Person`)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  await shop.expectNoSidewaysScroll();
  const place = shop.main.getByRole('heading', { level: 2 }).first().getByRole('link');
  await expect(place).toHaveAttribute(
    'href',
    /^\/de-de\/search\?destinations=\d+&sort=price&airports=DE&departureDate=/,
  );
});

test('[OFFER-031] the gallery says that its lowest price is not the one that led to it, also after a move in place', async ({
  page,
  shop,
}) => {
  expect(await shop.visit(`${gallery}?shownPrice=100EUR`)).toBe(200);
  await expect(shop.main.getByText(/hat sich geändert: von 1\s€ auf/)).toBeVisible();
  await expect(page).not.toHaveURL(/shownPrice/);
  await shop.takeOver();
  const month = shop.main.getByRole('navigation', { name: 'Reisemonat' }).getByRole('link').nth(6);
  await expect(month).toHaveAttribute('href', /shownPrice=/);
  const [, key] = /departureDate=(\d{4}-\d{2})/.exec((await month.getAttribute('href')) ?? '') ?? [];
  const months = [{ month: key, perPersonAmount: 100, totalAmount: 200 }];
  await page.route('**/ajax/month-prices*', (route) =>
    route.fulfill({ json: { currency: 'EUR', knownAt: null, source: null, months } }),
  );
  await shop.visit(gallery);
  await shop.takeOver();
  await expect(month).toHaveAttribute('href', /shownPrice=200EUR/);
  await month.click();
  await expect(shop.main.getByText(/hat sich geändert: von 1\s€ auf/)).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
});

test('a month pressed before React is there shows in place', async ({ page, shop }) => {
  const releaseReact = await delayReact(page);
  expect(await shop.visit(gallery)).toBe(200);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
  await shop.main.getByRole('navigation', { name: 'Reisemonat' }).getByRole('link').nth(6).click();
  releaseReact();
  await expect(page).toHaveURL(/departureDate=.*returnDate=/);
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(/^Wohin im .+\?$/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test('[TRACK-002] the gallery is tracked once its first picture is there, without slowing it', async ({
  page,
}) => {
  let waitForPictures = () => {};
  const held = new Promise<void>((resolve) => {
    waitForPictures = resolve;
  });
  await page.route('**/image/**', async (route) => {
    await held;
    await route.fallback();
  });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(gallery, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(loaded.filter((url) => /\/assets\/track-|event_logger/.test(url))).toEqual([]);
  const analyticsRequest = page.waitForRequest(/event_logger/);
  waitForPictures();
  expect((await analyticsRequest).postData()).toContain('view_item_list');
});

test('[MASK-021] chosen destinations are shown alone, in their order', async ({ shop }) => {
  expect(await shop.visit(`${gallery}?destinations=1023,1001`)).toBe(200);
  await expect(shop.main.getByRole('heading', { level: 2 })).toHaveText(['Kreta', 'Mallorca']);
});

test('the gallery has no accessibility violations, also with nothing found and with an address that says nothing', async ({
  page,
  shop,
}) => {
  for (const query of ['', '?maxPrice=1', '?departureDate=gestern&theme=city']) {
    expect(await shop.visit(gallery + query)).toBe(200);
    expect(await findA11yViolations(page)).toBe('');
  }
});
