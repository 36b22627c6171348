import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase, readMail } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookWithExtras } from './book-with-extras.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

test('an insurance is withdrawn from on a phone: in two steps, and its premium is promised back', {
  tag: '@journey',
}, async ({ page }) => {
  test.slow();
  const booked = await bookWithExtras(page, ['insurance'], { duration: '7', cancel: 'free' });
  await page.goto(`/de-de/my-trips/${booked.checkoutId}`);
  await page.getByRole('button', { name: 'Schließen' }).click();
  const part = page.getByRole('region', { name: 'Reiseversicherung' });
  await expect(part).toContainText('Den Beitrag erhalten Sie zurück, Ihre Reise bleibt gebucht.');
  expect(await findA11yViolations(page)).toBe('');
  await part.scrollIntoViewIfNeeded();
  await page.screenshot({ path: 'test-results/insurance-trip-390.png' });
  await part.getByRole('link', { name: 'Versicherung widerrufen' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
  await expect(page.getByLabel('Bestellnummer')).toHaveValue(booked.number);
  await page.getByLabel('Ihr Name').fill('Ada Lovelace');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('ada@example.com');
  await page.screenshot({ path: 'test-results/insurance-form-390.png', fullPage: true });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('die Reiseversicherung zur Buchung')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByText('Ihr Widerruf ist eingegangen')).toBeVisible();

  const readRefund = async () => {
    const [row] = await askShopDatabase<{ state: string; reason: string; days: number; premium: boolean }>(
      `select d.state, d.reason, d.promised_on - (d.created_at at time zone 'Europe/Berlin')::date as days,
         d.amount = (b."order" -> 'price' -> 'extras' -> 0)::bigint as premium
       from due_refund d join booking b on b.id = d.booking_id where b.checkout_id = $1`,
      [booked.checkoutId],
    );
    return row;
  };
  await expect
    .poll(readRefund, { timeout: 20_000 })
    .toMatchObject({ state: 'refunded', reason: 'withdrawal', days: 14, premium: true });
  await expect
    .poll(
      async () =>
        (
          await readMail(
            'ada@example.com',
            `Eingangsbestätigung Ihres Widerrufs (Bestellung ${booked.number})`,
          )
        )?.text,
    )
    .toContain('Ihre Reiseversicherung ist beendet.');
  await page.goto(`/de-de/my-trips/${booked.checkoutId}`);
  await expect(page.getByRole('region', { name: 'Reiseversicherung' })).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('Reiserücktritt');
  await page.screenshot({ path: 'test-results/insurance-done-390.png', fullPage: true });
});
