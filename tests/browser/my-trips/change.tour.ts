import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { readMail } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookOwnTrip } from './book-own-trip.ts';
import { confirmByCode, readCode } from './confirm-by-code.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

/** The address in the travellers' data of the tours. */
const email = 'ada@example.com';

test('[checkout X-092] a name is corrected on a phone: after the code, reviewed, and with new documents', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const booked = await bookOwnTrip(page);
  await page.goto(`/de-de/my-trips/${booked.checkoutId}`);
  await page.getByRole('link', { name: 'Reise ändern' }).click();
  await page.getByRole('link', { name: 'Namen berichtigen' }).click();
  await expect(page.getByLabel('Vorname')).toHaveCount(0);
  expect(await findA11yViolations(page)).toBe('');

  await confirmByCode(page, booked.checkoutId, 'de');

  await page.getByLabel('Vorname').first().fill('Zoroaster');
  await page.getByRole('button', { name: 'Änderung prüfen' }).click();
  await expect(page.getByLabel('Vorname').first()).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Vorname').first()).toHaveValue('Zoroaster');
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);

  await page.getByLabel('Vorname').first().fill('Adah');
  await page.getByRole('button', { name: 'Änderung prüfen' }).click();
  await expect(page.getByRole('row', { name: 'Ada Lovelace Adah Lovelace' })).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('button', { name: 'Kostenlos ändern' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Reise ist geändert' })).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');

  await page.getByRole('link', { name: 'Zu Ihrer Reise', exact: true }).click();
  await expect(page.locator('main')).toContainText('Adah Lovelace');
  await expect
    .poll(async () => (await readMail(email, 'Ihre Reise ist geändert'))?.text)
    .toContain(booked.number);
});

test('[checkout X-092] a name is corrected in English on a wide window, by keyboard and without script', async ({
  page,
  openContext,
}) => {
  const booked = await bookOwnTrip(page);
  const wide = await openContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const reader = await wide.newPage();
  await reader.goto(`/de-de/my-trips/${booked.checkoutId}/change/names`);
  await reader.getByRole('button', { name: 'Send a code' }).press('Enter');
  const code = reader.getByLabel('Code from the e-mail');
  await code.fill(await readCode(booked.checkoutId));
  await code.press('Enter');
  const name = reader.getByLabel('First name').first();
  await name.fill('Adaa');
  await name.press('Enter');
  await reader.getByRole('button', { name: 'Change free of charge' }).press('Enter');
  await expect(reader.getByRole('heading', { name: 'Your trip is changed' })).toBeVisible();
});
