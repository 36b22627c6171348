import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { becomeMember, newMemberAddress } from '../support/member-account.ts';
import { reachByTab } from '../support/reach-by-tab.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { sendLogin } from '../support/sign-in-member.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const searchFor = (place: string, adults: string, departureDate = '') => ({
  price: { perPersonAmount: null },
  destination: { name: place },
  airport: { name: '' },
  productSearch: { airports: 'any', adults, ...(departureDate === '' ? {} : { departureDate }) },
  pageType: 'all_destinations',
  locationName: place,
});

/** Searches that a guest made in this browser, the first an hour ago. */
async function leaveSearches(page: Page): Promise<void> {
  const searches = [
    searchFor('Kreta', '3'),
    searchFor('Madeira', '4'),
    searchFor('Vorbei', '2', '2020-05-01'),
  ];
  await page.evaluate((made) => {
    const stored = made.map((search, at) => ({ ...search, savedAt: Date.now() - (at + 1) * 3_600_000 }));
    localStorage.setItem('recent-searches', JSON.stringify(stored));
    localStorage.setItem('last-seen-search', JSON.stringify(stored[0]));
  }, searches);
}

/** Opens the mask's destination field with the keyboard or by a press. */
async function openDestinations({ page, main, isNarrow }: Shop): Promise<void> {
  if (isNarrow) await main.locator('search button[popovertarget="mask-sheet"]').first().click();
  await main.getByRole('button', { name: /^Reiseziel oder Hotel/ }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
}

test('the last searches are offered in the empty destination field, by keyboard, and can be deleted', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await leaveSearches(page);
  await page.reload();
  await shop.takeOver();
  await openDestinations(shop);
  const recent = page.getByRole('region', { name: 'Zuletzt gesucht' });
  await expect(recent.getByRole('link')).toHaveText([/Kreta.*3 Erwachsene/, /Madeira.*4 Erwachsene/]);
  expect(await findA11yViolations(page)).toBe('');
  await shop.expectNoSidewaysScroll();
  await page.getByRole('combobox').fill('ma');
  await expect(recent).toHaveCount(0);
  await page.getByRole('combobox').fill('');
  expect(await reachByTab(recent.getByRole('link', { name: /Madeira/ }))).toBeLessThan(8);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/adults=4/);
  await expect(page.locator(':popover-open')).toHaveCount(0);

  await shop.visitHome();
  await shop.takeOver();
  await openDestinations(shop);
  await reachByTab(recent.getByRole('button', { name: 'Verlauf löschen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ihr Verlauf ist gelöscht.')).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.length, localStorage.getItem('last-seen-search')])).toEqual([
    0,
    null,
  ]);
});

test('a guest’s searches go to the account, are there in the next browser, and are deleted there', async ({
  page,
  shop,
  openContext,
}) => {
  const email = newMemberAddress();
  await shop.visitHome();
  await leaveSearches(page);
  await becomeMember(page, 'Hedwig', email);
  await shop.visitHome();
  const shared = page.waitForResponse((answer) => answer.url().endsWith('/account/last-search'));
  await shop.takeOver();
  expect((await shared).status()).toBe(204);

  const context = await openContext({ viewport: { width: 1440, height: 900 } });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/de-de/login');
  await sendLogin(elsewhere, email);
  await expect(elsewhere).toHaveURL(/\/de-de$/);
  await elsewhere.getByRole('button', { name: /^Reiseziel oder Hotel/ }).click();
  const recent = elsewhere.getByRole('region', { name: 'Zuletzt gesucht' });
  await expect(recent.getByRole('link')).toHaveText([/Kreta/, /Madeira/]);
  const loaded = elsewhere.waitForEvent('load');
  await recent.getByRole('button', { name: 'Verlauf löschen' }).click();
  await loaded;
  const listed = () => elsewhere.evaluate(async () => (await fetch('/de-de/ajax/account/searches')).json());
  expect(await listed()).toEqual({ searches: [] });
});
