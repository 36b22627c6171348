import type { Page } from '@playwright/test';
import { changePrice } from './support/change-price.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expectFocusStaysIn } from './support/focus-stays.ts';
import { walkHistory } from './support/history-walk.ts';
import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';
import { swipeOn } from './support/swipe-on.ts';

test.beforeEach(({ page }) => skipPainting(page));

const list = '/de-de/search?duration=7';
/** The same list in the addresses that its own links lead to: without an airport it departs from the market's country (AIRPORT-020). */
const listFromCountry = '/de-de/search?airports=DE&duration=7';
const hotels = (page: Page) => page.locator('[data-hotel]');

/** Opens the filters where they are not next to the list. */
async function openFilters(page: Page, isNarrow: boolean): Promise<void> {
  if (isNarrow) await page.getByRole('button', { name: /^Filter/ }).click();
}

test('[LIST-004][LIST-005][LIST-006] a filter narrows the list at once, its chip widens it again', {
  tag: ['@journey', '@narrow-journey'],
}, async ({ page, shop }) => {
  expect(await shop.visit(list)).toBe(200);
  await expect(hotels(page)).toHaveCount(20);
  await openFilters(page, shop.isNarrow);
  const box = page.getByRole('checkbox', { name: /^5 Sterne/ });
  const left = Number(/\d+$/.exec((await page.locator('label', { has: box }).textContent()) ?? '')?.[0]);
  await box.click();
  await expect(page).toHaveURL(/stars=5/);
  await expect(box).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ Hotels?$/ })).toHaveText(
    new RegExp(`^${left} Hotels?$`),
  );
  await expect(hotels(page)).toHaveCount(Math.min(20, left));
  await expect(hotels(page).getByRole('img', { name: 'Hotelkategorie: 5 Sterne', exact: true })).toHaveCount(
    Math.min(20, left),
  );
  if (shop.isNarrow) await page.getByRole('button', { name: /Hotels? anzeigen/ }).click();
  const chip = page.getByRole('link', { name: 'Filter 5 Sterne entfernen' });
  await chip.click();
  await expect(page).toHaveURL(listFromCountry);
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ Hotels$/ })).toBeFocused();
  await shop.expectNoSidewaysScroll();
});

for (const [what, size] of [
  ['on a phone', { width: 390, height: 844 }],
  ['at 400 % zoom', { width: 320, height: 256 }],
] as const)
  test(`[LIST-005] the open filters keep the focus ${what}, also over a changed list, and give it back`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(size);
    await shop.visit(list);
    await shop.takeOver();
    const opener = page.getByRole('button', { name: /^Filter/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('#result-filters');
    await expect(panel).toBeVisible();
    await panel.getByRole('checkbox', { name: /^4 Sterne/ }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/stars=4/);
    await expect(
      page.getByRole('link', { name: 'Filter 4 Sterne entfernen', includeHidden: true }),
    ).toBeAttached();
    await expectFocusStaysIn(page, '#result-filters', 60);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

test('[LIST-005] a page that is left behind open filters can be used', async ({
  page,
  shop,
  hasNavigationApi,
}) => {
  test.skip(!hasNavigationApi, 'it begins with a move of the Navigation API');
  test.skip(!shop.isNarrow, 'on a wide window the filters are next to the list');
  await shop.visit('/de-de/gallery/AllDestinations');
  await shop.takeOver();
  await page.evaluate((path) => navigation.navigate(path, { info: { kind: 'move' } }), list);
  await expect(hotels(page).first()).toBeVisible();
  await openFilters(page, shop.isNarrow);
  await expect(page.locator('[inert]').first()).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/AllDestinations/);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('[LIST-005] the filters stay open from tick to tick, with the focus on the ticked box', async ({
  page,
  shop,
}) => {
  await shop.visit(list);
  await shop.takeOver();
  await openFilters(page, shop.isNarrow);
  const panel = page.locator('#result-filters');
  for (const stars of [5, 4]) {
    const box = panel.getByRole('checkbox', { name: new RegExp(`^${stars} Sterne`) });
    await box.click();
    await expect(page).toHaveURL(new RegExp(`stars=.*${stars}`));
    await expect(page.getByRole('link', { name: `Filter ${stars} Sterne entfernen` })).toBeAttached();
    await expect(box).toBeFocused();
    await expect(panel).toBeVisible();
    await expect(panel).toBeInViewport();
  }
});

test('[LIST-008][LIST-011] order and page are part of the address, and back undoes them', async ({
  page,
  shop,
}) => {
  const walk = walkHistory(page);
  await shop.visit(list);
  await shop.takeOver();
  await walk.note();
  const first = await hotels(page).first().getAttribute('data-hotel');
  await page.getByRole('link', { name: 'Gästebewertung' }).click();
  await expect(page).toHaveURL(/sort=rating/);
  await expect(hotels(page).first()).not.toHaveAttribute('data-hotel', first ?? '');
  await walk.note();
  await page.getByRole('link', { name: 'Seite 2' }).click();
  await expect(page).toHaveURL(/sort=rating&page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await walk.note();
  await walk.retrace();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(hotels(page).first()).toHaveAttribute('data-hotel', first ?? '');
});

test('[LIST-022] a card leads to its hotel with the search and the offer', async ({ page, shop }) => {
  await shop.visit(list);
  const link = hotels(page).first().getByRole('heading').getByRole('link');
  expect(await link.getAttribute('href')).toMatch(/^\/de-de\/hotel\/.+\?airports=DE&duration=7&offer=\w+/);
});

for (const [locale, words] of [
  ['en-GB', /The price has changed from (.+?) to (.+?) in total\./],
  ['de-DE', /Der Gesamtpreis hat sich geändert: von (.+?) auf (.+?)\./],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('[OFFER-031] a price that changed since the list was shown is announced on the hotel’s page, once', async ({
      page,
      shop,
    }) => {
      await shop.visit(`${shop.home}/search?duration=9`);
      const card = shop.main.locator('[data-hotel]').nth(shop.isNarrow ? 5 : 3);
      const link = card.getByRole('heading').getByRole('link');
      const address = new URL((await link.getAttribute('href')) ?? '', page.url());
      await changePrice(page, shop, address.searchParams.get('offer') ?? '', 12);
      await link.click();
      const ticket = page.locator('#trip');
      await expect(ticket).toContainText(words);
      // In the first view already, where the price stands in the bar.
      await expect(page.getByText(/^(before|zuvor)\s\S+\s€$/)).toBeVisible();
      const [, before, now] = words.exec((await ticket.textContent()) ?? '') ?? [];
      expect(Number(address.searchParams.get('shownPrice')?.replace('EUR', ''))).toBeLessThanOrEqual(
        readAmount(before) * 100,
      );
      expect(readAmount(now)).toBeGreaterThan(readAmount(before));
      // The price itself is the new one.
      await expect(ticket.getByText(`${now} `, { exact: false }).last()).toBeVisible();
      await expect(page).not.toHaveURL(/shownPrice/);
      if (!shop.isNarrow) expect(await findA11yViolations(page)).toBe('');
      await page.reload();
      await expect(ticket).not.toContainText(words);
    });
  });

/** Whole euros of a price such as `1.234 €`. */
function readAmount(price = ''): number {
  return Number(price.replace(/\D/g, ''));
}

test('[LIST-014] a card that is turned to shows the hotel’s other pictures, by button and by arrow key', async ({
  page,
  shop,
}) => {
  test.skip(shop.isNarrow, 'there is no mouse and no keyboard');
  await shop.visit(list);
  await shop.takeOver();
  const card = hotels(page).first();
  await expect(card.locator('picture')).toHaveCount(1);
  await card.hover();
  const next = card.getByRole('button', { name: 'Nächstes Bild' });
  await next.click();
  await expect(card.getByRole('status')).toHaveText(/^2 von \d$/);
  await expect(page).toHaveURL(list);
  expect(await findA11yViolations(page)).toBe('');
  await card.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('status')).toHaveText(/^3 von \d$/);
  await card.locator('li[data-shown] a').click();
  await expect(page).toHaveURL(/\/hotel\/.+\?airports=DE&duration=7&offer=/);
});

test('[LIST-014] a finger swipes through the pictures of a card, the first time too', async ({
  page,
  shop,
}) => {
  test.skip(!shop.isNarrow, 'a finger needs a touch screen');
  await shop.visit(list);
  await shop.takeOver();
  const card = hotels(page).first();
  const picture = card.locator('picture').first();
  await picture.scrollIntoViewIfNeeded();
  await swipeOn(picture);
  await expect(card.getByRole('status')).toHaveText(/^2 von \d$/);
  await swipeOn(picture);
  await expect(card.getByRole('status')).toHaveText(/^3 von \d$/);
  await expect(page).toHaveURL(list);
  expect(await findA11yViolations(page)).toBe('');
});

test('[LIST-023] the map is next to the list or opens over it', async ({ page, shop }) => {
  await shop.visit(list);
  const map = page.getByRole('complementary', { name: 'Hotels auf der Karte' });
  if (shop.isNarrow) await page.getByRole('button', { name: 'Karte' }).click();
  await expect(map).toBeVisible();
});

test('[LIST-024] a search without hotels leads on', async ({ page, shop }) => {
  await shop.visit('/de-de/search?duration=7&stars=1&rating=6');
  await expect(hotels(page)).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Ohne „/ })
    .first()
    .click();
  await expect(hotels(page).first()).toBeVisible();
});

test('the list can be used by everyone in each of its states', async ({ page, shop }) => {
  for (const path of [
    list,
    `${list}&stars=1&rating=6`,
    `${list}&page=900`,
    `${list}&departureDate=2020-01-01`,
  ]) {
    await shop.visit(path);
    expect(await findA11yViolations(page), path).toBe('');
  }
  await openFilters(page, shop.isNarrow);
  expect(await findA11yViolations(page)).toBe('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[LIST-005] the filters are a form', async ({ page, shop }) => {
    await shop.visit(list);
    await openFilters(page, shop.isNarrow);
    await page.getByRole('checkbox', { name: /^4 Sterne/ }).check();
    await page.getByRole('checkbox', { name: /^5 Sterne/ }).check();
    await page.getByRole('button', { name: 'Filter anwenden' }).click();
    await expect(page.getByRole('link', { name: /^Filter . Sterne entfernen/ })).toHaveCount(2);
  });
});

test('[OFFER-037] list, ticket and calendar strike the same former price through', {
  tag: ['@narrow-journey'],
}, async ({ page, shop }) => {
  const struck = hotels(page).locator('s').first();
  // A shop that has just started strikes nothing until it has read the history of its supply, and which hotels are reduced depends on the day.
  await expect(async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await shop.visit(`${list}&page=${number}`);
      if ((await struck.count()) > 0) break;
    }
    await shop.takeOver();
    await expect(struck).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const reduced = hotels(page)
    .filter({ has: page.locator('s') })
    .first();
  const perPerson = Number(((await struck.textContent()) ?? '').replace(/\D/g, ''));
  await expect(reduced).toContainText('Niedrigster Preis der letzten 30 Tage');
  expect(await findA11yViolations(page)).toBe('');
  await shop.expectNoSidewaysScroll();

  await reduced.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hotel\//);
  const total = page
    .getByTitle(/30 Tage/)
    .locator('s')
    .first();
  await expect(total).toBeAttached();
  const totalShown = Number(((await total.textContent()) ?? '').replace(/\D/g, ''));
  // Both are rounded up to whole euros, the total of two less often.
  expect(totalShown).toBeGreaterThan(2 * (perPerson - 1));
  expect(totalShown).toBeLessThanOrEqual(2 * perPerson);
});
