import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { bookOwnTrip } from './book-own-trip.ts';

test.use({ locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

/** Gives a booked trip a hotel of its own, so that an incident there hits nobody else. */
async function bookAtOwnHotel(page: Page, name: string): Promise<string> {
  const { checkoutId } = await bookOwnTrip(page, { duration: '7' });
  await askShopDatabase(
    `update booking set "order" = jsonb_set("order", '{trip,hotel,name}', to_jsonb($2::text)) where checkout_id = $1`,
    [checkoutId, name],
  );
  return checkoutId;
}

const readMails = (checkoutId: string) =>
  askShopDatabase<{ text: string }>(
    `select content ->> 'text' as text from mail where content ->> 'text' like '%/my-trips/' || $1 || '/notice/%'`,
    [checkoutId],
  );

for (const width of [1440, 390])
  test(`at ${width} px staff find the bookings that an incident hits, and write to all of them in one go`, async ({
    page,
  }) => {
    test.slow();
    const hotel = `Hotel of the incident ${width} ${Date.now().toString(36)}`;
    const checkoutId = await bookAtOwnHotel(page, hotel);
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, await makeStaffAccount('service'));
    await page.goto('/_office');
    await page.getByRole('link', { name: 'Notices' }).click();
    expect(await findA11yViolations(page)).toBe('');
    await page.getByRole('link', { name: 'Report an incident' }).click();
    await page.getByLabel('Hotel').fill(hotel);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Bookings affected: 1' })).toBeVisible();
    await page.getByLabel('Name of the incident').fill('Storm');
    await page.getByLabel('Message to the travellers').fill('A storm has damaged the roof of your hotel.');
    await page.getByLabel('What we propose').selectOption({ label: 'Free cancellation with full refund' });
    expect(await findA11yViolations(page)).toBe('');
    await page.screenshot({ path: `test-results/incident-${width}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Write to 1 booking' }).click();
    await expect(page.getByText('1 booking is being written to.')).toBeVisible();
    await expect.poll(async () => (await readMails(checkoutId)).length, { timeout: 30_000 }).toBe(1);
    expect((await readMails(checkoutId))[0]?.text).toContain('A storm has damaged the roof of your hotel.');
    await page.reload();
    await expect(page.getByRole('table')).toContainText(hotel);
    await page.screenshot({ path: `test-results/notices-${width}.png`, fullPage: true });
    expect(await findA11yViolations(page)).toBe('');
    await page.goto(`/de-de/my-trips/${checkoutId}`);
    await expect(page.getByRole('heading', { name: 'Important news about your trip' })).toBeVisible();
  });
