import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookWithExtras } from './book-with-extras.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { makeChange } from './make-change.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

const countPaid = async (checkoutId: string) => {
  const [row] = await askShopDatabase<{ fees: string; paid: string }>(
    `select change_fees as fees, (select coalesce(sum((c."order" -> 'price' ->> 'base')::bigint), 0) from booking c
       where c.trip_booking_id = booking.id and c.payment_state = 'captured') as paid
     from booking where checkout_id = $1`,
    [checkoutId],
  );
  return row;
};

test('a trip is handed over on a phone: another person, the fee paid from the account', {
  tag: '@journey',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const booked = await bookWithExtras(page, [], { duration: '7', cancel: 'free' });
  await page.goto(`/de-de/my-trips/${booked.checkoutId}/change`);
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('link', { name: 'Reise an jemand anderen übertragen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reise übertragen' })).toBeVisible();
  await expect(page.getByText('haften Sie und die neue Person gemeinsam')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await confirmByCode(page, booked.checkoutId, 'de');

  const second = page.getByRole('group', { name: /^Reisende.* 2/ });
  await second.getByRole('checkbox').check();
  await second.getByLabel('Vorname').fill('Eve');
  await page.getByRole('button', { name: 'Änderung prüfen' }).click();
  await expect(second.getByLabel('Nachname')).toHaveAttribute('aria-invalid', 'true');
  await expect(second.getByLabel('Vorname')).toHaveValue('Eve');
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);
  await page.screenshot({ path: 'test-results/hand-over-form-390.png', fullPage: true });

  await second.getByRole('radio', { name: 'Frau' }).check();
  await second.getByLabel('Nachname').fill('Sommer');
  await second.getByLabel('Geburtsdatum').fill('1.2.1990');
  await second.getByLabel('Staatsangehörigkeit').selectOption('DE');
  await page.getByRole('button', { name: 'Änderung prüfen' }).click();
  await expect(page.getByRole('cell', { name: 'Eve Sommer' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preis der Änderung' })).toContainText('25.00');
  await page.screenshot({ path: 'test-results/hand-over-review-390.png', fullPage: true });
  expect(await findA11yViolations(page)).toBe('');
  await page.getByText('Lastschrift').first().click();
  await page.getByLabel('IBAN').fill('DE89370400440532013000');
  await page.getByLabel('Kontoinhaber').fill('Ada Lovelace');
  await page.getByRole('button', { name: /25\.00/ }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Reise ist geändert' })).toBeVisible({
    timeout: 20_000,
  });
  await expect.poll(() => countPaid(booked.checkoutId)).toEqual({ fees: '2500', paid: '2500' });
  await page.getByRole('link', { name: 'Zu Ihrer Reise', exact: true }).click();
  await expect(page.locator('main')).toContainText('Eve Sommer');
});

test('in English a trip is handed over by keyboard, on a wide window, and its page names who travels', async ({
  page,
  openContext,
}) => {
  test.slow();
  const booked = await bookWithExtras(page, [], { duration: '7', cancel: 'free' });
  const context = await openContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    storageState: await page.context().storageState(),
  });
  const wide = await context.newPage();
  await wide.goto(`/de-de/my-trips/${booked.checkoutId}/change/transfer`);
  await expect(wide.getByRole('heading', { level: 2, name: 'Hand your trip over' })).toBeVisible();
  await confirmByCode(wide, booked.checkoutId, 'en');
  const second = wide.getByRole('group', { name: /^Traveller.* 2/ });
  await second.getByRole('checkbox').press('Space');
  await second.getByRole('radio').first().press('Space');
  await second.getByLabel('First name').fill('Eve');
  await second.getByLabel('Last name').fill('Summers');
  await second.getByLabel('Date of birth').fill('01/02/1990');
  await second.getByLabel('Nationality').selectOption('DE');
  await second.getByLabel('Last name').press('Enter');
  await expect(wide.getByRole('cell', { name: 'Eve Summers' })).toBeVisible();
  expect(await findA11yViolations(wide)).toBe('');
  await makeChange(wide, 'en', ['Eve Summers']);
});
