import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { announce } from './announce-change.ts';
import { bookOwnTrip } from './book-own-trip.ts';
import { readCode } from './read-code.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

/** An island with many hotels, and trips that are not the cheapest. */
const island = { destinations: '1001', sort: 'rating' };

const fitsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const readTrip = async (checkoutId: string) => {
  const [row] = await askShopDatabase<{ hotel: string; flight: string; notice: string }>(
    `select coalesce(amended, "order") #>> '{trip,hotel,name}' as hotel,
       coalesce(amended, "order") #>> '{trip,outbound,flightNumber}' as flight, n.state as notice
     from booking b join trip_notice n on n.booking_id = b.id where checkout_id = $1`,
    [checkoutId],
  );
  return row;
};

test.describe('in German at 390 px', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('an overbooked hotel: another one nearby is chosen without a fee, and is the trip’s', {
    tag: '@journey',
  }, async ({ page }) => {
    test.slow();
    const { checkoutId } = await bookOwnTrip(page, { duration: '7', ...island });
    const path = await announce(checkoutId, { kind: 'hotel-overbooked' });
    const before = await readTrip(checkoutId);
    await page.goto(path);
    const alternatives = page.getByRole('region', { name: 'Lieber reisen? Ihre Alternativen' });
    await expect(alternatives.getByRole('listitem').first()).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    expect(await fitsWindow(page)).toBe(true);
    await page.screenshot({ path: 'test-results/alternatives-read-390.png', fullPage: true });
    // Who only has the link reads them; the buttons come with the code.
    await expect(alternatives.getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Code senden' }).click();
    await page.getByLabel('Code aus der E-Mail').fill(await readCode(checkoutId));
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await page.screenshot({ path: 'test-results/alternatives-390.png', fullPage: true });
    const free = alternatives.getByRole('listitem').filter({ hasText: /Ohne Aufpreis|günstiger/ });
    const hotel = await free.first().getByRole('heading').textContent();
    await free.first().getByRole('button').click();
    await expect(page.getByRole('table')).toContainText(hotel ?? '?');
    expect(await findA11yViolations(page)).toBe('');
    expect(await fitsWindow(page)).toBe(true);
    await page.screenshot({ path: 'test-results/alternative-review-390.png', fullPage: true });
    await page.getByRole('button', { name: /^(Reise verbindlich|Kostenlos) ändern/ }).click();
    await expect
      .poll(() => readTrip(checkoutId), { timeout: 30_000 })
      .toMatchObject({ hotel, notice: 'rebooked' });
    expect(before?.hotel).not.toBe(hotel);
    await page.goto(path);
    await expect(page.getByText('Danke, Ihre neue Wahl ist gebucht.')).toBeVisible();
    await page.goto(`/de-de/my-trips/${checkoutId}`);
    await expect(page.getByText(hotel ?? '?').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ihr Hotel ist überbucht' })).toHaveCount(0);
  });
});

test.describe('in English at 1440 px', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

  test('a cancelled flight: other flights to the same hotel are listed with their prices', async ({
    page,
  }) => {
    test.slow();
    const { checkoutId } = await bookOwnTrip(page, { duration: '7', ...island });
    const path = await announce(checkoutId, { kind: 'flight-cancelled', leg: 'outbound' });
    await page.goto(path);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByLabel('Code from the e-mail').fill(await readCode(checkoutId));
    await page.getByRole('button', { name: 'Confirm' }).click();
    const alternatives = page.getByRole('region', { name: 'Would you rather travel? Your alternatives' });
    await expect(alternatives.getByRole('listitem').first()).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    await page.screenshot({ path: 'test-results/alternatives-1440.png', fullPage: true });
    await alternatives.getByRole('button').first().click();
    await expect(page.locator('#change-title')).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    await page.screenshot({ path: 'test-results/alternative-review-1440.png', fullPage: true });
  });
});
