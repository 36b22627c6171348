import type { Page } from '@playwright/test';
import { orderLimits } from '../../src/defaults.ts';
import { fillCard, takeCustomerAsHolder, testCards } from './support/card-form.ts';
import { beginCheckout, buildTravellers, orderWith } from './support/checkout-steps.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

const order = (page: Page) => page.getByRole('button', { name: /^Pay now(?! with)/ });

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Street and number').fill('Hauptstraße 1');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('City').fill('Berlin');
}

test('a shopper with too many unpaid trips is led to the open payment, cancels it and can order again', async ({
  page,
  shop,
}) => {
  for (let held = 0; held < orderLimits.holdsPerSession; held += 1) {
    const open = await beginCheckout(page);
    await buildTravellers(page, open);
    expect(await orderWith(page, open, 'PayPal')).toMatchObject({ success: true });
  }
  const wanted = await beginCheckout(page);
  await buildTravellers(page, wanted);
  await shop.visit(`${wanted}/customer_payment`);
  await shop.takeOver();
  await fillAddress(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await order(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Several trips are already reserved for you');
  await expect(dialog.getByRole('link', { name: /^\+|^0/ })).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');

  await dialog.getByRole('link', { name: 'Go to the open payment' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/fail$/);
  expect(await orderWith(page, wanted, 'PayPal')).toMatchObject({ success: true });
});

test('after refused cards the shopper reads how long to wait, and pays by another method at once', async ({
  page,
  shop,
}) => {
  const refused = { token: 'test-refused', holderName: 'Ada Lovelace' };
  for (let tried = 0; tried < orderLimits.freeCardsPerSession; tried += 1) {
    const checkout = await beginCheckout(page);
    await buildTravellers(page, checkout);
    await orderWith(page, checkout, 'CreditCard', refused);
  }
  const checkout = await beginCheckout(page);
  await buildTravellers(page, checkout);
  await shop.visit(`${checkout}/customer_payment`);
  await shop.takeOver();
  await fillAddress(page);
  await fillCard(page, testCards.refused);
  await takeCustomerAsHolder(page);
  await order(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Please wait one minute before you pay by card again');
  await expect(dialog.getByRole('link', { name: /^\+|^0/ })).toBeVisible();

  await dialog.getByRole('button', { name: 'Choose another payment method' }).click();
  await expect(page.getByRole('radio', { name: 'Credit Card' })).toBeFocused();
  await page.getByRole('radio', { name: 'Direct Debit SEPA' }).check();
  await page.getByLabel('Account holder').fill('Ada Lovelace');
  await page.getByLabel('IBAN').fill('DE89370400440532013000');
  await order(page).click();
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
});

test('[checkout X-092] checkouts in two tabs stay open over reload, back and forward, and only in this browser', async ({
  page,
  context,
  request,
}) => {
  const sessionCookie = async () => (await context.cookies()).find(({ name }) => name === 'session')?.value;
  const first = await beginCheckout(page);
  await buildTravellers(page, first);
  await page.goto(`${first}/info`);
  const before = await sessionCookie();

  const other = await context.newPage();
  const second = await beginCheckout(other);
  expect(await sessionCookie()).not.toBe(before);
  for (const path of [`${second}/info`, `${second}/ancillaries`])
    expect((await other.goto(path))?.status()).toBe(200);

  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByLabel('First name').first()).toHaveValue(/\w/);
  expect((await page.goto(`${first}/customer_payment`))?.status()).toBe(200);
  expect((await page.goBack())?.status()).toBe(200);
  expect((await page.goForward())?.status()).toBe(200);
  expect((await other.goBack())?.status()).toBe(200);
  expect(await orderWith(page, first, 'PayPal')).toMatchObject({ success: true });

  for (const checkout of [first, second]) {
    const headers = { cookie: `session=${before}`, host: new URL(page.url()).host };
    const answer = await request.get(`http://localhost:${shopPort()}${checkout}/info`, { headers });
    expect(answer.status()).toBe(404);
  }
});
