import type { Locator, Page } from '@playwright/test';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';
import { swipeOn } from './support/swipe-on.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });

test.beforeEach(async ({ page }) => skipPainting(page));

interface HotelFound {
  readonly path: string;
  readonly pictures: number;
  readonly films: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the answer's shape is proved elsewhere
async function callApi(call: string): Promise<any> {
  const response = await fetch(`http://localhost:${shopPort()}/de-de/ajax/${call}`);
  return response.json();
}

/** A hotel with a film and more than six reviews. */
async function findHotel(): Promise<HotelFound> {
  const { results } = await callApi('mixed-resultlist?sort=category');
  for (const { hotel } of results) {
    if (hotel.ratings.count <= 6) continue;
    const { media } = await callApi(`hoteldetail/info?hotelId=${hotel.id}`);
    const films = media.filter(({ type }: { type: string }) => type === 'video').length;
    if (films === 0) continue;
    return {
      path: `/de-de/hotel/${hotel.slugPath}/${hotel.slugName}-${hotel.id}`,
      pictures: media.length - films,
      films,
    };
  }
  throw new Error('No hotel with a film and many reviews on the first page');
}

async function visitHotel(shop: Shop, query = ''): Promise<HotelFound> {
  const hotel = await findHotel();
  expect(await shop.visit(hotel.path + query)).toBe(200);
  await shop.takeOver();
  return hotel;
}

const openDialog = (page: Page): Locator => page.locator('dialog[open]');

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])
  test(`the first visit shows name and price, and no notice over them, at ${size.width} × ${size.height}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(size);
    const { path } = await findHotel();
    await shop.visit(path);
    await expect(shop.cookieNotice).toBeVisible();
    const bar = page.locator('[data-trip-bar]');
    const name = await readBox(shop.main.getByRole('heading', { level: 1 }));
    const price = await readBox(bar.getByText(/€/).filter({ visible: true }).first());
    const next = await readBox(bar.getByRole('button', { name: 'Continue to booking' }));
    const [notice, barBox] = [await readBox(shop.cookieNotice), await readBox(bar)];
    for (const box of [name, price, next]) {
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(size.height);
      expect(overlaps(box, notice)).toBe(false);
    }
    expect(overlaps(name, barBox)).toBe(false);
    expect(overlaps(price, next)).toBe(false);
    if (size.width < 1024) return;
    await bar.getByRole('link', { name: 'Show trip' }).click();
    await expect(page.locator('#trip')).toBeInViewport();
  });

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

async function readBox(locator: Locator): Promise<Box> {
  await expect(locator).toBeVisible();
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(height).toBeGreaterThan(0);
  return { top: y, bottom: y + height, left: x, right: x + width };
}

function overlaps(one: Box, other: Box): boolean {
  const isApart = one.right <= other.left || other.right <= one.left;
  return !isApart && one.bottom > other.top && other.bottom > one.top;
}

test('a gallery that cannot be loaded leaves the page as it is and says so', async ({
  page,
  shop,
  watch,
}) => {
  const { pictures } = await visitHotel(shop);
  watch.expectFault(/^failed request: .*media-gallery/);
  await page.route('**/assets/media-gallery*.js', (route) => route.abort('connectionreset'));
  await shop.main.getByRole('button', { name: `${pictures} pictures` }).click();
  await expect(shop.main.getByText('Something went wrong')).toBeVisible();
  await expect(shop.main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[MEDIA-001] [MEDIA-002] [MEDIA-003] [HOTEL-027] the gallery steps by arrow and starts again in another category', async ({
  page,
  shop,
}) => {
  const { pictures, films } = await visitHotel(shop);
  await shop.main.getByRole('button', { name: `${pictures} pictures` }).click();
  const gallery = openDialog(page);
  await expect(gallery).toContainText(`1 of ${pictures + films}`);
  await expect(gallery.getByRole('combobox')).toHaveValue('all');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(gallery).toContainText(`3 of ${pictures + films}`);
  expect(await findA11yViolations(page)).toBe('');
  await gallery.getByRole('combobox').selectOption('room');
  await expect(gallery).toContainText(/1 of [1-3]$/);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(shop.main.getByRole('button', { name: `${pictures} pictures` })).toBeFocused();
});

test('the picture of a room next to its prices opens large by keyboard, and the focus returns to it', async ({
  page,
  shop,
}) => {
  await visitHotel(shop);
  const room = page
    .locator('section', { has: page.locator('#room-choice-title') })
    .getByRole('listitem')
    .first();
  const picture = room.getByRole('button', { name: /view large/ });
  await expect(picture).toContainText('Illustration');
  await picture.focus();
  await page.keyboard.press('Enter');
  const gallery = openDialog(page);
  await expect(gallery.getByRole('combobox')).toHaveValue('room');
  await expect(gallery).toContainText((await room.getByRole('heading').textContent()) ?? '?');
  await expect(gallery).toContainText('Illustration');
  expect(await findA11yViolations(page)).toBe('');
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(picture).toBeFocused();
});

test('[MEDIA-001] a finger swipes through the gallery', async ({ page, shop }) => {
  test.skip(!shop.isNarrow, 'a finger needs a touch screen');
  const { pictures, films } = await visitHotel(shop);
  await shop.main.getByRole('button', { name: `${pictures} pictures` }).click();
  const gallery = openDialog(page);
  await expect(gallery).toContainText(`1 of ${pictures + films}`);
  await swipeOn(gallery.locator('picture').first());
  await expect(gallery).toContainText(`2 of ${pictures + films}`);
});

test('[MEDIA-004] the film opens behind the pictures and plays on request', async ({ page, shop }) => {
  const { pictures, films } = await visitHotel(shop);
  await shop.main.getByRole('button', { name: 'Film', exact: true }).click();
  const gallery = openDialog(page);
  await expect(gallery).toContainText(`${pictures + 1} of ${pictures + films}`);
  await gallery.getByRole('button', { name: 'Play film' }).click();
  await expect(gallery.getByRole('button', { name: 'Pause film' })).toBeVisible();
});

test('[HOTEL-023] [HOTEL-032] all details open next to the description and close again', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await visitHotel(shop);
  const button = shop.main.getByRole('button', { name: 'See all details' });
  await button.click();
  const sheet = page.locator('#hotel-details');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(/reduced mobility\.|Step-free entrance/);
  expect(await findA11yViolations(page)).toBe('');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('[REVIEW-002] [REVIEW-003] [REVIEW-004] two reviews become six, and all are shown in a modal', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await visitHotel(shop);
  const panel = page.getByRole('region', { name: 'Reviews' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'View more reviews' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(6);
  await panel.getByRole('button', { name: 'Show all reviews' }).click();
  await expect(openDialog(page).getByRole('heading', { level: 2 })).toBeVisible();
  expect(await openDialog(page).getByRole('listitem').count()).toBeGreaterThan(6);
});

test('[REVIEW-008] more reviews that fail to load show an error and can be retried', async ({
  page,
  shop,
  watch,
}) => {
  await visitHotel(shop);
  watch.expectFault(/reviews/);
  await page.route('**/ajax/hoteldetail/reviews**', (route) => route.abort(), { times: 1 });
  const panel = page.getByRole('region', { name: 'Reviews' });
  await panel.getByRole('button', { name: 'View more reviews' }).click();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(6);
});

test('[REVIEW-010] the rating opens two reviews in a modal that leads to the others', async ({
  page,
  shop,
}) => {
  await visitHotel(shop);
  await shop.main.getByRole('link', { name: /\d+ reviews$/ }).click();
  await expect(openDialog(page).getByRole('listitem')).toHaveCount(2);
  expect(await findA11yViolations(page)).toBe('');
  await openDialog(page).getByRole('link', { name: 'View more reviews' }).click();
  await expect(openDialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeInViewport();
});

test('[HOTEL-008] [HOTEL-009] the way back leads to the list that was come from', async ({ page, shop }) => {
  await shop.visit('/de-de/search?adults=3');
  await page.locator('[data-hotel]').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/hotel\//);
  await page.waitForLoadState('domcontentloaded');
  await shop.takeOver();
  await shop.main.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/de-de\/search\?adults=3$/);
});

test('[HOTEL-009] without a list in the history the way back leads to the hotels of the region', async ({
  page,
  shop,
}) => {
  await visitHotel(shop, '?adults=3');
  await shop.main.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/de-de\/search\?adults=3&destinations=\d+$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all details and the way back work', async ({ page, shop }) => {
    const { path } = await findHotel();
    await shop.visit(path);
    await shop.main.getByRole('button', { name: 'See all details' }).click();
    await expect(page.locator('#hotel-details')).toBeVisible();
    await expect(shop.main.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', /search/);
  });
});
