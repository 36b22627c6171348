import type { Locator, Page } from '@playwright/test';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const list = '/de-de/search?duration=7';
const favorites = '/de-de/favorites';

/** Presses the hearts of the first hotels of the list. @returns their names */
async function addFavouritesFromList(shop: Shop, count: number): Promise<string[]> {
  const { page } = shop;
  await shop.visit(list);
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const card = page.locator('[data-hotel]').nth(at);
    names.push((await card.getByRole('heading').textContent()) ?? '');
    const heart = card.getByRole('button', { name: /merken und vergleichen$/ });
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/ajax/favorites/add'));
    await heart.click();
    expect((await saved).status()).toBe(200);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  return names;
}

const columns = (page: Page) => page.getByRole('columnheader').getByRole('link');

test('[SHELL-010][FAV-002][FAV-003][FAV-004][FAV-005][LIST-021] saved hotels are counted in the header and shown side by side', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const names = await addFavouritesFromList(shop, 2);
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/ajax/favorites/info') && requests.push(request.url()),
  );
  await shop.visit(list);
  const first = page
    .locator('[data-hotel]')
    .first()
    .getByRole('button', { name: /merken und vergleichen$/ });
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  if (shop.isNarrow) await shop.openMenu();
  const heart = (shop.isNarrow ? shop.menu : shop.header)
    .getByTitle('Hotels vergleichen')
    .filter({ visible: true });
  await expect(heart).toContainText('2 Hotels gemerkt');
  expect(requests).toHaveLength(1);
  await heart.click();
  await expect(page).toHaveURL(favorites);
  await expect(columns(page)).toHaveText(names.toReversed());
  await expect(page.getByRole('row', { name: /unverändert/ })).toBeVisible();
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');
});

test('[FAV-002] a hotel on the page of a place is saved by the same heart', async ({ page, shop }) => {
  await shop.visit('/de-de/countries/spain/spain.html');
  await shop.takeOver();
  const heart = page.getByRole('button', { name: /merken und vergleichen$/ }).first();
  const name = (await heart.getAttribute('aria-label'))?.replace(/ merken und vergleichen$/, '') ?? '';
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/ajax/favorites/add'));
  await heart.click();
  expect((await saved).status()).toBe(200);
  expect(await findA11yViolations(page)).toBe('');
  await shop.visit(favorites);
  await expect(columns(page)).toHaveText([name]);
});

test('[FAV-008] two hearts that a new visitor presses at once are both saved', async ({ page, shop }) => {
  await shop.visit(list);
  await shop.takeOver();
  const hearts = page.locator('[data-hotel]').getByRole('button', { name: /merken und vergleichen$/ });
  const answered = page.waitForResponse(async (answer) =>
    answer.url().endsWith('/ajax/favorites/add') ? (await answer.text()).includes('"count":2') : false,
  );
  await hearts.evaluateAll((all) => {
    for (const heart of all.slice(0, 2)) (heart as HTMLElement).click();
  });
  await answered;
  await shop.visit(favorites);
  await expect(columns(page)).toHaveCount(2);
});

test('[FAV-007] others can read a shared list but not change it', { tag: '@journey' }, async ({
  page,
  shop,
  openContext,
  watch,
}) => {
  const [name = ''] = await addFavouritesFromList(shop, 1);
  await shop.visit(favorites);
  await page.evaluate(() => {
    const keep = async (what: ShareData) => Object.assign(window, { shared: what.url });
    Object.defineProperty(navigator, 'share', { value: keep, configurable: true });
  });
  await page.getByRole('button', { name: 'Liste teilen' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toMatch(/favorites\?list=[\w-]{20,}$/);
  const address = String(await page.evaluate(() => Reflect.get(window, 'shared')));
  const other = await openContext({ reducedMotion: 'reduce' });
  const reader = await other.newPage();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: 'Eine Merkliste für Sie' })).toBeVisible();
  await expect(columns(reader)).toHaveText([name]);
  await expect(reader.getByRole('button', { name: /entfernen$/ })).toHaveCount(0);
  expect(await findA11yViolations(reader)).toBe('');
  watch.expectFault(/^answer 404: .*list=nobody$/);
  expect((await reader.goto(address.replace(/list=.+$/, 'list=nobody')))?.status()).toBe(404);
});

test('[FAV-007] a refused clipboard says that the link was not copied', async ({ page, shop }) => {
  await addFavouritesFromList(shop, 1);
  await shop.visit(favorites);
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  await page.getByRole('button', { name: 'Liste teilen' }).click();
  await expect(page.getByText('Der Link konnte nicht kopiert werden')).toBeVisible();
});

test('[FAV-002] a hotel that is taken off the list leaves it, the last one leaves it empty', async ({
  page,
  shop,
}) => {
  const names = await addFavouritesFromList(shop, 2);
  await shop.visit(favorites);
  await page.getByRole('button', { name: `${names[0]} entfernen` }).click();
  await expect(columns(page)).toHaveText([names[1] ?? '']);
  await page.getByRole('button', { name: `${names[1]} entfernen` }).click();
  await expect(page.getByText('Ihre Merkliste ist noch leer.')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('link', { name: 'Reiseziele entdecken' }).click();
  await expect(page).toHaveURL(/AllDestinations$/);
});

test('[FAV-007] the focus of a removed hotel passes to the next one, then the one before, then the heading', {
  tag: '@access',
}, async ({ page, shop }) => {
  await addFavouritesFromList(shop, 3);
  await shop.visit(favorites);
  await shop.takeOver();
  const removals = page.getByRole('button', { name: /entfernen$/ });
  const [first, second, third] = [removals.nth(0), removals.nth(1), removals.nth(2)];
  const nameOf = async (button: Locator) => (await button.getAttribute('aria-label')) ?? '';
  const [firstName, thirdName] = [await nameOf(first), await nameOf(third)];
  await second.press('Enter');
  await expect(removals).toHaveCount(2);
  await expect(page.getByRole('button', { name: thirdName })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(removals).toHaveCount(1);
  await expect(page.getByRole('button', { name: firstName })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ihre Merkliste ist noch leer.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a heart that the server refuses is empty again and says so', async ({ page, shop, watch }) => {
  watch.expectFault(/favorites\/add/);
  await page.route('**/ajax/favorites/add', (route) => route.fulfill({ status: 503, body: '' }));
  await shop.visit(list);
  const card = page.locator('[data-hotel]').first();
  const heart = card.getByRole('button', { name: /merken/ });
  await heart.click();
  await expect(card.getByRole('alert')).toHaveText(
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  );
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await findA11yViolations(page)).toBe('');
});
