import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookOwnTrip } from './book-own-trip.ts';
import { confirmByCode, readCode } from './confirm-by-code.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

/** A trip that can still be cancelled free of charge. */
const cancellable = { duration: '7', cancel: 'free' };

const readRefund = async (checkoutId: string) => {
  const [row] = await askShopDatabase<{ state: string; amount: string; reason: string; days: number }>(
    `select d.state, d.amount, d.reason, d.promised_on - (d.created_at at time zone 'Europe/Berlin')::date as days
     from due_refund d join booking b on b.id = d.booking_id where b.checkout_id = $1`,
    [checkoutId],
  );
  return row;
};

test.describe('in English at 1440 px', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

  test('a trip is cancelled with its code, and what was quoted is refunded', async ({ page }) => {
    test.slow();
    const { checkoutId } = await bookOwnTrip(page, cancellable);
    await page.goto(`/de-de/my-trips/${checkoutId}/cancel`);
    await expect(page.getByRole('heading', { name: 'Cancel your trip' })).toBeVisible();
    await expect(page.getByRole('table')).toContainText('You cancel');
    await expect(page.getByText(/will be with you by .* at the latest/)).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    await page.screenshot({ path: 'test-results/cancel-quote-1440.png', fullPage: true });

    // Who only has the page reads it; the button comes with the code.
    await expect(page.getByRole('link', { name: 'Continue to cancel' })).toHaveCount(0);
    await confirmByCode(page, checkoutId, 'en');
    await page.getByRole('link', { name: 'Continue to cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Cancel for good?' })).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    const quoted = await page.locator('input[name=refund]').inputValue();
    await page.screenshot({ path: 'test-results/cancel-last-1440.png', fullPage: true });
    await page.getByRole('button', { name: /^Cancel (for|free of charge)/ }).click();
    await expect(page).toHaveURL(new RegExp(`/my-trips/${checkoutId}$`));
    await expect
      .poll(async () => (await readRefund(checkoutId))?.state, { timeout: 20_000 })
      .toBe('refunded');
    expect(await readRefund(checkoutId)).toMatchObject({ amount: quoted, reason: 'cancellation', days: 14 });
    await page.reload();
    await expect(page.getByText('Your trip is cancelled')).toBeVisible();
    await page.screenshot({ path: 'test-results/cancel-done-1440.png', fullPage: true });
    await page.goto(`/de-de/my-trips/${checkoutId}/cancel`);
    await expect(page.getByText('This trip can no longer be cancelled here')).toBeVisible();
  });
});

test.describe('in German at 390 px', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('a trip is cancelled with the keyboard alone, without script', async ({ page, browser, baseURL }) => {
    test.slow();
    const { checkoutId } = await bookOwnTrip(page, cancellable);
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      javaScriptEnabled: false,
      locale: 'de-DE',
      viewport: { width: 390, height: 844 },
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    const press = async (name: string | RegExp, role: 'button' | 'link') => {
      await plain.getByRole(role, { name }).focus();
      await plain.keyboard.press('Enter');
    };
    await plain.goto(`/de-de/my-trips/${checkoutId}/cancel`);
    await expect(plain.getByRole('heading', { name: 'Reise stornieren' })).toBeVisible();
    await plain.screenshot({ path: 'test-results/cancel-quote-390.png', fullPage: true });
    await press('Code senden', 'button');
    await plain.getByLabel('Code aus der E-Mail').focus();
    await plain.keyboard.type(await readCode(checkoutId));
    await plain.keyboard.press('Enter');
    await press('Weiter zur Stornierung', 'link');
    await plain.screenshot({ path: 'test-results/cancel-last-390.png', fullPage: true });
    await press(/stornieren$/, 'button');
    await expect(plain).toHaveURL(new RegExp(`/my-trips/${checkoutId}$`));
    await expect
      .poll(async () => (await readRefund(checkoutId))?.state, { timeout: 20_000 })
      .toBe('refunded');
    await context.close();
  });
});
