import type { Page } from '@playwright/test';
import { beginCheckout, buildTravellers } from '../support/checkout-steps.ts';
import { type CountedKeyboard, countKeys } from '../support/counted-keyboard.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { giveVoucher } from './give-voucher.ts';
import { address, buy, expectSold } from './voucher-form.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
});
test.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');
test.beforeEach(({ page }) => skipPainting(page));

/** A shopper at the keyboard of a page. */
interface Typist {
  readonly page: Page;
  readonly keys: CountedKeyboard;
}

async function payByCard({ page, keys }: Typist): Promise<void> {
  await keys.pressOn(page.getByRole('radio', { name: 'Credit Card' }), 'Space');
  const field = (name: string) => page.locator(`iframe[name="secure-fields-${name}"]`);
  await expect(field('cardNumber').contentFrame().getByRole('textbox')).toBeFocused();
  await keys.type('4000000000000010');
  await keys.typeInto(page.getByLabel('Month'), '12');
  await expect(page.getByLabel('Month')).toHaveValue('12');
  await keys.pressOn(page.getByLabel('Year'), 'End');
  await expect(page.getByLabel('Year')).not.toHaveValue('');
  await keys.typeInto(field('cvv'), '123');
  await keys.pressOn(page.getByRole('checkbox', { name: 'Use customer data as card holder' }), 'Space');
  await keys.pressOn(buy(page));
}

/** Buys the smallest voucher. @returns the order's number */
async function buyVoucher(typist: Typist, email: string): Promise<string> {
  const { page, keys } = typist;
  await page.goto('/de-de/voucher');
  const amounts = page.getByRole('radiogroup', { name: 'Amount' }).getByRole('radio');
  await keys.pressOn(amounts.first(), 'Space');
  await expect(amounts.first()).toBeChecked();
  await keys.press('ArrowRight');
  await expect(amounts.nth(1)).toBeChecked();
  await keys.pressOn(
    page.getByRole('radiogroup', { name: 'Salutation' }).getByRole('radio').first(),
    'Space',
  );
  const typed: Readonly<Record<string, string>> = {
    'First name': 'Mira',
    'Last name': 'Muster',
    'Date of birth': '01051990',
    'Street and number': 'Musterweg 12',
    'Postal code': '10115',
    Town: 'Berlin',
    'E-mail address': email,
    'Repeat e-mail address': email,
    Phone: '030123456',
  };
  for (const [label, text] of Object.entries(typed))
    await keys.typeInto(page.getByLabel(label, { exact: true }), text);
  await keys.pressOn(page.getByRole('checkbox', { name: /^I agree to the terms/ }), 'Space');
  expect(await findA11yViolations(page)).toBe('');
  await payByCard(typist);
  return expectSold(page);
}

async function redeemInCheckout(typist: Typist): Promise<void> {
  const { page, keys } = typist;
  const code = await giveVoucher(10_000);
  const checkout = await beginCheckout(page);
  await buildTravellers(page, checkout);
  await page.goto(`${checkout}/customer_payment`);
  const redeemed = page.getByRole('list', { name: 'Redeemed' });
  await keys.typeInto(page.getByLabel('Code', { exact: true }), code);
  await keys.press('Enter');
  await expect(redeemed).toContainText(code.slice(-4));
  await keys.pressOn(redeemed.getByRole('button', { name: /^Remove/ }), 'Space');
  await expect(redeemed).toHaveCount(0);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await keys.type(code);
  await keys.pressOn(page.getByRole('button', { name: 'Redeem' }), 'Space');
  await expect(redeemed).toContainText(code.slice(-4));
  expect(await findA11yViolations(page)).toBe('');
  await keys.typeInto(page.getByLabel('Street and number'), 'Hauptstraße 1');
  await keys.typeInto(page.getByLabel('Postal code'), '10115');
  await keys.typeInto(page.getByLabel('City', { exact: true }), 'Berlin');
  await payByCard(typist);
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('of which by gift voucher');
}

test('[VOUCH-001] a voucher is bought, withdrawn from and another redeemed with the keyboard alone', {
  tag: '@access',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const typist: Typist = { page, keys: countKeys(page) };
  const { keys } = typist;
  keys.begin('vouchers');
  const email = address();
  const number = await buyVoucher(typist, email);

  await keys.pressOn(page.getByRole('link', { name: 'Withdraw from contract' }));
  await keys.typeInto(page.getByLabel('Your name'), 'Mira Muster');
  await keys.typeInto(page.getByLabel('Order number'), number);
  await keys.typeInto(page.getByLabel('E-mail address'), email);
  await keys.pressOn(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByText(`the contract with the order number ${number}.`)).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await keys.pressOn(page.getByRole('button', { name: 'Confirm withdrawal' }));
  await expect(page.getByText('We have received your withdrawal')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');

  await redeemInCheckout(typist);
  expect(await findA11yViolations(page)).toBe('');
});
