import sharp from 'sharp';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookOwnTrip } from './book-own-trip.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { endTrip } from './trip-of-a-guest.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

const photo = async () => ({
  name: 'pool.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 400, channels: 3, background: '#2a7f9e' } })
    .jpeg()
    .toBuffer(),
});

test('[SDATA-028] [REVIEW-012] after the stay a guest reviews the hotel on a phone, and its page shows it once staff have read it', {
  tag: '@journey',
}, async ({ page, openContext }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const trip = await bookOwnTrip(page);
  await page.goto(`/de-de/my-trips/${trip.checkoutId}`);
  await expect(page.getByRole('link', { name: 'Hotel bewerten' })).toHaveCount(0);
  await endTrip(trip);
  await page.goto(`/de-de/my-trips/${trip.checkoutId}`);
  await page.getByRole('link', { name: 'Hotel bewerten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wie war Ihr Aufenthalt?' })).toBeVisible();
  await expect(page.getByLabel('Überschrift')).toHaveCount(0);
  await confirmByCode(page, trip.checkoutId, 'de');

  await expect(page.getByLabel('Name, der angezeigt wird')).toHaveValue('Ada L.');
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Bewertung absenden' }).click();
  await expect(page.getByText('Bitte vergeben Sie Sonnen für den Aufenthalt insgesamt.')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  const overall = page.getByRole('group', { name: 'Ihr Aufenthalt insgesamt' });
  await overall.getByRole('radio', { name: '5 von 6 Sonnen' }).check();
  await page.getByRole('group', { name: 'Essen' }).getByRole('radio', { name: '6 von 6 Sonnen' }).check();
  await page.getByRole('radio', { name: 'Zu zweit' }).check();
  const title = `Gerne wieder ${trip.number}`;
  await page.getByLabel('Überschrift').fill(title);
  await page
    .getByLabel('Ihre Bewertung', { exact: true })
    .fill('Ruhig und sauber. Der Strand liegt vor der Tür.');
  // The quarter of an hour of the code ends while the guest writes.
  await page.context().clearCookies({ name: /trip_/ });
  await page.getByRole('button', { name: 'Bewertung absenden' }).click();
  await expect(page.getByText('Die Zeit Ihres Codes ist abgelaufen')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);
  await page.screenshot({ path: 'test-results/review-code-expired-390.png', fullPage: true });
  await confirmByCode(page, trip.checkoutId, 'de');
  await expect(page.getByLabel('Überschrift')).toHaveValue(title);
  await expect(overall.getByRole('radio', { name: '5 von 6 Sonnen' })).toBeChecked();
  await page
    .getByLabel('Bilder (optional)')
    .setInputFiles([
      await photo(),
      { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ]);
  await page.getByRole('checkbox', { name: /selbst aufgenommen/ }).check();
  await page.getByRole('button', { name: 'Bewertung absenden' }).click();
  await expect(page.getByLabel('Bilder (optional)')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Überschrift')).toHaveValue(title);
  await expect(page.getByRole('img', { name: 'Bild 1 der Bewertung' })).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('button', { name: 'Bewertung absenden' }).click();
  await expect(page.getByText('Vielen Dank für Ihre Bewertung')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');

  const staff = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await skipPainting(staff);
  await signInAs(staff, await makeStaffAccount('service', 'Mira'));
  await staff.goto('/_office/reviews');
  expect(await findA11yViolations(staff)).toBe('');
  const sheet = staff.locator('section', { hasText: title });
  await expect(sheet).toContainText('Insgesamt 5 von 6 · Essen 6 · zu zweit');
  await sheet.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(staff.getByRole('status')).toContainText('Erledigt');

  const [hotelPath = ''] = trip.hotelPath.split('?');
  await page.goto(hotelPath);
  const shown = page.locator('#reviews li', { hasText: title });
  await expect(shown).toContainText('Verifizierter Aufenthalt');
  await expect(shown).toContainText('Ada L. · zu zweit');
  await expect(page.locator('#reviews')).toContainText('haben ihre Reise bei uns gebucht');
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);
});

test('[checkout X-092] in English on a wide window a review is refused with its reason, written again, and withdrawn, without script', async ({
  page,
  openContext,
  watch,
}) => {
  test.slow();
  // The reason that is too short.
  watch.expectFault(/^answer 400: .*\/_office\/reviews\//);
  const trip = await bookOwnTrip(page);
  await endTrip(trip);
  const wide = await openContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const guest = await wide.newPage();
  await skipPainting(guest);
  await guest.goto(`/de-de/my-trips/${trip.checkoutId}/review`);
  await confirmByCode(guest, trip.checkoutId, 'en');
  const write = async (title: string) => {
    const overall = guest.getByRole('group', { name: 'Your stay overall' });
    await overall.getByRole('radio', { name: '2 of 6 suns' }).check();
    await guest.getByRole('radio', { name: 'Alone' }).check();
    await guest.getByLabel('Headline').fill(title);
    await guest
      .getByLabel('Your review', { exact: true })
      .fill('The waiter John Doe was rude to us every morning.');
    await guest.getByRole('button', { name: 'Send the review' }).click();
    await expect(guest.getByText('Thank you for your review')).toBeVisible();
  };
  await write(`Never again ${trip.number}`);

  await signInAs(page, await makeStaffAccount('service', 'Mira'));
  await page.goto('/_office/reviews');
  const sheet = page.locator('section', { hasText: trip.number });
  await sheet.getByLabel('Grund der Ablehnung').fill('no');
  await sheet.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(sheet.getByLabel('Grund der Ablehnung')).toHaveValue('no');
  expect(await findA11yViolations(page)).toBe('');
  await sheet.getByLabel('Grund der Ablehnung').fill('Please leave out the name of the waiter.');
  await sheet.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('status')).toContainText('Erledigt');

  await guest.reload();
  await expect(guest.getByText('Please leave out the name of the waiter.')).toBeVisible();
  await expect(guest.getByLabel('Headline')).toHaveValue(`Never again ${trip.number}`);
  await write(`A rude waiter ${trip.number}`);
  await guest.getByRole('button', { name: 'Withdraw the review' }).click();
  await expect(guest.getByLabel('Headline')).toHaveValue('');
});
