import type { Page } from '@playwright/test';
import { beginCheckout, bookTrip, buildTravellers } from '../support/checkout-steps.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { waitUntilBooked } from './wait-until-booked.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
// A script that the trips' worker fetches for a page that is left meanwhile counts as failed, not as aborted.
test.beforeEach(({ watch }) => watch.expectFault(/^failed request: .*\/assets\/.*ERR_FAILED/));

/** Books a trip whose tariff can be changed and that is paid at once; returns the id of its checkout. */
async function book(page: Page): Promise<string> {
  for (let tries = 0; tries < 30; tries += 1) {
    const checkout = await beginCheckout(page, { duration: String(7 + (tries % 10)), cancel: 'free' });
    const id = checkout.split('/').at(-1) ?? '';
    const [row] = await askShopDatabase<{ fits: boolean }>(
      `select jsonb_typeof(trip #> '{terms,change}') = 'object' and (trip ->> 'checkIn')::date > now() + interval '30 days' as fits
       from checkout where id = $1`,
      [id],
    );
    if (row?.fits !== true) continue;
    await buildTravellers(page, checkout);
    await bookTrip(page, checkout);
    await waitUntilBooked(id);
    return id;
  }
  throw new Error('No trip is sold that can be changed');
}

/** The code of the last mail that was sent to confirm a trip's booking. */
async function readCode(checkoutId: string): Promise<string> {
  const find = async () => {
    const [row] = await askShopDatabase<{ text: string }>(
      `select content ->> 'text' as text from mail where content ->> 'subject' like '%' || (select booking_number from booking
         where checkout_id = $1) || '%' and content ->> 'text' ~ '\\m\\d{3} \\d{3}\\M' order by taken_at desc limit 1`,
      [checkoutId],
    );
    return /\b\d{3} \d{3}\b/.exec(row?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return find();
}

/** The first option that costs more, or less, than the trip does. */
const pickDay = (page: Page, sign: '+' | '-') =>
  page
    .locator('#dates td a')
    .filter({ hasText: new RegExp(`\\${sign}[1-9]`) })
    .first();

const fitsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a trip begins on another day: the difference is paid by a card whose bank asks, on a phone', {
  tag: '@journey',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await book(page);
  await page.goto(`/de-de/my-trips/${id}/change`);
  await page.getByRole('link', { name: 'Termin, Zimmer oder Flüge ändern' }).click();
  await page.getByRole('button', { name: 'Code senden' }).click();
  await page.getByLabel('Code aus der E-Mail').fill(await readCode(id));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre neue Reise' })).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  expect(await fitsWindow(page)).toBe(true);

  await pickDay(page, '+').click();
  await page.getByRole('button', { name: 'Preis prüfen' }).click();
  await expect(page.getByText('Jetzt zu zahlen')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('radio', { name: 'Kreditkarte' }).check();
  const field = (name: string) =>
    page.frameLocator(`iframe[name="secure-fields-${name}"]`).getByRole('textbox');
  await expect(field('cardNumber')).toBeFocused();
  await field('cardNumber').pressSequentially('4000000000003220');
  await field('cvv').pressSequentially('123');
  await page.getByLabel('Monat').selectOption('12');
  await page.getByLabel('Jahr').selectOption({ index: 4 });
  await page.getByLabel('Karteninhaber').fill('Ada Lovelace');
  await page.getByRole('button', { name: /^Ändern und bezahlen/ }).click();
  const bank = page.getByRole('dialog').frameLocator('iframe');
  await bank.getByRole('textbox').fill('123456');
  await bank.getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'Ihre Reise ist geändert' })).toBeVisible({
    timeout: 20_000,
  });
  expect(await findA11yViolations(page)).toBe('');

  const [paid] = await askShopDatabase<{ charge: string; fee: string }>(
    `select "order" #>> '{price,base}' as charge, "order" ->> 'fee' as fee from booking
     where trip_booking_id = (select id from booking where checkout_id = $1) and "order" ->> 'kind' = 'change'`,
    [id],
  );
  expect(Number(paid?.charge)).toBeGreaterThan(Number(paid?.fee));
});

test('a trip becomes cheaper, by keyboard and without script: the page says what goes back and until when', async ({
  page,
  openContext,
}) => {
  test.slow();
  const id = await book(page);
  const wide = await openContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const reader = await wide.newPage();
  await reader.goto(`/de-de/my-trips/${id}/change/trip`);
  await reader.getByRole('button', { name: 'Send a code' }).press('Enter');
  const code = reader.getByLabel('Code from the e-mail');
  await code.fill(await readCode(id));
  await code.press('Enter');
  // The shortest stay is the cheapest by more than the fee.
  await reader.locator('#lengths a').first().press('Enter');
  await reader.getByRole('button', { name: 'Check the price' }).press('Enter');
  await expect(reader.getByText('You get back')).toBeVisible();
  await expect(reader.getByText(/reaches you by .* at the latest/)).toBeVisible();
  await reader.getByRole('button', { name: 'Change my trip' }).press('Enter');
  await expect(reader.getByRole('heading', { name: 'Your trip is changed' })).toBeVisible();
  const [owed] = await askShopDatabase<{ reason: string }>(
    'select reason from due_refund where booking_id = (select id from booking where checkout_id = $1)',
    [id],
  );
  expect(owed?.reason).toBe('change');
});
