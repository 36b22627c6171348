import type { Page } from '@playwright/test';
import { beginCheckout, buildTravellers, openPaymentPage } from '../support/checkout-steps.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { giveVoucher } from './give-voucher.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

/** Minor units of an amount on the page, in either language. */
const readAmount = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
/** The ticket's last line: what is left to pay. */
const readRest = async (page: Page) =>
  readAmount(await page.locator('dd[aria-live] [data-amount], dd[aria-live]').last().textContent());

async function fillAddress(page: Page, labels: readonly [string, string, string]): Promise<void> {
  const [street, zip, city] = labels;
  await page.getByLabel(street).fill('Hauptstraße 1');
  await page.getByLabel(zip).fill('10115');
  await page.getByLabel(city, { exact: true }).fill('Berlin');
}

test.describe('in English on a wide window', () => {
  test.use({ locale: 'en-GB' });

  test('[CAPI-035] [VOUCH-041] [VOUCH-042] a promotion and a voucher lower one order, a wrong code says why, and each can be removed', {
    tag: '@journey',
  }, async ({ page, shop }) => {
    const code = await giveVoucher(10_000);
    await openPaymentPage(shop);
    const whole = await readRest(page);
    const field = page.getByLabel('Code', { exact: true });
    await field.fill('NO-SUCH-CODE');
    await field.press('Enter');
    await expect(page.getByText('We do not know this code.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await findA11yViolations(page)).toBe('');

    await field.fill('meer 50');
    await page.getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByText('The code is redeemed.')).toBeVisible();
    await expect.poll(() => readRest(page)).toBe(whole - 5_000);
    await field.fill(code.toLowerCase().replaceAll('-', ' '));
    await field.press('Enter');
    await expect.poll(() => readRest(page)).toBe(whole - 15_000);
    const list = page.getByRole('list', { name: 'Redeemed' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toContainText(`Gift voucher … ${code.slice(-4)}`);
    expect(await findA11yViolations(page)).toBe('');

    await page.getByRole('button', { name: 'Remove Promotion code MEER-50' }).click();
    await expect.poll(() => readRest(page)).toBe(whole - 10_000);
    await expect(field).toBeFocused();
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveCount(1);
  });

  test('without script the form redeems and removes a code', async ({ page: prepared, openContext }) => {
    const checkout = await beginCheckout(prepared);
    await buildTravellers(prepared, checkout);
    const storageState = await prepared.context().storageState();
    const context = await openContext({ javaScriptEnabled: false, locale: 'en-GB', storageState });
    const page = await context.newPage();
    await page.goto(`${checkout}/customer_payment`);
    await page.getByLabel('Code', { exact: true }).fill('MEER-50');
    await page.getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByRole('button', { name: 'Remove Promotion code MEER-50' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Promotion code MEER-50' }).click();
    await expect(page.getByRole('list', { name: 'Redeemed' })).toHaveCount(0);
    await page.getByLabel('Code', { exact: true }).fill('NO-SUCH-CODE');
    await page.getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByText('We do not know this code.')).toBeVisible();
  });
});

test.describe('in German on a phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('[VOUCH-041] a voucher from a link pays the whole trip, and no card is asked', async ({
    page,
    shop,
  }) => {
    const code = await giveVoucher(9_999_999);
    await page.goto(`/de-de/voucher/redeem?voucher=${code}`);
    expect(page.url()).not.toContain(code);
    const bar = page.getByText(`Ihr Gutschein … ${code.slice(-4)} wird bei Ihrer nächsten Buchung`);
    await expect(bar).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    const checkout = await openPaymentPage(shop);
    await page.goto(`${checkout}/ancillaries`);
    await expect(page.getByText('Ihr Gutschein ist schon abgezogen.')).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await findA11yViolations(page)).toBe('');
    await page.goto(`${checkout}/customer_payment`);
    await shop.takeOver();
    await expect(page.getByText('Ihr Guthaben bezahlt die ganze Reise.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Kreditkarte' })).toHaveCount(0);
    await expect(page.getByText('bleiben auf dem Gutschein')).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    await fillAddress(page, ['Straße und Hausnummer', 'Postleitzahl', 'Ort']);
    await page.getByRole('button', { name: 'Zahlungspflichtig mit Guthaben buchen' }).click();
    await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
    await expect(page.getByText('mit Guthaben bezahlt')).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
  });

  test('a voucher from a link that was taken off is not redeemed', async ({ page }) => {
    const code = await giveVoucher(10_000);
    await page.goto(`/de-de/voucher/redeem?voucher=${code}`);
    await page.getByRole('button', { name: 'Nicht einlösen' }).click();
    await expect(page.getByRole('button', { name: 'Nicht einlösen' })).toHaveCount(0);
    await page.goto(`${await beginCheckout(page)}/ancillaries`);
    await expect(page.getByText('Ihr Gutschein ist schon abgezogen.')).toHaveCount(0);
  });
});
