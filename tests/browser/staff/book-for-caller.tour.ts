import { beginCheckout, buildTravellers } from '../support/checkout-steps.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase, findMailLinks } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
});
test.beforeEach(({ page }) => skipPainting(page));

/** The link of the confirmation that pays everything. */
async function findPaymentLink(checkoutId: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const [mail] = await askShopDatabase<{ html: string }>(
          `select content ->> 'html' as html from mail
           where id = (select 'booking-' || id || '-confirmation' from booking where checkout_id = $1)`,
          [checkoutId],
        );
        link =
          mail === undefined ? '' : (findMailLinks(mail).find((address) => address.includes('/pay/')) ?? '');
        return link;
      },
      { timeout: 30_000 },
    )
    .toContain('/pay/');
  return new URL(link).pathname;
}

test('staff book for a caller, who pays by the link of the mail, and the booking says who has booked', {
  tag: '@journey',
}, async ({ page, shop, openContext }) => {
  test.setTimeout(180_000);
  await signInAs(page, await makeStaffAccount('service', 'Mira Kent'));
  await page.goto('/_office');
  await page.getByRole('button', { name: 'Book for a caller' }).click();
  await expect(page).toHaveURL(/\/de-de$/);
  const bar = page.getByRole('complementary', { name: 'Booking for a caller' });
  await expect(bar).toContainText('Mira Kent');
  expect(await findA11yViolations(page)).toBe('');
  await page.screenshot({ path: 'test-results/caller-home-1440.png' });

  const checkout = await beginCheckout(page, { duration: '7', cancel: 'free' });
  const checkoutId = checkout.split('/').at(-1) ?? '';
  await buildTravellers(page, checkout);
  expect(await shop.visit(`${checkout}/customer_payment`)).toBe(200);
  await shop.takeOver();
  await expect(bar).toBeVisible();
  await expect(page.getByText(/^We e-mail the caller a payment link/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Credit Card' })).toHaveCount(0);
  await page.getByLabel('Street and number').fill('Hauptstraße 1');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('City').fill('Berlin');
  expect(await findA11yViolations(page)).toBe('');
  await page.screenshot({ path: 'test-results/caller-payment-1440.png', fullPage: true });
  await page.getByRole('button', { name: /^Book with payment by link/ }).click();
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
  await expect(page.getByText('by the link in the e-mail')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.screenshot({ path: 'test-results/caller-booked-1440.png', fullPage: true });
  // The session ended with the booking.
  await page.goto('/de-de');
  await expect(bar).toHaveCount(0);

  const caller = await openContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const atHome = await caller.newPage();
  await skipPainting(atHome);
  await atHome.goto(await findPaymentLink(checkoutId));
  await atHome.getByRole('radio', { name: 'Direct Debit SEPA' }).check();
  await atHome.getByLabel('IBAN').fill('DE89370400440532013000');
  await atHome
    .getByLabel(/holder/i)
    .first()
    .fill('Ada Lovelace');
  await atHome.getByRole('button', { name: /^Pay now(?! with)/ }).click();
  await expect(atHome.getByRole('heading', { name: 'Thank you, this is paid' })).toBeVisible({
    timeout: 30_000,
  });

  const [booking] = await askShopDatabase<{ number: string }>(
    'select booking_number as number from booking where checkout_id = $1',
    [checkoutId],
  );
  await page.goto(`/_office/booking/${booking?.number}`);
  await expect(page.getByText('booked by phone by Mira Kent')).toBeVisible();
  await page.screenshot({ path: 'test-results/caller-office-1440.png', fullPage: true });
  const audited = await askShopDatabase<{ action: string }>(
    `select action from staff_audit where subject = $1 and action = 'caller booked'`,
    [booking?.number],
  );
  expect(audited).toHaveLength(1);
});

test('a press on the bar ends the session, and a shopper is never offered a payment by link', async ({
  page,
  shop,
}) => {
  await signInAs(page, await makeStaffAccount('service', 'Mira Kent'));
  await page.goto('/_office');
  await page.getByRole('button', { name: 'Book for a caller' }).click();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page).toHaveURL(/\/_office$/);
  const checkout = await beginCheckout(page, { duration: '7', cancel: 'free' });
  await buildTravellers(page, checkout);
  expect(await shop.visit(`${checkout}/customer_payment`)).toBe(200);
  await expect(page.getByRole('complementary', { name: 'Booking for a caller' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Credit Card' })).toBeVisible();
  const refused = await page.evaluate(
    async (address) => {
      const body = JSON.stringify({ data: { selectedPayment: null, payment: {}, isByLink: true } });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body })).json();
    },
    `${checkout.replace('/de-de/', '/de-de/ajax/')}/do-payment-set`,
  );
  expect(refused).toMatchObject({ success: false, messages: [{ code: 'noPaymentSelected' }] });
});
