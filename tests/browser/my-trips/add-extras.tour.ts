import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookWithExtras } from './book-with-extras.ts';
import { confirmByCode } from './confirm-by-code.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
});
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

/** Kinds of the extras afterwards, and whether their difference is what was paid. */
async function readAdded(checkoutId: string): Promise<string> {
  const [row] = await askShopDatabase<{ kinds: string; isPaid: boolean }>(
    `select (select string_agg(e ->> 'kind', ' ' order by e ->> 'kind') from jsonb_array_elements(t.amended -> 'extras') e) as kinds,
       (c."order" -> 'price' ->> 'base')::bigint =
         (select sum((e ->> 'amount')::bigint) from jsonb_array_elements(t.amended -> 'extras') e)
         - (select sum((e ->> 'amount')::bigint) from jsonb_array_elements(t."order" -> 'extras') e) as "isPaid"
     from booking t join booking c on c.trip_booking_id = t.id where t.checkout_id = $1`,
    [checkoutId],
  );
  return `${row?.kinds}, ${row?.isPaid === true ? 'paid in full' : 'not paid'}`;
}

test('a lane and a better transfer are added in English: only the difference is paid, and nothing gets lost', async ({
  page,
}) => {
  test.slow();
  const booked = await bookWithExtras(page, ['transfer'], { duration: '7', cancel: 'free' });
  await page.goto(`/de-de/my-trips/${booked.checkoutId}/change`);
  await page.getByRole('link', { name: 'Add extras' }).click();
  await confirmByCode(page, booked.checkoutId, 'en');

  // Nothing is chosen at first, and everything that is booked is named.
  const transfer = page.getByRole('region', { name: 'Transfer' }).getByRole('combobox');
  await expect(transfer).toContainText('Booked: Bus');
  await page.getByRole('button', { name: 'Review the change' }).click();
  await expect(page.getByText('Please choose what you would like to add.')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');

  await transfer.selectOption({ index: 1 });
  const boarding = page.getByRole('region', { name: 'Priority boarding' }).getByRole('combobox').first();
  await boarding.selectOption({ index: 1 });
  await page.screenshot({ path: 'test-results/add-extras-1440.png', fullPage: true });
  await page.getByRole('button', { name: 'Review the change' }).click();
  const price = page.getByRole('region', { name: 'Price of the change' });
  await expect(price).toContainText('To pay now');
  expect(await findA11yViolations(page)).toBe('');
  await page.screenshot({ path: 'test-results/add-extras-review-1440.png', fullPage: true });
  await page.getByText('Direct debit').first().click();
  await page.getByLabel('IBAN').fill('DE89370400440532013000');
  await page.getByLabel('Account holder').fill('Ada Lovelace');
  await page.getByRole('button', { name: /^Change and pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Your trip is changed' })).toBeVisible({ timeout: 20_000 });

  await expect.poll(() => readAdded(booked.checkoutId)).toBe('priority_boarding transfer, paid in full');
  await page.getByRole('link', { name: 'Go to your trip' }).click();
  await expect(page.locator('main')).toContainText('Priority boarding');
});
