import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookOwnTrip } from './book-own-trip.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { endTrip } from './trip-of-a-guest.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

test('[checkout X-092] after the trip a guest has their data deleted by the one-time code, and reads what stays until when', async ({
  page,
}) => {
  test.slow();
  const trip = await bookOwnTrip(page);
  const address = `/de-de/my-trips/${trip.checkoutId}`;
  await page.goto(address);
  await confirmByCode(page, trip.checkoutId, 'de');
  await expect(page.getByText('Nach Ihrer Reise können Sie hier alles löschen lassen')).toBeVisible();
  await endTrip(trip);
  await page.goto(address);
  await page.getByText('Daten löschen lassen').click();
  await expect(page.getByText(/für das Finanzamt bis \w+, \d/)).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Jetzt endgültig löschen' }).click();
  await expect(page.getByText('Ihre Daten sind gelöscht.')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');

  await page.goto(address);
  await expect(page).toHaveURL(/find=closed$/);
  const [left] = await askShopDatabase<{ email: string; name: string }>(
    `select "order" #>> '{contact,email}' as email, "order" #>> '{billing,lastName}' as name from booking where checkout_id = $1`,
    [trip.checkoutId],
  );
  expect(left).toEqual({ email: '', name: 'Lovelace' });
});
