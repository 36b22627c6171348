import type { Page } from '@playwright/test';
import { openPaymentPage } from '../support/checkout-steps.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const sheet = (page: Page) => page.frameLocator('iframe[name="wallet-sheet"]');

/** The scripts of the provider that the page has loaded. */
const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((address) => address.endsWith('/wallet-sheet.js')),
  );

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });

  test('two presses lead from the payment page to a booked trip, and name and address come from the wallet', async ({
    page,
    shop,
  }) => {
    await openPaymentPage(shop);
    expect(await loadedScripts(page)).toEqual([]);
    const wallet = page.getByRole('button', { name: 'Zahlungspflichtig buchen mit Google Pay' });
    expect(await findA11yViolations(page)).toBe('');
    await shop.expectNoSidewaysScroll();
    await wallet.click();
    const pay = sheet(page).getByRole('button', { name: 'Bezahlen' });
    await expect(pay).toBeFocused();
    expect(await loadedScripts(page)).toHaveLength(1);
    await expect(sheet(page).getByLabel('Vorname')).toHaveValue('Ada');
    await pay.click();
    await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
  });
});

test.describe('on a desktop, in English', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  const walletOf = (page: Page, name: string) => page.getByRole('button', { name: `Pay now with ${name}` });

  test('a wallet that is declined leads to the next means in place, and nothing that was typed is lost', async ({
    page,
    shop,
    watch,
  }) => {
    await openPaymentPage(shop);
    await page.getByLabel('Street and number').fill('Lindenweg 7');
    await walletOf(page, 'Google Pay').click();
    // axe asks the frame as if it were of the shop's origin.
    watch.expectFault(/postMessage.*target origin/);
    expect(await findA11yViolations(page)).toBe('');
    await sheet(page)
      .getByRole('radio', { name: /is declined/ })
      .check();
    await expect(sheet(page).getByLabel('Street and number')).toHaveValue('Lindenweg 7');
    await sheet(page).getByRole('button', { name: 'Pay', exact: true }).click();
    const problem = page.getByRole('alertdialog');
    await expect(problem).toContainText('Your wallet payment was declined.', { timeout: 30_000 });
    expect(await findA11yViolations(page)).toBe('');
    await problem.getByRole('button').click();
    await expect(page.getByRole('radio', { name: 'Credit Card' })).toBeFocused();
    await expect(page).toHaveURL(/\/customer_payment/);
    await expect(page.getByText('Lindenweg 7')).toBeVisible();

    await page.getByRole('radio', { name: 'Direct Debit SEPA' }).check();
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    await page.getByLabel('Account holder').fill('Ada Lovelace');
    await page.getByRole('button', { name: /^Pay now \d/ }).click();
    await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
  });

  test('a sheet that is closed by the keyboard gives the focus back and orders nothing', async ({
    page,
    shop,
  }) => {
    await openPaymentPage(shop);
    const wallet = walletOf(page, 'Google Pay');
    await wallet.focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe[name="wallet-sheet"]')).toHaveCount(0);
    await expect(wallet).toBeFocused();
    await expect(page).toHaveURL(/\/customer_payment/);
  });

  test('Apple Pay is offered on a device that has it, and on no other', async ({ page, shop }) => {
    await openPaymentPage(shop);
    await expect(walletOf(page, 'Google Pay')).toBeVisible();
    await expect(walletOf(page, 'Apple Pay')).toHaveCount(0);
    await page.addInitScript(() => {
      Object.assign(window, { ApplePaySession: { canMakePayments: () => true } });
    });
    await page.reload();
    await shop.takeOver();
    await walletOf(page, 'Apple Pay').click();
    await expect(sheet(page).getByText('Apple Pay')).toBeVisible();
  });
});
