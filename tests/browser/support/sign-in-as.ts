import type { Page } from '@playwright/test';
import { countKeys } from './counted-keyboard.ts';
import { expect } from './shop.ts';
import type { StaffAccount } from './staff-account.ts';

/** Signs in with password and code, and waits for the place where the role begins. */
export async function signInAs(page: Page, { email, password, generateCode }: StaffAccount): Promise<void> {
  await page.goto('/_office/sign-in');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=code]').fill(generateCode());
  await page.locator('form button[type=submit]').click();
  await expect(page).not.toHaveURL(/sign-in|enter/);
}

/** The same by keyboard alone. */
export async function signInByKeys(
  page: Page,
  { email, password, generateCode }: StaffAccount,
): Promise<void> {
  const keys = countKeys(page);
  await page.goto('/_office/sign-in');
  await keys.typeInto(page.locator('[name=email]'), email);
  await keys.typeInto(page.locator('[name=password]'), password);
  await keys.typeInto(page.locator('[name=code]'), generateCode());
  await keys.press('Enter');
  await expect(page).not.toHaveURL(/sign-in|enter/);
}
