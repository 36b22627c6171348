import type { Locator, Page, Route } from '@playwright/test';
import type { TripSearch } from './support/checkout-calls.ts';
import { beginCheckout } from './support/checkout-steps.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Minor units of an amount such as `1 274.96 €`. */
const readAmount = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));

/** Reads the total of the ticket, which phones show in the bar at the bottom. */
async function readTotal(page: Page): Promise<number> {
  const total = page.locator('dt', { hasText: /^Total price$/ }).locator('xpath=following-sibling::dd');
  return readAmount(await total.textContent());
}

/** Opens the first step of a trip with two flights. */
async function openExtras(page: Page, shop: Shop, search: TripSearch = {}): Promise<void> {
  const checkout = await beginCheckout(page, { duration: '7', ...search });
  expect(await shop.visit(`${checkout}/ancillaries`)).toBe(200);
  await shop.takeOver();
}

/** Chooses something and returns what it adds to the total; waits until the server has saved it. */
async function watchTotal(page: Page, choose: () => Promise<unknown>): Promise<number> {
  const before = await readTotal(page);
  const saved = page.waitForResponse((answer) => answer.url().includes('/set-ancillaries'));
  await choose();
  expect(await (await saved).json()).toMatchObject({ success: true });
  return (await readTotal(page)) - before;
}

const priceOf = async (card: Locator) =>
  readAmount((await card.textContent())?.match(/[\d\s\u202f]+\.\d\d\s€/)?.at(0) ?? '');

test('[EXTRA-017] [EXTRA-021] [EXTRA-022] [EXTRA-023] [EXTRA-024] a rental car replaces the transfer, the transfer replaces the car, and the total follows', async ({
  page,
  shop,
}) => {
  await openExtras(page, shop);
  const transfers = sectionOf(page, 'Transfer to the hotel');
  const cars = sectionOf(page, 'Rental car');
  const taxi = transfers.locator('label', { hasText: 'Holiday taxi' });
  const car = cars.locator('label', { hasText: 'Compact car' });
  expect(await watchTotal(page, () => taxi.click())).toBe(await priceOf(taxi));
  const dialog = page.getByRole('alertdialog', { name: 'Notification' });
  const swapped = (await priceOf(car)) - (await priceOf(taxi));
  expect(await watchTotal(page, () => car.click())).toBe(swapped);
  await expect(dialog).toContainText('Transfer has been removed');
  await expect(dialog).toContainText('cannot be booked together');
  expect(
    await watchTotal(page, () => dialog.getByRole('button', { name: 'Keep the transfer instead' }).click()),
  ).toBe(-swapped);
  await expect(taxi.getByRole('radio')).toBeChecked();
  expect(await watchTotal(page, () => car.click())).toBe(swapped);
  await expect(transfers.getByRole('radio', { name: /^No transfer/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Ok' }).click();
  expect(await watchTotal(page, () => taxi.click())).toBe(-swapped);
  await expect(dialog).toContainText('Rental car has been removed');
  expect(await findA11yViolations(page)).toBe('');
  await page.keyboard.press('Escape');
  await expect(cars.getByRole('radio', { name: 'No rental car' })).toBeChecked();
  expect(await watchTotal(page, () => transfers.locator('label', { hasText: 'No transfer' }).click())).toBe(
    -(await priceOf(taxi)),
  );
});

test('one suitcase for everyone on both ways is one choice, and one of them can be taken out', async ({
  page,
  shop,
}) => {
  await openExtras(page, shop);
  const luggage = sectionOf(page, 'Luggage');
  const forAll = luggage.getByLabel('For everyone, both ways');
  const [, first] = await forAll.locator('option').allTextContents();
  const price = readAmount(first?.match(/[\d\s\u202f]+\.\d\d\s€/)?.at(0) ?? '');
  expect(await watchTotal(page, () => forAll.selectOption({ index: 1 }))).toBe(price);
  const each = luggage.getByRole('group').getByRole('combobox');
  for (const field of await each.all()) await expect(field.locator('option:checked')).toContainText('kg');
  await watchTotal(page, () => each.first().selectOption({ index: 0 }));
  await expect(forAll.locator('option:checked')).toHaveText('Different choices');
  expect(await findA11yViolations(page)).toBe('');
  await page.reload();
  await expect(each.first()).toHaveValue('');
  await expect(each.last().locator('option:checked')).toContainText('kg');
});

test('[EXTRA-007] a seat is chosen by keyboard, stays chosen after a reload and can be removed', async ({
  page,
  shop,
}) => {
  await openExtras(page, shop);
  const seats = sectionOf(page, 'Seats');
  const open = seats.getByRole('button', { name: 'Open seat map, Outbound flight' });
  await open.focus();
  await page.keyboard.press('Enter');
  const map = seats.getByRole('radiogroup', { name: 'Seat for Adult 1' });
  await expect(map).toBeVisible();
  await map.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const focused = page.locator(':focus');
  const label = (await focused.getAttribute('aria-label')) ?? '';
  expect(label).toMatch(/^\d+[A-K], (window|aisle|middle)/);
  const added = await watchTotal(page, () => page.keyboard.press('Space'));
  expect(added).toBe(readAmount(label.match(/[\d.]+\s€/)?.[0] ?? ''));
  await expect(focused).toHaveAttribute('aria-checked', 'true');
  const readColours = () =>
    focused.evaluate((chosen) => {
      const { color, backgroundColor } = getComputedStyle(chosen);
      return { color, backgroundColor };
    });
  const atRest = await readColours();
  await focused.hover();
  await expect(focused.and(page.locator(':hover'))).toHaveCount(1);
  expect(await readColours()).toEqual(atRest);
  // How much of a button the total bar covers depends on how far the keys have scrolled.
  expect(await findA11yViolations(page, ['target-size'])).toBe('');
  await shop.expectNoSidewaysScroll();
  const seat = label.split(',')[0] ?? '';
  await page.reload();
  await expect(seats.getByText(seat, { exact: true })).toBeVisible();
  expect(
    await watchTotal(page, () => seats.getByRole('button', { name: `Remove seat ${seat}` }).click()),
  ).toBe(-added);
});

test('[EXTRA-004] [EXTRA-026] [EXTRA-027] a family chooses insurance and priority boarding, which the baby is not offered, and continues', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const year = new Date().getFullYear();
  await openExtras(page, shop, { children: `${year - 8}-01-15,${year}-01-15` });
  const insurances = sectionOf(page, 'Travel insurance');
  await insurances.getByLabel('Country of residence').selectOption({ label: 'Switzerland' });
  const cover = insurances.locator('label', { hasText: 'Full cover for families' });
  await expect(insurances.getByLabel('Country of residence')).toHaveValue('ch');
  expect(await watchTotal(page, () => cover.click())).toBe(await priceOf(cover));
  await expect(page.getByRole('main')).not.toContainText('Baby 1');
  const first = sectionOf(page, 'Priority boarding and fast track').getByRole('group').first();
  await watchTotal(page, () => first.getByRole('checkbox', { name: 'Child' }).check());
  await expect(first.getByRole('checkbox')).toHaveCount(3);
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('button', { name: 'Continue to travellers' }).click();
  await expect(page).toHaveURL(/\/booking\/[\w-]+\/info$/);
});

test('[EXTRA-013] [EXTRA-014] while the insurances of another country load, the page shows it and the other extras stay enabled; then the new insurances appear', async ({
  page,
  shop,
}) => {
  await openExtras(page, shop);
  const insurances = sectionOf(page, 'Travel insurance');
  const before = await insurances.getByRole('radio').last().getAttribute('value');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route('**/page-content**', wait, { times: 1 });
  await insurances.getByLabel('Country of residence').selectOption({ label: 'Switzerland' });
  const isLoading = page.locator('html[data-loading]');
  await expect(isLoading).toHaveCount(1);
  for (const kind of ['Transfer to the hotel', 'Rental car', 'Seats'])
    await expect(sectionOf(page, kind).getByRole('radio').first()).toBeEnabled();
  release();
  await expect(isLoading).toHaveCount(0);
  await expect(insurances.getByLabel('Country of residence')).toHaveValue('ch');
  await expect(insurances.getByRole('radio').last()).not.toHaveAttribute('value', before ?? '');
});

test('a choice that the server refuses is reverted with the reason', async ({ page, shop }) => {
  await openExtras(page, shop);
  const cars = sectionOf(page, 'Rental car');
  await page.route('**/set-ancillaries', (route) =>
    route.fulfill({
      json: { success: false, cart: null, messages: [{ code: 'no-answer' }], changes: [], ancillaries: [] },
    }),
  );
  const before = await readTotal(page);
  await cars.locator('label', { hasText: 'Small car' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Change not saved' })).toContainText(
    'The supplier is not responding',
  );
  await expect(cars.getByRole('radio', { name: 'No rental car' })).toBeChecked();
  expect(await readTotal(page)).toBe(before);
});

test('without a connection a choice is reverted, and the reason is at its control, in view and announced', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFault(/set-ancillaries|ERR_INTERNET_DISCONNECTED/);
  await openExtras(page, shop);
  await page.context().setOffline(true);
  const told = page.getByRole('alert').filter({ hasText: 'Change not saved' });
  const reason = page.locator('main p', { hasText: 'Change not saved. No internet connection' });

  const car = sectionOf(page, 'Rental car').locator('label', { hasText: 'Small car' });
  await car.click();
  await expect(told).toContainText('No internet connection');
  await expect(reason).toBeInViewport({ ratio: 1 });
  await expect(car.getByRole('radio')).toHaveAccessibleDescription(/No internet connection/);
  await expect(sectionOf(page, 'Rental car').getByRole('radio', { name: 'No rental car' })).toBeChecked();
  expect(await distanceBetween(reason, car)).toBeLessThan(60);
  expect(await findA11yViolations(page)).toBe('');

  const bag = sectionOf(page, 'Luggage').getByLabel('Outbound flight').first();
  await bag.selectOption({ index: 1 });
  await expect(bag).toHaveAccessibleDescription(/No internet connection/);
  await expect(bag).toHaveValue('');
  await expect(reason).toBeInViewport({ ratio: 1 });
  expect(await distanceBetween(reason, bag)).toBeLessThan(60);

  const seats = sectionOf(page, 'Seats');
  await seats.getByRole('button', { name: 'Open seat map, Outbound flight' }).click();
  const seat = seats.locator('[data-seat]:enabled').last();
  await seat.click();
  await expect(seat).toHaveAccessibleDescription(/No internet connection/);
  await expect(reason).toBeInViewport({ ratio: 1 });
  expect(await distanceBetween(reason, seat)).toBeLessThan(60);
  expect(await findA11yViolations(page, ['target-size'])).toBe('');

  await page.context().setOffline(false);
  await watchTotal(page, () => car.click());
  await expect(reason).toHaveCount(0);
});

/** Pixels between the lower edge of a control and the top of a text below it. */
const distanceBetween = async (text: Locator, control: Locator) =>
  ((await text.boundingBox())?.y ?? 0) - (await control.evaluate((it) => it.getBoundingClientRect().bottom));

test('another visitor does not see the step', async ({ page, shop, openContext }) => {
  await openExtras(page, shop);
  const other = await openContext();
  const path = new URL(page.url()).pathname;
  const answer = await other.request.get(`http://localhost:${shopPort()}${path}`);
  expect(answer.status()).toBe(404);
});

/** Delays React's code; returns the function that releases it. */
async function delayReact(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client*', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('choices made before hydration are not lost, whether the shopper waits or continues at once', async ({
  page,
  shop,
}) => {
  await openExtras(page, shop);
  const before = await readTotal(page);
  const release = await delayReact(page);
  const taxi = sectionOf(page, 'Transfer to the hotel').locator('label', { hasText: 'Holiday taxi' });
  const bag = sectionOf(page, 'Luggage').getByLabel('Outbound flight').first();
  const higher = before + (await priceOf(taxi)) + (await priceOf(bag.locator('option').nth(1)));
  await page.reload();
  await taxi.click();
  await bag.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Continue to travellers' }).click();
  await expect(page).toHaveURL(/\/info$/);
  expect(await readTotal(page)).toBe(higher);

  await page.goto(page.url().replace(/info$/, 'ancillaries'));
  await sectionOf(page, 'Transfer to the hotel').locator('label', { hasText: 'No transfer' }).click();
  expect(await readTotal(page)).toBe(higher);
  const saved = page.waitForResponse((answer) => answer.url().includes('/set-ancillaries'));
  release();
  expect(await (await saved).json()).toMatchObject({ success: true });
  await expect.poll(() => readTotal(page)).toBe(higher - (await priceOf(taxi)));
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the ticket’s flights keep their words apart, however long an airport’s name is', async ({
    page,
    shop,
  }) => {
    test.skip(shop.isNarrow, 'a narrow window opens the ticket over the page');
    await openExtras(page, shop, { airports: 'LEJ' });
    const flights = page.getByRole('complementary').getByText('direkt', { exact: true });
    await expect(flights.first()).toBeVisible();
    const tooWide = await flights.evaluateAll((words) =>
      words
        .flatMap((word) => [...(word.parentElement?.parentElement?.children ?? [])])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(tooWide).toEqual([]);
  });
});
