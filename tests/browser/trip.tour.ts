import type { Locator, Page } from '@playwright/test';
import { changePrice } from './support/change-price.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, readEntryState, type Shop, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

interface PriceDifference {
  readonly offer: { readonly id: string; readonly price: { readonly totalAmount: number } };
}

/** Opens the page of the best hotel for a week and lets React take it over. */
async function visitHotel(page: Page, shop: Shop): Promise<void> {
  const list = await page.request.get(
    `http://localhost:${shopPort()}${shop.home}/ajax/mixed-resultlist?duration=7&sort=rating`,
  );
  const { results } = await list.json();
  const [{ value: path }] = results[0].hotel.features;
  expect(await shop.visit(`${path}?duration=7`)).toBe(200);
  await shop.takeOver();
}

/** Answers the question for the price now with what the supplier would say. */
async function mockPriceDifference(page: Page, change: (answer: PriceDifference) => object): Promise<void> {
  await page.route('**/ajax/price-diff?*', async (route) => {
    // Outside the browser only plain localhost has an address.
    const url = route
      .request()
      .url()
      .replace(/\/\/[^/]+/, `//localhost:${shopPort()}`);
    const answer = await route.fetch({ url });
    await route.fulfill({ json: change(await answer.json()) });
  });
}

const ticketOf = (page: Page) => page.locator('#trip');
const moveOn = (page: Page) => ticketOf(page).getByRole('button', { name: 'Continue to booking' }).click();

test('[HOTEL-012] [OFFER-023] another room is chosen: the ticket, the address and the history follow', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await visitHotel(page, shop);
  const before = await ticketOf(page).textContent();
  await page.locator('a[href*="offer="]:not([aria-current])', { hasText: 'p.p.' }).first().click();
  await expect(page).toHaveURL(/duration=7&offer=[\w-]+/);
  await expect.poll(() => ticketOf(page).textContent()).not.toBe(before);
  const offer = new URL(page.url()).searchParams.get('offer');
  await expect.poll(() => readEntryState(page)).toMatchObject({ selectedOffer: { id: offer } });
});

test('[HOTEL-011] [FLIGHT-003] other flights load on request', async ({ page, shop }) => {
  await visitHotel(page, shop);
  const changer = page.locator('#change-flights');
  await changer.getByRole('button', { name: 'Change your flights' }).click();
  await expect(changer.getByRole('heading', { name: 'Outbound flight' })).toBeVisible();
  await expect(changer.locator('a[aria-current]').first()).toBeVisible();
  // On a narrow window the bar at the foot covers part of what is scrolled behind it, which axe takes for small targets.
  if (!shop.isNarrow) expect(await findA11yViolations(page)).toBe('');
});

test('[OFFER-026] [CREATE-011] a changed price is shown before the form, and can be declined', async ({
  page,
  shop,
}) => {
  await visitHotel(page, shop);
  await mockPriceDifference(page, ({ offer }) => {
    const { totalAmount } = offer.price;
    const old = { perPersonAmount: 1, totalAmount: totalAmount - 6600, currency: 'EUR' };
    return {
      status: 'changed',
      reason: 'price-changed',
      old,
      offer,
      comparisonPrice: null,
      alternatives: [],
    };
  });
  await moveOn(page);
  const dialog = page.getByRole('dialog', { name: 'The price has just changed' });
  await expect(dialog).toContainText('66\u00a0€ more');
  expect(await findA11yViolations(page)).toBe('');
  await dialog.getByRole('button', { name: 'Keep looking' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/hotel\//);
  await moveOn(page);
  await expect(dialog).toContainText('66\u00a0€ more');
});

test('[OFFER-031] a trip is shared with its price, and the reader sees what has changed since', {
  tag: '@journey',
}, async ({ page, shop, openContext }) => {
  await visitHotel(page, shop);
  await page.evaluate(() => {
    const keep = async (what: ShareData) => Object.assign(window, { shared: what.url });
    Object.defineProperty(navigator, 'share', { value: keep, configurable: true });
  });
  await ticketOf(page).getByRole('button', { name: 'Share this trip' }).click();
  const readShared = () => page.evaluate(() => Reflect.get(window, 'shared'));
  await expect.poll(readShared).toMatch(/\?duration=7&offer=[\w-]+&shownPrice=\d+EUR$/);
  const address = String(await readShared());
  await changePrice(page, shop, new URL(address).searchParams.get('offer') ?? '', 12);
  const context = await openContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  const reader = await context.newPage();
  await reader.goto(address);
  await expect(
    ticketOf(reader).getByRole('status').filter({ hasText: 'The price has changed' }),
  ).toBeVisible();
  // What was shown is said once, and not to those with whom the reader shares the page.
  await expect(reader).not.toHaveURL(/shownPrice/);
});

test('[OFFER-028] a trip that was sold meanwhile is announced, with the nearest alternatives', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await visitHotel(page, shop);
  await mockPriceDifference(page, ({ offer }) => ({
    status: 'gone',
    reason: 'sold-out',
    old: null,
    offer: null,
    comparisonPrice: null,
    alternatives: [{ kind: 'room', offer: { ...offer, id: 'another' }, room: 'Suite', board: 'breakfast' }],
  }));
  await moveOn(page);
  const dialog = page.getByRole('dialog', { name: 'This trip is no longer available' });
  await expect(dialog.getByRole('link', { name: /Another room/ })).toContainText('Suite');
  expect(await findA11yViolations(page)).toBe('');
});

test('flights that are asked for without a network are asked for again once there is one', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await visitHotel(page, shop);
  const alternatives = '**/ajax/flight-alternatives?*';
  await page.route(alternatives, (route) => route.abort('internetdisconnected'));
  const changer = page.locator('#change-flights');
  await changer.getByRole('button', { name: 'Change your flights' }).click();
  const failure = changer.getByRole('alert');
  await expect(failure).toBeVisible();
  await context.setOffline(true);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await page.unroute(alternatives);
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(changer.getByRole('heading', { name: 'Outbound flight' })).toBeVisible();
  await expect(failure).toBeHidden();
});

test('a supplier that does not answer leaves the page usable', async ({ page, shop }) => {
  await visitHotel(page, shop);
  await mockPriceDifference(page, ({ offer }) => ({
    status: 'unknown',
    reason: 'no-answer',
    old: null,
    offer,
    comparisonPrice: null,
    alternatives: [],
  }));
  await moveOn(page);
  const dialog = page.getByRole('dialog', { name: 'The tour operator is not responding' });
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ticketOf(page).getByRole('button', { name: 'Continue to booking' })).toBeFocused();
});

test('[OFFER-026] a trip that is as shown leads to the checkout', async ({ page, shop }) => {
  await visitHotel(page, shop);
  await moveOn(page);
  await expect(page).toHaveURL(/\/de-de\/booking\/[\w-]+\/ancillaries/);
});

for (const height of [600, 720, 900])
  test(`[HOTEL-001] in a window ${height} px high price and next step are in view wherever one has scrolled to`, async ({
    page,
    shop,
  }) => {
    test.skip(shop.isNarrow, 'on a narrow window a bar leads to the ticket');
    await page.setViewportSize({ width: 1280, height });
    await visitHotel(page, shop);
    const onward = shop.main.getByRole('button', { name: 'Continue to booking' });
    // In full in the ticket, in short in the bar.
    const total = shop.main.getByText(/\d\s€ total\b/);
    const isInView = (found: Locator) =>
      found.evaluateAll((elements) => {
        // What the header covers is not in view.
        const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return elements.some((element) => {
          const box = element.getBoundingClientRect();
          return box.height > 0 && box.top >= top && box.bottom <= innerHeight;
        });
      });
    const end = await page.locator('#trip').evaluate((ticket) => {
      const column = ticket.parentElement?.parentElement?.getBoundingClientRect();
      return (column?.bottom ?? 0) - innerHeight;
    });
    for (let top = 0; top < end; top += 150) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      expect([top, await isInView(onward), await isInView(total)]).toEqual([top, true, true]);
    }
  });

test('[OFFER-026] the bar of the first view continues to booking, too', async ({ page, shop }) => {
  test.skip(shop.isNarrow, 'on a narrow window the bar leads to the ticket');
  await visitHotel(page, shop);
  await shop.main.getByRole('button', { name: 'Continue to booking' }).first().click();
  await expect(page).toHaveURL(/\/booking\//);
});
