import type { Page } from '@playwright/test';
import { memberPassword } from '../../factories/members/member.ts';

/** Fills in the issuer's login, in any language; who is offered a passkey puts it off. */
export async function sendLogin(page: Page, email: string): Promise<void> {
  const form = page.locator('form[action$="/login"]');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(memberPassword);
  await form.locator('[type=submit]').click();
  if (page.url().endsWith('/passkey-offer'))
    await page.locator('form[action$="/finish"] [type=submit]').click();
}
