import type { Locator, Page } from '@playwright/test';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.beforeEach(({ page }) => skipPainting(page));

/** The page of the first hotel of a list, with other dates open. */
async function visitDates(shop: Shop, viewMode: 'hotelCascade' | 'offersCalendar'): Promise<Locator> {
  const { page } = shop;
  const answer = await page.request.get(
    `http://localhost:${shopPort()}${shop.home}/ajax/mixed-resultlist?duration=7&stars=4`,
  );
  const [{ hotel }] = (await answer.json()).results;
  const path = hotel.features.find(({ name }: { name: string }) => name === 'route').value;
  expect(await shop.visit(`${path}?duration=7&viewMode=${viewMode}`)).toBe(200);
  await shop.takeOver();
  return page.locator('#customize-dates');
}

const offerIn = (page: Page) => new URL(page.url()).searchParams.get('offer');

/** A list of the cascade; on a narrow window its step is pressed first. */
async function openColumn(dates: Locator, { isNarrow }: Shop, name: string): Promise<Locator> {
  if (isNarrow) await dates.getByRole('button', { name }).click();
  return dates.getByRole('listbox', { name });
}

test('[CASC-001][HOTEL-012] choosing a length of stay takes its cheapest offer, and its date follows', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const dates = await visitDates(shop, 'hotelCascade');
  const lengths = await openColumn(dates, shop, 'Reisedauer');
  const other = lengths.locator('[aria-selected=false]').first();
  const offer = new URL((await other.getAttribute('href')) ?? '', page.url()).searchParams.get('offer');
  const nights = /^\d+ (Nacht|Nächte)/.exec((await other.textContent()) ?? '')?.[0] ?? '';
  await other.click();
  await expect.poll(() => offerIn(page)).toBe(offer);
  await expect(dates.getByText(` · ${nights}`)).toBeVisible();
  await expect(lengths.locator('[aria-selected=true]')).toContainText(nights);
});

test('a choice leaves what the shopper sees where it is, with the dates open and the focus in them', async ({
  page,
  shop,
}) => {
  const dates = await visitDates(shop, 'hotelCascade');
  if (shop.isNarrow) {
    await shop.visit(`${new URL(page.url()).pathname}?duration=7`);
    await shop.takeOver();
    await dates.getByRole('button', { name: 'Andere Reisedaten zeigen' }).click();
  }
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  const lengths = await openColumn(dates, shop, 'Reisedauer');
  const other = lengths.locator('[aria-selected=false]').first();
  await other.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const topOf = () => lengths.evaluate((element) => element.getBoundingClientRect().top);
  const top = await topOf();
  const ticket = page.locator('#trip');
  const before = await ticket.textContent();
  await other.click();
  await expect.poll(() => ticket.textContent()).not.toBe(before);
  await expect(page.locator('html[data-same]')).toBeAttached();
  // The browser scrolls by whole pixels.
  expect(Math.abs((await topOf()) - top)).toBeLessThan(1);
  await expect(lengths).toBeVisible();
  expect(await dates.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('[CASC-001] a column is moved through with arrow keys and chosen from with the space bar', async ({
  page,
  shop,
}) => {
  const dates = await visitDates(shop, 'hotelCascade');
  const months = await openColumn(dates, shop, 'Monat');
  const options = months.getByRole('option');
  await months.locator('[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(options.last()).toBeFocused();
  const href = (await options.last().getAttribute('href')) ?? '';
  await page.keyboard.press(' ');
  await expect.poll(() => offerIn(page)).toBe(new URL(href, page.url()).searchParams.get('offer'));
  await expect(options.last()).toBeFocused();
});

test('[CASC-005] picking the airports of the search takes the cheapest of them for the length of stay', async ({
  page,
  shop,
}) => {
  const dates = await visitDates(shop, 'hotelCascade');
  await (await openColumn(dates, shop, 'Reisedauer')).waitFor();
  const cheapest = dates.locator('#cascade-airports a', { hasText: 'Bestpreis' }).first();
  const href = (await cheapest.getAttribute('href')) ?? '';
  await dates.getByLabel('Abflug ab').selectOption('');
  await expect.poll(() => offerIn(page)).toBe(new URL(href, page.url()).searchParams.get('offer'));
});

test('[HOTEL-039] the view mode toggles and is in the address', async ({ page, shop }) => {
  const dates = await visitDates(shop, 'hotelCascade');
  await dates.getByRole('link', { name: 'Preiskalender' }).click();
  await expect(page).toHaveURL(/viewMode=offersCalendar/);
  await expect(dates.getByRole('grid')).toBeVisible();
  await dates.getByRole('link', { name: 'Schritt für Schritt' }).click();
  await expect(page).not.toHaveURL(/viewMode/);
  await expect(dates.getByRole('grid')).toBeHidden();
});

test('a view mode pressed before React is there shows in place, where the page is scrolled to', async ({
  page,
  shop,
}) => {
  const dates = await visitDates(shop, 'hotelCascade');
  await page.reload();
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  // In full view, so that pressing it needs no scrolling.
  const calendar = dates.getByRole('link', { name: 'Preiskalender' });
  await calendar.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  await calendar.click();
  await expect(dates.getByRole('grid')).toBeVisible();
  await expect(page.locator('html[data-same]')).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('[CAL-002][CAL-003][CAL-004][CAL-005] a click on a day takes its offer, opens the flights and is logged', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const dates = await visitDates(shop, 'offersCalendar');
  const other = dates.locator('button[data-day][aria-pressed=false]:not([aria-disabled]):enabled').first();
  const day = dates.locator(`[data-day="${await other.getAttribute('data-day')}"]`);
  const logged = page.waitForRequest(
    (request) => request.url().includes('event_logger') && (request.postData() ?? '').includes('select_day'),
  );
  const before = offerIn(page);
  const ticket = page.locator('#trip');
  const seen = await ticket.textContent();
  await day.click();
  expect((await logged).postDataJSON()).toMatchObject({
    level: 'INFO',
    context: { action: 'select_day', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  await expect.poll(() => offerIn(page)).not.toBe(before);
  await expect.poll(() => ticket.textContent()).not.toBe(seen);
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#change-flights-content')).toBeVisible();
});

test('[CAL-001][SAPI-002][SAPI-021][SAPI-022] another month is requested by its first day, and again after a failure', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFault(/hoteldetail\/calendar/);
  const dates = await visitDates(shop, 'offersCalendar');
  await page.route('**/ajax/hoteldetail/calendar?*', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  const months = dates.getByRole('group', { name: 'Bestpreis je Monat' });
  const month = months.getByRole('button').first();
  await expect(month).toHaveAttribute('aria-pressed', 'false');
  await month.click();
  const retry = dates.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(retry).toBeVisible();
  const calendarRequest = page.waitForRequest('**/ajax/hoteldetail/calendar?*');
  await retry.click();
  const { calendarMonth, los, isFirstLoad } = Object.fromEntries(
    new URL((await calendarRequest).url()).searchParams,
  );
  expect({ calendarMonth, los, isFirstLoad }).toEqual({
    calendarMonth: expect.stringMatching(/^01-\d{2}-\d{4}$/),
    los: '7',
    isFirstLoad: '0',
  });
  await expect(retry).toBeHidden();
  await expect(month).toHaveAttribute('aria-pressed', 'true');
});

test('[FLIGHT-004] a month that has come loads the flights again', async ({ page, shop }) => {
  const dates = await visitDates(shop, 'offersCalendar');
  const changer = page.locator('#change-flights');
  await changer.getByRole('button', { name: 'Flüge ändern' }).click();
  await expect(changer.locator('a[aria-current]').first()).toBeVisible();
  const flightsRequest = page.waitForRequest('**/ajax/flight-alternatives?*');
  const months = dates.getByRole('group', { name: 'Bestpreis je Monat' });
  await months.getByRole('button', { pressed: false }).first().click();
  await flightsRequest;
});

for (const viewMode of ['hotelCascade', 'offersCalendar'] as const) {
  test(`the ${viewMode} has no accessibility violations, and the page does not scroll sideways`, async ({
    page,
    shop,
  }) => {
    await visitDates(shop, viewMode);
    const violations = await findA11yViolations(page);
    expect(
      violations.split('\n').filter((line) => line.includes('dates') || line.includes('cascade')),
    ).toEqual([]);
    await shop.expectNoSidewaysScroll();
  });
}
